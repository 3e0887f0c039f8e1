"""What a café has: a counter, an espresso machine, cakes under glass, a banquette, a chalked board. Metres."""

import math
import random

from kit.breakfast import plate
from kit.cloth import fabric
from kit.decor import mug
from kit.lettering import Sheet
from kit.materials import ceramic, glass, image_mat, metal, plain, wood
from kit.mesh import box, lathe, mesh, parent, sphere, tube
from kit.storage import reeds
from kit.upholstery import padded_block


def counter(location, turn=0.0, length=3.0, depth=0.62, height=1.04, light="#8f6a45", dark="#553a22", top=None):
    """A counter with a reeded front that faces -y, on a recessed plinth."""
    upright = wood("Z", light, dark, 0.45)
    top = top or plain("#d8d6d0", 0.25)
    front = -depth / 2
    parts = [box("plinth", (length - 0.06, depth - 0.16, 0.10), (0, 0.02, 0.05), plain("#2b2a29", 0.6), 0.002),
             box("body", (length, depth - 0.06, height - 0.14), (0, 0.01, (height + 0.06) / 2), upright, 0.003),
             reeds(-length / 2, length / 2, front + 0.045, 0.11, height - 0.05, upright, round(length / 0.045)),
             box("slab", (length + 0.05, depth + 0.03, 0.036), (0, 0, height - 0.018), top, 0.004, 3)]
    return parent(parts, location, (0, 0, turn), "counter")


def espresso_machine(location, turn=0.0, enamel="#3d4a46"):
    """A two-group lever machine, cups warming on its top; the barista stands at -y."""
    steel, dark = metal("#c6c5c1", 0.16), plain("#161616", 0.4)
    shell = plain(enamel, 0.18, coat=0.6)
    parts = [box("body", (0.72, 0.36, 0.30), (0, 0.08, 0.27), shell, 0.035, 5),
             box("base", (0.72, 0.52, 0.09), (0, 0, 0.075), shell, 0.02, 4),
             box("grid", (0.62, 0.18, 0.006), (0, -0.14, 0.123), steel, 0.001),
             box("rail plate", (0.70, 0.34, 0.012), (0, 0.08, 0.426), steel, 0.004, 3)]
    for x in (-0.30, 0.30):
        for y in (-0.17, 0.20):
            parts.append(lathe("foot", [(0, 0), (0.022, 0), (0.022, 0.035), (0, 0.035)], (x, y, 0), dark, 24))
    rail = [(-0.34, -0.08, 0.47), (-0.34, 0.24, 0.47), (0.34, 0.24, 0.47), (0.34, -0.08, 0.47)]
    parts.append(tube("rail", rail, 0.007, steel, 10, cyclic=True, smooth=False))
    for x in (-0.16, 0.16):
        parts += [lathe("group", [(0, 0), (0.045, 0), (0.048, 0.01), (0.048, 0.075), (0, 0.08)], (x, -0.14, 0.285), steel, 48),
                  tube("handle", [(x, -0.16, 0.275), (x, -0.25, 0.268), (x, -0.36, 0.255)], 0.014, dark, 12,
                       taper=[0.7, 1, 1.1]),
                  tube("spout", [(x, -0.14, 0.285), (x, -0.14, 0.245)], 0.012, steel, 10, smooth=False)]
    for x in (-0.335, 0.335):
        parts.append(tube("wand", [(x, -0.10, 0.36), (x * 1.05, -0.19, 0.34), (x * 1.06, -0.21, 0.16)], 0.006, steel, 10))
    for x, y, size in ((-0.22, 0.06, 0.055), (0.20, 0.08, 0.055)):
        parts.append(lathe("dial", [(0, 0), (size, 0), (size, 0.012), (0, 0.014)], (x, -0.105, 0.36), plain("#e9e5da", 0.4), 32,
                           rot=(math.pi / 2, 0, 0)))
    rng = random.Random(4)
    white = ceramic("#e7e3d8", 0.1, 0.25)
    for column in range(6):
        for row in range(3):
            for level in range(1 + (rng.random() < 0.55)):
                x, y = -0.28 + 0.112 * column, -0.02 + 0.10 * row
                profile = [(0, 0), (0.044, 0), (0.041, 0.03), (0.030, 0.058), (0.022, 0.062), (0, 0.062)]
                parts.append(lathe("cup", profile, (x, y, 0.432 + 0.046 * level), white, 32))
    return parent(parts, location, (0, 0, turn), "espresso machine")


