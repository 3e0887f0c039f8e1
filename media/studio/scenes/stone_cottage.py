"""The sitting room of a stone cottage on a winter noon: beams, deep reveals, an unlit stove in the inglenook. Metres.

The room is 4.5 x 4.6 m and 2.16 m high, with six panels in the bays between its beams.
"""

import math
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import cottage, decor, room, seating, tables, timber  # noqa: E402
from kit.cloth import fabric, rug, scatter  # noqa: E402
from kit.lamps import table_lamp  # noqa: E402
from kit.lights import area, portal, sky, sun  # noqa: E402
from kit.materials import ceramic, paint, plain, wood  # noqa: E402
from kit.mesh import box, lathe  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.plants import vase_stems  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.stone import flags, rubble_wall  # noqa: E402
from kit.winter import bare_tree, frosted_garden  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -2.25, 2.25, 0.0, 4.6, 2.16
WALL = 0.62
SILL, WINDOW_WIDTH, WINDOW_HEIGHT = 0.72, 1.02, 1.06
WINDOWS_Y = (1.15, 3.35)
FIRE = (-0.10, 1.50, 0.0, 1.26)          # x of its middle, width, foot, head
SUN_ELEVATION, SUN_AZIMUTH = 21, 236


def build():
    build_shell()
    build_windows()
    for x in (-1.65, -0.55, 0.55, 1.65):
        timber.beam((x, Y0 - 0.1, HEIGHT - 0.065), (x, Y1 + 0.1, HEIGHT - 0.065), 0.15, 0.16, seed=int(10 * x),
                    wander=0.010)
    for x in (-1.1, 0, 1.1):
        for y in (1.45, 3.45):
            panel("panel", (x, y, HEIGHT), "y", gap=0.022)
    build_inglenook()
    furnish()
    build_outside()
    build_light()
    camera((0.16, -0.95, 1.12), (-0.02, 4.6, 1.12), lens=20.5, shift=(0, 0.046), fstop=5.6, focus=4.4)


def build_shell():
    lime = paint("#d8d0bf", 0.92, 0.32, specular=0.15, variation=0.035)
    plaster = paint("#cfc9bb", 0.92, 0.14, specular=0.15, variation=0.02)
    lights = [(y - WINDOW_WIDTH / 2, y + WINDOW_WIDTH / 2, SILL, SILL + WINDOW_HEIGHT) for y in WINDOWS_Y]
    room.shell(X0, X1, Y0, Y1 + 0.9, HEIGHT, lime, plaster, {"left": lights}, reveal=lime, thickness=WALL)
    bpy.data.objects["wall front"].visible_camera = False
    middle, width, foot, head = FIRE
    hole = (X1 - middle - width / 2, X1 - middle + width / 2, foot, head)
    rubble_wall("hearth wall", (X1, Y1), (X0, Y1), HEIGHT, [hole], seed=7, thickness=0.62)
    flags(X0 - 0.1, X1 + 0.1, Y0 - 0.3, Y1 + 0.9, seed=5)
    room.socket((X1, 2.3, 0.32), degrees(-90))


def build_windows():
    frame = plain("#c9c8bd", 0.5, bump=0.05, bump_scale=50)
    oak = wood("Y", "#8f6f4b", "#5a4129", 0.5)
    for y in WINDOWS_Y:
        window = timber.glazed_screen(WINDOW_WIDTH, WINDOW_HEIGHT, 2, 3, frame, depth=0.06, frame=0.055, bar=0.024)
        window.location, window.rotation_euler = (X0 - 0.46, y, SILL), (0, 0, math.pi / 2)
        box("window seat", (0.52, WINDOW_WIDTH + 0.02, 0.045), (X0 - 0.18, y, SILL + 0.004), oak, 0.010, 3)
        lintel, reach = SILL + WINDOW_HEIGHT + 0.07, WINDOW_WIDTH / 2 + 0.2
        timber.beam((X0 - 0.06, y - reach, lintel), (X0 - 0.06, y + reach, lintel), 0.15, 0.14, seed=int(y * 7), wander=0.008)
        middle = SILL + WINDOW_HEIGHT / 2
        portal((X0 - WALL - 0.02, y, middle), (0, y, middle), (WINDOW_HEIGHT, WINDOW_WIDTH))


