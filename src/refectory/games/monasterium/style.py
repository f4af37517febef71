"""The game's own classes, on the tokens of the house: five monasteries take the five card hues."""

STYLE = """
.mt { color: var(--ink); --sheet: var(--space); }
.mt-A { --hue: var(--hue-li); --wash: var(--wash-li); }
.mt-B { --hue: var(--hue-es); --wash: var(--wash-es); }
.mt-C { --hue: var(--hue-bb); --wash: var(--wash-bb); }
.mt-D { --hue: var(--hue-fa); --wash: var(--wash-fa); }
.mt-E { --hue: var(--hue-fr); --wash: var(--wash-fr); }
.mt use { --tint-a: .9; }
.mt-i-soup, .mt-i-wlily { --tint: var(--wash-bb); --accent: var(--leaf-2); }
.mt-i-influence, .mt-i-wfish { --tint: var(--wash-fr); }
.mt-i-book, .mt-i-window, .mt-i-bcommon, .mt-i-chapel, .mt-i-wkey { --tint: var(--wash-es); }
.mt-i-rosary, .mt-i-wdove { --tint: var(--wash-li); }
.mt-i-tool, .mt-i-bworkshop, .mt-i-cloisterwalk { --tint: var(--sea-line); }
.mt-i-bprofane, .mt-i-hourglass, .mt-i-chalice, .mt-i-wlamb, .mt-i-flip { --tint: var(--wash-fa); }
.mt-i-novice, .mt-i-messenger { --tint: var(--rule); --accent: var(--wash-li); }
.mt-i-reroll, .mt-i-order { --tint: var(--surface); }
.mt-die { --tint: var(--space); --tint-a: 1 !important; }
.mt-own { color: var(--charge); --tint: var(--seat); }
.mt-own use { --tint-a: 1; }
.mt-own .mt-back { fill: var(--seat); stroke: var(--piece-line); stroke-width: 1; }
.mt-faint { opacity: .3; }
.mt-ground { fill: var(--surface); stroke: var(--rule); }
.mt-court { fill: var(--wash); fill-opacity: var(--wash-a); stroke: var(--hue); stroke-width: 1.6; }
.mt-house { fill: var(--space); stroke: var(--ink-2); stroke-width: 1.2; }
.mt-walk { fill: var(--surface-2); stroke: var(--ink-2); stroke-width: 1; }
.mt-arch { fill: none; stroke: var(--ink-2); stroke-width: 1.2; opacity: .55; }
.mt-nave { fill: var(--wash); fill-opacity: .42; stroke: var(--ink); stroke-width: 1.5; }
.mt-cross { fill: none; stroke: var(--ink); stroke-width: 1.6; }
.mt-seat { fill: none; stroke: var(--ink-2); stroke-width: 1; stroke-dasharray: 2.5 2; }
.mt-shut { fill: var(--neutral); stroke: var(--ink-2); stroke-width: 1; stroke-dasharray: 3 3; }
.mt-bar { fill: none; stroke: var(--rule-strong); stroke-width: 1.4; }
.mt-leaf { fill: var(--wash-bb); fill-opacity: .55; stroke: var(--hue-bb); stroke-width: .8; }
.mt-road-edge { fill: none; stroke: var(--road-edge); stroke-width: 46; stroke-linecap: round; opacity: .5; }
.mt-road { fill: none; stroke: var(--surface-2); stroke-width: 42; stroke-linecap: round; }
.mt-track { fill: none; stroke: var(--rule-strong); stroke-width: 1.6; stroke-dasharray: 7 7; }
.mt-ribbon { fill: none; stroke: var(--hue); stroke-width: 4.5; stroke-linecap: round; }
.mt-stone { fill: var(--space); stroke: var(--ink-2); stroke-width: 1.5; }
.mt-stone.mt-gift { fill: var(--surface); stroke: var(--gold); stroke-width: 2.2; }
.mt-roman { font: 600 14px var(--serif); text-anchor: middle; }
.mt-mid { text-anchor: middle; }
.mt-end { text-anchor: end; }
.mt-11 { font-size: 11px; }
.mt-12 { font-size: 12px; }
.mt-13 { font-size: 13px; }
.mt-15 { font-size: 15px; }
.mt-soft { fill: var(--ink-2); }
.mt-bold { font-weight: 700; }
.mt-name { font: 600 17px var(--serif); font-variant-caps: small-caps; letter-spacing: .04em; fill: var(--rubric); }
.mt-rival { font: 600 15px var(--serif); }
.mt-serif { font-family: var(--serif); font-weight: 600; }
.mt-big { font: 700 21px var(--serif); }
.mt-halo { fill: none; stroke: var(--piece-halo); stroke-width: 3.6; stroke-linejoin: round; }
.mt-face { fill: var(--piece-halo); stroke: var(--piece-line); stroke-width: 1.4; }
.mt-staff { stroke: var(--piece-line); stroke-width: 2; stroke-linecap: round; }
.mt-nobody { --seat: var(--neutral); --charge: var(--ink-2); opacity: .75; }
.mt-pill { fill: var(--surface); stroke: var(--rule-strong); stroke-width: 1.1; }
.mt-field { fill: var(--surface-2); stroke: var(--rule-strong); stroke-width: 1.3; }
.mt-field.mt-joker { fill: var(--leaf-2); fill-opacity: .28; stroke: var(--gold); }
.mt-field.mt-now { stroke: var(--ink); stroke-width: 2.2; }
.mt-tile { fill: var(--space); stroke: var(--ink-2); stroke-width: 1.5; }
.mt-tile.mt-flipped { fill: var(--leaf-2); fill-opacity: .4; stroke: var(--gold); }
.mt-open { fill: var(--wash-bb); fill-opacity: .26; stroke: var(--hue-bb); stroke-width: 1.3; }
.mt-open.mt-four { fill: var(--leaf-2); fill-opacity: .3; stroke: var(--gold); }
.mt-locked { fill: var(--surface); stroke: var(--rule); stroke-width: 1.1; }
.legal .mt-open { fill: var(--space); fill-opacity: 1; stroke: var(--legal); stroke-width: 2; }
.mt-dim { opacity: .5; }
.mt-cell { fill: var(--space); stroke: var(--rule-strong); stroke-dasharray: 4 3; }
.mt-cell.mt-next { stroke: var(--gold); stroke-width: 1.8; }
.mt-pane { fill: var(--wash); fill-opacity: .6; stroke: var(--ink); stroke-width: 2; }
.mt-lead { fill: none; stroke: var(--ink); stroke-width: 1; opacity: .35; }
.mt-card { fill: var(--space); stroke: var(--rule-strong); stroke-width: 1; }
.mt-card.mt-done { fill: var(--leaf-2); fill-opacity: .24; stroke: var(--gold); stroke-width: 1.6; }
.mt-chip { fill: var(--wash); fill-opacity: .18; stroke: var(--hue); stroke-dasharray: 4 3; }
.mt-chip.mt-have { fill-opacity: .5; stroke-dasharray: none; stroke-width: 1.6; }
.mt-tick { fill: var(--hue-bb); }
.mt-tick + path { fill: none; stroke: var(--surface); stroke-width: 2; stroke-linecap: round; }
.mt-rule { stroke: var(--rule); fill: none; }
.mt-dot { fill: var(--seat); stroke: var(--badge-line); stroke-width: 1; }
.mt-gone { fill: var(--surface-2); stroke: var(--rule); stroke-width: 1; }
.mt-gone.mt-four { fill: var(--leaf-2); fill-opacity: .5; stroke: var(--gold); }
.mt-turn { fill: var(--leaf-2); }
.mt-arrow { fill: none; stroke: var(--ink-2); stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.mt-knob { fill: var(--space); stroke: var(--gold); stroke-width: 1.3; }
.mt-knob.mt-past { fill: var(--leaf-2); }
.mt-picked { fill: none; stroke: var(--ink); stroke-width: 2.4; }
.mt-lit { fill: none; stroke: var(--legal-glow); stroke-width: 4; }
"""
