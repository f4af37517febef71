"""The app over HTTP: security, honesty and forms that work without a script."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

import brotli  # type: ignore[import-untyped]
import pytest

from refectory.engine.chance import commitment
from refectory.engine.event import ALL, SPECTATOR
from refectory.engine.game import Game
from refectory.engine.registry import game_ids, load_game
from refectory.server import looks
from refectory.server.answers import home
from refectory.server.app import ROUTES, create_app
from refectory.server.chronicle import PERSON, opening_row
from refectory.server.house import Settings
from refectory.server.identity import Person, clean_line, clean_name, person_of
from refectory.server.limits import Limits
from refectory.server.rehearsal import rehearsal
from refectory.server.requests import browser_language, local_path, only_here
from refectory.server.serve import address_of, bind
from refectory.server.store import Row
from refectory.server.streams import Told, delta, event, squeezer
from refectory.server.table import Table
from refectory.web.table import fragment
from tests.server.house import GENEROUS, free_port
from tests.server.inside import Visitor, visit

EVIL = '"><script>x</script>'


def client(
    tmp_path: Path, limits: Limits = GENEROUS, base: str = "http://house.test"
) -> AbstractContextManager[Visitor]:
    settings = Settings(db=str(tmp_path / "db"), pause=0, limits=limits, bots="tests.server.bots:make_bot", workers=1)
    return visit(create_app(settings), base)


@pytest.fixture
def web(toy: Game, tmp_path: Path) -> Iterator[Visitor]:
    with client(tmp_path) as running:
        yield running


def csrf(web: Visitor) -> str:
    token: str = web.get("/me", headers={"accept": "application/json"}).json()["csrf"]
    return token


def post(web: Visitor, path: str, **fields: object) -> Any:
    data = {name: str(value) for name, value in fields.items()}
    return web.post(path, data=data | {"csrf": csrf(web)}, follow_redirects=False)


def opened(web: Visitor, *seats: str, **more: object) -> str:
    """A table of the toy game; its address."""
    fields = {f"seat{n}": seat for n, seat in enumerate(seats)} | {f"name{n}": f"P{n}" for n in range(len(seats))}
    answer = web.post(
        "/new/toy", data={**fields, **{k: str(v) for k, v in more.items()}, "csrf": csrf(web)}, follow_redirects=False
    )
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


PAGES = ("/", "/tables", "/replays", "/rules", "/rules/toy", "/about", "/new", "/new/toy", "/nowhere")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_page_is_safe(web: Visitor, lang: str) -> None:
    table = opened(web, "me", "bot:novice")
    waiting = opened(web, "me", "invite")
    for path in (*PAGES, table, waiting, f"{table}/join", f"{table}/replay/0"):
        answer = web.get(path, headers={"accept-language": lang})
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert not re.search(r"<script(?![^>]* src=)|<style|\son\w+=|\sstyle=|javascript:", answer.text), path
        assert f'<html lang="{lang}"' in answer.text
        outside = {urlsplit(url).netloc for url in re.findall(r'(?:src|href|action)="([^"#]+)"', answer.text)}
        assert outside == {""}, path


def test_names_are_escaped_everywhere(web: Visitor) -> None:
    fields = {"seat0": "me", "seat1": "here", "name0": EVIL, "name1": EVIL, "csrf": csrf(web)}
    table = web.post("/new/toy", data=fields, follow_redirects=False).headers["location"]
    post(web, f"{table}/say", text=EVIL)
    for path in ("/", "/tables", "/new/toy", table):
        assert "<script>x" not in web.get(path).text
    for seat in (0, 1):
        post(web, f"{table}/here", seat=seat)
        assert "<script>x" not in web.get(table).text


def test_a_change_needs_the_token_and_the_right_origin(web: Visitor) -> None:
    good = csrf(web)
    body = {"game": "toy"}
    assert web.post("/play", data=body).status_code == 403
    for wrong in ("0" * 32, "ä" * 32, ""):
        assert web.post("/play", data=body | {"csrf": wrong}).status_code == 403
    for headers in ({"origin": "http://evil.test"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"}):
        assert web.post("/play", data=body | {"csrf": good}, headers=headers).status_code == 403
    ours = {"origin": "http://house.test", "sec-fetch-site": "same-origin"}
    assert web.post("/play", data=body | {"csrf": good}, headers=ours, follow_redirects=False).status_code == 303


def test_every_change_checks(web: Visitor) -> None:
    table = opened(web, "me", "bot:novice").removeprefix("/t/")
    for method, path, _ in ROUTES:
        if method == "POST":
            address = path.replace("{table}", table).replace("{game}", "toy")
            assert web.post(address, data={"seat": "0"}).status_code == 403, path


def test_the_secret_is_httponly_and_secure_behind_tls(toy: Game, tmp_path: Path) -> None:
    with client(tmp_path) as plain:
        cookie = plain.get("/").headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie
    with client(tmp_path, base="https://house.test") as tls:
        assert "; Secure" in tls.get("/").headers["set-cookie"]


def test_a_person_is_a_hash_of_the_secret() -> None:
    new = person_of("")
    assert new.fresh
    again = person_of(f"refectory={new.secret}.Anna%20M")
    assert (again.id, again.name, again.fresh) == (new.id, "Anna M", False)
    assert new.secret not in new.id
    assert person_of("refectory=short.Eve").fresh
    assert not new.trusts(Person("x" * 43, "").csrf)


def test_names_are_cleaned() -> None:
    assert clean_name("  Anna\u202e\n  Maria\x00 ") == "Anna Maria"
    assert clean_name("Z\u0301\u0301\u0301\u0301\u0301") == "Ź\u0301\u0301"
    assert clean_name("अनिता") == "अनिता"
    assert len(clean_name("x" * 99)) == 24
    assert clean_line("a\u2066b\nc", 9) == "ab c"


def test_sizes_and_rates_are_limited(toy: Game, tmp_path: Path) -> None:
    with client(tmp_path, Limits(body=1000, posts=(0.001, 3), tables=(0.001, 1))) as web:
        token = csrf(web)
        assert web.post("/settings", data={"csrf": token, "back": "x" * 2000}).status_code == 413
        assert web.post("/play", data={"csrf": token, "game": "toy"}, follow_redirects=False).status_code == 303
        assert web.post("/play", data={"csrf": token, "game": "toy"}).status_code == 429
        assert web.post("/settings", data={"csrf": token}).status_code == 429


def test_a_full_house_says_so(toy: Game, tmp_path: Path) -> None:
    with client(tmp_path, Limits(open_tables=1)) as web:
        opened(web, "me", "invite")
        answer = web.post("/play", data={"csrf": csrf(web), "game": "toy"})
        assert answer.status_code == 429
        assert "All tables are taken" in answer.text


def test_forms_work_without_a_script(web: Visitor) -> None:
    table = opened(web, "me", "here")
    seen = web.get(table).text
    seat = re.search(r'action="/t/\w+/here">.*?name="seat" value="(\d)"', seen)
    assert seat
    post(web, f"{table}/here", seat=seat[1])
    page = web.get(table).text
    stamp = re.search(r'name="stamp" value="(\d+)"', page)
    move = re.search(r'<button name="move" value="([^"]+)"', page)
    assert stamp
    assert move
    answer = web.post(
        f"{table}/move", data={"csrf": csrf(web), "stamp": stamp[1], "move": move[1]}, follow_redirects=False
    )
    assert (answer.status_code, answer.headers["location"]) == (303, table)
    again = web.post(f"{table}/move", data={"csrf": csrf(web), "stamp": stamp[1], "move": move[1]})
    assert again.status_code == 409
    assert "The table has changed" in again.text


def test_wrong_requests_get_clear_pages(web: Visitor) -> None:
    table = opened(web, "me", "bot:novice")
    assert web.get("/t/nosuchtable1").status_code == 404
    assert web.get("/rules/nosuch").status_code == 404
    assert web.get("/static/abc/../../secret").status_code == 404
    assert web.get(f"{table}/replay/999").status_code == 404
    assert web.get(f"{table}/end").status_code == 409
    assert web.get(f"{table}/record.json").status_code == 409
    assert web.get(f"{table}/preview?move=nonsense").status_code == 400
    bad = web.post("/new/toy", data={"csrf": csrf(web), "seat0": "me"})
    assert bad.status_code == 400
    assert "These seats don" in bad.text
    for option in ("option-nosuch", "option-bell"):
        odd = {"csrf": csrf(web), "seat0": "me", "seat1": "here", option: "loud"}
        assert web.post("/new/toy", data=odd).status_code == 400
    overlay = web.post(
        "/new/toy", data={"csrf": csrf(web), "seat0": "me", "seat1": "here", "overlay": "[candles]\ncopis = 3"}
    )
    assert overlay.status_code == 400
    assert "Did you mean" in overlay.text


def test_a_bug_of_ours_is_told_without_details(web: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*parts: object) -> str:
        raise RuntimeError("a secret of the house")

    monkeypatch.setattr(home, "home", broken)
    page, data = (web.get("/", headers={"accept": kind}) for kind in ("text/html", "application/json"))
    assert page.status_code == data.status_code == 500
    assert data.json()["error"] == "broken"
    for answer in (page, data):
        assert "Something broke here" in answer.text
        assert "secret" not in answer.text


def test_an_overlay_changes_the_figures_of_one_table(web: Visitor) -> None:
    table = opened(web, "me", "here", overlay="[bell]\nbonus = 7")
    assert web.get(table).status_code == 200


def test_language_and_theme_are_remembered(web: Visitor) -> None:
    assert '<html lang="en"' in web.get("/").text
    post(web, "/settings", lang="de", theme="dark", back="/about")
    page = web.get("/about").text
    assert '<html lang="de" data-theme="dark"' in page
    assert browser_language("fr, de;q=0.8, en;q=0.5") == "de"
    assert browser_language("xx") == "en"
    assert browser_language("de;q=oops, en") == "en"
    assert local_path("//evil.test") == "/"
    assert local_path("/t/x?y=1") == "/t/x?y=1"


def test_static_files_are_kept_for_ever_and_compressed(web: Visitor) -> None:
    page = web.get("/").text
    for url in re.findall(r'(?:href|src)="(/static/[^"]+)"', page):
        plain = web.get(url, headers={"accept-encoding": "identity"})
        small = web.get(url, headers={"accept-encoding": "gzip"})
        assert "immutable" in plain.headers["cache-control"]
        assert plain.status_code == small.status_code == 200
        assert small.headers["content-encoding"] == "gzip"
        assert small.content == plain.content


def test_streams_compress_what_was_sent_before() -> None:
    fragment_text = "".join(Random(1).choices("abcdefghijklmnop ", k=60_000))
    for coding in ("br", "gzip"):
        name, squeeze = squeezer(f"{coding}, x")
        assert name == coding
        first = squeeze(event("table", fragment_text))
        second = squeeze(event("table", fragment_text.replace("aa", "AA", 3)))
        assert len(second) < len(first) / 20 if coding == "br" else len(second) <= len(first)
    _, squeeze = squeezer("br")
    assert brotli.Decompressor().process(squeeze(b"hello")) == b"hello"
    assert squeezer("")[0] == "identity"


def put_together(old: str, changes: list[str]) -> str:
    """What a page does with the changes it hears of."""
    was, now, here = old.split("<"), [], 0
    for line in changes:
        if line.startswith("<"):
            now += line[1:].split("<")
        else:
            skip, count = map(int, line.split())
            here += skip + count
            now += was[here - count : here]
    return "<".join(now)


def told_again(old: str, new: str) -> str:
    return put_together(old, delta(old.split("<"), new.split("<")))


def test_changes_make_the_new_page_out_of_the_old_one() -> None:
    rng = Random(3)
    pieces = [f"<g id='p{n}'>text {n % 3}</g>" for n in range(60)] + ["<b>ä𝔊 < loose</b>", ""]
    old = "".join(pieces)
    for _ in range(80):
        for _ in range(rng.randrange(4)):
            rng.choice((pieces.append, lambda piece: pieces.insert(rng.randrange(9), piece)))(
                f"<i>{rng.random()}</i>"
            )
            pieces.insert(rng.randrange(len(pieces)), pieces.pop(rng.randrange(len(pieces))))
        new = "".join(pieces)
        assert told_again(old, new) == new
        old = new
    assert told_again(old, "") == ""
    assert delta(old.split("<"), old.split("<")) == [f"0 {len(old.split('<'))}"]
    moved = delta(["", "a>", "b>", "c>", "d>", "e>", "f>"], ["", "d>", "e>", "f>", "a>", "b>", "c>"])
    assert not any(line.startswith("<") for line in moved[1:]), "what only changed places is not sent again"


def test_who_knows_everything_is_told_nothing() -> None:
    told = Told()
    assert told.news("<p>one</p>") == event("table", "<p>one</p>")
    assert told.news("<p>one</p>") == b""
    assert told.news("<p>two</p>") == event("change", "0 1\n<p>two</p>")
    assert told.news("<p>a\nb</p>") == event("change", "0 1\n<p>a&#10;b</p>"), "a line of its own would be a step"


def test_lines_in_a_fragment_stay_one_event() -> None:
    assert event("table", "a\nb") == b"event: table\ndata: a\ndata: b\n\n"


# ---- nothing hidden on the wire ------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", game_ids())
def test_a_page_is_the_same_for_every_truth_its_reader_can_imagine(game_id: str) -> None:
    """The strongest form of "no leak": re-deal whatever these eyes can't know, and not one byte may change."""
    game = load_game(game_id)
    seats = game.seats.start
    table = _seated(game_id)
    match = table.match
    assert match is not None
    rng = Random(game_id)
    for ply in range(60):
        if match.state.over:
            break
        if ply % 12 == 0:
            for eyes in (SPECTATOR, *range(seats)):
                _same_bytes(table, eyes, rng)
        match.play(match.state.actor, game.vocabulary.word(rng.choice(match.state.options)))


