"""Printed matter and screens, drawn with Pillow in the site's own type and colours."""

from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from kit.cache import cache_file

FONTS = Path(__file__).resolve().parents[3] / "src" / "app" / "fonts"
FILES = {"heading": "commissioner-flare-500.woff2", "text": "golos-text-400-600.woff2"}

INK, INK_2, LINE = "#281325", "#54414f", "#c2d0d2"
DAYLIGHT, PAPER = "#f2f6f7", "#ffffff"
TICKS = ((20, 6.0), (10, 4.6), (2, 3.2), (1, 1.9))   # every so many half millimetres
HEAT = ("#2a1127", "#501338", "#7c1038", "#a8112d", "#cb3916",
        "#e2670c", "#f1962d", "#f6c463", "#f9ecb0")


def font(family, size, weight=400):
    """`heading`, which has one weight, or `text` at `size` pixels."""
    face = ImageFont.truetype(str(FONTS / FILES[family]), round(size))
    if family == "text":
        face.set_variation_by_axes([weight])
    return face


class Sheet:
    """A drawing measured in points, kept at `scale` pixels to the point."""

    def __init__(self, width, height, scale, ground=PAPER):
        self.scale = scale
        self.image = Image.new("RGB", (round(width * scale), round(height * scale)), ground)
        self.draw = ImageDraw.Draw(self.image)

    def text(self, x, y, words, size, weight=400, colour=INK, anchor="ls", family="text"):
        """Words on the baseline y."""
        self.draw.text((x * self.scale, y * self.scale), words, fill=colour, anchor=anchor,
                       font=font(family, size * self.scale, weight))

    def box(self, x0, y0, x1, y1, fill=None, outline=None, radius=0, line=1.0):
        """A rectangle, outlined inside its edge."""
        corners = [round(v * self.scale) for v in (x0, y0, x1, y1)]
        self.draw.rounded_rectangle(corners, radius * self.scale, fill, outline,
                                    max(1, round(line * self.scale)) if outline else 0)

    def rule(self, x0, y0, x1, y1, colour=LINE, line=1.0):
        """A straight line."""
        ends = [v * self.scale for v in (x0, y0, x1, y1)]
        self.draw.line(ends, colour, max(1, round(line * self.scale)))

    def save(self, name):
        """Keep the drawing in the cache and return its path."""
        path = cache_file(name)
        self.image.save(path)
        return path


def rating_label():
    """The label on the panel's back, 130 x 74 mm. Ratings only, no marks of approval."""
    sheet = Sheet(130, 74, 10)
    sheet.box(0.6, 0.6, 129.4, 73.4, outline=INK, radius=2.4, line=0.45)
    sheet.box(0, 0, 34, 3.4, fill=INK)
    sheet.text(7, 15.4, "Powerboard S 225W", 10.4, 600, family="heading")
    sheet.text(7, 22.0, "Infrared panel heater for ceilings", 4.6, colour=INK_2)
    rows = (("Supply", "230 V ~ 50 Hz"), ("Power", "225 W"), ("Current", "0.98 A"),
            ("Size", "1,200 × 600 × 12.5 mm"), ("Weight", "6.6 kg"))
    for i, (name, value) in enumerate(rows):
        y = 31.2 + 6.6 * i
        sheet.rule(7, y - 5.0, 76, y - 5.0, line=0.25)
        sheet.text(7, y, name, 4.5, 600)
        sheet.text(76, y, value, 4.5, anchor="rs")
    sheet.rule(80, 26.2, 80, 58.6, line=0.25)
    for i, words in enumerate(("Fix to joists, never", "to plasterboard alone.",
                               "Isolate the supply", "before you work on it.",
                               "This side to the ceiling.")):
        sheet.text(84, 31.2 + 6.6 * i, words, 3.75, 600 if i == 4 else 400)
    sheet.rule(7, 61.4, 123, 61.4, line=0.25)
    sheet.text(7, 67.6, "Do not cover. Do not paint.", 4.2, colour=INK_2)
    return sheet.save("rating-label.png")


def steel_rule(length=150):
    """A steel rule's face, 15 mm wide, read from its end, ticks every half millimetre."""
    sheet = Sheet(15, length, 24, "#c9cccd")
    for half in range(0, 2 * length):
        mm = half / 2
        tick = next(size for every, size in TICKS if half % every == 0)
        sheet.rule(0, length - mm, tick, length - mm, "#16181a", 0.16)
        if half % 20 == 0 and half:
            sheet.text(7.0, length - mm + 1.0, str(half // 2), 3.0, 500, "#16181a")
    return sheet.save(f"steel-rule-{length}.png")


def thermostat_face():
    """The thermostat's display, square."""
    sheet = Sheet(100, 100, 12, "#eef2f2")
    sheet.box(30, 0, 70, 4.6, fill=HEAT[6], outline=INK, line=0.35)
    sheet.text(50.5, 52, "20.5°", 33, 500, anchor="ms", family="heading")
    sheet.text(50, 63.5, "feels like · air 19.1°", 6.3, colour=INK_2, anchor="ms")
    sheet.rule(14, 72, 86, 72, line=0.3)
    sheet.text(50, 82.6, "Set to 21°", 7.4, 600, anchor="ms")
    sheet.text(50, 91.4, "until 5pm", 6.3, anchor="ms")
    return sheet.save("thermostat-face.png")
