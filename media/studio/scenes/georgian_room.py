"""A drawing room in Bath on a bright winter morning: tall shuttered sashes left, a marble chimneypiece ahead. Metres.

The room is 4.5 x 5.2 m and 3.3 m high, with six panels. The camera stands behind its front wall, which it does not see.
"""

import math
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import decor, floors, georgian, room, seating, tables, windows  # noqa: E402
from kit.cloth import fabric, rug, scatter  # noqa: E402
from kit.lamps import table_lamp  # noqa: E402
from kit.lights import area, portal, sky, sun  # noqa: E402
from kit.materials import ceramic, metal, oak_floor, paint, plain, wood  # noqa: E402
from kit.mesh import box, plane  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.plants import vase_stems  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.winter import bare_tree  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -2.25, 2.25, -0.6, 4.6, 3.3
WALL = 0.46
SILL, WINDOW_WIDTH, WINDOW_HEIGHT, REVEAL = 0.46, 1.16, 2.34, 0.42
WINDOWS_Y = (0.95, 3.05)
BREAST, FACE = 0.86, Y1 - 0.36           # half its width, and y of its front
FIRE = (0.78, 0.80)
MANTEL = 1.207
STREET = -4.6
SUN_ELEVATION, SUN_AZIMUTH = 19, 246
MAHOGANY = ("#613722", "#351a0b")


def build():
    trim = plain("#d9d5c9", 0.38, specular=0.4, bump=0.02, bump_scale=40)
    build_shell(trim)
    build_windows(trim)
    for x in (-1.02, 1.02):
        for y in (0.27, 2.0, 3.73):
            panel("panel", (x, y, HEIGHT), gap=0.022)
    build_fireplace()
    furnish_alcoves(trim)
    furnish_seats()
    build_outside()
    build_light()
    camera((0.14, -1.42, 1.30), (0.02, 4.6, 1.30), lens=19.5, shift=(0, 0.088), fstop=7.1, focus=4.6)


def build_shell(trim):
    wall = paint("#cbc6b6", 0.62, 0.03, specular=0.3, variation=0.012)
    ceiling = paint("#d3d1ca", 0.92, 0.03, specular=0.2, variation=0.010)
    openings = [(y - WINDOW_WIDTH / 2, y + WINDOW_WIDTH / 2, SILL, SILL + WINDOW_HEIGHT) for y in WINDOWS_Y]
    room.shell(X0, X1, Y0, Y1, HEIGHT, wall, ceiling, {"left": openings}, reveal=trim, thickness=WALL)
    bpy.data.objects["wall front"].visible_camera = False
    soot = plain("#15120f", 0.95, bump=0.5, bump_scale=50)
    hole = (BREAST - FIRE[0] / 2, BREAST + FIRE[0] / 2, 0, FIRE[1])
    room.wall_with_holes("breast", (BREAST, FACE), (-BREAST, FACE), HEIGHT, [hole], 0.34, wall, soot)
    box("fireback", (FIRE[0] + 0.1, 0.01, FIRE[1] + 0.1), (0, Y1 - 0.02, FIRE[1] / 2), soot, 0)
    for side in (-1, 1):
        box("breast side", (0.01, Y1 - FACE, HEIGHT), (side * (BREAST - 0.005), (Y1 + FACE) / 2, HEIGHT / 2), wall, 0)
    edge = [(X0, Y0), (X1, Y0), (X1, Y1), (BREAST, Y1), (BREAST, FACE), (-BREAST, FACE), (-BREAST, Y1), (X0, Y1)]
    georgian.cornice(edge, HEIGHT, ceiling)
    room.skirting([(-BREAST, FACE + 0.004), (-BREAST, Y1), (X0, Y1), (X0, Y0), (X1, Y0), (X1, Y1), (2.07, Y1)], trim,
                  0.21, False)
    georgian.dado_rail([(X1, Y0), (X1, Y1), (2.07, Y1)], trim)
    georgian.dado_rail([(-BREAST, FACE), (-BREAST, Y1), (X0, Y1), (X0, WINDOWS_Y[1] + 0.69)], trim)
    georgian.dado_rail([(X0, WINDOWS_Y[1] - 0.69), (X0, WINDOWS_Y[0] + 0.69)], trim)
    panel_walls(wall)
    floors.boards(X0, X1, Y0, Y1, 3.2, 0.21, oak_floor("#a67c4e", "#6a4626", 0.34), seed=11)
    room.socket((X1, 1.2, 0.34), degrees(-90))


def panel_walls(mat):
    """Framed panels above and below the dado."""
    for low, high in ((-0.45, 1.30), (1.46, 3.02), (3.18, 4.44)):
        for z0, z1 in ((0.30, 0.82), (1.08, 2.92)):
            room.wall_frame("y", low, high, z0, z1, X1, mat, 0.042, 0.020)
    for low, high in ((WINDOWS_Y[0] + 0.82, WINDOWS_Y[1] - 0.82), (WINDOWS_Y[1] + 0.82, Y1 - 0.12)):
        for z0, z1 in ((0.30, 0.82), (1.08, 2.92)):
            room.wall_frame("y", low, high, z0, z1, X0, mat, 0.042, -0.020)
    for z0, z1 in ((0.30, 0.82), (1.08, 2.92)):
        room.wall_frame("x", X0 + 0.13, -BREAST - 0.13, z0, z1, Y1, mat, 0.042, 0.020)
    room.wall_frame("x", -BREAST + 0.10, BREAST - 0.10, 1.36, 2.92, FACE, mat, 0.042, 0.020)


