"""What a stone cottage has: a wood stove, split logs, deep reveals with a seat, ledged doors. Lengths in metres."""
import math
import random

from kit.materials import glass, metal, plain, wood
from kit.mesh import box, lathe, mesh, parent, tube


def wood_stove(location, turn=0.0, flue=2.2):
    """A small cast-iron stove, unlit, its flue rising to `flue`; it faces -y."""
    iron = plain("#232425", 0.55, specular=0.4, bump=0.25, bump_scale=140)
    parts = [box("body", (0.56, 0.38, 0.46), (0, 0, 0.40), iron, 0.012, 3),
             box("top plate", (0.62, 0.44, 0.028), (0, 0, 0.644), iron, 0.010, 3),
             box("base plate", (0.60, 0.44, 0.026), (0, -0.01, 0.165), iron, 0.008, 3),
             box("lip", (0.60, 0.10, 0.022), (0, -0.24, 0.178), iron, 0.008, 3),
             box("door", (0.46, 0.026, 0.36), (0, -0.198, 0.41), iron, 0.010, 3),
             box("ash behind glass", (0.37, 0.004, 0.25), (0, -0.2115, 0.43), plain("#0c0b0a", 0.6), 0),
             box("glass", (0.37, 0.004, 0.25), (0, -0.2145, 0.43), glass((0.75, 0.72, 0.68)), 0.001)]
    for z in (0.295, 0.565):
        parts.append(box("door rail", (0.42, 0.020, 0.022), (0, -0.216, z), iron, 0.006))
    for x in (-0.195, 0.195):
        parts.append(box("door stile", (0.022, 0.020, 0.29), (x, -0.216, 0.43), iron, 0.006))
    steel = metal("#b9b4a8", 0.28)
    parts.append(tube("handle", [(0.235, -0.215, 0.46), (0.258, -0.25, 0.44), (0.258, -0.252, 0.34)], 0.009, steel, 10))
    for x in (-0.12, 0.12):
        parts.append(lathe("vent", [(0, 0.020), (0.022, 0.016), (0.026, 0)], (x, -0.205, 0.205), steel, 32,
                           (math.pi / 2, 0, 0)))
    for x in (-0.23, 0.23):
        for y in (-0.14, 0.14):
            parts.append(lathe("leg", [(0, 0), (0.026, 0), (0.020, 0.03), (0.030, 0.15), (0, 0.152)], (x, y, 0), iron,
                               24))
    parts.append(lathe("collar", [(0.066, 0), (0.088, 0), (0.088, 0.02), (0.070, 0.05), (0.066, 0.05)],
                       (0, 0.06, 0.655), iron, 48))
    parts.append(tube("flue", [(0, 0.06, 0.66), (0, 0.06, flue)], 0.064, iron, 24, smooth=False))
    return parent(parts, location, (0, 0, turn), "stove")


def log_pile(location, width, height, depth=0.30, seed=2):
    """Split logs stacked with their ends towards -y; `location` is the middle of the foot."""
    rng = random.Random(seed)
    bark = plain("#4f4234", 0.95, bump=0.8, bump_scale=40)
    parts, z = [], 0.0
    while z < height:
        x = -width / 2 + rng.uniform(0, 0.03)
        row = rng.uniform(0.085, 0.105)
        while x < width / 2 - 0.05:
            wide = rng.uniform(0.075, 0.125)
            parts.append(_log(x + wide / 2, z + row / 2, wide, row, depth * rng.uniform(0.92, 1.04), bark, rng))
            x += wide + 0.004
        z += row * 0.93
    return parent(parts, location, name="log pile")


def _log(x, z, wide, tall, depth, bark, rng):
    """A split log: a rounded back of bark and two cleft faces, its end pale."""
    sides, start = 9, rng.uniform(0, math.tau)
    ring = []
    for k in range(sides):
        angle = start + math.tau * k / sides
        reach = 1.0 if k < 6 else 0.55
        ring.append((x + wide * 0.52 * reach * math.cos(angle), z + tall * 0.52 * reach * math.sin(angle)))
    y = rng.uniform(-0.012, 0.012)
    points = [(px, y - depth / 2, pz) for px, pz in ring] + [(px, y + depth / 2, pz) for px, pz in ring]
    faces = [(k, (k + 1) % sides, sides + (k + 1) % sides, sides + k) for k in range(sides)]
    faces.append(tuple(range(sides))[::-1])
    log = mesh("log", points, faces, bark, 40)
    tone = rng.choice((("#cda876", "#94693d"), ("#b98f5e", "#7e5631"), ("#c49c6c", "#8a6139")))
    log.data.materials.append(wood("Y", *tone, 0.85))
    log.data.polygons[sides].material_index = 1
    for face in (6, 7):
        log.data.polygons[face].material_index = 1
    return log


def ledged_door(location, turn=0.0, width=0.80, height=1.86, material=None):
    """A boarded door with iron strap hinges and a thumb latch, on a wall at local y = 0 facing -y."""
    material = material or plain("#5e6b66", 0.5, bump=0.08, bump_scale=50)
    iron = plain("#1f2021", 0.5, bump=0.2, bump_scale=120)
    boards, parts = 6, []
    wide = width / boards
    for index in range(boards):
        parts.append(box("board", (wide - 0.003, 0.03, height), (wide * (index + 0.5) - width / 2, -0.012, height / 2),
                         material, 0.004))
    oak = wood("Z", "#8f6f4b", "#5a4129", 0.6)
    for side in (-1, 1):
        parts.append(box("post", (0.09, 0.07, height + 0.08), (side * (width / 2 + 0.05), -0.02, (height + 0.08) / 2),
                         oak, 0.006))
    parts.append(box("head", (width + 0.19, 0.07, 0.10), (0, -0.02, height + 0.06),
                     wood("X", "#8f6f4b", "#5a4129", 0.6), 0.006))
    for z in (0.32, height - 0.30):
        parts.append(box("strap", (width * 0.62, 0.006, 0.035), (-width * 0.17, -0.031, z), iron, 0.002))
    parts.append(box("latch", (0.03, 0.010, 0.20), (width / 2 - 0.08, -0.032, 0.98), iron, 0.004))
    parts.append(tube("grip", [(width / 2 - 0.08, -0.034, 1.05), (width / 2 - 0.08, -0.075, 1.02),
                               (width / 2 - 0.08, -0.075, 0.94),
                               (width / 2 - 0.08, -0.034, 0.91)], 0.008, iron, 10))
    return parent(parts, location, (0, 0, turn), "ledged door")
