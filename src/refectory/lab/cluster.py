"""The same work on a Ray cluster, for those who have one; Ray is an optional extra (`ray`).

Every machine of the cluster needs the same Refectory installed. `local` is a cluster of this machine alone.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from socket import create_connection
from typing import Any, TypeVar

from refectory.engine.errors import RefectoryError

Task = TypeVar("Task")
Answer = TypeVar("Answer")

#: A cluster of this machine alone, started and stopped with the work.
LOCAL = "local"
#: Tasks under way for each processor: enough that none waits, few enough that a million tasks fit into memory.
AHEAD = 2


class NoCluster(RefectoryError):
    """Ray is not installed, or its cluster does not answer."""


def spread(work: Callable[[Task], Answer], tasks: Sequence[Task], address: str) -> Iterator[Answer]:
    """The answers to all tasks, in any order, worked out by every processor of the cluster at `address`."""
    with _connected(address) as ray:
        remote = ray.remote(work)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = [remote.remote(task) for task in tasks[:ahead]]
        given = len(waiting)
        while waiting:
            done, waiting = ray.wait(waiting)
            waiting += [remote.remote(task) for task in tasks[given : given + len(done)]]
            given += len(done)
            yield from ray.get(done)


@contextmanager
def _connected(address: str) -> Iterator[Any]:
    """Ray, connected; left alone again when the work is done."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
    try:
        ray = import_module("ray")
    except ImportError:
        raise NoCluster("A cluster needs the library Ray: pip install 'refectory[ray]'.") from None
    try:
        _knock(address)
        ray.init(address=address, configure_logging=False, include_dashboard=False if address == LOCAL else None)
    except (OSError, ValueError) as error:
        raise NoCluster(f"There is no Ray cluster at '{address}': {error}") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Whether anybody listens at host:port; Ray itself would wait for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        create_connection((host, int(port)), timeout=5).close()
