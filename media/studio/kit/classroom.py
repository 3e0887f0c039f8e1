"""A primary classroom: small tables and chairs, tray units, picture books, a globe, a door. Lengths in metres."""
import math
import random

from kit.decor import BOOK_COLOURS
from kit.materials import metal, plain, thin_glass, wood
from kit.mesh import box, lathe, parent, sphere, tube
from kit.seating import shell_chair
from kit.shader import Shader, cached, linear

BEECH = ("#cfa878", "#a27c50")
TABLE = 0.58                                      # height for children of seven or eight
TRAYS = ("#456f8c", "#a8493a", "#c79a3a", "#567f58")
PENCILS = ("#b5452f", "#2f5f86", "#d0a02f", "#4f7f4a", "#7a4a7f", "#2b2b2b")


@cached
def lino(colour="#a79f90", dark="#8b8477"):
    """Marbled sheet flooring with a worn sheen."""
    shader = Shader("lino")
    vector = shader.coord()
    streaks = shader.noise(shader.mapped(vector, (9, 2.6, 1)), 6, 6, 0.7, 1.4)
    tone = shader.mix(shader.ramp(streaks, [(0.38, 0.0), (0.62, 1.0)]), linear(dark), linear(colour))
    wear = shader.noise(vector, 1.7, 5, 0.6)
    surface = shader.principled(base_color=tone, specular=0.45, roughness=shader.remap(wear, 0.22, 0.42))
    return shader.output(surface, indirect=colour)


def table(location, turn=0.0, width=1.20, depth=0.60):
    """A table with a beech-faced top and steel legs."""
    steel = plain("#6f7475", 0.4, metallic=0.4)
    parts = [box("core", (width, depth, 0.018), (0, 0, TABLE - 0.011), wood("X", *BEECH, 0.36), 0.004, 3),
             box("edge", (width + 0.006, depth + 0.006, 0.014), (0, 0, TABLE - 0.013), plain("#55605f", 0.5), 0.005, 3)]
    for side in (-1, 1):
        for end in (-1, 1):
            x, y = side * (width / 2 - 0.05), end * (depth / 2 - 0.05)
            parts.append(tube("leg", [(x, y, 0.02), (x, y, TABLE - 0.03)], 0.014, steel, 12, smooth=False))
            parts.append(lathe("shoe", [(0, 0), (0.019, 0), (0.019, 0.03), (0, 0.03)], (x, y, 0), plain("#26282a", 0.6), 20))
        parts.append(box("rail", (0.02, depth - 0.12, 0.035), (side * (width / 2 - 0.05), 0, TABLE - 0.045), steel, 0.003))
    parts.append(box("rail", (width - 0.12, 0.02, 0.034), (0, 0, TABLE - 0.045), steel, 0.003))
    return parent(parts, location, (0, 0, turn), "table")


def chair(location, turn=0.0, colour="#3f6670"):
    """A moulded chair for a child: the hall's chair at four fifths."""
    seat = shell_chair(location, turn, plain(colour, 0.45, bump=0.05, bump_scale=500), metal("#8e9092", 0.3), 0.45)
    seat.scale = (0.80, 0.80, 0.76)
    return seat


def group(location, turn=0.0, colour="#3f6670", seed=0):
    """Two tables side by side and their four chairs, paper and pencils out."""
    rng = random.Random(seed)
    parts = [table((0, -0.303, 0)), table((0, 0.303, 0))]
    for x, y, facing in ((-0.30, -0.76, 180), (0.30, -0.74, 180), (-0.30, 0.76, 0), (0.31, 0.75, 0)):
        away = rng.uniform(0, 0.14)
        parts.append(chair((x + rng.uniform(-0.04, 0.04), y + math.copysign(away, y), 0),
                           math.radians(facing + rng.uniform(-16, 16)), colour))
    for x, y in ((-0.30, -0.32), (0.30, -0.36), (-0.28, 0.33), (0.30, 0.35)):
        parts += _work(rng, x + rng.uniform(-0.03, 0.03), y)
    parts.append(pencil_pot((0.02, 0.02, TABLE), seed))
    return parent(parts, location, (0, 0, turn), "table group")


