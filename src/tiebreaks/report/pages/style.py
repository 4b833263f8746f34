"""The style of a page: on a screen by day and night, on a phone, and on paper."""

import re

STYLE = """
:root {
  color-scheme: light dark;
  --paper: #ffffff; --ink: #1b1d20; --quiet: #55595f; --link: #0a4f9c;
  --line: #d5d8dc; --band: #f3f5f7; --mark: #fff0b8; --head: #e6eaef; --warn: #8a3b00;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15171a; --ink: #e9e7e3; --quiet: #adb1b7; --link: #93c0ff;
    --line: #3a3f45; --band: #1c1f23; --mark: #4b4014; --head: #292d33; --warn: #ffb37a;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0 auto; padding: 1.25rem 1rem 2rem; max-width: 72rem;
  background: var(--paper); color: var(--ink);
  font: 1rem/1.4 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif;
  overflow-wrap: anywhere;
}
body:has(.workings > :target) { padding-bottom: 62vh; }
h1 { margin: 0 0 .25rem; font-size: 1.6rem; line-height: 1.2; }
a { color: var(--link); text-decoration: underline dotted; text-underline-offset: .2em; }
table a { color: inherit; text-decoration-color: var(--quiet); text-decoration-thickness: 1px; }
th[scope=row] a, .games td a { text-decoration: none; }
table a:hover, th[scope=row] a:hover, .games td a:hover {
  color: var(--link); text-decoration: underline solid;
}
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.hint, footer { color: var(--quiet); font-size: .9rem; }
.hint { margin: .25rem 0; max-width: 44rem; }
.remark { margin: .35rem 0; color: var(--warn); font-weight: 500; }
.table { margin: 1.25rem 0 0; overflow-x: auto; }
.long { max-height: 100vh; max-height: 100dvh; overflow-y: auto; }
table { border-collapse: separate; border-spacing: 0; font-variant-numeric: tabular-nums; }
caption { padding: 0 0 .5rem; text-align: left; font-size: 1.15rem; font-weight: 600; }
th, td {
  padding: .3rem .55rem; border-bottom: 1px solid var(--line);
  text-align: right; white-space: nowrap; background: var(--paper);
}
tbody tr:nth-child(even) > * { background: var(--band); }
tbody tr:target > * { background: var(--mark); }
tbody tr { scroll-margin: 6rem 0 45vh; }
thead th { position: sticky; top: 0; z-index: 2; background: var(--head); }
th[scope=row] {
  position: sticky; left: 0; z-index: 1; min-width: 9rem;
  text-align: left; font-weight: 500; white-space: normal;
}
th[scope=row] a { display: block; width: max-content; max-width: 24rem; }
thead .name { left: 0; z-index: 3; }
.name { text-align: left; }
.place { font-weight: 700; }
.shared { font-weight: 400; }
.decided { padding-left: 1.25rem; text-align: left; }
.decided, .number { color: var(--quiet); }
.games td { text-align: center; }
.games thead th:not(.name) { text-align: center; }
.games .place, .games .points { text-align: right; }
.bye { color: var(--quiet); }
.workings > article { display: none; }
.workings > :target {
  display: block; position: fixed; z-index: 9; right: 0; bottom: 0;
  width: min(40rem, 100%); max-height: 60vh; overflow: auto; padding: .9rem 1.1rem 1.1rem;
  background: var(--paper); border: 1px solid var(--line); border-top: 3px solid var(--link);
  outline: 0; box-shadow: 0 0 1.5rem #00000055;
  font-size: .95rem; font-variant-numeric: tabular-nums;
}
.workings h2 { margin: 0 5rem .4rem 0; font-size: 1.05rem; line-height: 1.3; }
.workings p { margin: .2rem 0; }
.workings ul { margin: .3rem 0; padding: 0; list-style: none; }
.workings li { padding: .15rem 0 .15rem 1rem; text-indent: -1rem; }
.workings li.inner { padding-left: 2.5rem; }
.close { position: absolute; right: 1rem; top: .9rem; }
footer { margin-top: 1.75rem; padding-top: .5rem; border-top: 1px solid var(--line); }
footer p { margin: .35rem 0; }
footer h2 { margin: 1rem 0 .25rem; font-size: 1rem; color: var(--ink); }
footer ol, footer ul { margin: .25rem 0; padding-left: 1.5rem; }
footer li:target { background: var(--mark); color: var(--ink); }
@media (min-width: 48rem) {
  .workings > :target { right: 1rem; bottom: 1rem; border-radius: .4rem; }
}
@media (min-width: 75rem) {
  .workings > :target { top: 1rem; bottom: auto; width: 24.5rem; max-height: calc(100vh - 2rem); }
  body:has(.workings > :target) {
    padding-right: max(1rem, 26.25rem - max(0rem, (100vw - 72rem) / 2)); padding-bottom: 2rem;
  }
}
@media (max-width: 40rem) {
  body { padding: .75rem .5rem 1.5rem; }
  h1 { font-size: 1.3rem; }
  table { font-size: .94rem; }
  th, td { padding: .4rem .4rem; }
  th[scope=row], thead .name { width: 9.5rem; min-width: 8rem; max-width: 9.5rem; }
  th[scope=row] a { width: auto; }
  .place { position: sticky; left: 0; z-index: 1; width: 2.6rem; min-width: 2.6rem; }
  thead .place { z-index: 3; }
  .head { font-size: 0; }
  .head::before { content: "#"; font-size: 1rem; }
  th[scope=row], thead .name { left: 2.6rem; border-right: 1px solid var(--line); }
}
@page { size: A4; margin: 12mm; }
@page wide { size: A4 landscape; margin: 12mm; }
@media print {
  :root {
    --paper: #ffffff; --ink: #000000; --quiet: #333333; --link: #000000;
    --line: #999999; --band: #f1f1f1; --mark: #f1f1f1; --head: #e4e4e4; --warn: #000000;
  }
  body, body:has(.workings > :target) { max-width: none; padding: 0; font-size: 9.5pt; }
  h1 { font-size: 16pt; }
  .workings h2 { margin: 0 0 1mm; font-size: 11pt; }
  a { color: inherit; text-decoration: none; }
  .hint, .close { display: none; }
  .table { margin-top: 4mm; max-height: none; overflow: visible; }
  .games { break-inside: avoid; }
  .wide { page: wide; }
  table { width: 100%; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  caption { font-size: 11pt; break-after: avoid; }
  thead { display: table-header-group; }
  th, td { padding: .7mm 1.2mm; }
  thead th, th[scope=row], .place { position: static; }
  tr, footer li, .workings p, .workings li { break-inside: avoid; }
  th[scope=row] { min-width: 34mm; }
  th[scope=row] a { width: auto; max-width: none; }
  .workings > :target {
    position: static; width: auto; max-height: none; margin-top: 5mm; padding: 3mm;
    border: 1px solid var(--line); box-shadow: none; font-size: 9pt;
  }
  footer { margin-top: 4mm; font-size: 8.5pt; }
  footer h2 { margin: 2mm 0 .5mm; font-size: 10pt; }
}
"""

_RULE = re.compile(r"^( *)([^{}@]+) (\{[^{}]*\}\n)", re.MULTILINE)
_WITHOUT_RULES = re.compile(r"^@media [^{}]*\{\n\}\n", re.MULTILINE)
_OF_WORKINGS = re.compile(r"\.(workings|close)\b")


def style(workings: bool = True) -> str:
    """Return the style of a page, without workings also without the rules for them."""
    return STYLE if workings else _WITHOUT_RULES.sub("", _RULE.sub(_for_tables, STYLE))


def _for_tables(rule: re.Match[str]) -> str:
    """Return a rule without the selectors of workings; nothing if it has no others."""
    indent, selectors, block = rule.groups()
    kept = [one for one in selectors.split(", ") if not _OF_WORKINGS.search(one)]
    return f"{indent}{', '.join(kept)} {block}" if kept else ""
