"""Who somebody is: a secret in an HttpOnly cookie, and a name beside it. No account, nothing to look up.

A person's id is a hash of the secret, so a copy of the database lets nobody sit down on anybody's seat. Invite and
transfer tokens are kept as hashes for the same reason; they travel in the fragment of an address, which no server
and no proxy ever logs.
"""

from __future__ import annotations

import hmac
import re
import secrets
import unicodedata
from hashlib import sha256
from http.cookies import SimpleCookie
from typing import NamedTuple
from urllib.parse import quote, unquote

COOKIE = "refectory"
YEAR = 365 * 24 * 3600
NAME_LIMIT = 24

_SECRET = re.compile(r"^[A-Za-z0-9_-]{43}$")


class Person(NamedTuple):
    secret: str
    name: str
    fresh: bool = False  # the browser does not have the cookie yet

    @property
    def id(self) -> str:
        return digest("person", self.secret)[:32]

    @property
    def csrf(self) -> str:
        return hmac.new(self.secret.encode(), b"csrf", sha256).hexdigest()[:32]

    def trusts(self, token: str) -> bool:
        return hmac.compare_digest(self.csrf.encode(), token.encode())

    def cookie(self, secure: bool) -> str:
        value = f"{self.secret}.{quote(self.name, safe='')}"
        flags = "; Secure" if secure else ""
        return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{flags}"


def digest(purpose: str, secret: str) -> str:
    return sha256(f"refectory/{purpose}/{secret}".encode()).hexdigest()


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """Short enough to read aloud, too many to guess."""
    alphabet = "abcdefghijkmnpqrstuvwxyz23456789"
    return "".join(secrets.choice(alphabet) for _ in range(12))


def person_of(cookie_header: str) -> Person:
    """The person behind a request; somebody new if the cookie is missing or was tampered with."""
    cookies: SimpleCookie = SimpleCookie()
    cookies.load(cookie_header)
    value = cookies[COOKIE].value if COOKIE in cookies else ""
    secret, _, name = value.partition(".")
    if _SECRET.match(secret):
        return Person(secret, clean_name(unquote(name)))
    return Person(secrets.token_urlsafe(32), "", fresh=True)


#: Controls, text-direction tricks, private and unassigned characters, line breaks.
_HIDDEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_name(text: str) -> str:
    """One short line of visible characters; names come from strangers and stand everywhere."""
    return clean_line(text, NAME_LIMIT)


def clean_line(text: str, limit: int) -> str:
    """One line of visible characters, with at most two accents on any letter."""
    kept: list[str] = []
    accents = 0
    for c in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(c)
        accents = accents + 1 if kind in ("Mn", "Me") else 0
        if accents <= 2:
            kept.append(" " if kind == "Cc" else "" if kind in _HIDDEN else c)
    return " ".join("".join(kept).split())[:limit].strip()