def _work(rng, x, y):
    """An exercise book or a sheet with a drawing begun on it."""
    turn = rng.uniform(-0.3, 0.3)
    if rng.random() < 0.5:
        cover = plain(rng.choice(TRAYS), 0.6)
        return [box("exercise book", (0.165, 0.21, 0.005), (x, y, TABLE + 0.003), cover, 0.001, rot=(0, 0, turn))]
    sheet = box("paper", (0.297, 0.21, 0.001), (x, y, TABLE + 0.0012), plain("#e5e2d8", 0.85), 0, rot=(0, 0, turn))
    pencil = tube("pencil", [(x - 0.02, y - 0.05, TABLE + 0.006), (x + 0.12, y + 0.01, TABLE + 0.006)], 0.0038,
                  plain(rng.choice(PENCILS), 0.4), 6, smooth=False)
    return [sheet, pencil]


def pencil_pot(location, seed=0):
    """A pot of coloured pencils."""
    rng = random.Random(seed)
    pot = lathe("pot", [(0, 0), (0.038, 0), (0.040, 0.004), (0.040, 0.10), (0.037, 0.10), (0.037, 0.006), (0, 0.006)], (0, 0, 0),
                plain(TRAYS[seed % len(TRAYS)], 0.4), 40)
    parts = [pot]
    for _ in range(11):
        a, r = rng.uniform(0, math.tau), rng.uniform(0.006, 0.026)
        lean = 1.5 * r
        parts.append(tube("pencil", [(r * math.cos(a), r * math.sin(a), 0.01),
                                     ((r + lean) * math.cos(a), (r + lean) * math.sin(a), rng.uniform(0.155, 0.178))], 0.004,
                          plain(rng.choice(PENCILS), 0.4), 6, smooth=False))
    return parent(parts, location, name="pencil pot")


def tray_unit(location, turn=0.0, columns=3, rows=4):
    """A beech unit of shallow plastic trays, some pushed in less than others; its back is at y = 0, facing -y."""
    rng = random.Random(columns + rows)
    deep, bay, pitch, board = 0.42, 0.335, 0.135, 0.018
    width, height = columns * (bay + board) + board, rows * pitch + 0.11
    across, upright = wood("X", *BEECH, 0.38), wood("Z", *BEECH, 0.38)
    parts = [box("top", (width + 0.01, deep + 0.01, board), (0, -deep / 2, height), across, 0.004),
             box("bottom", (width - 0.004, deep - 0.01, board), (0, -deep / 2, 0.07), across, 0.003),
             box("plinth", (width - 0.02, deep - 0.05, 0.06), (0, -deep / 2 + 0.01, 0.03), plain("#3a3c3c", 0.6), 0.002),
             box("back", (width - 0.01, 0.008, height - 0.04), (0, -0.006, height / 2 + 0.01), across, 0)]
    for column in range(columns + 1):
        x = -width / 2 + board / 2 + column * (bay + board)
        parts.append(box("side", (board, deep - 0.004, height - 0.03), (x, -deep / 2 - 0.001, height / 2 + 0.006), upright, 0.002))
    for column in range(columns):
        x = -width / 2 + board + bay / 2 + column * (bay + board)
        for row in range(rows):
            z, out = 0.095 + row * pitch, rng.choice((0, 0, 0, 0.03, 0.06))
            colour = plain(TRAYS[(column + 2 * row) % len(TRAYS)], 0.38, bump=0.03, bump_scale=200)
            parts += [box("tray", (bay - 0.014, 0.36, 0.090), (x, -deep + 0.19 - out, z + 0.046), colour, 0.010, 3),
                      box("rim", (bay - 0.004, 0.37, 0.012), (x, -deep + 0.19 - out, z + 0.098), colour, 0.004),
                      box("label", (0.075, 0.002, 0.030), (x, -deep + 0.0095 - out, z + 0.056), plain("#e8e4d8", 0.7), 0)]
    return parent(parts, location, (0, 0, turn), "tray unit")


