"""What the drawn things are and do, by their ids."""

from __future__ import annotations

from refectory.engine.game import View
from refectory.engine.show import About, Kinds, kind_of

KINDS: Kinds = (
    (r"c-.+", "cloister", "KK-401"),
    (r"a-.+", "advisor", "KK-403"),
    (r"p-.+", "space", "KK-401"),
    (r"crest-.+", "crest", "KK-404"),
    (r"(ribbon|b)-\d+", "alliance", "KK-814"),
    (r"h-\d+", "card", "KK-304"),
    (r"d-\d+", "open-card", "KK-602"),
    (r"d-pile", "pile", "KK-605"),
    (r"d-discard", "discard", "KK-206"),
    (r"z-.+|track", "marker", "KK-831"),
    (r"m-exchange", "exchange", "KK-501"),
    (r"m-pass", "pass", "KK-703"),
    (r"m-(end|stop|done)", "stop", "KK-308"),
    (r"m-pay.*", "payment", "KK-310"),
    (r"(m|x-\w+)-king.*", "king-first", "KK-914"),
    (r"(m|x-\w+)-swap.*", "swap", "KK-915"),
    (r"(m|x-\w+)-two.*", "two-countries", "KK-916"),
    (r"m-.+", "choice", "KK-202"),
    (r"s-.+|supply.*", "supply", "KK-408"),
    (r"i-.+", "influence", "KK-906"),
    (r"k.*-\d+|king.*", "king", "KK-907"),
    (r"land-.+|row-.+", "country", "KK-802"),
)


def about(view: View, element: str) -> About | None:
    return kind_of(KINDS, element)
