"""Refectory: four monastery games at one long table."""

import os

from . import compiled

__version__ = "0.1.0"

if os.environ.get(compiled.PURE):
    compiled.stay_pure(__path__[0])
