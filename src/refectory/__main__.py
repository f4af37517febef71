"""`python -m refectory` is `refectory`."""

import sys

from refectory.cli import main

sys.exit(main())