def build_inglenook():
    middle, width, foot, head = FIRE
    reach, front = width / 2 + 0.30, Y1 + 0.02
    timber.beam((middle - reach, front, head + 0.12), (middle + reach, front, head + 0.12), 0.34, 0.26, seed=31, wander=0.012)
    box("inglenook back", (width + 0.4, 0.06, head + 0.3), (middle, Y1 + 0.64, foot + head / 2), paint("#8f8676", 0.95, 0.4),
        0)
    box("hearth", (width - 0.04, 0.80, 0.07), (middle, Y1 + 0.24, 0.035),
        plain("#6c6861", 0.6, bump=0.3, bump_scale=30), 0.012, 3)
    cottage.wood_stove((middle, Y1 + 0.26, 0.07), 0, 2.0)
    cottage.log_pile((middle - 0.54, Y1 + 0.30, 0.07), 0.36, 0.62)
    cottage.log_pile((middle + 0.54, Y1 + 0.30, 0.07), 0.36, 0.40, seed=8)
    shelf = head + 0.25
    for x, tall in ((-0.92, 0.17), (-0.82, 0.12)):
        lathe("candle", [(0, 0), (0.026, 0), (0.026, tall), (0.004, tall + 0.004), (0, tall + 0.02)],
              (middle + x, Y1 - 0.09, shelf), plain("#e2d8c0", 0.5), 32)
    vase_stems((middle + 0.86, Y1 - 0.085, shelf), ceramic("#5b7180", 0.3, 0.3), 0.17, 0, seed=4)


def furnish():
    rug((-0.08, 2.55, 0.002), 2.5, 1.8, "rug-border", turn=-0.02, seed=8, hairs=50000)
    oat = fabric("#a79c86", "#8a7f6a")
    seating.sofa((1.52, 2.45, 0), degrees(-90), 1.85, oat, wood("Z", "#6f4f33", "#432d1c"), seed=3)
    scatter(0, fabric("#6e3b2c", "#532a20", kind="velvet", sheen=0.3), (1.48, 3.02, 0.70), lean=66, yaw=-76, roll=5)
    scatter(1, fabric("#4f5b50", "#3d473e"), (1.42, 1.92, 0.69), lean=62, yaw=-100, roll=-4, size=0.44)
    seating.sofa((-1.28, 2.75, 0), degrees(52), 0.90, fabric("#4d564a", "#3d453b"), wood("Z", "#6f4f33", "#432d1c"),
                 seats=1, backs=1,
                 seed=11)
    tables.side_table((-1.66, 2.02, 0), 0.22, 0.54, wood("X", "#7d5a38", "#4b331f"), wood("Z", "#7d5a38", "#4b331f"))
    decor.mug((-1.60, 1.96, 0.54), ceramic("#b9ad97", 0.4, 0.5), turn=2.0)
    decor.stack((-1.72, 2.08, 0.54), 2, seed=23, base=(0.14, 0.20))
    seating.bench((0.02, 2.50, 0.012), 0, 1.0, "#7d5a38", "#4b331f")
    decor.bowl((0.16, 2.50, 0.48), 0.13, 0.07, ceramic("#8a8f86", 0.4, 0.5))
    decor.fruit((0.16, 2.50, 0.50), 0.055, 5)
    cottage.ledged_door((X1 - 0.001, 4.02, 0), degrees(-90))
    decor.frame(0.62, 0.50, "harbour", (X1 - 0.002, 2.45, 1.42), degrees(-90), wood("X", "#5a4129", "#3a2819"))
    for y, seed in ((1.15, 5), (3.35, 9)):
        if seed == 5:
            decor.bookrow(-0.36, 0.10, (X0 - 0.22, y, SILL + 0.027), degrees(90), seed=12, tallest=0.24, deepest=0.15)
        else:
            table_lamp((X0 - 0.16, y + 0.26, SILL + 0.027), ceramic("#8d6b4b", 0.4, 0.4), power=4, glow=1.5)


def build_outside():
    frosted_garden((X0 - 8, -8), (X0 - 8, 20), -0.35, 1.5, seed=9)
    for number, (x, y, tall) in enumerate(((-8, 5, 5.5), (-12, 11, 7), (-9, 15, 6))):
        bare_tree((x, y, -0.35), tall, seed=50 + number)


def build_light():
    sun(9.0, SUN_ELEVATION, SUN_AZIMUTH, angle=0.8, colour=(1, 0.84, 0.66))
    sky(SUN_ELEVATION, SUN_AZIMUTH, 1.0, dust=1.6, desaturate=0.40)
    area("rest of the house", (0.3, Y0 + 0.1, 1.3), (0.0, 4, 1.1), (3.4, 1.6), 20, (1, 0.96, 0.90))
    area("bounce", (0.0, 1.8, 0.5), (0.0, 2.4, HEIGHT), (2.4, 2.0), 8, (1, 0.97, 0.93), spread=130)


if __name__ == "__main__":
    shoot(build)