def grinder(location, turn=0.0):
    """A coffee grinder with a hopper of beans."""
    body = plain("#26292b", 0.3)
    hopper = [(0.05, 0), (0.095, 0.11), (0.098, 0.20), (0.094, 0.20), (0.091, 0.11), (0.047, 0.004)]
    beans = [(0, 0.004), (0.047, 0.006), (0.089, 0.11), (0.089, 0.14), (0, 0.15)]
    parts = [box("body", (0.17, 0.22, 0.34), (0, 0, 0.18), body, 0.03, 4),
             lathe("hopper", hopper, (0, 0, 0.35), glass((0.96, 0.97, 0.96)), 48),
             lathe("beans", beans, (0, 0, 0.35), plain("#2c1a10", 0.5, bump=0.9, bump_scale=120), 48),
             lathe("lid", [(0, 0), (0.10, 0), (0.10, 0.02), (0, 0.026)], (0, 0, 0.55), body, 48),
             tube("spout", [(0, -0.10, 0.26), (0, -0.16, 0.22)], 0.022, body, 12, smooth=False)]
    return parent(parts, location, (0, 0, turn), "grinder")


def sponge(location, stand=0.13, radius=0.115):
    """A Victoria sponge on a stand, under a glass dome, one slice gone."""
    x, y, z = location
    china = ceramic("#e6e2d6", 0.1, 0.25)
    lathe("stand", [(0, 0), (0.075, 0), (0.07, 0.008), (0.018, 0.03), (0.016, stand - 0.03), (0.05, stand - 0.012),
                    (0.155, stand - 0.008), (0.158, stand + 0.004), (0, stand)], location, china, 72)
    crumb = plain("#c18a43", 0.95, bump=0.7, bump_scale=90)
    for low, tall, stuff in ((0, 0.032, crumb), (0.032, 0.008, plain("#7a1d22", 0.35)), (0.040, 0.010, plain("#efe6d2", 0.8)),
                             (0.050, 0.034, crumb)):
        _wedge((x, y, z + stand + 0.003 + low), radius, tall, stuff)
    lathe("dome", [(0.142, 0), (0.142, 0.10), (0.12, 0.155), (0.07, 0.185), (0, 0.19), (0, 0.187), (0.069, 0.182),
                   (0.118, 0.153), (0.139, 0.10), (0.139, 0)], (x, y, z + stand + 0.004), glass((0.98, 0.99, 0.99)), 72)
    sphere("knob", 0.016, (x, y, z + stand + 0.208), glass((0.98, 0.99, 0.99)), 24)


def _wedge(location, radius, tall, material, missing=40):
    """A cake layer without a slice of `missing` degrees."""
    steps = 60
    angles = [math.radians(-90 + missing / 2 + (360 - missing) * step / steps) for step in range(steps + 1)]
    rim = [(0, 0)] + [(radius * math.cos(a), radius * math.sin(a)) for a in angles]
    count = len(rim)
    points = [(px, py, height) for height in (0, tall) for px, py in rim]
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    return mesh("cake", points, faces, material, 30, location)


def scones(location, count=6, seed=2):
    """A heap of scones on a plate."""
    x, y, z = location
    plate(location, 0.14)
    rng = random.Random(seed)
    dough = plain("#b98448", 0.9, bump=0.6, bump_scale=60)
    for index in range(count):
        ring, level = (0.068, 0.012) if index < 4 else (0.02, 0.058)
        angle = index * 1.62
        profile = [(0, 0), (0.036, 0.002), (0.040, 0.02), (0.036, 0.042), (0.018, 0.05), (0, 0.051)]
        lathe("scone", profile, (x + ring * math.cos(angle), y + ring * math.sin(angle), z + level), dough, 28,
              rot=(rng.uniform(-0.2, 0.2), rng.uniform(-0.2, 0.2), 0))


