"""Furniture of a consulting room: treatment couch, stool, blinds, towels. Lengths in metres."""
import math
import random

from kit.cloth import fabric
from kit.materials import metal, plain
from kit.mesh import box, lathe, mesh, parent, tube
from kit.upholstery import padded_block, piping


def treatment_couch(location, turn=0.0, cover=None, frame=None, raised=22):
    """A treatment couch 1.95 long (its length along y, head towards +y) and 0.72 high.

    `raised` is the slope of the head section in degrees; a paper sheet lies along it.
    """
    cover = cover or plain("#3f6d6e", 0.42, bump=0.12, bump_scale=420)
    frame = frame or plain("#e4e5e3", 0.35)
    width, long, short, thick, deck = 0.66, 1.28, 0.66, 0.075, 0.66
    slope = math.radians(raised)
    hinge = long - 0.97
    seat = padded_block("couch seat", (width, long, thick), 0.03, (0, hinge - long / 2, deck), cover, (14, 26, 4),
                        crown=0.008, bulge=0.004, wobble=0.003, seed=2)
    head_centre = (0, hinge + 0.008 + short / 2 * math.cos(slope), deck + short / 2 * math.sin(slope))
    head = padded_block("couch head", (width, short, thick), 0.03, head_centre, cover, (14, 16, 4), crown=0.008,
                        bulge=0.004, wobble=0.003, seed=3, rotation=(slope, 0, 0))
    seams = [piping("seam", width + 0.004, length + 0.004, 0.03, 0.022, cover, 0.003, centre)
             for length, centre in ((long, (0, hinge - long / 2, deck)), (short, head_centre))]
    seams[1].rotation_euler = (slope, 0, 0)
    parts = [seat, head, *seams, _paper(hinge, long, short, deck + thick / 2 + 0.009, slope)]
    for side in (-1, 1):
        parts.append(box("rail", (0.035, 1.55, 0.05), (side * 0.24, -0.10, deck - 0.065), frame, 0.006))
        parts.append(box("foot", (0.05, 1.25, 0.045), (side * 0.25, -0.10, 0.045), frame, 0.008))
        for end in (-1, 1):
            parts.append(lathe("glide", [(0, 0), (0.028, 0), (0.028, 0.022), (0, 0.022)],
                               (side * 0.25, end * 0.58 - 0.10, 0), plain("#222324", 0.6), 24))
    for end in (-1, 1):
        parts.append(tube("link", [(0, end * 0.52 - 0.10, 0.06), (0, -end * 0.32 - 0.10, deck - 0.07)], 0.030, frame,
                          12, smooth=False))
    parts.append(box("actuator", (0.09, 0.50, 0.08), (0.0, -0.10, 0.20), plain("#3b3d3e", 0.45), 0.012))
    return parent(parts, location, (0, 0, turn), "treatment couch")


def _paper(hinge, long, short, height, slope):
    """The strip of tissue over the couch, creased and a little too long at the foot."""
    rng = random.Random(6)
    path = [(hinge - long - 0.012, height - 0.16), (hinge - long - 0.010, height - 0.02)]
    path += [(hinge - long + 0.02 + (long - 0.02) * k / 14, height) for k in range(15)]
    path += [(hinge + short * k / 7 * math.cos(slope), height + 0.006 + short * k / 7 * math.sin(slope))
             for k in range(1, 8)]
    columns, half = 9, 0.25
    points = []
    for y, z in path:
        shift = rng.uniform(-0.006, 0.006)
        points += [(shift + half * (2 * c / (columns - 1) - 1), y, z + rng.uniform(-0.0025, 0.0025))
                   for c in range(columns)]
    faces = [(r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c)
             for r in range(len(path) - 1) for c in range(columns - 1)]
    sheet = mesh("paper", points, faces, plain("#f4f4f1", 0.8, bump=0.15, bump_scale=90), 180)
    smoothing = sheet.modifiers.new("smoothing", "SUBSURF")
    smoothing.levels = smoothing.render_levels = 2
    return sheet


