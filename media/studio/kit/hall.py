"""What a village hall has: stage, stacked chairs, folded tables, a piano, a notice board, bunting. Metres."""
import math
import random

from mathutils import Vector, noise

from kit.cloth import fabric
from kit.materials import metal, plain, wood
from kit.mesh import box, mesh, parent, tube
from kit.seating import shell_chair

STACKED = (0.030, 0.068)     # how far each chair of a stack is behind and above the one below


def hall_chair(location, turn=0.0, colour="#4c5f70"):
    """A polypropylene chair on steel legs."""
    return shell_chair(location, turn, plain(colour, 0.42, bump=0.05, bump_scale=500), metal("#8e9092", 0.3), 0.45)


def chair_stack(location, turn=0.0, count=5, colour="#4c5f70", seed=0):
    """A leaning stack of hall chairs."""
    rng = random.Random(seed)
    back, up = STACKED
    chairs = [hall_chair((rng.uniform(-0.006, 0.006), back * k, up * k), rng.uniform(-0.02, 0.02),
                         colour) for k in range(count)]
    return parent(chairs, location, (0, 0, turn), "chair stack")


def folded_tables(location, turn=0.0, count=4, length=1.8, width=0.70):
    """Trestle tables with folded legs leaning on a wall at local y = 0, their long edge on the floor."""
    top, steel = wood("X", "#b08a5c", "#7b5834", 0.4), plain("#3a3c3e", 0.45)
    parts = []
    for index in range(count):
        lean = math.radians(9)
        leaf = [box("table top", (length, 0.022, width), (0, 0, width / 2), top, 0.004),
                box("edge", (length + 0.006, 0.026, 0.02), (0, 0, 0.011), plain("#2e2b28", 0.6), 0.003)]
        for x in (-0.55, 0.55):
            leaf.append(tube("leg", [(x, -0.028, 0.08), (x, -0.028, width - 0.08), (x * 0.45, -0.028, width - 0.08),
                                     (x * 0.45, -0.028, 0.08)], 0.012, steel, 8, smooth=False))
        parts.append(parent(leaf, (0.02 * math.sin(index * 2.3), -0.15 - 0.052 * index, 0), (-lean, 0, 0), "table"))
    return parent(parts, location, (0, 0, turn), "folded tables")


def piano(location, turn=0.0, light="#5d3a22", dark="#2f1b0e"):
    """An upright piano with its lid closed; the player sits at -y."""
    front, side = wood("X", light, dark, 0.28), wood("Z", light, dark, 0.30)
    brass = metal("#a9854c", 0.25)
    parts = [box("top", (1.50, 0.40, 0.03), (0, 0.10, 1.235), front, 0.008, 3),
             box("upper panel", (1.40, 0.02, 0.46), (0, -0.055, 0.98), front, 0.003),
             box("inlay", (0.98, 0.012, 0.30), (0, -0.066, 0.98), front, 0.006, 1),
             box("back", (1.44, 0.30, 1.20), (0, 0.12, 0.61), side, 0.003),
             box("fall", (1.36, 0.25, 0.035), (0, -0.18, 0.745), front, 0.012, 4),
             box("key bed", (1.46, 0.30, 0.07), (0, -0.17, 0.665), front, 0.006),
             box("lower panel", (1.40, 0.02, 0.50), (0, -0.055, 0.36), front, 0.003),
             box("toe", (1.50, 0.36, 0.09), (0, 0.03, 0.045), front, 0.006)]
    for x in (-0.72, 0.72):
        parts += [box("cheek", (0.04, 0.40, 1.22), (x, 0.10, 0.61), side, 0.006),
                  box("arm", (0.04, 0.30, 0.17), (x, -0.19, 0.70), side, 0.016, 4),
                  box("leg", (0.06, 0.06, 0.60), (x, -0.29, 0.31), side, 0.010),
                  box("foot", (0.08, 0.40, 0.07), (x, -0.16, 0.035), side, 0.012)]
    for x in (-0.07, 0.07):
        parts.append(box("pedal", (0.04, 0.12, 0.012), (x, -0.18, 0.06), brass, 0.005, 3))
    return parent(parts, location, (0, 0, turn), "piano")


def notice_board(location, turn=0.0, width=1.5, height=0.95, seed=3):
    """A cork board with pinned sheets on a wall at local y = 0, facing -y; `location` is its centre."""
    rng = random.Random(seed)
    cork, oak = plain("#9a7a54", 0.95, bump=0.6, bump_scale=220), wood("X", "#a9855a", "#6f5030", 0.45)
    parts = [box("cork", (width, 0.012, height), (0, -0.008, 0), cork, 0)]
    for side in (-1, 1):
        parts.append(box("rail", (width + 0.05, 0.024, 0.04), (0, -0.012, side * height / 2), oak, 0.003))
        parts.append(box("stile", (0.04, 0.024, height), (side * width / 2, -0.012, 0), oak, 0.003))
    papers = ("#e9e6dc", "#ece9e2", "#d9c98f", "#b9cbd2", "#e3dfd2", "#d7a891", "#c6d0b4")
    x = -width / 2 + 0.16
    while x < width / 2 - 0.12:
        for z in (height * 0.22, -height * 0.22):
            size = (rng.choice((0.148, 0.21, 0.21)), rng.choice((0.21, 0.297, 0.297)))
            parts.append(_sheet(x + rng.uniform(-0.02, 0.02), z + rng.uniform(-0.03, 0.03), size,
                                rng.uniform(-0.04, 0.04),
                                rng.choice(papers), rng))
        x += rng.uniform(0.22, 0.28)
    return parent(parts, location, (0, 0, turn), "notice board")


