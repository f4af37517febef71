"""The rules as machine code. One source: what is listed here is compiled by mypyc, the rest stays as it is written.

`pip install .` and `make wheel` come through the build hook; `make play` and the tests through `compile.py FOLDER`,
which lays out the package in a folder of its own, so that no machine code ever lies beside the sources and grows
stale there. Without a C compiler, or with REFECTORY_PURE=1, everything is plain Python and works the same.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = "refectory"

#: Each library is compiled by itself, several at a time; a call from one into another costs a little more.
ENGINE = ("chance", "driver", "event", "state", "step")
#: What the compiled modules see of the others; a change there changes their machine code.
SEEN = ("data", "errors", "game", "move", "native", "sight", "weights")
BOTS = ("greedy", "novice", "plain", "search", "wander")
#: What a room may have beside what it draws and says.
ROOM = (
    "chains", "components", "duel", "grid", "imagine", "moves", "outlook", "pieces", "possible", "reading", "scoring",
    "sense", "state", "steps", "vow",
)  # fmt: skip

OPTIONS = ("--explicit-package-bases", "--namespace-packages", "--follow-imports=silent")
#: How hard the C compiler tries; a higher level takes longer.
LEVEL = "2"
#: Sums of fractions must be rounded as Python does, or searches would choose differently. What is hidden from other
#: libraries needs no detour when it is called.
C_OPTIONS = [] if sys.platform == "win32" else ["-ffp-contract=off", "-fvisibility=hidden"]


def libraries() -> dict[str, list[Path]]:
    """The sources of each library, as paths below `src`."""
    here = Path(PACKAGE)
    found = {
        "engine": [here / "engine" / f"{name}.py" for name in ENGINE],
        "bots": [here / "bots" / f"{name}.py" for name in BOTS],
    }
    for room in sorted((SOURCE / PACKAGE / "games").iterdir()):
        files = [here / "games" / room.name / f"{name}.py" for name in ROOM]
        if present := [file for file in files if (SOURCE / file).exists()]:
            found[room.name] = present
    return found


def key() -> str:
    """Changes whenever the machine code would."""
    found = libraries()
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    digest = sha256(repr((found, OPTIONS, LEVEL, C_OPTIONS, suffix, sys.version, version("mypy"))).encode())
    files = {SOURCE / file for files in found.values() for file in files}
    for file in sorted(files | {SOURCE / PACKAGE / "engine" / f"{name}.py" for name in SEEN}):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def machine_code() -> Path:
    """A folder that holds nothing but the compiled modules, as they belong beside the sources; made once."""
    done = ROOT / "build" / f"compiled-{key()}"
    if done.is_dir():
        return done
    for old in (ROOT / "build").glob("compiled-*"):
        shutil.rmtree(old)
    sys.stderr.write("Compiling the rules, about two minutes, once ...\n")
    work = ROOT / "build" / "compiling"
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(SOURCE / PACKAGE, work / PACKAGE, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    log = ROOT / "build" / "compile.log"
    with log.open("w") as out:
        # In a process of its own: the compiler speaks up, changes folders and leaves by sys.exit.
        subprocess.run([sys.executable, __file__, "--work", str(work)], stdout=out, stderr=out, check=True)
    (work / "lib").rename(done)
    shutil.rmtree(work)
    return done


def compile_here(work: Path) -> None:
    """Compile the copy of the sources in `work` into `work/lib`."""
    from setuptools import Distribution  # type: ignore[import-untyped]  # before mypyc, which looks for it

    from mypyc.build import mypycify  # isort: skip

    os.chdir(work)
    found = libraries()
    paths = [str(file) for files in found.values() for file in files]
    groups: list[tuple[list[str], str | None]]
    groups = [([str(file) for file in files], f"{PACKAGE}_{name}") for name, files in found.items()]
    extensions = mypycify([*OPTIONS, *paths], separate=groups, opt_level=LEVEL, debug_level="0")
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *C_OPTIONS]
    command = Distribution({"name": PACKAGE, "ext_modules": extensions}).get_command_obj("build_ext")
    command.set_undefined_options("build")
    command.build_lib, command.build_temp, command.parallel = "lib", "temp", os.cpu_count()
    command.ensure_finalized()
    command.run()


class NoMachineCode(Exception):
    """The rules can't be compiled here; the sentence says why. `failed` if they should have been."""

    def __init__(self, why: str, failed: bool = False) -> None:
        super().__init__(f"{why}, so the rules stay plain Python: everything works the same, only slower.")
        self.failed = failed


def attempt() -> Path:
    """`machine_code`, or a sentence for people."""
    if os.environ.get("REFECTORY_PURE"):
        raise NoMachineCode("REFECTORY_PURE is set")
    compiler = (sysconfig.get_config_var("CC") or "cl").split()[0]
    if not shutil.which(compiler):
        raise NoMachineCode(f"There is no C compiler ('{compiler}')")
    try:
        return machine_code()
    except subprocess.CalledProcessError:
        raise NoMachineCode("The rules could not be compiled (build/compile.log says why)", failed=True) from None


def lay_out(folder: Path) -> None:
    """The package with its machine code in a folder to be put on the path; nothing, if it must do without.

    Sources are linked, not copied: what is not compiled can be edited and is seen at once.
    """
    shutil.rmtree(folder, ignore_errors=True)
    code = attempt()
    for file in sorted(code.rglob("*.*")):
        target = folder / file.relative_to(code)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.symlink_to(file)
    for real in [path for path in folder.rglob("*") if path.is_dir()]:
        for source in (SOURCE / real.relative_to(folder)).iterdir():
            if source.name != "__pycache__" and not (real / source.name).exists():
                (real / source.name).symlink_to(source)


def main() -> int:
    if sys.argv[1:2] == ["--work"]:
        compile_here(Path(sys.argv[2]))
        return 0
    try:
        lay_out(Path(sys.argv[1]).resolve())
    except NoMachineCode as why:
        sys.stderr.write(f"{why}\n")
        return int(why.failed)
    return 0


def get_build_hook() -> type[Any]:
    """What hatchling asks for; it is there when a wheel is built, and need not be otherwise."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class CompileHook(BuildHookInterface[Any]):
        """Puts the machine code into a wheel beside the sources."""

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if version == "editable":
                return
            try:
                code = attempt()
            except NoMachineCode as why:
                self.app.display_warning(str(why))
                return
            files = [file for file in code.rglob("*.*") if file.is_file()]
            build_data["force_include"].update({str(file): str(file.relative_to(code)) for file in files})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    return CompileHook


if __name__ == "__main__":
    sys.exit(main())
