"""The dice in the air: the latest roll, or a new die. Each is a place to choose it."""

from __future__ import annotations

from refectory.engine.art import escape

from .pieces import Scene, die, rect

Die = tuple[int, str]


def rolled(scene: Scene) -> list[Die]:
    """Face and colour of every die of the roll; none once the game is over."""
    view, colour = scene.view, scene.colours[scene.view["turn"]]
    if view["over"]:
        return []
    if view["thrown"]:
        return [(view["thrown"], colour)]
    neutral, personal = view["rolled"]["neutral"], view["rolled"]["personal"]
    return [*((face, "") for face in neutral), *((face, colour) for face in personal)]


def thrown(scene: Scene, dice: list[Die], spots: list[tuple[float, float]], size: float, more: str = "") -> str:
    """The dice on their spots; `more` makes their ids those of another drawing."""
    picked = {kind: list(faces) for kind, faces in scene.view["picked"].items()}
    drawn = []
    for n, ((face, colour), (x, y)) in enumerate(zip(dice, spots, strict=True)):
        kind = "personal" if colour else "neutral"
        chosen = face in picked[kind]
        if chosen:
            picked[kind].remove(face)
        drawn.append(_die(scene, f"rolled-{n}{more}", face, colour, x, y, size, chosen))
    return "".join(drawn)


def _die(scene: Scene, element: str, face: int, colour: str, x: float, y: float, size: float, chosen: bool) -> str:
    kind = "personal" if colour else "neutral"
    word = {"pick": f"pick:{kind}:{face}", "keep": "keep"}.get(scene.step, f"place:{face}")
    label = scene.words("draw-die", die=f"die-{kind}", face=face)
    if chosen:
        shape = die(face, x, y, size, colour) + rect(x - 1, y - 1, size + 2, size + 2, 7, "mt-picked")
        return f'<g id="{element}" role="img" aria-label="{escape(label)}">{shape}</g>'
    return scene.target(word, label, element, scene.glow(word, x, y, size, size) + die(face, x, y, size, colour))
