"""A primary classroom in low winter sun: tall windows on the left, low tables, a whiteboard ahead. Metres.

The room is 6.6 x 7.5 m and 2.9 m high, with twelve panels in four rows.
"""

import math
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import classroom, decor, room, street, windows  # noqa: E402
from kit.cloth import rug  # noqa: E402
from kit.displays import display_board, whiteboard  # noqa: E402
from kit.lights import area, portal, sky, sun  # noqa: E402
from kit.materials import ceramic, paint, plain  # noqa: E402
from kit.mesh import box, plane  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.plants import rubber_plant  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.winter import bare_tree, frosted_garden  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -3.3, 3.3, 0.0, 7.5, 2.9
SILL, WINDOW_WIDTH, WINDOW_HEIGHT, REVEAL = 0.84, 1.86, 1.78, 0.30
WINDOWS_Y = (1.35, 3.70, 6.05)
SUN_ELEVATION, SUN_AZIMUTH = 21, 292
TEAL, OCHRE = "#41707a", "#b98a3c"


def build():
    trim = plain("#dddbd3", 0.38, bump=0.02, bump_scale=40)
    build_shell(trim)
    build_windows(trim)
    for x in (-2.1, 0.0, 2.1):
        for y in (0.95, 2.82, 4.69, 6.56):
            panel("panel", (x, y, HEIGHT), gap=0.022)
    for x in (-1.05, 1.05):
        for y in (1.9, 3.75, 5.6):
            classroom.hung_light((x, y, HEIGHT - 0.30), HEIGHT)
    furnish_floor()
    furnish_front(trim)
    furnish_sides()
    build_outside()
    build_light()
    camera((0.30, -1.60, 1.34), (0.10, 7.5, 1.34), lens=21, shift=(0, 0.024), fstop=8, focus=5.0)


def build_shell(trim):
    wall = paint("#d6d2c4", 0.85, 0.04, specular=0.25, variation=0.02)
    ceiling = paint("#d3d1ca", 0.92, 0.03, specular=0.2, variation=0.010)
    openings = [(y - WINDOW_WIDTH / 2, y + WINDOW_WIDTH / 2, SILL, SILL + WINDOW_HEIGHT) for y in WINDOWS_Y]
    room.shell(X0, X1, Y0, Y1, HEIGHT, wall, ceiling, {"left": openings}, reveal=trim, thickness=0.36)
    bpy.data.objects["wall front"].visible_camera = False
    plane("floor", X0 - 0.1, X1 + 0.1, Y0 - 0.1, Y1 + 0.1, 0, classroom.lino())
    profile = [(0.016, 0), (0.016, 0.11), (0.010, 0.12), (0, 0.121)]
    room.sweep("skirting", room.outline(X0, X1, Y0, Y1), profile, True, plain("#5c6664", 0.5))
    for y in (2.2, 5.2):
        room.socket((X1, y, 0.42), degrees(-90))


def build_windows(trim):
    for y in WINDOWS_Y:
        window = windows.casement_window(WINDOW_WIDTH, WINDOW_HEIGHT, REVEAL, 4, trim)
        window.location, window.rotation_euler = (X0, y, SILL), (0, 0, math.pi / 2)
        z = SILL + WINDOW_HEIGHT / 2
        portal((X0 - 0.38, y, z), (X0 + 1, y, z), (WINDOW_HEIGHT, WINDOW_WIDTH))


def furnish_floor():
    for number, (x, y, turn, colour) in enumerate(((-1.55, 1.55, 4, TEAL), (1.62, 1.80, -3, OCHRE), (-1.62, 3.78, -2, OCHRE),
                                                   (1.55, 4.02, 3, TEAL))):
        classroom.group((x, y, 0), degrees(turn), colour, seed=number + 3)
    rug((-0.35, 6.05, 0), 2.9, 1.9, "rug-grey", turn=0.01, seed=6, hairs=45000, pile=0.009)
    classroom.chair((1.05, 6.55, 0), degrees(-32), "#8d4032")


