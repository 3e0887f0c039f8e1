"""A rented flat on the second floor of a block of the 1970s, on a grey winter's day, with four panels. Metres.

The room is 3.9 x 4.0 m and 2.38 m high. `rented_flat_before` shows it with the heaters it had.
"""

import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import decor, floors, room, seating, street, tables  # noqa: E402
from kit.cloth import curtain, drape, fabric, rug, scatter, throw  # noqa: E402
from kit.heaters import oil_radiator, spur, storage_heater  # noqa: E402
from kit.laundry import airer  # noqa: E402
from kit.lights import area, portal, sky  # noqa: E402
from kit.materials import ceramic, oak_floor, paint, plain, wood  # noqa: E402
from kit.mesh import box, plane, tube  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.rented import flush_door, mould, paper_lantern, plastic_window, woodchip  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.winter import bare_tree  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -1.95, 1.95, 0.0, 4.0, 2.38
WINDOW = (-1.10, 0.72, 0.94, 2.12)       # x, x, sill, head
HEATER_X = -0.22
GROUND = -5.4
MAGNOLIA = "#cfc2a6"
PINE = ("#c09561", "#8e6437")


def build(before=False):
    build_shell(before)
    build_window(before)
    if before:
        heat_as_before()
    else:
        for x in (-0.98, 0.98):
            for y in (1.16, 2.98):
                panel("panel", (x, y, HEIGHT), gap=0.022)
        spur((HEATER_X + 0.66, Y1, 0.30))
    furnish_seats()
    furnish_walls()
    build_outside()
    build_light()
    camera((-0.12, -1.16, 1.20), (-0.02, 4.0, 1.20), lens=20.5, shift=(0, 0.052), fstop=7.1, focus=3.8)


def build_shell(before):
    wall = woodchip(MAGNOLIA)
    ceiling = paint("#cbc8bf", 0.92, 0.10, specular=0.2, variation=0.014)
    trim = plain("#d8d4c8", 0.4, bump=0.03, bump_scale=40)
    room.shell(X0, X1, Y0, Y1, HEIGHT, wall, ceiling, {"back": [WINDOW]}, reveal=wall)
    bpy.data.objects["wall front"].visible_camera = False
    room.sweep("skirting", room.outline(X0, X1, Y0, Y1), [(0.016, 0), (0.016, 0.085), (0.010, 0.094), (0, 0.095)], True, trim)
    floors.boards(X0, X1, Y0, Y1, 1.28, 0.19, oak_floor("#a98961", "#7a5b3b", 0.36), seed=21)
    room.socket((1.02, Y1, 0.34))
    if before:
        for along in ((-0.9, 0, 0), (0, -0.9, 0)):
            off = (0, -0.002, 0) if along[0] else (-0.002, 0, 0)
            mould((X1, Y1, HEIGHT), along, (0, 0, -0.9), 0.78, off)
    else:
        box("paler patch", (1.02, 0.0012, 0.62), (HEATER_X, Y1 - 0.0004, 0.43), woodchip("#d5c9ae", 0.02), 0)


def build_window(before):
    x0, x1, sill, head = WINDOW
    middle, tall = (x0 + x1) / 2, head - sill
    plastic_window(x1 - x0, tall, misted=before).location = (middle, Y1, sill)
    portal((middle, Y1 + 0.32, (sill + head) / 2), (middle, 0, (sill + head) / 2), (x1 - x0, tall))
    white = plain("#e6e4dd", 0.4)
    box("curtain track", (x1 - x0 + 0.62, 0.028, 0.022), (middle, Y1 - 0.075, head + 0.135), white, 0.004)
    cloth = drape("#77818c", 0.30)
    for seed, left, width in ((5, x0 - 0.31, 0.40), (8, x1 - 0.08, 0.38)):
        hanging = curtain("curtain", width, head + 0.13 - 0.74, cloth, folds=6, depth=0.036, seed=seed, flare=1.06)
        hanging.location = (left, Y1 - 0.075, 0.74)
    net = curtain("net", 0.80, tall - 0.09, drape("#e4e1d8", 0.5, 0.40), folds=13, depth=0.020, seed=3)
    net.location = (x0 + 0.02, Y1 + 0.05, sill + 0.035)
    tube("net wire", [(x0, Y1 + 0.05, head - 0.052), (x1, Y1 + 0.05, head - 0.056)], 0.003, white, 8, smooth=False)


def heat_as_before():
    storage_heater((HEATER_X, Y1 - 0.018, 0))
    spur((HEATER_X + 0.66, Y1, 0.30))
    oil_radiator((0.42, 2.92, 0), degrees(28))
    flex = plain("#d4d0c5", 0.5)
    tube("flex", [(0.53, 3.16, 0.12), (0.66, 3.34, 0.008), (0.74, 3.62, 0.006), (0.95, 3.80, 0.006), (1.05, 3.95, 0.12),
                  (1.05, 3.972, 0.33)], 0.0045, flex, 8)
    box("plug", (0.05, 0.034, 0.05), (1.053, Y1 - 0.026, 0.336), plain("#e6e3da", 0.4), 0.010, 3)