def _sheet(x, z, size, turn, colour, rng):
    """A sheet of paper with lines of type and a heading, a little curled."""
    width, height = size
    parts = [box("sheet", (width, 0.0008, height), (0, 0, 0), plain(colour, 0.8), 0,
                 rot=(rng.uniform(0.005, 0.03), 0, 0)),
             box("pin", (0.008, 0.010, 0.008), (0, -0.004, height / 2 - 0.015),
                 plain(rng.choice(("#a33b2c", "#2e4f73")), 0.35), 0.003),
             box("heading", (width * rng.uniform(0.45, 0.8), 0.0006, height * 0.07), (0, -0.003, height * 0.32),
                 plain(rng.choice(("#27303a", "#7d2f26", "#2f4a3b")), 0.8), 0)]
    for row in range(7):
        length = width * rng.uniform(0.5, 0.78)
        parts.append(box("line", (length, 0.0006, 0.0032), ((length - width * 0.78) / 2, -0.003,
                                                            height * (0.2 - 0.075 * row)),
                         plain("#7d7b76", 0.9), 0))
    return parent(parts, (x, -0.018, z), (0, turn, 0), "sheet")


def bunting(start, end, sag=0.22, pitch=0.27, seed=1, colours=("#7d4638", "#c2b697", "#56656f", "#96804f", "#66725f")):
    """Cotton pennants on a sagging tape between two points."""
    rng = random.Random(seed)
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    hang = lambda t: start.lerp(end, t) - Vector((0, 0, 4 * sag * t * (1 - t)))
    parts = [tube("tape", [hang(k / 24) for k in range(25)], 0.006, fabric("#d8cfb8"), 6)]
    count = int(length / pitch)
    across = (end - start).normalized().cross(Vector((0, 0, 1)))
    for index in range(count):
        left, right = hang((index + 0.08) / count), hang((index + 0.92) / count)
        tip = (left + right) / 2 - Vector((0, 0, 0.27))
        swing = across * rng.uniform(-0.05, 0.05)
        points, faces, steps = [], [], 6
        for row in range(steps + 1):
            t = row / steps
            for column in range(steps + 1):
                s = column / steps
                edge = left.lerp(right, s)
                point = edge.lerp(tip, t) + swing * t + across * 0.018 * noise.noise(Vector((s * 2.5, t * 2.5,
                                                                                             seed * 9 + index)))
                points.append(point)
        for row in range(steps):
            for column in range(steps):
                a = row * (steps + 1) + column
                faces.append((a, a + 1, a + steps + 2, a + steps + 1))
        parts.append(mesh("pennant", points, faces, fabric(colours[index % len(colours)]), 180))
    return parent(parts, name="bunting")


def court_line(x0, x1, y0, y1, colour="#d9d8d0", width=0.045):
    """Painted lines round a rectangle of the floor, worn a little."""
    mat = plain(colour, 0.5, bump=0.2, bump_scale=25)
    for y in (y0, y1):
        box("line", (x1 - x0 + width, width, 0.0012), ((x0 + x1) / 2, y, 0.0010), mat, 0)
    for x in (x0, x1):
        box("line", (width, y1 - y0 - width, 0.0012), (x, (y0 + y1) / 2, 0.0010), mat, 0)


def stage(half, y, depth, height, material, boards, apron=0.55):
    """A stage behind an opening in the wall at `y`: boarded front, nosing, dark walls and three steps at the left."""
    front = y - apron
    x = -half - 0.25
    while x < half + 0.25 - 0.01:
        box("board", (0.118, 0.02, height - 0.03), (x + 0.06, front + 0.01, (height - 0.03) / 2), material, 0.003)
        x += 0.12
    box("platform", (2 * half + 0.5, depth + apron, 0.04), (0, front + (depth + apron) / 2 - 0.02, height - 0.02),
        boards, 0.006, 3)
    for side in (-1, 1):
        box("apron side", (0.02, apron, height - 0.04), (side * (half + 0.24), front + apron / 2, (height - 0.04) / 2),
            material, 0.002)
    dark = plain("#2f3339", 0.9)
    box("stage back", (2 * half + 2, 0.1, 4.2), (0, y + depth, 2.0), plain("#8d8673", 0.9, bump=0.1, bump_scale=4), 0)
    for side in (-1, 1):
        box("stage side", (0.1, depth, 4.2), (side * (half + 0.6), y + 0.32 + depth / 2, 2.0), dark, 0)
    box("stage roof", (2 * half + 2, depth, 0.1), (0, y + 0.32 + depth / 2, 4.0), dark, 0)
    for step in range(3):
        tall = height * (3 - step) / 4
        box("step", (0.86, 0.27, tall), (-half + 0.35, front - 0.135 - 0.27 * step, tall / 2), boards, 0.008, 3)