def _same_bytes(table: Table, eyes: int, rng: Random) -> None:
    match = table.match
    assert match is not None
    truth = match.state
    person = f"p{eyes}" if eyes >= 0 else "nobody"
    sent = fragment(looks.look_of(table, person, "en", "csrf"))
    assert table.seed not in sent
    imagined = match.game.imagine(truth, eyes, rng)
    match.state = imagined
    seed, table.seed = table.seed, "another seed"
    table.lines.clear()
    try:
        other = looks.look_of(table, person, "en", "csrf")
        assert fragment(other).replace(other.commitment, "") == sent.replace(commitment(seed), "")
    finally:
        match.state, table.seed = truth, seed


def test_what_a_preview_tells_does_not_depend_on_the_truth(toy: Game) -> None:
    table = _seated("toy")
    match = table.match
    assert match is not None
    rng = Random(5)
    for _ in range(40):
        if match.state.over:
            break
        seat = match.state.actor
        options = [toy.vocabulary.word(move) for move in match.state.options]
        told = [looks.preview(table, f"p{seat}", "en", word) for word in options]
        truth = match.state
        match.state = toy.imagine(truth, seat, rng)
        assert [looks.preview(table, f"p{seat}", "en", word) for word in options] == told
        match.state = truth
        match.play(seat, rng.choice(options))


