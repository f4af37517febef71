"""Ctrl-C for a command that plays for ever."""

from __future__ import annotations

import os
import signal
import subprocess


def interrupted(running: subprocess.Popen[str], seconds: float) -> tuple[str, str]:
    """What it wrote to the end; whatever does not stop is sent home, for it would play on beside all other tests."""
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does: to all processes of the command
    try:
        return running.communicate(timeout=seconds)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
            running.communicate()