def picture_books(location, turn=0.0, width=1.0):
    """A low case of picture books shown face-on in two tiers; its back is at y = 0, facing -y."""
    rng = random.Random(5)
    across, upright = wood("X", *BEECH, 0.38), wood("Z", *BEECH, 0.38)
    parts = [box("foot", (width, 0.36, 0.05), (0, -0.19, 0.03), across, 0.004)]
    for side in (-1, 1):
        parts.append(box("end", (0.02, 0.36, 0.78), (side * (width / 2 + 0.010), -0.19, 0.40), upright, 0.010, 3))
    for tier, (y, low) in enumerate(((-0.30, 0.08), (-0.14, 0.42))):
        parts += [box("ledge", (width - 0.004, 0.09, 0.018), (0, y, low), across, 0.003),
                  box("lip", (width - 0.004, 0.012, 0.055), (0, y - 0.045, low + 0.03), across, 0.003),
                  box("rest", (width - 0.004, 0.010, 0.30), (0, y + 0.075, low + 0.15), across, 0, rot=(math.radians(-14), 0, 0))]
        x = -width / 2 + 0.13
        while x < width / 2 - 0.10:
            tall = rng.uniform(0.24, 0.29)
            size = (rng.uniform(0.18, 0.22), 0.012, tall)
            cover = plain(rng.choice((*BOOK_COLOURS, *TRAYS)), 0.4)
            parts.append(box("picture book", size, (x, y + 0.010, low + 0.012 + tall / 2), cover, 0.002,
                             rot=(math.radians(-13), 0, rng.uniform(-0.02, 0.02))))
            x += rng.uniform(0.225, 0.25)
    return parent(parts, location, (0, 0, turn), "picture books")


def globe(location):
    """A globe 0.30 across on a stand: seas and land, no names."""
    shader = Shader("globe")
    land = shader.ramp(shader.noise(shader.coord(), 5.5, 6, 0.55), [(0.50, 0.0), (0.53, 1.0)])
    tone = shader.mix(land, linear("#5d8aa0"), linear("#b39b62"))
    ball = sphere("globe", 0.15, (0, 0, 0.25), shader.output(shader.principled(base_color=tone, roughness=0.3)), 64)
    brass = metal("#a9854c", 0.3)
    arc = [(0.165 * math.sin(a), 0, 0.25 + 0.165 * math.cos(a)) for a in (math.radians(23 + 180 * k / 16) for k in range(17))]
    foot = lathe("foot", [(0, 0), (0.10, 0), (0.10, 0.012), (0.02, 0.03), (0.014, 0.088), (0, 0.088)], (0, 0, 0),
                 wood("Z", "#6b4529", "#3d2514"), 48)
    return parent([ball, foot, tube("meridian", arc, 0.005, brass, 8)], location, name="globe")


def hung_light(location, ceiling, length=1.5):
    """A slim light along y on two wires, switched off."""
    x, y, z = location
    body = plain("#8d8f8d", 0.45)
    box("light body", (0.075, length, 0.055), (x, y, z + 0.030), body, 0.006, 3)
    box("lens", (0.060, length - 0.02, 0.006), (x, y, z - 0.001), plain("#cfcdc6", 0.5), 0)
    for end in (-1, 1):
        tube("wire", [(x, y + end * length * 0.38, z + 0.05), (x, y + end * length * 0.38, ceiling)], 0.0015, body, 6, smooth=False)


def class_door(mat, width=0.90, height=2.05):
    """A flush beech door with a tall vision panel on a wall at y = 0, facing -y."""
    leaf = wood("Z", *BEECH, 0.40)
    glass, steel = thin_glass((0.75, 0.79, 0.78)), metal("#a9aaa8", 0.3)
    x0, x1, z0, z1 = width * 0.10, width * 0.32, 0.85, 1.75
    parts = [box("leaf", (width, 0.014, height), (0, -0.004, height / 2), leaf, 0.003),
             box("vision frame", (x1 - x0 + 0.05, 0.020, z1 - z0 + 0.05), ((x0 + x1) / 2, -0.006, (z0 + z1) / 2), mat, 0.004),
             box("dark beyond", (x1 - x0, 0.006, z1 - z0), ((x0 + x1) / 2, -0.0145, (z0 + z1) / 2), plain("#39413f", 0.2), 0),
             box("vision glass", (x1 - x0, 0.002, z1 - z0), ((x0 + x1) / 2, -0.0190, (z0 + z1) / 2), glass, 0),
             box("kick plate", (width - 0.10, 0.003, 0.20), (0, -0.0125, 0.14), steel, 0.001),
             tube("pull", [(x1 + 0.09, y, z) for y, z in ((-0.012, 0.95), (-0.055, 0.97), (-0.055, 1.23), (-0.012, 1.25))],
                  0.010, steel, 10, smooth=False)]
    for side in (-1, 1):
        x = side * (width / 2 + 0.037)
        parts.append(box("frame", (0.07, 0.030, height + 0.07), (x, -0.010, (height + 0.07) / 2), mat, 0.004))
    parts.append(box("frame", (width + 0.004, 0.028, 0.066), (0, -0.010, height + 0.037), mat, 0.004))
    return parent(parts, name="class door")
