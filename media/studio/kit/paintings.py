"""Children's paintings, drawn on demand and kept in the cache: poster paint on sugar paper, no words."""
import math
import random

from PIL import Image, ImageDraw, ImageFilter

from kit.art import on_paper
from kit.cache import cache_file

WIDTH, HEIGHT = 420, 300
PAPERS = ("#ece7da", "#e6ddc6", "#d5dde0", "#eae6e1")
SKIES = ("#8fb3c9", "#a9c3cf", "#6f9bb8", "#c9d4d2")
GRASS = ("#7f9a52", "#5f8648", "#93a35a")
BRIGHT = ("#c4492f", "#d99a2b", "#2f6f8f", "#7a4a86", "#3f7f5b", "#cf6f86", "#e2b93c")


def _blob(draw, rng, x, y, wide, tall, colour):
    """A patch of paint with a wavering edge."""
    phase = [rng.uniform(0, 6.3) for _ in range(3)]
    points = []
    for step in range(48):
        angle = step / 48 * math.tau
        reach = 1 + sum(depth * math.sin(waves * angle + start)
                        for depth, waves, start in zip((0.07, 0.05, 0.03), (3, 5, 9), phase))
        points.append((x + wide * reach * math.cos(angle), y + tall * reach * math.sin(angle)))
    draw.polygon(points, fill=colour)


def _stroke(draw, rng, points, width, colour):
    """A brush stroke that shakes a little."""
    shaken = [(x + rng.uniform(-3, 3), y + rng.uniform(-3, 3)) for x, y in points]
    draw.line(shaken, fill=colour, width=width, joint="curve")
    for x, y in shaken:
        draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=colour)


def _washes(draw, rng):
    """Sky above, grass below, and the gap of paper that children leave between them."""
    for row in range(5):
        _stroke(draw, rng, [(x, 14 + 20 * row + rng.uniform(-4, 4)) for x in range(0, WIDTH + 40, 40)], 20, rng.choice(SKIES[:3]))
    grass = rng.choice(GRASS)
    for row in range(3):
        _stroke(draw, rng, [(x, 248 + 22 * row) for x in range(0, WIDTH + 40, 40)], 26, grass)


def _sun(draw, rng):
    x, y = rng.choice(((50, 46), (370, 50)))
    for ray in range(9):
        angle = ray / 9 * math.tau
        _stroke(draw, rng, [(x + reach * math.cos(angle), y + reach * math.sin(angle)) for reach in (34, 60)], 7, "#e2b93c")
    _blob(draw, rng, x, y, 30, 30, "#e8c23e")


def _house(draw, rng):
    _washes(draw, rng)
    _sun(draw, rng)
    left, colour = rng.randint(110, 190), rng.choice(BRIGHT[:4])
    draw.polygon([(left, 150), (left + 4, 262), (left + 128, 258), (left + 124, 146)], fill=colour)
    draw.polygon([(left - 18, 154), (left + 60, 84), (left + 142, 150)], fill=rng.choice(("#6b3a2b", "#3a4652")))
    for x in (left + 18, left + 82):
        draw.rectangle((x, 166, x + 26, 194), fill="#e8e2c4")
    draw.rectangle((left + 50, 206, left + 76, 260), fill="#3d4a44")


def _tree(draw, rng):
    _washes(draw, rng)
    for x in rng.sample((80, 180, 300, 360), 2):
        _stroke(draw, rng, [(x, 262), (x + 3, 150)], 22, "#6b4a31")
        for _ in range(7):
            leaves = rng.choice(("#4f7a41", "#6f9248", "#b5702f"))
            _blob(draw, rng, x + rng.uniform(-44, 44), 122 + rng.uniform(-40, 32), 30, 26, leaves)


def _rainbow(draw, rng):
    _washes(draw, rng)
    for band, colour in enumerate(("#c4492f", "#d98a2b", "#e2c33c", "#4f8a54", "#2f6f9f", "#6f4a86")):
        radius = 180 - 19 * band
        arc = [math.pi * step / 14 for step in range(15)]
        _stroke(draw, rng, [(210 + radius * math.cos(a), 250 - radius * math.sin(a)) for a in arc], 17, colour)


def _face(draw, rng):
    draw.rectangle((0, 0, WIDTH, HEIGHT), fill=rng.choice(BRIGHT[3:]))
    skin, hair = rng.choice((("#e0b48f", "#5a3a22"), ("#9a6a45", "#20180f"), ("#c9925f", "#33241a"), ("#ebc9a8", "#b5813a")))
    _blob(draw, rng, 210, 138, 112, 118, hair)
    _blob(draw, rng, 210, 160, 88, 104, skin)
    for x in (178, 242):
        _blob(draw, rng, x, 146, 13, 11, "#f0ece0")
        _blob(draw, rng, x, 147, 6, 7, "#2b2622")
    _stroke(draw, rng, [(210, 160), (204, 182), (214, 184)], 5, "#7f5238")
    _stroke(draw, rng, [(176, 212), (210, 226), (244, 208)], 8, "#b2473d")


def _fish(draw, rng):
    draw.rectangle((0, 0, WIDTH, HEIGHT), fill=rng.choice(("#5f97a8", "#3f7f96")))
    for _ in range(4):
        x, y, colour = rng.uniform(70, 330), rng.uniform(50, 220), rng.choice(BRIGHT)
        draw.polygon([(x + 34, y), (x + 76, y - 28), (x + 72, y + 30)], fill=colour)
        _blob(draw, rng, x, y, 48, 27, colour)
        _blob(draw, rng, x - 24, y - 6, 6, 6, "#1f2326")
    for x in range(30, WIDTH, 70):
        _stroke(draw, rng, [(x, 300), (x + 9, 262), (x - 6, 236)], 8, "#3f7a4a")


SUBJECTS = (_house, _tree, _rainbow, _face, _fish)


def painting(number):
    """Path of a painting, landscape 7:5; its subject goes round with the number."""
    path = cache_file(f"painting-{number}.png")
    if not path.exists():
        rng = random.Random(number)
        image = Image.new("RGB", (WIDTH, HEIGHT), rng.choice(PAPERS))
        SUBJECTS[number % len(SUBJECTS)](ImageDraw.Draw(image), rng)
        on_paper(image.filter(ImageFilter.GaussianBlur(0.8)), number, 12).save(path)
    return str(path)