def build_windows(trim):
    for y, ajar in zip(WINDOWS_Y, ((6, -8), (14, -20))):
        window = georgian.shuttered_window(WINDOW_WIDTH, WINDOW_HEIGHT, trim, REVEAL, ajar)
        window.location, window.rotation_euler = (X0, y, SILL), (0, 0, math.pi / 2)
        middle = SILL + WINDOW_HEIGHT / 2
        portal((X0 - WALL - 0.02, y, middle), (X0 + 1, y, middle), (WINDOW_HEIGHT, WINDOW_WIDTH))


def build_fireplace():
    georgian.chimneypiece((0, FACE, 0), FIRE)
    georgian.basket_grate((0, FACE + 0.15, 0))
    georgian.gilt_mirror(-0.58, 0.58, MANTEL + 0.10, 2.72, FACE)
    for x in (-0.70, 0.70):
        georgian.candlestick((x, FACE - 0.12, MANTEL))
    vase_stems((-0.42, FACE - 0.12, MANTEL), ceramic("#52667a", 0.2, 0.25), 0.20, 9, seed=14, stem_length=0.30)
    decor.bowl((0.40, FACE - 0.11, MANTEL), 0.085, 0.06, ceramic("#7f8d86", 0.2, 0.3))


def furnish_alcoves(trim):
    georgian.chest((-1.55, Y1 - 0.27, 0), 0, 1.02, 0.86, 0.46, *MAHOGANY)
    table_lamp((-1.83, Y1 - 0.26, 0.86), ceramic("#46586a", 0.2, 0.25), power=5, glow=1.5)
    decor.stack((-1.34, Y1 - 0.27, 0.86), 3, seed=8)
    decor.frame(0.70, 0.92, "downs", (-1.55, Y1 - 0.022, 1.90), 0, metal("#a5834a", 0.4), mount=0.07)
    decor.frame(0.92, 1.16, "coast", (X1 - 0.002, 2.24, 1.98), degrees(-90), metal("#a5834a", 0.4), mount=0.09)
    door = windows.panelled_door(0.92, 2.20, trim)
    door.location = (1.55, Y1, 0)


def furnish_seats():
    rug((0.08, 2.55, 0), 2.9, 2.1, "rug-border-blue", turn=0.015, seed=6, hairs=60000)
    blue = fabric("#4c565c", "#3d464c")
    seating.sofa((1.50, 2.62, 0), degrees(-90), 2.05, blue, wood("Z", *MAHOGANY), seed=5)
    scatter(0, fabric("#8a6233", "#6b4a25", kind="velvet", sheen=0.3), (1.46, 3.30, 0.70), lean=66, yaw=-74, roll=4)
    scatter(2, fabric("#c9bda4", "#a99b80"), (1.40, 1.98, 0.69), lean=64, yaw=-102, roll=-4, size=0.44)
    rust = fabric("#553227", "#41251c", kind="velvet", sheen=0.2)
    seating.sofa((-1.22, 2.34, 0), degrees(62), 0.94, rust, wood("Z", *MAHOGANY), seats=1, backs=1, seed=9)
    tables.desk((0.06, 2.50, 0.012), degrees(90), 0.92, 0.56, wood("X", *MAHOGANY), wood("Z", *MAHOGANY), height=0.43)
    decor.stack((0.02, 2.72, 0.442), 2, seed=17)
    decor.mug((0.14, 2.34, 0.442), ceramic("#c9c2b2", 0.3, 0.3), turn=1.0)


def build_outside():
    stone = paint("#b9a47d", 0.9, 0.3, specular=0.15, variation=0.05)
    plane("street", -80, X0 - 2, -40, 60, STREET, plain("#6d6a66", 0.8))
    x, y0, y1 = X0 - 21, -14, 44
    holes = [(u, u + 1.1, sill, sill + tall) for u in (1.2 + 2.6 * k for k in range(22))
             for sill, tall in ((1.0, 2.0), (4.6, 2.3), (8.0, 1.4))]
    front = room.wall_with_holes("terrace", (x, y1), (x, y0), 10.2, holes, 0.3, stone)
    front.location.z = STREET
    box("parapet", (0.5, y1 - y0, 0.3), (x + 0.1, (y0 + y1) / 2, STREET + 9.8), stone, 0.02)
    box("dark rooms", (0.1, y1 - y0, 10), (x - 0.25, (y0 + y1) / 2, STREET + 5), plain("#262a30", 0.15), 0)
    for number, (tx, ty, tall) in enumerate(((-12, 5.5, 8.5), (-13, 13, 9.5), (-12.5, 21, 8))):
        bare_tree((tx, ty, STREET), tall, seed=20 + number)


def build_light():
    sun(9.0, SUN_ELEVATION, SUN_AZIMUTH, angle=0.8, colour=(1, 0.84, 0.66))
    sky(SUN_ELEVATION, SUN_AZIMUTH, 0.85, dust=1.6, desaturate=0.40)
    area("rest of the house", (0.3, Y0 + 0.1, 1.7), (0.0, 4, 1.6), (3.4, 2.2), 24, (1, 0.97, 0.93))
    area("bounce", (0.0, 1.0, 0.5), (0.0, 2.6, HEIGHT), (2.8, 1.4), 26, (1, 0.98, 0.95), spread=120)


if __name__ == "__main__":
    shoot(build)
