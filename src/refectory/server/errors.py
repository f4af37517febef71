"""What the house refuses, each with the status a browser understands and a sentence of the catalogues."""

from __future__ import annotations

from refectory.engine.errors import RefectoryError
from refectory.engine.event import Arg


class HouseError(RefectoryError):
    """Something the house can't or won't do; `key` names the sentence `web-error-<key>`."""

    status = 400
    key = "request"

    def __init__(self, key: str = "", **args: Arg) -> None:
        self.key = key or self.key
        self.args_for_text = args
        super().__init__(self.key)


class NotFound(HouseError):
    status = 404
    key = "not-found"


class Forbidden(HouseError):
    status = 403
    key = "forbidden"


class Conflict(HouseError):
    """The request was meant for another moment of the table."""

    status = 409
    key = "stale"


class TooMuch(HouseError):
    status = 429
    key = "too-much"


class TooLarge(HouseError):
    status = 413
    key = "too-large"


class NotStored(HouseError):
    """The store could not write: the move was not made."""

    status = 507
    key = "not-stored"


class Unplayable(HouseError):
    """The record is kept, but this version of the rules can't replay it."""

    status = 501
    key = "unplayable"


class Broken(HouseError):
    """A bug of ours."""

    status = 500
    key = "broken"
