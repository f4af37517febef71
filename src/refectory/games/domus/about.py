"""What the drawn things are and do, by their ids."""

from __future__ import annotations

from refectory.engine.game import View
from refectory.engine.show import About, Kinds, kind_of

KINDS: Kinds = (
    (r"figure-\d+|rank-\d+", "figure", "DD-420"),
    (r"worth-\d+", "worth", "DD-702"),
    (r"marker-\d+|track", "indulgences", "DD-808"),
    (r"marker-(?P<area>garden|dairy|brewery)", "area", "DD-403"),
    (r"(step|ladder)-(?P<area>garden|dairy|brewery)(-\d+)?", "area", "DD-403"),
    (r"menu-build-(?P<area>garden|dairy|brewery)", "area", "DD-403"),
    (r"road-CLUNY", "cluny", "DD-421"),
    (r"road-.+", "stone", "DD-702"),
    (r"phases?(-\d+)?", "phases", "DD-201"),
    (r"start-column|menu-accept", "column", "DD-208"),
    (r"start-pot|menu-pass", "pot", "DD-206"),
    (r"own-cellarer|menu-keep|menu-dismiss", "own-cellarer", "DD-308"),
    (r"cellarer-\d+", "cellarer", "DD-304"),
    (r"(special|menu)-cart", "cart", "DD-603"),
    (r"(special|menu)-herdsman", "herdsman", "DD-511"),
    (r"(special-drunkard|(menu-)?drunkard(-\d+)?)", "drunkard", "DD-508"),
    (r"menu-beg-\d+", "beg", "DD-502"),
    (r"bed-\d+|room-refectory|menu-recruit", "bed", "DD-408"),
    (r"basket-\d+|menu-(buy|vegetable)", "vegetables", "DD-315"),
    (r"pew-\d+|menu-(un)?pray", "pew", "DD-410"),
    (r"stage-\d+|room-chapel|menu-chapel", "chapel", "DD-406"),
    (r"furrow-\d+|room-field|mixture-\d+|menu-field.*", "field", "DD-411"),
    (r"loan-\d+|room-lender|menu-lend", "lender", "DD-415"),
    (r"kennel-\d+|room-kennels|menu-(kennel|dog)", "kennel", "DD-414"),
    (r"year-boost|boost.*", "boost", "DD-419"),
    (r"menu-supply|supply.*", "supply", "DD-903"),
    (r"menu-totals|totals|food.*", "totals", "DD-417"),
    (r"menu-done", "done", "DD-402"),
    (r"menu-order", "order", "DD-203"),
    (r"(panel-)?rival-\d+.*", "rival", "DD-106"),
)


def about(view: View, element: str) -> About | None:
    """A phone's own drawings have the same ids with a letter before them."""
    return kind_of(KINDS, element.removeprefix("p-"))
