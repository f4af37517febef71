"""A guest inside the house: the app answers in this process, without a socket, as long as the house is open."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import httpx
from anyio.from_thread import BlockingPortal, start_blocking_portal
from starlette.applications import Starlette


class Inside(httpx.BaseTransport):
    """Carries requests to the loop in which the house lives, and the bytes of its answers back."""

    def __init__(self, app: Starlette, portal: BlockingPortal) -> None:
        self._app = httpx.ASGITransport(app, raise_app_exceptions=False)
        self._portal = portal

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.read()
        return self._portal.call(self._answer, request)

    async def _answer(self, request: httpx.Request) -> httpx.Response:
        answer = await self._app.handle_async_request(request)
        assert isinstance(answer.stream, httpx.AsyncByteStream)
        body = b"".join([part async for part in answer.stream])
        return httpx.Response(answer.status_code, headers=answer.headers, stream=httpx.ByteStream(body))


class Visitor(httpx.Client):
    """Somebody with cookies of their own."""

    def __init__(self, app: Starlette, door: Inside, base: str = "http://house.test") -> None:
        super().__init__(transport=door, base_url=base, headers={"accept-language": "en"}, follow_redirects=True)
        self.app, self.door = app, door

    def stranger(self) -> Visitor:
        """Somebody else in the same house."""
        return Visitor(self.app, self.door)


@contextmanager
def visit(app: Starlette, base: str) -> Iterator[Visitor]:
    """Open the house, come in, and close it again."""
    with start_blocking_portal() as portal, portal.wrap_async_context_manager(app.router.lifespan_context(app)):
        yield Visitor(app, Inside(app, portal), base)