def test_the_seed_is_a_secret_until_the_end(web: Visitor) -> None:
    """All bytes of all pages of a running game, for its players and for spectators."""
    table = opened(web, "me", "here", listed=1)
    house = web.app.state.house
    kept: Table = house.hall._tables[table.removeprefix("/t/")]
    other = web.stranger()
    sent: list[bytes] = []
    while kept.state == "running":
        assert kept.match is not None
        post(web, f"{table}/here", seat=kept.actor())
        word = kept.match.game.vocabulary.word(kept.match.state.options[0])
        for reader in (web, other):
            for path in (
                "",
                "/fragment",
                "/view.json",
                f"/replay/{kept.match.ply}",
                f"/preview?move={word}",
                "/why?what=x",
                "/record.json",
                "/log.txt",
                "/end",
                "/join",
            ):
                sent.append(reader.get(table + path).content)
        sent.append(web.get("/").content + web.get("/tables").content + web.get("/replays").content)
        post(web, f"{table}/move", stamp=kept.stamp, move=word)
    bytes_sent = b"\n".join(sent)
    assert kept.seed.encode() not in bytes_sent
    assert kept.host.encode() not in bytes_sent
    assert kept.seed in web.get(f"{table}/end").text
    assert kept.seed in web.get(f"{table}/record.json").text


