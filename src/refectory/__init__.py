"""Refectory: four monastery games at one long table."""

__version__ = "0.1.0"
