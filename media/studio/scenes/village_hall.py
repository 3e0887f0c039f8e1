"""A village hall on a bright winter morning: low sun on the boards, chairs being set out before the stage. Metres.

The hall is 6.4 x 9.8 m and 3.2 m high, with eighteen panels in three rows along it.
"""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import decor, floors, garden, hall, room, timber, windows  # noqa: E402
from kit.cloth import curtain, fabric  # noqa: E402
from kit.lights import area, portal, sky, sun  # noqa: E402
from kit.materials import oak_floor, paint, plain, wood  # noqa: E402
from kit.mesh import box  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.winter import bare_tree, frosted_garden  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -3.2, 3.2, 0.0, 9.8, 3.2
WALL = 0.36
SILL, WINDOW_WIDTH, WINDOW_HEIGHT = 1.12, 1.50, 1.66
WINDOWS_Y = (2.0, 4.75, 7.5)
STAGE_HALF, STAGE, STAGE_HEAD = 2.05, 0.78, 2.82
DADO = 1.08
SUN_ELEVATION, SUN_AZIMUTH = 20, 242
BLUE = "#37434e"


def build():
    trim = plain("#e2dfd4", 0.42, bump=0.02, bump_scale=40)
    boarding = plain("#6f7d78", 0.45, bump=0.03, bump_scale=40)
    build_shell(boarding)
    build_windows(trim)
    build_stage(boarding)
    for x in (-2.1, 0, 2.1):
        for row in range(6):
            panel("panel", (x, 0.82 + 1.633 * row, HEIGHT), "y", gap=0.022)
    furnish_floor()
    furnish_right()
    build_outside()
    build_light()
    camera((0.30, 0.18, 1.42), (-0.06, 9.0, 1.42), lens=22, shift=(0, 0.062), fstop=8, focus=5.5)


def build_shell(boarding):
    wall = paint("#d3cbb6", 0.85, 0.06, specular=0.25, variation=0.03)
    ceiling = paint("#d0cec7", 0.92, 0.03, specular=0.2, variation=0.012)
    lights = [(y - WINDOW_WIDTH / 2, y + WINDOW_WIDTH / 2, SILL, SILL + WINDOW_HEIGHT) for y in WINDOWS_Y]
    opening = (-STAGE_HALF, STAGE_HALF, STAGE, STAGE_HEAD)
    room.shell(X0, X1, Y0, Y1, HEIGHT, wall, ceiling, {"left": lights, "right": lights[:1], "back": [opening]},
               reveal=wall,
               thickness=WALL)
    garden.lining(X0, -STAGE_HALF - 0.25, Y0, Y1, DADO, [], boarding, 0.12)
    garden.lining(STAGE_HALF + 0.25, X1, Y0, Y1, DADO, [], boarding, 0.12)
    for x in (X0, X1):
        garden.side_lining(x, Y0, Y1 - 0.012, DADO, boarding, 0.12)
        inwards = 0.02 if x < 0 else -0.02
        box("dado rail", (0.045, Y1 - Y0, 0.035), (x + inwards, (Y0 + Y1) / 2, DADO + 0.017), boarding, 0.010, 3)
        box("skirting", (0.03, Y1 - Y0, 0.15), (x + 0.75 * inwards, (Y0 + Y1) / 2, 0.075), boarding, 0.006)
    for x in ((X0 - STAGE_HALF - 0.25) / 2, (X1 + STAGE_HALF + 0.25) / 2):
        box("dado rail", (X1 - STAGE_HALF - 0.25, 0.045, 0.035), (x, Y1 - 0.02, DADO + 0.017), boarding, 0.010, 3)
    room.coving(room.outline(X0, X1, Y0, Y1), HEIGHT, ceiling, 0.09)
    floors.boards(X0, X1, Y0, Y1, 2.6, 0.095, oak_floor("#a97d49", "#6f4823", 0.24), seed=15)
    hall.court_line(-2.45, 2.45, -1.5, 7.4)
    hall.court_line(-1.95, 1.95, -1.5, 6.65, "#7c3b33")
    room.socket((X1, 5.2, 0.40), degrees(-90))


def build_windows(trim):
    for x, ys in ((X0, WINDOWS_Y), (X1, WINDOWS_Y[:1])):
        side = math.copysign(1, x)
        for y in ys:
            window = timber.glazed_screen(WINDOW_WIDTH, WINDOW_HEIGHT, 3, 4, trim, depth=0.07, frame=0.06, bar=0.026)
            window.location, window.rotation_euler = (x + side * 0.22, y, SILL), (0, 0, -side * math.pi / 2)
            box("sill board", (0.30, WINDOW_WIDTH + 0.10, 0.032), (x + side * 0.10, y, SILL + 0.004), trim, 0.008, 3)
            middle = SILL + WINDOW_HEIGHT / 2
            portal((x + side * (WALL + 0.02), y, middle), (0, y, middle), (WINDOW_HEIGHT, WINDOW_WIDTH))