def test_a_finished_game_shows_every_point_and_all_eyes(web: Visitor) -> None:
    table = opened(web, "me", "here")
    kept: Table = web.app.state.house.hall._tables[table.removeprefix("/t/")]
    while kept.state == "running":
        assert kept.match is not None
        post(web, f"{table}/here", seat=kept.actor())
        post(
            web, f"{table}/move", stamp=kept.stamp, move=kept.match.game.vocabulary.word(kept.match.state.options[0])
        )
    assert kept.match is not None
    end = web.get(f"{table}/end").text
    total = sum(score.points for score, _ in looks.awarded(kept.match))
    assert total == sum(kept.match.state.scores)
    assert looks.curve(kept.match)[-1] == kept.match.state.scores
    assert end.count('class="sheet ') == 2
    for eyes in (ALL, SPECTATOR, 0, 1):
        assert web.get(f"{table}/replay/2?eyes={eyes}").status_code == 200
    assert web.get(f"{table}/replay/2?eyes=7").status_code == 404
    again = post(web, f"{table}/play-on", ply=3, seat=0)
    new: Table = web.app.state.house.hall._tables[again.headers["location"].removeprefix("/t/")]
    assert new.match is not None
    assert new.match.moves[:3] == kept.match.moves[:3]


def test_the_log_is_a_file_through_one_s_own_eyes(web: Visitor) -> None:
    """Of a running game: what the log says, with its rules, and nothing that other seats alone may know."""
    table = opened(web, "me", "invite", listed=1)
    other = web.stranger()
    assert post(other, f"{table}/sit", seat=1, name="Ben").status_code == 303
    kept: Table = web.app.state.house.hall._tables[table.removeprefix("/t/")]
    assert kept.match is not None
    sitting = {0: web, 1: other}
    for _ in range(6):
        word = kept.match.game.vocabulary.word(kept.match.state.options[0])
        post(sitting[kept.actor()], f"{table}/move", stamp=kept.stamp, move=word)
    for seat, reader in sitting.items():
        answer = reader.get(f"{table}/log.txt")
        assert "attachment" in answer.headers["content-disposition"]
        assert answer.text == looks.story(kept, "en", seat)
        assert kept.commitment in answer.text
        assert kept.seed not in answer.text
        assert all(f"({event.rule})" in answer.text for event in kept.match.events[1] if event.rule)
    assert web.get(f"{table}/log.txt").text != other.get(f"{table}/log.txt").text
    assert web.stranger().get(f"{table}/log.txt").status_code == 403
    assert f"{table}/log.txt" in web.get(table).text
    assert f"{table}/record.json" not in web.get(table).text, "a record has the seed, which is still a secret"


