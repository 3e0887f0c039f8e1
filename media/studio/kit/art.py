"""Flat artwork drawn on demand: framed pictures and rug patterns.

Pictures are 900 x 1200 pixels (portrait), rugs 1400 x 1000. `picture(name)`
returns the path of a PNG in the cache, drawing it the first time.
"""
import numpy as np
from PIL import Image, ImageColor, ImageDraw, ImageFilter
from scipy.ndimage import gaussian_filter

from kit.cache import cache_file

PORTRAIT = (900, 1200)
RUG = (1400, 1000)


def on_paper(image, seed, strength=9):
    """Soften the drawn edges and add the tone variation of printed paper."""
    image = image.filter(ImageFilter.GaussianBlur(0.8))
    pixels = np.asarray(image).astype(float)
    rng = np.random.default_rng(seed)
    shape = pixels.shape[:2]
    fibre = gaussian_filter(rng.normal(size=shape), 1.2) * 3
    clouding = gaussian_filter(rng.normal(size=shape), 14) * 24
    pixels += strength * 0.5 * (fibre + clouding)[..., None]
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def _blank(colour):
    image = Image.new("RGB", PORTRAIT, colour)
    return image, ImageDraw.Draw(image)


def hills(paper, ranges, sun, seed):
    """Layered hill ranges under a low sun."""
    image, draw = _blank(paper)
    width, height = PORTRAIT
    rng = np.random.default_rng(seed)
    left, top = width * 0.52, height * 0.16
    draw.ellipse((left, top, left + 270, top + 270), fill=sun)
    x = np.arange(-5, width + 6, 5)
    for level, colour in enumerate(ranges):
        base = height * (0.48 + 0.13 * level)
        phase = rng.random(3) * 6
        crest = (base - 70 * np.sin(x / 260 + phase[0])
                 - 34 * np.sin(x / 118 + phase[1]) - 10 * np.sin(x / 41 + phase[2]))
        draw.polygon([*zip(x, crest), (width, height), (0, height)], fill=colour)
    return on_paper(image, seed)


def arches(paper, bands, ground, sun, seed=5):
    """Nested arches standing on a plain ground."""
    image, draw = _blank(paper)
    for level, colour in enumerate(bands):
        inset = 70 * level
        draw.rounded_rectangle((170 + inset, 250 + inset, 730 - inset, 1400),
                               radius=max(5, 280 - inset), fill=colour)
    draw.rectangle((0, 1010, *PORTRAIT), fill=ground)
    draw.ellipse((610, 120, 790, 300), fill=sun)
    return on_paper(image, seed)


