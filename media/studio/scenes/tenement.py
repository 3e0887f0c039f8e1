"""The front room of a tenement on a bright winter's day: a bay of three tall sashes, sandstone across the street. Metres.

The room is 4.3 x 5.0 m without its bay and 3.1 m high, with six panels.
"""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import decor, floors, georgian, room, seating, tables, tenement, windows  # noqa: E402
from kit.cloth import fabric, rug, scatter, throw  # noqa: E402
from kit.lamps import floor_lamp  # noqa: E402
from kit.lights import area, portal, sky, sun  # noqa: E402
from kit.materials import ceramic, metal, oak_floor, paint, plain, wood  # noqa: E402
from kit.mesh import box, plane  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.plants import rubber_plant, vase_stems  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.winter import bare_tree  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -2.15, 2.15, 0.0, 5.0, 3.1
MOUTH, FRONT, DEEP = 1.42, 0.80, 0.86      # half the bay at the room, half of its front, how far it stands out
SILL, TALL, REVEAL, WALL = 0.60, 2.08, 0.22, 0.42
RAIL = 2.42
STREET = -7.8
SUN_ELEVATION, SUN_AZIMUTH = 15, 218
BAY = [(MOUTH, Y1), (FRONT, Y1 + DEEP), (-FRONT, Y1 + DEEP), (-MOUTH, Y1)]
EDGE = [(X0, Y0), (X1, Y0), (X1, Y1), *BAY, (X0, Y1)]
WALNUT = ("#6d4a31", "#3f2817")


def build():
    trim = plain("#dcd9cf", 0.36, bump=0.02, bump_scale=40)
    build_shell(trim)
    for x in (-1.08, 1.08):
        for y in (0.80, 2.50, 4.20):
            panel("panel", (x, y, HEIGHT), gap=0.022)
    tenement.ceiling_rose((0, 2.5, HEIGHT), 0.72)
    furnish_hearth()
    furnish_seats()
    furnish_bay()
    build_outside()
    build_light()
    camera((0.16, -1.45, 1.32), (-0.02, 5.0, 1.32), lens=20, shift=(0, 0.075), fstop=7.1, focus=4.4)


def build_shell(trim):
    wall = paint("#8496a0", 0.70, 0.04, specular=0.28, variation=0.02)
    ceiling = paint("#cbc8bf", 0.92, 0.03, specular=0.2, variation=0.010)
    for number, (start, end) in enumerate(zip(EDGE, [*EDGE[1:], EDGE[0]])):
        in_bay = 3 <= number <= 5
        holes = []
        if in_bay:
            length = math.dist(start, end)
            wide = bay_window(start, end, length, trim)
            holes = [(length / 2 - wide / 2, length / 2 + wide / 2, SILL, SILL + TALL)]
        built = room.wall_with_holes(f"wall {number}", start, end, HEIGHT, holes, WALL, trim if in_bay else wall, trim)
        built.visible_camera = number != 0
    plane("ceiling", X0 - 0.4, X1 + 0.4, Y0 - 0.4, Y1 + 1.4, HEIGHT, ceiling)
    plane("roof", X0 - 0.7, X1 + 0.7, Y0 - 0.7, Y1 + 1.5, HEIGHT + 0.25, plain("#888888", 0.9))
    georgian.cornice(EDGE, HEIGHT, ceiling)
    main = [BAY[-1], (X0, Y1), (X0, Y0), (X1, Y0), (X1, Y1), BAY[0]]
    room.sweep("frieze", main, [(0.004, 0), (0.004, HEIGHT - RAIL - 0.02)], False, ceiling, RAIL)
    georgian.dado_rail(main, trim, RAIL - 0.03)
    room.skirting(EDGE, trim, 0.24)
    floors.boards(X0, X1, Y0, Y1 + DEEP + 0.05, 3.4, 0.145, oak_floor("#b3834e", "#7b5128", 0.32), seed=31)
    room.wall_frame("x", -FRONT + 0.22, FRONT - 0.22, 0.27, SILL - 0.10, Y1 + DEEP, trim, 0.030, 0.014)
    room.socket((X0, 4.4, 0.42), degrees(90))


def bay_window(start, end, length, trim):
    """Set a sash into one wall of the bay and return its width."""
    wide = length - 0.34
    window = windows.sash_window(wide, TALL, REVEAL, (1, 1), trim)
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    out = ((end[1] - start[1]) / length, -(end[0] - start[0]) / length)
    window.location, window.rotation_euler = (x, y, SILL), (0, 0, -math.atan2(out[0], out[1]))
    z, off = SILL + TALL / 2, WALL + 0.04
    portal((x + out[0] * off, y + out[1] * off, z), (x - out[0], y - out[1], z), (wide, TALL))
    return wide