def furnish_seats():
    rug((0.04, 1.75, 0), 1.9, 1.35, "rug-striped", turn=0.03, seed=5, hairs=45000, pile=0.009)
    cover = fabric("#6b5a48", "#574837")
    seating.sofa((X1 - 0.54, 1.72, 0), degrees(-90), 1.66, cover, wood("Z", "#4a3220", "#2c1c10"), seats=2, backs=2, seed=12)
    blanket = throw(fabric("#a5653c", "#7e4727"), (X1 - 0.54, 1.72 - 0.745, 0), degrees(-90))
    blanket.scale = (-1, 1, 1)
    scatter(1, fabric("#b9b09a", "#978c74"), (X1 - 0.60, 2.20, 0.68), lean=64, yaw=-84, roll=5, size=0.44)
    pine, legs = wood("X", *PINE, 0.34), wood("Z", *PINE, 0.36)
    tables.desk((0.02, 1.86, 0.010), degrees(93), 0.84, 0.46, pine, legs, height=0.43)
    decor.mug((-0.06, 1.68, 0.44), ceramic("#5f7f86", 0.2, 0.3), turn=2.4)
    decor.bowl((0.06, 2.10, 0.44), 0.11, 0.055, ceramic("#c9c2b0", 0.2, 0.35))
    decor.fruit((0.06, 2.10, 0.452), 0.045, 4, ("#c9752a", "#c26a22"), seed=3)
    box("letter", (0.22, 0.11, 0.0015), (0.10, 1.58, 0.4412), plain("#dedbd0", 0.8), 0, rot=(0, 0, 0.5))
    box("letter", (0.23, 0.16, 0.002), (0.06, 1.62, 0.4392), plain("#c9b58c", 0.8), 0, rot=(0, 0, -0.2))
    tables.desk((X1 - 0.37, 3.40, 0), degrees(90), 0.80, 0.58, pine, legs)
    seating.spindle_chair((1.10, 3.36, 0), degrees(104), "#a9804f", "#7b5730")
    decor.laptop((X1 - 0.40, 3.34, 0.74), degrees(-84), opening=104)
    decor.stack((X1 - 0.24, 3.66, 0.74), 3, seed=6, base=(0.17, 0.23))


def furnish_walls():
    airer((-1.24, 2.50, 0), degrees(-38))
    low = wood("X", *PINE, 0.36)
    box("television stand", (0.92, 0.36, 0.035), (-1.42, 3.60, 0.45), low, 0.004, rot=(0, 0, degrees(34)))
    box("television stand", (0.86, 0.32, 0.035), (-1.42, 3.60, 0.14), low, 0.004, rot=(0, 0, degrees(34)))
    for x, y in ((-1.76, 3.37), (-1.08, 3.83)):
        box("television stand", (0.03, 0.33, 0.43), (x, y, 0.216), low, 0.003, rot=(0, 0, degrees(34)))
    decor.monitor((-1.42, 3.60, 0.468), degrees(34), 0.73, 0.43)
    door = flush_door(0.78)
    door.location, door.rotation_euler = (X0, 1.32, 0), (0, 0, degrees(90))
    decor.frame(0.40, 0.52, "coast", (X0 + 0.002, 2.42, 1.58), degrees(90), plain("#202122", 0.4), mount=0.04)
    box("light switch", (0.009, 0.086, 0.086), (X0 + 0.0046, 1.86, 1.18), plain("#e2dfd5", 0.35), 0.004)
    decor.frame(0.72, 0.52, "fields", (X1 - 0.002, 1.72, 1.55), degrees(-90), plain("#202122", 0.4), mount=0.04)
    paper_lantern((0.0, 2.0, 1.98), HEIGHT)


def build_outside():
    plane("ground", -60, 60, Y1 + 0.5, 90, GROUND, plain("#5f6259", 0.9, bump=0.3, bump_scale=2))
    street.opposite(-26, 28, Y1 + 26, GROUND, seed=4, lit=0.10, eaves=5.2, rimed=0.04)
    for number, (x, y, tall) in enumerate(((0.9, 8.5, 8.6), (-3.4, 13, 9.8), (4.6, 12, 9.2), (-7.5, 16, 9.0))):
        bare_tree((x, Y1 + y, GROUND), tall, seed=31 + number)


def build_light():
    sky(14, 200, 1.5, dust=5.0, desaturate=0.72, seen=0.42)
    area("rest of the flat", (0.2, Y0 + 0.1, 1.5), (0.0, 4, 1.2), (3.2, 1.8), 14, (1, 0.96, 0.90))
    area("bounce", (0.0, 1.4, 0.5), (0.0, 2.2, HEIGHT), (2.6, 1.6), 11, (1, 0.97, 0.93), spread=130)


if __name__ == "__main__":
    shoot(build)
