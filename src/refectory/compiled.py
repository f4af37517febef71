"""Whether the rules run as machine code or as plain Python, and how to insist on the latter."""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from importlib.util import find_spec

#: Set to anything, it makes an installed package run from its sources, and an installation leave the compiler alone.
PURE = "REFECTORY_PURE"


def is_compiled() -> bool:
    spec = find_spec("refectory.engine.driver")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


def kind() -> str:
    """For people: `refectory --version` says it."""
    return "compiled" if is_compiled() else "pure Python"


def stay_pure(package: str) -> None:
    """In this folder and all below it, only sources are found."""
    for folder, _, _ in os.walk(package):
        sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