def leaf_study(paper, ink, greens, seed=7):
    """Three leafy stems rising from one point."""
    image, draw = _blank(paper)
    root = np.array([450.0, 1120.0])
    for tip in ((430, 160), (250, 330), (660, 380)):
        along = np.linspace(0, 1, 40)
        stem = root + np.outer(along, np.array(tip) - root)
        stem[:, 0] += 30 * np.sin(along * 3)
        draw.line([tuple(point) for point in stem], fill=ink, width=5)
        for index in range(6, 39, 4):
            length = 120 * (1 - index / 60)
            blade = np.linspace(0, 1, 13)
            for side in (-1, 1):
                axis_x = stem[index, 0] + side * length * blade * 0.8
                axis_y = stem[index, 1] - length * blade * 0.75
                bow = np.sin(blade * np.pi)
                upper = list(zip(axis_x, axis_y - 13 * bow))
                lower = list(zip(axis_x, axis_y + 16 * bow))[::-1]
                draw.polygon(upper + lower, fill=greens[(index // 4) % 2])
    return on_paper(image, seed)


def colour_fields(paper, blocks, seed=4):
    """Overlapping soft rectangles; each block is (left, top, right, bottom, colour)."""
    image, _ = _blank(paper)
    for left, top, right, bottom, colour in blocks:
        wash = Image.new("L", PORTRAIT, 0)
        ImageDraw.Draw(wash).rectangle((left, top, right, bottom), fill=215)
        wash = wash.filter(ImageFilter.GaussianBlur(7))
        image.paste(Image.new("RGB", PORTRAIT, colour), mask=wash)
    return on_paper(image, seed, 14)


def berber_rug(ground, line, seed=1, step=200):
    """Uneven diamond lattice, as hand knotted."""
    width, height = RUG
    rng = np.random.default_rng(seed)
    noise = lambda sigma: gaussian_filter(rng.normal(size=(height, width)), sigma)
    y, x = np.mgrid[0:height, 0:width].astype(float)
    x, y = x + noise(40) * 420, y + noise(40) * 420
    diagonals = ((x + 1.25 * y) / step, (x - 1.25 * y) / step)
    distance = np.minimum(*(np.abs(d - np.round(d)) for d in diagonals)) * step / 1.6
    thickness = 7 + noise(25) * 60
    cover = gaussian_filter(1 / (1 + np.exp((distance - thickness) / 2)), 1.5)[..., None]
    tone = np.clip(1 + noise(18) * 1.1 + noise(2) * 0.16, 0.75, 1.2)[..., None]
    colours = [np.array(ImageColor.getrgb(c)) for c in (ground, line)]
    pixels = (colours[0] * (1 - cover) + colours[1] * cover) * tone
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def plain_rug(colour, stripe=0.0, seed=3):
    """Flat weave with uneven yarn; `stripe` darkens every second band."""
    width, height = RUG
    rng = np.random.default_rng(seed)
    noise = lambda sigma: gaussian_filter(rng.normal(size=(height, width)), sigma)
    tone = 1 + noise((1, 14)) * 0.7 + noise(20) * 0.9
    band = (np.arange(height)[:, None] // 50) % 2 == 0
    tone = tone * (1 - 0.5 * stripe * band)
    pixels = np.array(ImageColor.getrgb(colour)) * tone[..., None]
    return Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8))


def bordered_rug(field, border, inks, seed=5):
    """A worn Turkish carpet: rows of stepped medallions in a field, and three borders round it."""
    width, height = RUG
    rng = np.random.default_rng(seed)
    noise = lambda sigma: gaussian_filter(rng.normal(size=(height, width)), sigma)
    y, x = np.mgrid[0:height, 0:width].astype(float)
    rim = np.minimum(np.minimum(x, width - x), np.minimum(y, height - y)) + noise(6) * 14
    step = lambda value, size: np.round(value / size) * size
    across, up = (x - width / 2 + 80) % 160 - 80, (y - height / 2 + 100) % 200 - 100
    medallion = np.abs(step(across, 10)) * 1.2 + np.abs(step(up, 10))
    flower = (np.abs(step(x % 70 - 35, 7)) + np.abs(step(y % 70 - 35, 7))) < 26
    colours = [np.array(ImageColor.getrgb(c), dtype=float) for c in (field, border, *inks)]
    layers = ((medallion < 88, 2), (medallion < 70, 3), (medallion < 44, 1), (medallion < 20, 2), (rim < 150, 1),
              ((rim < 138) & (rim > 126), 3), ((rim < 110) & (rim > 44) & flower, 2), ((rim < 30) & (rim > 20), 3),
              (rim < 12, 0))
    pixels = np.broadcast_to(colours[0], (height, width, 3)).copy()
    for mask, index in layers:
        pixels[mask] = colours[index]
    pixels = np.dstack([gaussian_filter(pixels[..., k], 1.6) for k in range(3)])
    worn = np.clip(0.26 + noise(50) * 9 + noise(4) * 0.5, 0.05, 0.6)[..., None]
    pixels = pixels * (1 - worn) + np.array((178, 162, 140)) * worn
    return Image.fromarray(np.clip(pixels * np.clip(1 + noise((1, 9)) * 0.6, 0.8, 1.2)[..., None], 0, 255).astype(np.uint8))


PICTURES = {
    "dunes": lambda: hills("#e8dcc6", ["#c98d5e", "#a65f3d", "#7d4a38", "#3f3a36"], "#d9a24a", 3),
    "mountains": lambda: hills("#dfe0d6", ["#a9b3a0", "#7f8d7c", "#56655a", "#333d38"], "#e2c9a0", 8),
    "coast": lambda: hills("#e9ebe8", ["#b9c9cf", "#8fabb8", "#5f8296", "#34505f"], "#eadfc6", 12),
    "arches": lambda: arches("#efe6d6", ["#b5683f", "#e8dcc8", "#c99a6b", "#efe6d6", "#5d6b5c"],
                             "#efe6d6", "#d9b07a"),
    "downs": lambda: hills("#cfcab6", ["#a9ac97", "#838b70", "#5f6a50", "#3f4634"], "#ded4b4", 17),
    "leaves": lambda: leaf_study("#f1ece0", "#2f3a33", ("#8a977f", "#6f7f6c")),
    "fields": lambda: colour_fields("#efece4", [
        (150, 150, 620, 620, "#a9b7ad"), (380, 420, 770, 900, "#d8a25f"),
        (210, 760, 560, 1060, "#5c7480"), (500, 250, 790, 470, "#e3cdb4")]),
    "harbour": lambda: colour_fields("#f0efea", [
        (90, 620, 810, 1100, "#6f8ea0"), (90, 540, 810, 650, "#c9d3d2"),
        (90, 130, 810, 560, "#e6e2d6"), (420, 300, 640, 640, "#b9694a")]),
    "rug-diamonds": lambda: berber_rug("#ddd2bf", "#6a5546"),
    "rug-plain": lambda: plain_rug("#b9a88e"),
    "rug-striped": lambda: plain_rug("#c9bda6", stripe=0.12),
    "rug-border": lambda: bordered_rug("#7c3f33", "#37475a", ("#c2a67c", "#8c5a3c")),
    "rug-border-blue": lambda: bordered_rug("#45525f", "#6b3a30", ("#bda682", "#7d5340"), seed=8),
    "rug-grey": lambda: plain_rug("#b7bab6", seed=9),
}


def picture(name):
    """Path of the named artwork, drawn if it is not in the cache yet."""
    path = cache_file(f"{name}.png")
    if not path.exists():
        PICTURES[name]().save(path)
    return str(path)