def banquette(location, turn=0.0, length=3.0, cover=None, timber=None):
    """A wall bench 0.46 high with a tufted back, seen from -y; its back is on the wall at y = 0."""
    cover = cover or plain("#5a2f22", 0.42, specular=0.5, bump=0.18, bump_scale=160)
    timber = timber or wood("X", "#8f6a45", "#553a22", 0.45)
    count = round(length / 0.62)
    wide = length / count
    parts = [box("plinth", (length - 0.04, 0.46, 0.34), (0, -0.25, 0.17), timber, 0.004),
             box("back board", (length, 0.03, 0.98), (0, -0.015, 0.49), timber, 0.004),
             box("cap", (length + 0.02, 0.08, 0.03), (0, -0.04, 0.985), timber, 0.006, 3)]
    for index in range(count):
        x = (index + 0.5) * wide - length / 2
        parts += [padded_block("seat", (wide - 0.004, 0.54, 0.12), 0.035, (x, -0.30, 0.40), cover, (18, 16, 4), crown=0.016,
                               bulge=0.004, wobble=0.008, seed=index),
                  padded_block("back", (wide - 0.004, 0.46, 0.09), 0.035, (x, -0.085, 0.72), cover, (18, 14, 4), crown=0.022,
                               bulge=0.004, wobble=0.006, seed=20 + index, rotation=(math.radians(82), 0, 0))]
    return parent(parts, location, (0, 0, turn), "banquette")


BOARD = (("Espresso", "Flat white", "Pot of tea", "Hot chocolate"), ("Toast and jam", "Scones", "Soup of the day", "Sponge"))


def chalk_board(location, turn=0.0, width=0.86, height=1.15):
    """A board chalked with what there is; hangs on a wall at local y = 0 and faces -y."""
    scale = height / 1.15
    sheet = Sheet(width * 100, height * 100, 12, "#20262a")
    chalk, middle = "#d9d6cc", width * 50
    y = 18 * scale
    sheet.text(middle, y, "Today", 11 * scale, 500, chalk, "ms", "heading")
    for part in BOARD:
        y += 10 * scale
        sheet.rule(middle * 0.5, y - 3.5 * scale, middle * 1.5, y - 3.5 * scale, "#8d9291", 0.5)
        for line in part:
            y += 9.2 * scale
            sheet.text(middle, y, line, 6.4 * scale, 400, chalk, "ms")
    face = image_mat(str(sheet.save("chalk-board.png")), 0.9)
    corners = [(-width / 2, -0.021, -height / 2), (width / 2, -0.021, -height / 2), (width / 2, -0.021, height / 2),
               (-width / 2, -0.021, height / 2)]
    oak = wood("X", "#8f6a45", "#553a22", 0.45)
    parts = [mesh("board", corners, [(0, 1, 2, 3)], face, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])]
    for side in (-1, 1):
        parts += [box("frame", (0.04, 0.03, height + 0.08), (side * (width / 2 + 0.02), -0.015, 0), oak, 0.004),
                  box("frame", (width, 0.03, 0.04), (0, -0.015, side * (height / 2 + 0.02)), oak, 0.004)]
    return parent(parts, location, (0, 0, turn), "chalk board")


def place_setting(location, turn=0.0, glaze="#6d7f83"):
    """A cup on its saucer with a spoon, and a napkin beside it."""
    x, y, z = location
    plate(location, 0.075, ceramic(glaze, 0.2, 0.3))
    mug((x, y, z + 0.008), ceramic(glaze, 0.2, 0.3), 0.042, 0.06, turn)
    tube("spoon", [(x + 0.05, y - 0.055, z + 0.016), (x + 0.062, y + 0.04, z + 0.014)], 0.0035, metal("#c9c8c4", 0.2), 8)
    box("napkin", (0.11, 0.11, 0.004), (x - 0.15, y - 0.03, z + 0.003), fabric("#e4ded0"), 0.001, rot=(0, 0, turn))
