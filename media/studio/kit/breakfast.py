"""A breakfast laid on a table top: teapot, toast, jam, eggs, a newspaper. Metres."""

import math
import random

from kit import decor
from kit.cloth import fabric
from kit.lettering import Sheet
from kit.materials import ceramic, glass, image_mat, metal, plain
from kit.mesh import box, lathe, mesh, parent, tube


def plate(location, radius=0.105, glaze=None):
    """A shallow plate with a rim."""
    glaze = glaze or ceramic("#e8e3d7", 0.25, 0.25)
    r = radius
    return lathe("plate", [(0, 0), (r * 0.55, 0), (r * 0.6, 0.003), (r * 0.98, 0.016), (r, 0.019), (r * 0.97, 0.020),
                           (r * 0.62, 0.008), (0, 0.007)], location, glaze, 96)


def jug(location, glaze=None, height=0.13):
    """A milk jug."""
    glaze = glaze or ceramic("#dfd8c8", 0.3, 0.3)
    s = height / 0.13
    body = lathe("jug", [(r * s, z * s) for r, z in ((0, 0), (0.036, 0), (0.046, 0.02), (0.048, 0.05), (0.036, 0.095),
                                                     (0.038, 0.13), (0.035, 0.13), (0.033, 0.095), (0.044, 0.05),
                                                     (0, 0.01))], (0, 0, 0), glaze, 64)
    handle = tube("handle", [(0.036 * s, 0, 0.118 * s), (0.078 * s, 0, 0.112 * s), (0.080 * s, 0, 0.06 * s),
                             (0.047 * s, 0, 0.04 * s)], 0.005 * s, glaze, 10)
    return parent([body, handle], location, (0, 0, 0.6), "jug")


def teapot(location, turn=0.0, glaze=None):
    """A round brown-betty teapot."""
    glaze = glaze or ceramic("#5c3422", 0.05, 0.14)
    profile = [(0, 0), (0.05, 0), (0.058, 0.006), (0.083, 0.04), (0.086, 0.07), (0.07, 0.105), (0.045, 0.122),
               (0.045, 0.126), (0, 0.126)]
    parts = [lathe("teapot", profile, (0, 0, 0), glaze, 80),
             lathe("lid", [(0, 0), (0.043, 0), (0.038, 0.008), (0.018, 0.016), (0.008, 0.019), (0.013, 0.030),
                           (0.009, 0.036), (0, 0.037)], (0, 0, 0.126), glaze, 64),
             tube("spout", [(-0.076, 0, 0.05), (-0.115, 0, 0.075), (-0.128, 0, 0.105), (-0.146, 0, 0.126)], 0.014, glaze,
                  12, taper=[1.5, 1.1, 0.85, 0.65]),
             tube("handle", [(0.066, 0, 0.105), (0.125, 0, 0.118), (0.134, 0, 0.055), (0.082, 0, 0.04)], 0.008, glaze, 12)]
    return parent(parts, location, (0, 0, turn), "teapot")


def toast(location, turn=0.0, lean=0.0):
    """A slice of toast, its crust darker than its face."""
    crumb = plain("#a8713a", 0.95, bump=0.9, bump_scale=420)
    crust = plain("#6d4220", 0.9, bump=0.5, bump_scale=300)
    parts = [box("crust", (0.098, 0.092, 0.013), (0, 0, 0.0065), crust, 0.012, 4),
             box("crumb", (0.086, 0.080, 0.0142), (0, 0, 0.0068), crumb, 0.010, 4)]
    return parent(parts, location, (lean, 0, turn), "toast")


def egg_cup(location):
    """A boiled egg in its cup."""
    shell = plain("#c99c73", 0.5, bump=0.1, bump_scale=900)
    egg = [(0.0215 * math.sin(a) * (1 - 0.13 * math.cos(a)), 0.058 - 0.028 * math.cos(a))
           for a in (math.pi * k / 20 for k in range(21))]
    parts = [lathe("cup", [(0, 0), (0.020, 0), (0.021, 0.003), (0.008, 0.012), (0.009, 0.020), (0.022, 0.034),
                           (0.024, 0.048), (0.022, 0.048), (0, 0.03)], (0, 0, 0), ceramic("#e8e3d7", 0.2, 0.3), 48),
             lathe("egg", egg, (0, 0, 0), shell, 48, smooth=180)]
    return parent(parts, location, name="egg")


def jam(location):
    """A jar of marmalade, half empty."""
    parts = [lathe("marmalade", [(0, 0.004), (0.032, 0.004), (0.032, 0.058), (0, 0.056)], (0, 0, 0),
                   plain("#a4470c", 0.15, coat=0.6), 48),
             lathe("jar", [(0, 0), (0.034, 0), (0.036, 0.004), (0.036, 0.078), (0.031, 0.088), (0.031, 0.098),
                           (0.0295, 0.098), (0.0295, 0.087), (0.0335, 0.077), (0.0335, 0.004), (0, 0.003)],
                   (0, 0, 0), glass(), 64)]
    return parent(parts, location, name="jam")


def newspaper(location, turn=0.0):
    """A folded paper: columns too small to read."""
    sheet = Sheet(280, 380, 3, "#d8d4c9")
    rng = random.Random(4)
    sheet.box(14, 16, 190, 36, fill="#2b2a29")
    sheet.box(14, 150, 140, 270, fill="#8d8b86")
    for column in range(4):
        for row in range(46 if column > 1 else 14):
            y = (60 if column > 1 else 285) + row * 6.2
            sheet.rule(14 + column * 65, y, 14 + column * 65 + rng.uniform(48, 58), y, "#7d7a75", 1.5)
    paper = image_mat(sheet.save("newspaper.png"), 0.95, 0.1)
    leaves = [mesh("paper", [(-0.14, -0.19, z), (0.14, -0.19, z + 0.002), (0.14, 0.19, z + 0.003), (-0.14, 0.19, z)],
                   [(0, 1, 2, 3)], paper, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)], rot=(0, 0, twist))
              for z, twist in ((0.003, -0.015), (0.006, 0.012), (0.009, 0.0))]
    return parent(leaves, location, (0, 0, turn), "newspaper")


def breakfast(location):
    """Three places on a table whose top is at `location`, its length along x."""
    x, y, z = location
    plain_weave = fabric("#b9b3a0", "#8f9a94")
    box("runner", (1.50, 0.30, 0.002), (x, y + 0.02, z + 0.001), plain_weave, 0.0005)
    teapot((x + 0.02, y + 0.06, z + 0.002), 2.6)
    jug((x - 0.20, y + 0.10, z + 0.002))
    jam((x + 0.20, y + 0.12, z + 0.002))
    steel = metal("#c8c8c4", 0.18)
    for dx, dy, colour in ((-0.44, -0.22, "#8d4a36"), (0.34, -0.24, "#54686c"), (0.56, 0.18, "#c89a58")):
        plate((x + dx, y + dy, z))
        decor.mug((x + dx + 0.17, y + dy + 0.10, z), ceramic(colour, 0.3, 0.4), turn=dx * 4)
        box("knife", (0.016, 0.20, 0.0016), (x + dx + 0.135, y + dy - 0.02, z + 0.001), steel, 0.0006)
    toast((x - 0.45, y - 0.22, z + 0.008), 0.4)
    toast((x - 0.42, y - 0.20, z + 0.022), 0.9, 0.08)
    toast((x + 0.57, y + 0.17, z + 0.008), 1.7)
    egg_cup((x + 0.34, y - 0.23, z + 0.008))
    newspaper((x - 0.05, y - 0.27, z), 0.14)
