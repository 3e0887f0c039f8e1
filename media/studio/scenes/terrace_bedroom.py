"""The front bedroom of a brick terrace on a frosty night: one lamp, ferns of ice on the sash.

The bed's head is at the left, the window in the back wall, the chimney breast at the right. Lengths in metres.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import decor, floors, room, street, windows  # noqa: E402
from kit.bed import bed  # noqa: E402
from kit.cloth import curtain, drape, fabric, pole, rug  # noqa: E402
from kit.lamps import table_lamp  # noqa: E402
from kit.lights import area, portal, sky  # noqa: E402
from kit.materials import ceramic, emit, glass, metal, oak_floor, paint, plain, wood  # noqa: E402
from kit.mesh import box, lathe, plane, tube  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.seating import spindle_chair  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.storage import sideboard  # noqa: E402
from kit.winter import frosted_glass, rime  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -1.85, 1.75, -1.35, 3.0, 2.66
WINDOW_X, WINDOW_WIDTH, WINDOW_HEIGHT, SILL, REVEAL = 0.30, 1.16, 1.62, 0.72, 0.22
BED_Y = 1.62
BREAST = (1.30, 0.95, 2.35)          # face of the chimney breast and where it begins and ends
STREET = -3.6
PINE = ("#b08a5c", "#6f4c2d")


def build():
    trim = plain("#e9e5da", 0.36, bump=0.03, bump_scale=40)
    build_shell(trim)
    build_window(trim)
    for x in (-0.83, 0.67):
        for y in (0.92, 2.02):
            panel("panel", (x, y, HEIGHT), gap=0.022)
    build_fireplace(trim)
    furnish_bed()
    furnish_rest()
    build_outside()
    build_light()
    camera((0.22, -1.28, 1.28), (-0.06, 4.0, 1.28), lens=22.5, shift=(0, 0.052), fstop=5.6, focus=3.1)


def build_shell(trim):
    wall = paint("#566a70", 0.86, 0.06, specular=0.22, variation=0.03)
    ceiling = paint("#d3d1c9", 0.92, 0.03, specular=0.2, variation=0.012)
    opening = (WINDOW_X - WINDOW_WIDTH / 2, WINDOW_X + WINDOW_WIDTH / 2, SILL, SILL + WINDOW_HEIGHT)
    room.shell(X0, X1, Y0, Y1, HEIGHT, wall, ceiling, {"back": [opening]}, reveal=trim)
    face, low, high = BREAST
    box("chimney breast", (X1 - face, high - low, HEIGHT), ((face + X1) / 2, (low + high) / 2, HEIGHT / 2), wall, 0.004)
    edge = [(X1, Y0), (X1, low), (face, low), (face, high), (X1, high), (X1, Y1), (X0, Y1), (X0, Y0)]
    room.skirting(edge, trim, 0.17, False)
    room.coving(edge, HEIGHT, ceiling, 0.085, False)
    room.sweep("picture rail", edge, [(0, 0), (0.012, 0.004), (0.020, 0.018), (0.020, 0.030), (0.010, 0.040),
                                      (0, 0.042)], False, trim, 2.37)
    floors.boards(X0, X1, Y0, Y1, 2.2, 0.165, oak_floor("#a97f50", "#6d4827", 0.42), seed=21)
    room.socket((-0.62, Y1, 0.36))


def build_window(trim):
    pane = frosted_glass(WINDOW_WIDTH - 0.17, WINDOW_HEIGHT - 0.15, WINDOW_HEIGHT / 2, 0.34)
    window = windows.sash_window(WINDOW_WIDTH, WINDOW_HEIGHT, REVEAL, (2, 1), trim, pane)
    window.location = (WINDOW_X, Y1, SILL)
    middle, top = SILL + WINDOW_HEIGHT / 2, SILL + WINDOW_HEIGHT + 0.10
    portal((WINDOW_X, Y1 + 0.31, middle), (WINDOW_X, 0, middle), (WINDOW_WIDTH, WINDOW_HEIGHT))
    wool, brass = drape("#7d5233", 0.10), metal("#8f7748", 0.3)
    pole(2.1, (WINDOW_X, Y1 - 0.12, top), brass, 0.013, axis="x")
    for seed, left in ((5, WINDOW_X - 0.98), (8, WINDOW_X + 0.56)):
        hanging = curtain("curtain", 0.42, top - 0.03, wool, folds=5, depth=0.055, seed=seed, flare=1.08)
        hanging.location = (left, Y1 - 0.12, 0.012)


def build_fireplace(trim):
    """A cast-iron bedroom grate in a painted surround, unlit, with candles on the shelf."""
    face, low, high = BREAST
    y, iron = (low + high) / 2, plain("#1b1b1c", 0.45, specular=0.6, bump=0.25, bump_scale=90)
    slate = plain("#3b3f42", 0.5, bump=0.1, bump_scale=40)
    box("hearth", (0.30, 1.10, 0.03), (face - 0.15, y, 0.015), slate, 0.004)
    for side in (-1, 1):
        box("jamb", (0.06, 0.13, 0.98), (face - 0.03, y + side * 0.43, 0.49), trim, 0.006)
        box("plinth", (0.075, 0.15, 0.16), (face - 0.037, y + side * 0.43, 0.08), trim, 0.006)
        box("corbel", (0.10, 0.12, 0.14), (face - 0.05, y + side * 0.43, 0.93), trim, 0.03, 4)
    box("frieze", (0.05, 0.76, 0.16), (face - 0.025, y, 0.90), trim, 0.004)
    box("mantelshelf", (0.20, 1.16, 0.035), (face - 0.10, y, 1.0), trim, 0.008, 3)
    box("register", (0.03, 0.74, 0.82), (face - 0.015, y, 0.41), iron, 0.004)
    box("opening", (0.01, 0.36, 0.50), (face - 0.028, y, 0.33), plain("#070707", 0.9), 0.05, 4)
    for bar in range(5):
        tube("grate bar", [(face - 0.045, y - 0.17, 0.16 + 0.035 * bar), (face - 0.075, y, 0.16 + 0.035 * bar),
                           (face - 0.045, y + 0.17, 0.16 + 0.035 * bar)], 0.006, iron, 10)
    hood = [(0.0, 0), (0.19, 0), (0.17, 0.05), (0.10, 0.11), (0, 0.13)]
    lathe("hood", hood, (face - 0.02, y, 0.56), iron, 48)
    for across, tall in ((-0.40, 0.17), (-0.30, 0.11)):
        lathe("candle", [(0, 0), (0.024, 0), (0.024, tall), (0.004, tall + 0.004), (0, tall + 0.02)],
              (face - 0.10, y + across, 1.018), plain("#e6dcc4", 0.5), 32)
    lathe("jug", [(0, 0), (0.05, 0), (0.07, 0.05), (0.062, 0.12), (0.04, 0.17), (0.048, 0.21), (0.044, 0.21), (0.034, 0.17),
                  (0, 0.16)], (face - 0.10, y + 0.38, 1.018), ceramic("#3f5f78", 0.3, 0.25), 64)
    decor.bookrow(-0.16, 0.20, (face - 0.045, y, 1.018), degrees(-90), seed=17, tallest=0.24, deepest=0.14)
    decor.frame(0.62, 0.80, "coast", (face - 0.001, y, 1.60), degrees(-90), wood("X", "#77604a", "#4a3828"))


def furnish_bed():
    bed((X0 + 1.17, BED_Y, 0), degrees(90), linen=fabric("#c9c3b4", "#b2a995"), sheet=fabric("#e6e1d4", "#d6cfbe"),
        throw=fabric("#7c3f2c", "#5d2d20", kind="boucle"), headboard=fabric("#6d5a45", kind="velvet", sheen=0.3),
        timber=wood("X", "#6f4f33", "#432d1c"))
    rug((0.62, 0.62, 0), 1.25, 0.80, "rug-striped", turn=0.06, seed=4, hairs=36000)


def furnish_rest():
    far, near = (X0 + 0.26, BED_Y + 1.10), (X0 + 0.27, BED_Y - 1.16)
    for x, y in (far, near):
        sideboard((x, y, 0), degrees(90), 0.46, 0.42, 0.38, *PINE, doors=1)
    table_lamp((far[0], far[1], 0.56), ceramic("#7f8f86", 0.3, 0.25), power=11, glow=3.0)
    table_lamp((near[0] - 0.03, near[1] + 0.06, 0.56), ceramic("#7f8f86", 0.3, 0.25), power=12, glow=3.0)
    decor.stack((near[0] + 0.08, near[1] - 0.13, 0.56), 2, seed=3, base=(0.13, 0.19))
    lathe("tumbler", [(0, 0), (0.030, 0), (0.034, 0.10), (0.0325, 0.10), (0.029, 0.008), (0, 0.006)],
          (near[0] + 0.12, near[1] + 0.13, 0.56), glass((0.97, 0.99, 0.98)), 48)
    sideboard((X1 - 0.25, 0.34, 0), degrees(-90), 1.02, 0.70, 0.46, *PINE, doors=2)
    decor.frame(0.56, 0.70, "harbour", (X1 - 0.001, 0.36, 1.62), degrees(-90), wood("X", "#4a3828", "#2d2118"))
    table_lamp((X1 - 0.26, 0.62, 0.84), ceramic("#a9684a", 0.3, 0.25), power=7, glow=2.4)
    decor.stack((X1 - 0.30, 0.18, 0.84), 3, 12, (0.19, 0.26))
    spindle_chair((0.98, 2.62, 0), degrees(205), "#5b4632", "#3b2c1e")
    box("jumper", (0.36, 0.30, 0.05), (0.98, 2.62, 0.475), fabric("#c8b899", kind="boucle"), 0.022, 5, rot=(0.02, 0, 0.55))
    decor.frame(0.44, 0.56, "leaves", (-1.22, Y1 - 0.001, 1.62), 0, wood("X", "#4a3828", "#2d2118"))


def build_outside():
    plane("street", -40, 40, Y1 + 1.0, 60, STREET, rime("#4a4d50", "#b9c2c9"))
    street.opposite(-14, 15, Y1 + 15.5, STREET, seed=11, lit=0.4)
    foot = (1.6, Y1 + 11.2, STREET)
    tube("post", [foot, (foot[0], foot[1], STREET + 5.2)], 0.05, plain("#22262a", 0.5), 12, smooth=False)
    lamp = box("street lamp", (0.30, 0.30, 0.22), (foot[0], foot[1], STREET + 5.3), emit((1, 0.70, 0.40), 14), 0.05)
    lamp.lightgroup = "lamp"


def build_light():
    """Night blue from the street, the lamps, and a little from the landing behind the camera."""
    sky(-3.0, 250, 4.0, dust=1.0, desaturate=0.1)
    area("landing", (0.9, Y0 + 0.1, 1.9), (0.0, 3, 1.1), (1.4, 1.2), 5, (1, 0.82, 0.62))


if __name__ == "__main__":
    shoot(build)
