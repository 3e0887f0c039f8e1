"""A bathroom on a grey winter morning: the bath under a misted window, panels over the dry floor.

The panels hang more than 0.6 m from the bath's edge, outside zones 1 and 2. Lengths in metres.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import bathroom, decor, room, windows  # noqa: E402
from kit.breakfast import jug  # noqa: E402
from kit.clinic import folded_towels  # noqa: E402
from kit.cloth import fabric, rug  # noqa: E402
from kit.lights import area, point, portal, sky  # noqa: E402
from kit.materials import ceramic, emit, glass, metal, paint, plain, wood  # noqa: E402
from kit.mesh import box, lathe, sphere  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.plants import vase_stems  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.winter import bare_tree, frosted_garden, frosted_glass  # noqa: E402
from scenes.panel_front import stool  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -1.30, 1.25, -1.75, 3.05, 2.42
BATH_Y, BATH_WIDTH, DADO = Y1 - 0.385, 0.75, 1.30
WINDOW_X, WINDOW_WIDTH, WINDOW_HEIGHT, SILL = 0.10, 0.92, 0.86, 1.36
PANELS_Y = (1.38, -0.35)       # the second is behind the picture's edge


def build():
    trim = plain("#efede6", 0.34, bump=0.02, bump_scale=40)
    build_shell(trim)
    for y in PANELS_Y:
        panel("panel", (0.02, y, HEIGHT), gap=0.022)
    build_bath()
    build_basin()
    furnish()
    frosted_garden((-9, 11), (9, 11), z=-3.0, height=3.2)
    bare_tree((0.9, 8.5, -3.0), 8.5, seed=5)
    build_light()
    camera((0.16, -1.68, 1.30), (-0.05, 4.0, 1.30), lens=22.5, shift=(0, 0.010), fstop=8, focus=3.0)


def build_shell(trim):
    wall = paint("#dcd8cc", 0.8, 0.06, specular=0.3, variation=0.02)
    ceiling = paint("#d6d5cf", 0.92, 0.02, specular=0.2, variation=0.006)
    opening = (WINDOW_X - WINDOW_WIDTH / 2, WINDOW_X + WINDOW_WIDTH / 2, SILL, SILL + WINDOW_HEIGHT)
    room.shell(X0, X1, Y0, Y1, HEIGHT, wall, ceiling, {"back": [opening]}, reveal=trim)
    room.coving([(X1, Y0), (X1, Y1), (X0, Y1), (X0, Y0)], HEIGHT, ceiling, 0.06, False)
    room.skirting([(X1, Y0), (X1, Y1 - BATH_WIDTH - 0.02)], trim, 0.16, False)
    room.skirting([(X0, Y1 - BATH_WIDTH - 0.02), (X0, Y0)], trim, 0.16, False)
    bathroom.chequered_floor(X0, X1, Y0, Y1)
    bathroom.wall_tiles(X0, X1, 0.55, DADO, Y1)
    box("ledge", (X1 - X0, 0.05, 0.024), ((X0 + X1) / 2, Y1 - 0.025, DADO + 0.012), trim, 0.004)
    pane = frosted_glass(WINDOW_WIDTH - 0.21, WINDOW_HEIGHT - 0.21, WINDOW_HEIGHT / 2, 0.34)
    window = windows.casement_window(WINDOW_WIDTH, WINDOW_HEIGHT, 0.20, 1, trim, pane)
    window.location = (WINDOW_X, Y1, SILL)
    middle = SILL + WINDOW_HEIGHT / 2
    portal((WINDOW_X, Y1 + 0.31, middle), (WINDOW_X, 0, middle), (WINDOW_WIDTH, WINDOW_HEIGHT))


def build_bath():
    bathroom.bath(((X0 + X1) / 2, BATH_Y, 0), X1 - X0 - 0.02, BATH_WIDTH)
    bathroom.taps((X0 + 0.10, BATH_Y, 0.56), degrees(90))
    rack = wood("Y", "#a67f52", "#6b4a2c", 0.45)
    for y in (-0.05, 0, 0.05):
        box("bath rack", (0.10, 0.76, 0.012), (0.55 + 2 * y, BATH_Y, 0.575), rack, 0.003)
    lathe("candle", [(0, 0), (0.032, 0), (0.033, 0.004), (0.033, 0.075), (0.029, 0.075), (0.028, 0.06), (0, 0.06)],
          (0.52, BATH_Y - 0.08, 0.582), ceramic("#d9c9ad", 0.3, 0.4), 48)
    box("soap", (0.075, 0.05, 0.024), (0.60, BATH_Y + 0.10, 0.594), plain("#cdb98f", 0.5), 0.011, 4)
    for x, tall, colour in ((-0.42, 0.20, "#6b4a25"), (-0.33, 0.17, "#6b4a25"), (0.95, 0.14, "#2f4a3c")):
        lathe("bottle", [(0, 0), (0.030, 0), (0.032, 0.005), (0.032, tall - 0.04), (0.012, tall - 0.02), (0.012, tall),
                         (0, tall)], (x, Y1 - 0.025, DADO + 0.024), glass(colour), 48)


def build_basin():
    bathroom.basin((X0 + 0.24, 1.18, 0), degrees(90))
    bathroom.round_mirror((X0 + 0.001, 1.18, 1.48), degrees(90))
    brass = metal("#a9854c", 0.25)
    for y in (0.70, 1.66):
        lathe("rose", [(0, 0), (0.045, 0), (0.045, 0.012), (0, 0.02)], (X0, y, 1.56), brass, 48, rot=(0, degrees(90), 0))
        lit = sphere("lamp", 0.062, (X0 + 0.10, y, 1.56), emit((1, 0.72, 0.45), 3.2), 32)
        lit.lightgroup, lit.visible_diffuse = "lamp", False
        point("lamp", (X0 + 0.10, y, 1.56), 1.8, radius=0.06)
    jug((X0 + 0.12, 0.94, 0.83), ceramic("#b9714d", 0.3, 0.3), 0.11)


def furnish():
    decor.frame(0.34, 0.44, "coast", (X0 + 0.001, 2.12, 1.66), degrees(90), wood("X", "#77604a", "#4a3828"), 0.045)
    vase_stems((-0.78, Y1 - 0.025, DADO + 0.024), ceramic("#c9bba2", 0.4, 0.4), 0.12, 6, seed=6, stem_length=0.17)
    box("mat", (0.62, 0.40, 0.012), (0.16, 0.62, 0.006), fabric("#c7b99c", kind="boucle"), 0.006, rot=(0, 0, 0.05))
    bathroom.towel_ladder((X1, 0.95, 0), degrees(-90))
    rug((-0.05, 1.62, 0.004), 0.86, 0.54, "rug-plain", turn=0.05, seed=3, hairs=26000, pile=0.014)
    stool(0.80, 1.88)
    folded_towels((0.80, 1.88, 0.446), ("#8fa096", "#e6e1d6"), (0.27, 0.20), 0.4)
    basket = plain("#a9895c", 0.9, bump=0.9, bump_scale=110)
    lathe("basket", [(0, 0), (0.15, 0), (0.17, 0.01), (0.20, 0.22), (0.205, 0.40), (0.195, 0.40), (0.18, 0.2), (0, 0.06)],
          (-0.96, 1.92, 0), basket, 64)
    lathe("washing", [(0, 0.46), (0.10, 0.45), (0.17, 0.40), (0.185, 0.36)], (-0.96, 1.92, 0),
          fabric("#d8d2c4", kind="boucle"), 40, flutes=7, flute_depth=0.03)


def build_light():
    sky(6, 150, 2.2, dust=3.0, desaturate=0.7)
    area("landing", (0.2, Y0 + 0.1, 1.6), (0.0, 3, 1.2), (2.2, 1.6), 9, (1, 0.93, 0.84))
    area("bounce", (0.0, -0.4, 0.4), (0.0, 1.6, HEIGHT), (1.8, 1.0), 9, (1, 0.97, 0.93), spread=120)


if __name__ == "__main__":
    shoot(build)
