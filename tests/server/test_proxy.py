"""The house behind the proxy that docs/hosting.md shows: that very configuration, a real nginx, TLS."""

from __future__ import annotations

import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import httpx
import pytest

from tests.server.house import Process, free_port

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
OPENSSL = shutil.which("openssl")
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"

pytestmark = pytest.mark.skipif(not (NGINX and OPENSSL), reason="needs nginx and openssl on this machine")


def documented(house: int, tls: int, plain: int, folder: Path) -> str:
    """The block of the documentation, with nothing changed but ports, the server's name and the certificate."""
    section = HOSTING.read_text(encoding="utf-8").split("## nginx\n", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in section.splitlines() if line.startswith("    ") or not line]
    block = dedent("\n".join(lines))
    for told, real in (
        ("127.0.0.1:8730", f"127.0.0.1:{house}"),
        ("listen 443 ", f"listen 127.0.0.1:{tls} "),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("/etc/ssl/refectory.example/", f"{folder}/"),
        ("refectory.example", "localhost"),
    ):
        assert told in block
        block = block.replace(told, real)
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        f"daemon off;\nworker_processes 1;\npid {folder}/pid;\nerror_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{block}\n}}\n"
    )


class Front:
    """Where guests arrive: the address and a client that believes its certificate."""

    def __init__(self, port: int, plain: int, certificate: Path) -> None:
        self.url, self.plain = f"https://localhost:{port}", f"http://localhost:{plain}"
        self.trust = ssl.create_default_context(cafile=str(certificate))

    def guest(self) -> httpx.Client:
        return httpx.Client(base_url=self.url, verify=self.trust, timeout=10)


@pytest.fixture
def front(process: Process, tmp_path: Path) -> Iterator[Front]:
    certificate, key = tmp_path / "fullchain.pem", tmp_path / "privkey.pem"
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", str(key), "-out", str(certificate)]
    new = [str(OPENSSL), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *subject, *files]
    subprocess.run(new, check=True, stderr=subprocess.DEVNULL)
    tls, plain = free_port(), free_port()
    configuration = tmp_path / "nginx.conf"
    configuration.write_text(documented(process.port, tls, plain, tmp_path))
    nginx = subprocess.Popen([str(NGINX), "-p", str(tmp_path), "-c", str(configuration)], stderr=subprocess.DEVNULL)
    found = Front(tls, plain, certificate)
    try:
        for _ in range(100):
            try:
                with found.guest() as guest:
                    guest.get("/healthz").raise_for_status()
                break
            except httpx.TransportError:
                assert nginx.poll() is None, (tmp_path / "error.log").read_text()
                time.sleep(0.05)
        yield found
    finally:
        nginx.terminate()
        nginx.wait(10)


def test_pages_cookies_and_changes_behind_tls(front: Front) -> None:
    with front.guest() as guest:
        page = guest.get("/", headers={"accept-encoding": "br"})
        assert page.status_code == 200
        assert page.headers["content-encoding"] == "br"
        assert "Content-Security-Policy".lower() in page.headers
        cookie = page.headers["set-cookie"]
        assert "Secure" in cookie
        assert "HttpOnly" in cookie
        csrf = guest.get("/me").json()["csrf"]
        headers = {"x-csrf": csrf, "accept": "application/json", "origin": front.url}
        fields = {"seat0": "me", "seat1": "bot:novice"}
        assert guest.post("/new/toy", json=fields, headers=headers).status_code == 200
        foreign = headers | {"origin": "https://elsewhere.example"}
        assert guest.post("/new/toy", json=fields, headers=foreign).status_code == 403
        plain = headers | {"origin": front.url.replace("https", "http")}
        assert guest.post("/new/toy", json=fields, headers=plain).status_code == 403
    moved = httpx.get(f"{front.plain}/rules", follow_redirects=False)
    assert moved.status_code == 301
    assert moved.headers["location"] == "https://localhost/rules"


def test_the_news_of_a_table_arrive_at_once(front: Front) -> None:
    """The proxy neither holds an event back nor waits for the end of an answer that has none."""
    with front.guest() as guest:
        headers = {"x-csrf": guest.get("/me").json()["csrf"], "accept": "application/json", "origin": front.url}
        table = guest.post("/new/toy", json={"seat0": "me", "seat1": "here"}, headers=headers).json()["table"]
        with guest.stream("GET", f"/t/{table}/stream?screen=desk", headers={"accept-encoding": "identity"}) as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            lines = stream.iter_lines()
            assert next(line for line in lines if line.startswith("event:")) == "event: table"
            seat = int(re.search(r'name="seat" value="(\d)"', next(lines))[1])  # type: ignore[index]
            said = time.monotonic()
            with front.guest() as other:
                other.cookies = guest.cookies
                assert other.post(f"/t/{table}/here", json={"seat": seat}, headers=headers).status_code == 200
            assert next(line for line in lines if line.startswith("event:")) == "event: change"
            assert time.monotonic() - said < 5