def wheeled_stool(location, cover=None):
    """A round stool on five castors, 0.52 high."""
    cover = cover or plain("#3e4f57", 0.5, bump=0.1, bump_scale=250)
    chrome, black = metal("#c9c9c7", 0.18), plain("#1d1d1e", 0.5)
    seat = [(0, 0.44), (0.165, 0.44), (0.178, 0.452), (0.18, 0.49), (0.165, 0.512), (0.12, 0.52), (0, 0.522)]
    parts = [lathe("seat", seat, (0, 0, 0), cover, 72, smooth=180),
             tube("column", [(0, 0, 0.08), (0, 0, 0.44)], 0.022, chrome, 16, smooth=False)]
    castor = [(0, -0.018), (0.026, -0.018), (0.029, -0.01), (0.029, 0.01), (0.026, 0.018), (0, 0.018)]
    for arm in range(5):
        angle = arm * math.tau / 5 + 0.3
        x, y = 0.25 * math.cos(angle), 0.25 * math.sin(angle)
        parts.append(tube("spoke", [(0, 0, 0.115), (x, y, 0.075)], 0.015, chrome, 12, taper=[1.2, 0.8], smooth=False))
        parts.append(tube("stalk", [(x, y, 0.03), (x, y, 0.08)], 0.007, chrome, 8, smooth=False))
        parts.append(lathe("castor", castor, (x, y, 0.029), black, 32, rot=(math.pi / 2, 0, angle)))
    return parent(parts, location, name="wheeled stool")


def venetian_blind(width, height, slats=None, tilt=32, pitch=0.042):
    """A slatted blind, its top centre at the origin, hanging in the plane y = 0.

    Slats 50 mm deep lean by `tilt` degrees, the room side (-y) down.
    """
    slats = slats or plain("#f3f2ee", 0.45)
    parts = [box("head rail", (width, 0.052, 0.045), (0, 0, -0.0225), slats, 0.004)]
    lean = math.radians(tilt)
    count = int((height - 0.07) / pitch)
    for index in range(count):
        z = -0.06 - pitch * index
        parts.append(box("slat", (width - 0.01, 0.05, 0.0025), (0, 0, z), slats, 0.001, rot=(lean, 0, 0)))
    bottom = -0.06 - pitch * count
    parts.append(box("bottom rail", (width - 0.01, 0.05, 0.016), (0, 0, bottom), slats, 0.004))
    for x in (-width * 0.36, width * 0.36):
        for y in (-0.027, 0.027):
            parts.append(box("tape", (0.004, 0.001, -bottom), (x, y, bottom / 2), slats, 0))
    parts.append(tube("wand", [(-width / 2 + 0.05, -0.04, -0.05), (-width / 2 + 0.052, -0.042, -0.62)], 0.004,
                      plain("#dddcd7", 0.3), 8, smooth=False))
    return parent(parts, name="venetian blind")


def towel_roll(location, colour="#e9e6de", radius=0.055, length=0.34, turn=0.0):
    """A rolled towel lying along x, its spiral showing at the ends."""
    cloth = fabric(colour, kind="boucle")
    points, columns = [], 8
    turns, steps = 3.2, 70
    for step in range(steps + 1):
        share = step / steps
        angle, r = share * turns * math.tau, radius * (0.15 + 0.85 * share)
        for column in range(columns + 1):
            x = length * (column / columns - 0.5)
            points.append((x, r * math.cos(angle), radius + r * math.sin(angle)))
    row = columns + 1
    faces = [(s * row + c, s * row + c + 1, (s + 1) * row + c + 1, (s + 1) * row + c)
             for s in range(steps) for c in range(columns)]
    roll = mesh("towel", points, faces, cloth, 180, location, (0, 0, turn))
    thickness = roll.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness, thickness.offset = 0.010, 0
    return roll


def folded_towels(location, colours=("#e9e6de", "#c7d3cf", "#e9e6de"), size=(0.34, 0.24), turn=0.0):
    """A pile of folded towels."""
    parts = [padded_block("folded towel", (size[0], size[1], 0.055), 0.024, (0, 0, 0.027 + 0.052 * index),
                          fabric(colour, kind="boucle"), (10, 8, 3), wobble=0.006, seed=index)
             for index, colour in enumerate(colours)]
    return parent(parts, location, (0, 0, turn), "towels")