def test_open_seats_are_those_of_others(web: Visitor) -> None:
    table = opened(web, "me", "invite", listed=1)
    opened(web, "me", "invite")
    for path in ("/", "/tables"):
        mine, theirs = (re.findall(r'href="(/t/\w+)"', guest.get(path).text) for guest in (web, web.stranger()))
        assert mine.count(table) == 1, "as one's own table, not as a free seat"
        assert theirs == [table]


def test_an_invitation_that_leads_nowhere_else_says_so(toy: Game, tmp_path: Path) -> None:
    for base, here in (("http://127.0.0.1:8730", True), ("http://192.168.1.7:8730", False)):
        with client(tmp_path, base=base) as web:
            table = opened(web, "me", "invite")
            assert ("--host 0.0.0.0" in post(web, f"{table}/invite", seat=1).text) == here
    assert all(map(only_here, ("localhost", "127.1.2.3", "::1", "a.localhost")))
    assert not any(map(only_here, ("house.test", "10.0.0.1", "localhost.test")))


def test_a_house_that_listens_everywhere_names_an_address_for_others() -> None:
    port = free_port()
    with bind("0.0.0.0", port) as listener:
        told = urlsplit(address_of(listener))
        assert told.port == port
        assert told.hostname != "0.0.0.0"
        listener.listen()
        socket.create_connection((told.hostname, port), timeout=5).close()
    with bind("127.0.0.1", port) as listener:
        assert address_of(listener) == f"http://127.0.0.1:{port}/"


def test_nobody_else_replays_a_running_game(web: Visitor) -> None:
    table = opened(web, "me", "here")
    stranger = web.stranger()
    assert stranger.get(f"{table}/replay/0").status_code == 403
    assert stranger.get(f"{table}/recap/0").status_code == 403
    assert web.get(f"{table}/replay/0").status_code == 200


