"""What a request asks for and who asks, checked once and for all; and how answers are sent."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import parse_qsl

import brotli  # type: ignore[import-untyped]
import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from refectory.engine.rules import LANGUAGES
from refectory.web.frame import THEMES, Frame

from .errors import Forbidden, HouseError, TooLarge
from .identity import Person, person_of

SAFE = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SMALL = 400


@dataclass(frozen=True)
class Asker:
    """Who asks, in which language and theme, and where."""

    request: Request
    person: Person
    lang: str
    theme: str

    @classmethod
    def of(cls, request: Request) -> Asker:
        cookies = _cookies(request)
        lang = cookies.get("lang", "")
        theme = cookies.get("theme", "")
        return cls(
            request,
            person_of(request.headers.get("cookie", "")),
            lang if lang in LANGUAGES else browser_language(request.headers.get("accept-language", "")),
            theme if theme in THEMES else "auto",
        )

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else "?"

    @property
    def secure(self) -> bool:
        return self.request.url.scheme == "https"

    @property
    def frame(self) -> Frame:
        query = f"?{self.request.url.query}" if self.request.url.query else ""
        return Frame(self.lang, self.theme, self.person.name, self.person.csrf, self.request.url.path + query)

    @property
    def wants_json(self) -> bool:
        return "application/json" in self.request.headers.get("accept", "")

    # ---- reading -------------------------------------------------------------------------------------

    async def fields(self, limit: int) -> dict[str, str]:
        """The fields of a form or of a flat JSON object, after the checks that every change must pass."""
        self._same_origin()
        body = bytearray()
        async for chunk in self.request.stream():
            body += chunk
            if len(body) > limit:
                raise TooLarge()
        fields = _parse(self.request.headers.get("content-type", ""), bytes(body))
        token = self.request.headers.get("x-csrf") or fields.pop("csrf", "")
        if self.person.fresh or not self.person.trusts(token):
            raise Forbidden("csrf")
        return fields

    def _same_origin(self) -> None:
        """A browser says where a request comes from; ours come from here."""
        origin = self.request.headers.get("origin")
        site = self.request.headers.get("sec-fetch-site")
        if origin is not None and origin != f"{self.request.url.scheme}://{self.request.headers.get('host', '')}":
            raise Forbidden("origin")
        if site is not None and site not in ("same-origin", "none"):
            raise Forbidden("origin")

    # ---- answering -----------------------------------------------------------------------------------

    def html(self, text: str, status: int = 200) -> Response:
        return self._answer(text.encode(), "text/html; charset=utf-8", status)

    def json(self, value: Any, status: int = 200) -> Response:
        return self._answer(msgspec.json.encode(value), "application/json", status)

    def done(self, back: str, value: Any = None) -> Response:
        """After a change: scripts get data, forms go on to a page."""
        if self.wants_json:
            return self.json(value or {})
        return self.remember(RedirectResponse(back, 303, headers=dict(SAFE)))

    def _answer(self, body: bytes, kind: str, status: int) -> Response:
        headers = {**SAFE, "Cache-Control": "no-store", "Vary": "Accept-Encoding, Cookie, Accept-Language"}
        accepted = self.request.headers.get("accept-encoding", "")
        if len(body) > SMALL and "br" in accepted:
            body = brotli.compress(body, quality=5)
            headers["Content-Encoding"] = "br"
        elif len(body) > SMALL and "gzip" in accepted:
            body = gzip.compress(body, 6)
            headers["Content-Encoding"] = "gzip"
        return self.remember(Response(body, status, headers, kind))

    def remember(self, response: Response, person: Person | None = None) -> Response:
        """Give the browser its secret, or a new name beside it."""
        if person is not None or self.person.fresh:
            response.headers.append("set-cookie", (person or self.person).cookie(self.secure))
        return response


def _cookies(request: Request) -> dict[str, str]:
    cookies: SimpleCookie = SimpleCookie()
    cookies.load(request.headers.get("cookie", ""))
    return {name: morsel.value for name, morsel in cookies.items()}


def _parse(kind: str, body: bytes) -> dict[str, str]:
    try:
        if kind.startswith("application/json"):
            plain = msgspec.json.decode(body or b"{}", type=dict[str, str | int])
            return {name: str(value) for name, value in plain.items()}
        return dict(parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=200))
    except (ValueError, msgspec.MsgspecError):
        raise HouseError() from None


def browser_language(header: str) -> str:
    """The best of our languages that the browser asks for."""
    wanted = []
    for part in header.split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            wanted.append((-float(quality or 1), tag[:2].lower()))
        except ValueError:
            continue
    return next((lang for _, lang in sorted(wanted, key=lambda pair: pair[0]) if lang in LANGUAGES), "en")


def only_here(host: str) -> bool:
    """Whether an address leads nowhere from another machine."""
    return host in ("localhost", "::1") or host.endswith(".localhost") or host.startswith("127.")


def local_path(path: str) -> str:
    """An address of ours to go back to; never somebody else's."""
    return (
        path
        if path.startswith("/") and not path.startswith(("//", "/\\")) and "\n" not in path and "\r" not in path
        else "/"
    )