def furnish_hearth():
    tenement.fireplace((X1, 2.45, 0), degrees(-90))
    shelf = 1.29
    decor.frame(0.86, 1.06, "downs", (X1 - 0.004, 2.45, 1.90), degrees(-90), metal("#a5834a", 0.4), mount=0.08)
    vase_stems((X1 - 0.13, 2.96, shelf), ceramic("#a5653c", 0.2, 0.3), 0.22, 0, seed=4)
    for y in (1.93, 2.05):
        georgian.candlestick((X1 - 0.12, y, shelf))
    decor.wall_clock((X0 + 0.004, 4.05, 1.86), degrees(90), 0.13)
    for y, seed in ((3.80, 2), (1.02, 5)):
        bookcase(y, seed)
    floor_lamp((X1 - 0.42, 4.62, 0), 1.56, power=4, glow=1.5)


def bookcase(y, seed):
    """Shelves beside the chimney, full of books."""
    side, board = wood("Z", *WALNUT, 0.38), wood("Y", *WALNUT, 0.38)
    x, wide, tall, deep = X1 - 0.15, 0.86, 1.84, 0.27
    for end in (-1, 1):
        box("bookcase end", (deep, 0.024, tall), (x, y + end * wide / 2, tall / 2), side, 0.003)
    box("bookcase back", (0.010, wide - 0.03, tall - 0.04), (X1 - 0.022, y, tall / 2), side, 0)
    for level in range(6):
        z = 0.10 + level * 0.342
        box("bookshelf", (deep - 0.004, wide - 0.026, 0.022), (x, y, z), board, 0.002)
        if level < 5:
            decor.bookrow(-wide / 2 + 0.02, wide / 2 - (0.03 if level % 2 else 0.16), (x - 0.02, y, z + 0.011), degrees(-90),
                          seed * 7 + level, 0.29)


def furnish_seats():
    rug((0.02, 2.45, 0), 2.5, 1.75, "rug-border", turn=degrees(90), seed=8, hairs=60000, pile=0.010)
    plum = fabric("#54404c", "#413039", kind="velvet", sheen=0.3)
    seating.sofa((X0 + 0.56, 2.55, 0), degrees(90), 2.05, plum, wood("Z", *WALNUT), seed=15)
    throw(fabric("#b29a6c", "#8f7a50"), (X0 + 0.56, 2.55 - 0.94, 0), degrees(90))
    scatter(0, fabric("#9c5a34", "#7d4527"), (X0 + 0.62, 3.16, 0.70), lean=64, yaw=104, roll=-4)
    scatter(2, fabric("#c8c0ad", "#a89e88"), (X0 + 0.60, 2.04, 0.69), lean=66, yaw=78, roll=4, size=0.44)
    tables.drum_table((0.08, 2.42, 0.012), 0.40, 0.38, wood("Z", *WALNUT), wood("X", *WALNUT, 0.34))
    decor.stack((0.02, 2.52, 0.392), 2, seed=13)
    decor.mug((0.20, 2.30, 0.392), ceramic("#4f6a78", 0.2, 0.3), turn=0.6)
    decor.frame(0.62, 0.82, "coast", (X0 + 0.004, 2.24, 1.72), degrees(90), wood("X", "#2f2721", "#1d1713"))
    decor.frame(0.62, 0.82, "leaves", (X0 + 0.004, 3.04, 1.72), degrees(90), wood("X", "#2f2721", "#1d1713"))


def furnish_bay():
    seating.lounge((0.34, Y1 + 0.02, 0), degrees(-28), fabric("#b08a3e", "#8f6d2c"), *WALNUT)
    tables.side_table((-0.46, Y1 + 0.30, 0), 0.22, 0.52, wood("X", *WALNUT), metal("#3a3632", 0.4))
    rubber_plant((-0.46, Y1 + 0.30, 0.52), 0.62, seed=11, pot=ceramic("#a9673f", 0.3), scale=0.46, leaves=18)


def build_outside():
    tenement.street(Y1 + 3, Y1 + 18, STREET)
    tenement.opposite(-25, 26, Y1 + 18, STREET, seed=6)
    for number, (x, y, tall) in enumerate(((-5.5, 13.5, 9.5), (6.5, 13.8, 10.0))):
        bare_tree((x, Y1 + y, STREET), tall, seed=40 + number)


def build_light():
    sun(2.9, SUN_ELEVATION, SUN_AZIMUTH, angle=0.8, colour=(1, 0.86, 0.70))
    sky(SUN_ELEVATION, SUN_AZIMUTH, 0.9, dust=1.6, desaturate=0.40)
    area("rest of the house", (0.3, Y0 + 0.1, 1.7), (0.0, 4, 1.5), (3.4, 2.2), 22, (1, 0.97, 0.93))
    area("bounce", (0.0, 1.6, 0.5), (0.0, 3.0, HEIGHT), (2.8, 1.8), 20, (1, 0.98, 0.95), spread=125)


if __name__ == "__main__":
    shoot(build)
