"""A kitchen on a winter morning: breakfast on the table, low sun through a garden door, frost outside.

The garden door is in the left wall, the sink under a window in the back wall. Lengths in metres.
"""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import decor, floors, room, seating, storage, tables, windows  # noqa: E402
from kit.breakfast import breakfast, jug  # noqa: E402
from kit.clinic import folded_towels  # noqa: E402
from kit.lights import area, portal, sky, sun  # noqa: E402
from kit.materials import ceramic, metal, oak_floor, paint, plain, wood  # noqa: E402
from kit.mesh import box, tube  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.timber import glazed_screen  # noqa: E402
from kit.winter import bare_tree, frosted_garden  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -1.85, 1.75, -1.5, 3.0, 2.45
DOOR_Y, DOOR_WIDTH, DOOR_HEIGHT = 1.15, 1.55, 2.08
WINDOW_X, WINDOW_WIDTH, WINDOW_HEIGHT, SILL = -0.55, 1.35, 1.02, 1.10
WORKTOP, TABLE = 0.91, (0.22, 1.02)
SUN_ELEVATION, SUN_AZIMUTH = 14, 259
PANELS_X = (-1.12, -0.04, 1.04)


def build():
    trim = plain("#efece4", 0.34, bump=0.02, bump_scale=40)
    build_shell(trim)
    build_openings(trim)
    for x in PANELS_X:
        panel("panel", (x, 1.86, HEIGHT), "y", gap=0.022)
    build_kitchen()
    furnish()
    frosted_garden((-9, -8), (-9, 18), seed=4)
    frosted_garden((-9, 16), (12, 16), z=-0.52, seed=7)
    for k, (x, y, height) in enumerate(((-7, 4.5, 6.5), (-12, 9, 8), (-2.2, 10, 7), (1.5, 13, 8))):
        bare_tree((x, y, -0.5), height, seed=k + 2)
    build_light()
    camera((0.10, -1.40, 1.34), (-0.06, 4.0, 1.34), lens=22, shift=(0, 0.035), fstop=8, focus=2.6)


def build_shell(trim):
    wall = paint("#d9d3c4", 0.85, 0.06, specular=0.25, variation=0.02)
    ceiling = paint("#d8d6cf", 0.92, 0.02, specular=0.2, variation=0.006)
    openings = {"left": [(DOOR_Y - DOOR_WIDTH / 2, DOOR_Y + DOOR_WIDTH / 2, 0, DOOR_HEIGHT)],
                "back": [(WINDOW_X - WINDOW_WIDTH / 2, WINDOW_X + WINDOW_WIDTH / 2, SILL, SILL + WINDOW_HEIGHT)]}
    room.shell(X0, X1, Y0, Y1, HEIGHT, wall, ceiling, openings, reveal=trim)
    floors.boards(X0, X1, Y0, Y1, 1.7, 0.14, oak_floor("#a5825a", "#6a4a2e", 0.4), seed=7)
    room.sweep("skirting", [(X1, Y0), (X1, Y1)], room.skirting_profile(0.14), False, trim)
    room.socket((0.62, Y1, 1.14))


def build_openings(trim):
    door = glazed_screen(DOOR_WIDTH, DOOR_HEIGHT, 2, 3, trim, doors=True)
    door.location, door.rotation_euler = (X0 - 0.12, DOOR_Y, 0), (0, 0, math.pi / 2)
    portal((X0 - 0.31, DOOR_Y, DOOR_HEIGHT / 2), (0, DOOR_Y, DOOR_HEIGHT / 2), (DOOR_HEIGHT, DOOR_WIDTH))
    window = windows.casement_window(WINDOW_WIDTH, WINDOW_HEIGHT, 0.22, 2, trim)
    window.location = (WINDOW_X, Y1, SILL)
    middle = SILL + WINDOW_HEIGHT / 2
    portal((WINDOW_X, Y1 + 0.31, middle), (WINDOW_X, 0, middle), (WINDOW_WIDTH, WINDOW_HEIGHT))