def build_stage(boarding):
    hall.stage(STAGE_HALF, Y1, 2.6, STAGE, boarding, wood("X", "#a97e4c", "#6d4826", 0.35))
    frame = plain("#5d6a66", 0.45)
    for side in (-1, 1):
        box("proscenium", (0.17, 0.05, STAGE_HEAD - STAGE + 0.12), (side * (STAGE_HALF + 0.07), Y1 - 0.02,
                                                                   (STAGE_HEAD + STAGE + 0.12) / 2), frame, 0.010, 3)
    box("proscenium head", (2 * STAGE_HALF + 0.40, 0.07, 0.18), (0, Y1 - 0.03, STAGE_HEAD + 0.09), frame, 0.012, 3)
    red = fabric("#5f2723", "#471b19", kind="velvet", sheen=0.25)
    drop = STAGE_HEAD - STAGE + 0.10
    for seed, left, width in ((4, -STAGE_HALF - 0.10, 1.30), (9, STAGE_HALF - 1.12, 1.22)):
        hanging = curtain("stage curtain", width, drop, red, folds=11, depth=0.060, seed=seed, flare=1.03)
        hanging.location = (left, Y1 + 0.42, STAGE + 0.012)
    pelmet = curtain("pelmet", 2 * STAGE_HALF + 0.3, 0.36, red, folds=34, depth=0.038, seed=13)
    pelmet.location = (-STAGE_HALF - 0.15, Y1 + 0.30, STAGE_HEAD - 0.26)
    backcloth = curtain("backcloth", 5.0, 2.6, fabric("#7d776a", "#69645a"), folds=24, depth=0.045, seed=21)
    backcloth.location = (-2.5, Y1 + 2.35, STAGE + 0.012)
    hall.bunting((-STAGE_HALF - 0.2, Y1 - 0.09, STAGE_HEAD + 0.12), (0.0, Y1 - 0.09, STAGE_HEAD + 0.12), 0.16, seed=2)
    hall.bunting((0.0, Y1 - 0.09, STAGE_HEAD + 0.12), (STAGE_HALF + 0.2, Y1 - 0.09, STAGE_HEAD + 0.12), 0.16, seed=5)


def furnish_floor():
    """Two rows set out, a third begun."""
    for row, count in ((0, 6), (1, 6), (2, 3)):
        for index in range(count):
            wander = math.sin(7.3 * index + 3.1 * row)
            hall.hall_chair((-1.62 + 0.60 * index + 0.015 * wander, 6.75 - 0.98 * row + 0.02 * wander, 0),
                            math.pi + 0.05 * wander, BLUE)


def furnish_right():
    for index, y in enumerate((3.05, 3.68, 4.31)):
        hall.chair_stack((X1 - 0.42, y, 0), degrees(-90 + (2, -3, 1)[index]), (6, 7, 4)[index], BLUE, index)
    hall.folded_tables((X1 - 0.03, 6.35, 0), degrees(-90), 4)
    hall.piano((2.05, 8.55, 0), degrees(-38))
    hall.notice_board((X1 - 0.001, 4.2, 1.78), degrees(-90))
    decor.wall_clock((2.75, Y1 - 0.001, 2.45), 0, 0.17)
    door = windows.panelled_door(0.90, 2.06, plain("#5d6a66", 0.42))
    door.location, door.rotation_euler = (X1 - 0.014, 7.75, 0), (0, 0, degrees(-90))
    box("exit sign", (0.012, 0.40, 0.15), (X1 - 0.007, 7.75, 2.36), plain("#2d7a54", 0.4), 0.003)
    box("exit arrow", (0.004, 0.16, 0.03), (X1 - 0.014, 7.80, 2.36), plain("#e9efe9", 0.5), 0.001)


def build_outside():
    frosted_garden((X0 - 9, -6), (X0 - 9, 26), -0.45, 1.7, seed=6)
    for number, (x, y, tall) in enumerate(((-8, 5.5, 6), (-13, 11, 8), (-10, 16, 7), (-15, 20, 9), (8, 2.5, 7))):
        bare_tree((x, y, -0.45), tall, seed=30 + number)


def build_light():
    sun(10.0, SUN_ELEVATION, SUN_AZIMUTH, angle=0.8, colour=(1, 0.85, 0.68))
    sky(SUN_ELEVATION, SUN_AZIMUTH, 0.9, dust=1.6, desaturate=0.40)
    area("lobby", (0.3, Y0 + 0.1, 1.7), (0.0, 5, 1.4), (4.4, 2.2), 55, (1, 0.98, 0.95))
    area("bounce", (0.0, 4.0, 0.5), (0.0, 5.0, HEIGHT), (4.4, 4.0), 60, (1, 0.98, 0.95), spread=130)
    area("stage", (0.6, Y1 + 1.2, 3.7), (0, Y1 + 2.0, 1.0), (2.4, 0.6), 45, (1, 0.90, 0.76))


if __name__ == "__main__":
    shoot(build)
