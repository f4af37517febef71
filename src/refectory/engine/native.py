"""What the compiler should know about a class; plain Python takes no notice.

The engine needs nothing but the standard library, so at run time a stand-in takes the place of the compiler's own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    C = TypeVar("C", bound=type)

    def mypyc_attr(**hints: bool) -> Callable[[C], C]:
        return lambda cls: cls