def build_kitchen():
    front = plain("#43555a", 0.5, bump=0.02, bump_scale=60)
    worktop = wood("X", "#b28a5c", "#74522f", 0.4)
    steel, brass = metal("#c9c9c6", 0.2), metal("#a9854c", 0.3)
    storage.base_units((-0.35, Y1 - 0.31, 0), 0, (0.6, 0.6, 0.6, 0.6, 0.6), front, worktop, drawers=(3,))
    storage.cabinet((1.43, Y1 - 0.31, 0), 0, 0.6, 2.1, 0.6, front, rows=2)
    box("splashback", (2.98, 0.008, 0.17), (-0.36, Y1 - 0.004, WORKTOP + 0.085), ceramic("#e3ded0", 0.1, 0.15), 0.002)
    x, y = WINDOW_X, Y1 - 0.10
    tube("tap", [(x, y, WORKTOP), (x, y, WORKTOP + 0.25), (x, y - 0.06, WORKTOP + 0.32),
                 (x, y - 0.16, WORKTOP + 0.30), (x, y - 0.17, WORKTOP + 0.22)], 0.011, brass, 14)
    box("sink front", (0.60, 0.05, 0.23), (x, Y1 - 0.63, WORKTOP - 0.105), plain("#f0eee8", 0.12, coat=0.5), 0.02, 4)
    box("oven", (0.55, 0.006, 0.56), (0.85, Y1 - 0.613, 0.545), plain("#121314", 0.12), 0.002)
    box("hob", (0.54, 0.48, 0.006), (0.82, Y1 - 0.33, WORKTOP + 0.003), plain("#101112", 0.1), 0.001)
    decor.kettle((0.86, Y1 - 0.38, WORKTOP + 0.006), degrees(210), metal("#b9bbbc", 0.16))
    storage.shelf((0.78, Y1, 1.62), 0, 0.95, 0.20, worktop)
    for index, (x, colour) in enumerate(((0.42, "#8d4a36"), (0.56, "#d9cfba"), (0.71, "#54686c"), (0.86, "#c89a58"))):
        decor.mug((x, Y1 - 0.10, 1.62), ceramic(colour, 0.3, 0.4), turn=0.9 * index)
    for x, tall, colour in ((1.00, 0.20, "#e3dccb"), (1.12, 0.16, "#c7b694")):
        box("jar", (0.09, 0.09, tall), (x, Y1 - 0.10, 1.62 + tall / 2), ceramic(colour, 0.2, 0.4), 0.02, 4)
    decor.bowl((0.20, Y1 - 0.36, WORKTOP), 0.15, 0.08, ceramic("#d9d0bd", 0.4, 0.5))
    decor.fruit((0.20, Y1 - 0.36, WORKTOP + 0.03), 0.065, 5, ("#d08325", "#c8741f"))
    jug((-1.20, Y1 - 0.25, WORKTOP), ceramic("#7f9296", 0.2, 0.3), 0.22)
    folded_towels((-1.52, Y1 - 0.36, WORKTOP), ("#cdbfa6", "#8d9a94"), (0.30, 0.22), 0.2)
    box("board", (0.28, 0.022, 0.36), (-0.02 + 0.50, Y1 - 0.05, WORKTOP + 0.185), wood("Z", "#a67b4c", "#6b4726"), 0.008,
        rot=(-0.14, 0, 0))


def furnish():
    x, y = TABLE
    tables.trestle_table((x, y, 0), degrees(90), 1.65, 0.86, "#b3946a", "#70533a")
    seating.bench((x - 0.02, y + 0.66, 0), 0, 1.35, "#b3946a", "#70533a")
    for place, turn in (((x + 0.40, y - 0.66), 158), ((x + 1.06, y + 0.05), 98)):
        seating.spindle_chair((*place, 0), degrees(turn), "#77857a", "#59665c")
    breakfast((x, y, 0.7625))
    decor.frame(0.50, 0.66, "leaves", (X1 - 0.001, 1.75, 1.55), degrees(-90), wood("X", "#77604a", "#4a3828"))
    decor.wall_clock((-1.53, Y1 - 0.001, 1.78))


def build_light():
    sun(7.5, SUN_ELEVATION, SUN_AZIMUTH, angle=0.9, colour=(1, 0.80, 0.58))
    sky(SUN_ELEVATION, SUN_AZIMUTH, 0.9, dust=1.0, desaturate=0.25)
    area("hall", (0.3, Y0 + 0.1, 1.5), (0.1, 3, 1.3), (3.0, 1.8), 13, (1, 0.96, 0.90))
    area("bounce", (0.1, -0.3, 0.5), (0.1, 1.6, HEIGHT), (2.4, 1.0), 14, (1, 0.97, 0.93), spread=120)


if __name__ == "__main__":
    shoot(build)