def test_where_silence_is_kept_the_chat_keeps_it_too(toy: Game, tmp_path: Path) -> None:
    """Monastery's vow: closed, nobody can write; with a penalty, writing costs, once confirmed, and is a move."""
    for form, refused in (("closed", 403), ("penalty", 403)):
        with client(tmp_path) as web:
            fields = {"seat0": "me", "seat1": "here", "option-silence": form, "csrf": csrf(web)}
            table = web.post("/new/monastery", data=fields, follow_redirects=False).headers["location"]
            kept: Table = web.app.state.house.hall._tables[table.removeprefix("/t/")]
            for _ in range(60):
                assert kept.match is not None
                state = kept.match.state
                if kept.match.game.silence(state) or kept.match.game.spoken(state, kept.actor()):
                    break
                post(web, f"{table}/here", seat=kept.actor())
                post(web, f"{table}/move", stamp=kept.stamp, move=kept.match.game.vocabulary.word(state.options[0]))
            assert kept.match is not None
            post(web, f"{table}/here", seat=kept.actor())
            plies = kept.match.ply
            assert post(web, f"{table}/say", text="pax").status_code == refused
            assert web.get(table).status_code == 200
            broken = post(web, f"{table}/say", text="pax", **{"break": 1})
            assert broken.status_code == (403 if form == "closed" else 303)
            assert kept.match.ply == plies + (0 if form == "closed" else 1)
            assert [line.text for line in kept.chat] == ([] if form == "closed" else ["pax"])
            again = Table(kept.id, kept._store, kept._thinkers, 0)
            asyncio.run(again.load())
            assert again.match is not None
            assert again.match.state == kept.match.state


@pytest.mark.parametrize("seats", ["fewest", "most"])
@pytest.mark.parametrize("game_id", game_ids())
def test_an_update_is_small(game_id: str, seats: str) -> None:
    """The bytes of one page's stream, move by move, through the eyes of whoever moves last: none costs 2 KB."""
    table = _seated(game_id, seats)
    match = table.match
    assert match is not None
    person = f"p{len(table.seats) - 1}"
    _, squeeze = squeezer("br")
    told = Told()
    rng = Random(game_id)
    first = len(squeeze(rehearsal(table, table.eyes(person), "de", "desk")))
    sizes = []
    for _ in range(90):
        look = looks.look_of(table, person, "de", "c" * 32, screen="desk")
        sizes.append(len(squeeze(told.news(fragment(look)))))
        if match.state.over:
            break
        match.play(match.state.actor, match.game.vocabulary.word(rng.choice(match.state.options)))
        table.stamp += 1
    updates = sorted(sizes[1:])
    assert first + sizes[0] < 40_000
    assert updates[len(updates) // 2] < 700
    assert updates[-1] < 2048


@pytest.mark.parametrize("game_id", game_ids())
def test_what_a_page_is_told_is_well_formed(game_id: str) -> None:
    """The page finds the end of an element by counting tags, and leaves alone what has not changed."""
    table = _seated(game_id, "most")
    assert table.match is not None
    rng = Random(game_id)
    for _ in range(6):
        for person in ("p0", "nobody"):
            open_tags: list[str] = []
            for piece in fragment(looks.look_of(table, person, "de", "c" * 32)).split("<")[1:]:
                name = re.match(r"/?\w+", piece)
                assert name, piece
                if name[0].startswith("/"):
                    assert open_tags.pop() == name[0][1:], piece
                elif not re.match(r"(?:br|hr|img|input)\b", piece) and "/>" not in piece:
                    open_tags.append(name[0])
            assert open_tags == []
        table.match.play(table.actor(), table.match.game.vocabulary.word(rng.choice(table.match.state.options)))
        table.stamp += 1


def test_a_rehearsal_tells_nothing_of_the_table() -> None:
    """What goes before a stream depends on the kind of table alone."""
    one, two = _seated("kardinal", "most", "one seed"), _seated("kardinal", "most", "another")
    two.seats[0].name = "Somebody else"
    waiting = next(seat for seat in range(len(one.seats)) if seat not in (one.actor(), two.actor()))
    assert rehearsal(one, waiting, "de", "desk") == rehearsal(two, waiting, "de", "desk")
    assert b"data-move" in rehearsal(one, waiting, "de", "desk")
    assert rehearsal(one, one.actor(), "de", "desk") == b"", "whose turn it is sees the real thing"
    assert rehearsal(one, SPECTATOR, "de", "desk") == b""


def _seated(game_id: str, seats: str = "fewest", seed: str = "a table for sizes") -> Table:
    """A table that is never written down."""
    known = load_game(game_id).seats
    count = known.start if seats == "fewest" else known.stop - 1
    chairs = [{"kind": PERSON, "name": f"P{n}", "person": f"p{n}", "bot": ""} for n in range(count)]
    table = Table("unwritten", None, None, 0)  # type: ignore[arg-type]
    row = opening_row(game_id, {}, chairs, "p0") | {"seed": seed}
    row.pop("do")
    table._row_open(Row(0, 0, {}), **row)
    return table
