"""The build: what is compiled, what happens where nothing can be, and no machine code beside the sources."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from refectory.engine.registry import game_ids

ROOT = Path(__file__).parent.parent
SCRIPT = ROOT / "tools" / "compile.py"


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.delenv("REFECTORY_PURE", raising=False)
    spec = spec_from_file_location("compile", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def code(build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As if the driver had been compiled."""
    folder = tmp_path / "code"
    (folder / "refectory" / "engine").mkdir(parents=True)
    (folder / "refectory" / "engine" / "driver.so").touch()
    (folder / "refectory_engine__mypyc.so").touch()
    monkeypatch.setattr(build, "machine_code", lambda: folder)
    monkeypatch.setattr(build.shutil, "which", lambda name: name)
    return folder


def compile_into(folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SCRIPT), str(folder)], env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize(
    ("environment", "why"),
    [
        ({"PATH": "/nowhere"}, "There is no C compiler ("),
        ({"PATH": "/nowhere", "REFECTORY_PURE": "1"}, "REFECTORY_PURE is set, "),
    ],
)
def test_where_nothing_can_be_compiled_one_sentence_says_so(
    tmp_path: Path, environment: dict[str, str], why: str
) -> None:
    done = compile_into(tmp_path / "new", **environment)
    assert (done.returncode, done.stdout) == (0, "")
    assert done.stderr.startswith(why)
    assert done.stderr.endswith("so the rules stay plain Python: everything works the same, only slower.\n")
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "new").exists(), "an empty place on the path leaves the sources to be found"


def test_every_room_is_compiled(build: ModuleType) -> None:
    libraries = build.libraries()
    assert set(libraries) == {"engine", "bots", *game_ids()}
    for files in libraries.values():
        assert all((ROOT / "src" / file).is_file() for file in files)
    for game_id in game_ids():
        names = {file.stem for file in libraries[game_id]}
        assert {"components", "state", "steps", "scoring", "sense"} <= names
        assert not any(name.startswith("draw") for name in names)


def test_machine_code_and_sources_come_together(build: ModuleType, code: Path, tmp_path: Path) -> None:
    place = tmp_path / "place"
    (place / "refectory").mkdir(parents=True)
    (place / "refectory" / "gone.so").touch()
    build.lay_out(place)
    assert (place / "refectory" / "engine" / "driver.so").resolve() == code / "refectory" / "engine" / "driver.so"
    for file in ("__init__.py", "engine/driver.py", "engine/art/__init__.py", "games/domus/draw.py", "text/de.ftl"):
        assert (place / "refectory" / file).samefile(ROOT / "src" / "refectory" / file), "sources are linked"
    assert not (place / "refectory" / "gone.so").exists(), "nothing stale is left"


def test_a_failure_is_told_and_counts_as_one(
    build: ModuleType, code: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails() -> Path:
        raise subprocess.CalledProcessError(1, "cc")

    monkeypatch.setattr(build, "machine_code", fails)
    monkeypatch.setattr(sys, "argv", ["compile.py", str(tmp_path / "new")])
    assert build.main() == 1
    assert capsys.readouterr().err.startswith("The rules could not be compiled (build/compile.log says why), so ")


def test_a_change_of_a_rule_is_noticed(build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for source in (ROOT / "src" / "refectory").rglob("*.py"):
        copied = tmp_path / source.relative_to(ROOT / "src")
        copied.parent.mkdir(parents=True, exist_ok=True)
        copied.write_bytes(source.read_bytes())
    monkeypatch.setattr(build, "SOURCE", tmp_path)
    before = build.key()
    (tmp_path / "refectory" / "games" / "domus" / "draw.py").write_text("# drawn anew\n")
    assert build.key() == before, "drawings are not compiled"
    (tmp_path / "refectory" / "games" / "domus" / "steps.py").write_text("# ruled anew\n")
    assert build.key() != before


def hooked(build: ModuleType, version: str = "standard") -> tuple[dict[str, Any], list[str]]:
    """What the hook changes in a wheel, and what it warns about."""
    warnings: list[str] = []
    hook = object.__new__(build.get_build_hook())
    hook._BuildHookInterface__app = SimpleNamespace(display_warning=warnings.append)
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize(version, data)
    return data, warnings


def test_a_wheel_carries_the_machine_code(build: ModuleType, code: Path) -> None:
    data, warnings = hooked(build)
    assert data == {
        "force_include": {
            str(code / "refectory" / "engine" / "driver.so"): "refectory/engine/driver.so",
            str(code / "refectory_engine__mypyc.so"): "refectory_engine__mypyc.so",
        },
        "pure_python": False,
        "infer_tag": True,
    }
    assert not warnings


def test_a_wheel_without_is_for_every_machine(build: ModuleType, code: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hooked(build, "editable") == ({"force_include": {}}, [])
    monkeypatch.setenv("REFECTORY_PURE", "1")
    data, warnings = hooked(build)
    assert data == {"force_include": {}}
    assert [warning.partition(",")[0] for warning in warnings] == ["REFECTORY_PURE is set"]


def test_no_machine_code_lies_beside_the_sources() -> None:
    assert not [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")]