def furnish_front(trim):
    whiteboard((-0.15, Y1, 1.52))
    display_board((-2.32, Y1, 1.58), 0, 1.56, 1.24, "#3f6a63", "#d3a548", first=20)
    door = classroom.class_door(trim)
    door.location = (2.52, Y1, 0)
    decor.wall_clock((1.55, Y1, 2.36), 0, 0.17)
    classroom.picture_books((-2.35, Y1 - 0.02, 0), 0, 1.5)
    classroom.tray_unit((1.45, Y1 - 0.02, 0), 0, 2, 4)
    decor.bookrow(-0.30, 0.20, (1.42, Y1 - 0.26, 0.66), 0, seed=8, tallest=0.28)
    classroom.globe((1.78, Y1 - 0.22, 0.668))


def furnish_sides():
    for y in (1.35, 3.70, 6.05):
        classroom.tray_unit((X0 + 0.02, y - 0.30, 0), degrees(90), 4, 4)
    top = 0.668
    rubber_plant((X0 + 0.24, 4.85, 0), 1.15, seed=9, pot=ceramic("#7f8d86", 0.3))
    for y, colour in ((0.9, "#456f8c"), (1.3, "#c79a3a"), (3.2, "#a8493a"), (5.6, "#567f58")):
        box("box file", (0.26, 0.34, 0.11), (X0 + 0.23, y, top + 0.056), plain(colour, 0.5), 0.012, 3)
    decor.bookrow(-0.35, 0.30, (X0 + 0.06, 3.80, top), degrees(90), seed=3, tallest=0.26)
    classroom.pencil_pot((X0 + 0.28, 2.75, top), 2)
    classroom.pencil_pot((X0 + 0.20, 6.3, top), 1)
    display_board((X1, 3.15, 1.66), degrees(-90), 3.4, 1.24, "#8a4638", "#c9b98c", first=1)
    display_board((X1, 6.10, 1.66), degrees(-90), 1.56, 1.24, "#4a6076", "#d3a548", first=27)
    classroom.tray_unit((X1 - 0.02, 5.0, 0), degrees(-90), 4, 3)
    box("long shelf", (0.34, 2.3, 0.03), (X1 - 0.19, 2.5, 0.70), plain("#cfa878", 0.5), 0.004)
    for y in (1.40, 2.5, 3.60):
        box("shelf end", (0.33, 0.024, 0.69), (X1 - 0.19, y, 0.345), plain("#c29a69", 0.5), 0.003)
    box("shelf", (0.33, 2.17, 0.024), (X1 - 0.19, 2.5, 0.36), plain("#cfa878", 0.5), 0)
    for y, z, seed in ((1.95, 0.372, 4), (3.05, 0.372, 6), (1.9, 0.02, 7), (3.0, 0.02, 9)):
        decor.bookrow(-0.45, 0.45, (X1 - 0.30, y, z), degrees(-90), seed=seed, tallest=0.27)
    decor.stack((X1 - 0.20, 1.75, 0.715), 4, seed=5)


def build_outside():
    frosted_garden((-46, 22), (-6, 24), -0.5, 1.4, seed=4)
    street.opposite(-66, -6, 36, -0.5, seed=9, lit=0.0)
    for number, (x, y, tall) in enumerate(((-9, 3.5, 6.5), (-11, 9, 8.0), (-8.5, 14, 6.0), (-14, 6, 8), (-13, 19, 9))):
        bare_tree((X0 + x, y, -0.5), tall, seed=90 + number)


def build_light():
    sun(6.5, SUN_ELEVATION, SUN_AZIMUTH, angle=0.9, colour=(1, 0.86, 0.69))
    sky(SUN_ELEVATION, SUN_AZIMUTH, 0.85, dust=1.8, desaturate=0.42, seen=0.6)
    area("rest of the school", (0.3, Y0 + 0.1, 1.7), (0.0, 6, 1.4), (5.0, 2.2), 34, (1, 0.98, 0.95))
    area("bounce", (0.6, 2.6, 0.7), (0.6, 4.0, HEIGHT), (4.2, 3.0), 34, (1, 0.99, 0.96), spread=130)


if __name__ == "__main__":
    shoot(build)
