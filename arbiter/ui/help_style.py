"""How a page of the help looks in the window: type and colours of the present theme."""

from __future__ import annotations

from arbiter.ui import theme

_SHEET = """
body { color: @ink@; font-size: @14@; }
h1 { font-size: @24@; font-weight: 600; margin-top: @4@; margin-bottom: @8@; }
h2 { font-size: @18@; font-weight: 600; margin-top: @24@; margin-bottom: @6@; }
h3 { font-size: @14@; font-weight: 600; margin-top: @16@; margin-bottom: @2@; }
p { margin-top: @5@; margin-bottom: @5@; line-height: 118%; }
li { margin-top: @2@; margin-bottom: @3@; line-height: 118%; }
ul, ol { margin-top: @4@; margin-bottom: @4@; }
a { color: @pen@; text-decoration: none; }
table { margin-top: @6@; margin-bottom: @8@; border-collapse: collapse;
  border-color: @line@; border-style: solid; border-width: 1px; }
th { text-align: left; font-weight: 600; color: @ink2@; background-color: @window@;
  padding: @4@ @8@; border: 1px solid @line@; }
td { padding: @4@ @8@; border: 1px solid @line@; }
.key { background-color: @key@; color: @ink@; font-weight: 600; }
.picture { margin-top: @10@; margin-bottom: @10@; line-height: 100%; }
"""
_SIZES = (2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 14, 16, 18, 24)


def style_sheet() -> str:
    """The style sheet for the text of a page."""
    roles = theme.roles()
    text = _SHEET.replace("@key@", theme.mixed(roles.surface, roles.edge, 0.22).name())
    for size in _SIZES:
        text = text.replace(f"@{size}@", f"{theme.scaled(size)}px")
    for name, colour in roles._asdict().items():
        text = text.replace(f"@{name}@", colour.name())
    return text
