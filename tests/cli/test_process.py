"""The command as the system sees it: real processes, pipes and a terminal."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from refectory.engine.record import Record
from tests.interrupts import interrupted

COMMAND = [sys.executable, "-m", "refectory"]
ENGLISH = {**os.environ, "LC_ALL": "C.UTF-8", "TERM": "xterm", "COLUMNS": "100"}

#: The last of the numbered moves, and the prompt.
PROMPT = r"\]\r\n> "


def process(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *arguments], input=typed, capture_output=True, text=True, env=ENGLISH, timeout=60, check=False
    )


def test_a_whole_game_through_a_pipe(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    table = ("--seats", "human,random", "--seed", "1", "--save", str(file))
    done = process("play", "kardinal", *table, typed="1\n" * 500)
    assert (done.returncode, done.stderr) == (0, "")
    record = Record.load(file)
    assert record.verify().state.over
    assert process("verify", str(file)).returncode == 0


def test_wrong_input_leaves_no_traceback() -> None:
    done = process("play", "kardnal")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "Unknown game 'kardnal'. Did you mean 'kardinal'?\n"


def test_a_broken_pipe_is_quiet() -> None:
    line = f"{sys.executable} -m refectory rules kardinal --json"
    done = subprocess.run(
        ["bash", "-c", f"{line} | head -n 1; exit ${{PIPESTATUS[0]}}"],
        capture_output=True, text=True, env={**ENGLISH, "PYTHONUNBUFFERED": "1"}, timeout=60, check=False,
    )  # fmt: skip
    assert done.stderr == ""
    assert done.stdout == "[\n"
    assert done.returncode in (0, 141), "quick writers are done before the reader is gone"


def test_an_interrupt_is_quiet() -> None:
    running = subprocess.Popen(
        [*COMMAND, "simulate", "kardinal", "--games", "1000000", "--jobs", "2"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENGLISH, start_new_session=True,
    )  # fmt: skip
    time.sleep(2)
    out, err = interrupted(running, 30)
    assert (running.returncode, out, err) == (130, "", "")


class Terminal:
    """A command with a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        self.child, self.keyboard = pty.fork()
        if self.child == 0:
            os.execve(sys.executable, [*COMMAND, *arguments], ENGLISH)
        self.shown = ""

    def type(self, text: str) -> None:
        os.write(self.keyboard, text.encode())

    def until(self, pattern: str, seconds: float = 15) -> str:
        """Everything shown up to the pattern; what was seen before is forgotten."""
        deadline = time.monotonic() + seconds
        while not (found := re.search(pattern, self.shown)):
            ready, _, _ = select.select([self.keyboard], [], [], deadline - time.monotonic())
            assert ready, f"no '{pattern}' in: {self.shown}"
            self.shown += os.read(self.keyboard, 65536).decode(errors="replace")
        seen, self.shown = self.shown[: found.end()], self.shown[found.end() :]
        return seen

    def interrupt(self, pattern: str) -> str:
        """Ctrl-C, pressed again if nothing happens: one that comes just as a line begins to be read may be lost."""
        for _ in range(4):
            self.type("\x03")
            if select.select([self.keyboard], [], [], 3)[0]:
                break
        return self.until(pattern)

    def leave(self) -> int:
        """Read to the end; the exit code."""
        try:
            while os.read(self.keyboard, 65536):
                pass
        except OSError:  # a terminal whose other end is closed gives an input/output error
            pass
        os.close(self.keyboard)
        return os.waitstatus_to_exitcode(os.waitpid(self.child, 0)[1])


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return tmp_path / "game.json"


def test_at_a_terminal(saved: Path) -> None:
    table = ("--seats", "human,greedy,human", "--name", "Ada", "--option", "start=1", "--save", str(saved))
    terminal = Terminal("play", "kardinal", *table)
    terminal.until("Pass the keyboard to Ada.*press Enter")
    terminal.type("\n")
    first = terminal.until(PROMPT)
    assert "\x1b[2J" in first, "the screen is cleared behind the curtain"
    assert "   1  " in first
    terminal.type("1\n")
    terminal.until(PROMPT)
    terminal.type("u\n")
    terminal.until("Taken back")
    terminal.until(PROMPT)
    terminal.type("r KK-404\n")
    terminal.until(r"KK-404  \w")
    terminal.type("q\n")
    terminal.until("Saved in")
    assert terminal.leave() == 0
    assert Record.load(saved).moves == []


def test_an_interrupt_at_a_terminal(saved: Path) -> None:
    terminal = Terminal("play", "kardinal", "--seats", "human,greedy", "--option", "start=1", "--save", str(saved))
    terminal.until(PROMPT)
    terminal.type("1\n")
    terminal.until(PROMPT)
    shown = terminal.interrupt("Saved in")
    assert "Traceback" not in shown
    assert terminal.leave() == 130
    assert len(Record.load(saved).moves) == 1
