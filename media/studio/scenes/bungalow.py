"""The living room of a bungalow of 1965 on a frosty afternoon: a wide picture window, a brick fireplace, parquet. Metres.

The room is 5.2 x 4.2 m and 2.4 m high, with six panels.
"""

import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import decor, floors, room, seating, tables  # noqa: E402
from kit.bungalow import brick_fireplace, picture_window, radiogram  # noqa: E402
from kit.cloth import curtain, drape, fabric, rug, scatter  # noqa: E402
from kit.lamps import floor_lamp, table_lamp  # noqa: E402
from kit.lights import area, portal, sky, sun  # noqa: E402
from kit.materials import ceramic, oak_floor, paint, plain, wood  # noqa: E402
from kit.mesh import box  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.plants import rubber_plant, vase_stems  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.winter import bare_tree, frosted_garden  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -2.6, 2.6, 0.0, 4.2, 2.4
WINDOW = (-1.95, 1.25, 0.52, 2.06)       # x, x, sill, head
SUN_ELEVATION, SUN_AZIMUTH = 19, 318
TEAK = ("#96673c", "#58361b")


def build():
    trim = plain("#e3e0d6", 0.36, bump=0.02, bump_scale=40)
    build_shell(trim)
    build_window(trim)
    for x in (-1.7, 0, 1.7):
        for y in (1.30, 3.05):
            panel("panel", (x, y, HEIGHT), gap=0.022)
    brick_fireplace((X1, 2.25, 0), degrees(-90))
    furnish()
    build_outside()
    build_light()
    camera((-0.42, -1.25, 1.20), (0.10, 4.2, 1.20), lens=21.5, shift=(0, 0.050), fstop=6.3, focus=4.2)


def build_shell(trim):
    wall = paint("#cbbfa4", 0.85, 0.06, specular=0.25, variation=0.03)
    ceiling = paint("#d0cec7", 0.92, 0.03, specular=0.2, variation=0.012)
    room.shell(X0, X1, Y0, Y1, HEIGHT, wall, ceiling, {"back": [WINDOW]}, reveal=trim)
    bpy.data.objects["wall front"].visible_camera = False
    edge = room.outline(X0, X1, Y0, Y1)
    room.skirting(edge, trim, 0.11)
    room.coving(edge, HEIGHT, ceiling, 0.075)
    floors.herringbone(X0, X1, Y0, Y1, 0.23, 0.075, oak_floor("#a8763f", "#6a431f", 0.30), angle=45, seed=9)
    room.socket((X0, 3.5, 0.34), degrees(90))


def build_window(trim):
    x0, x1, sill, head = WINDOW
    picture_window(((x0 + x1) / 2, Y1, sill), x1 - x0, head - sill, trim)
    x, z = (x0 + x1) / 2, (sill + head) / 2
    portal((x, Y1 + 0.33, z), (x, 0, z), (x1 - x0, head - sill))
    cloth = drape("#a5855a", 0.30)
    box("pelmet", (x1 - x0 + 1.0, 0.15, 0.15), (x, Y1 - 0.085, head + 0.17), trim, 0.004)
    for seed, left in ((3, x0 - 0.44), (6, x1 - 0.02)):
        hanging = curtain("curtain", 0.46, head + 0.10, cloth, folds=6, depth=0.040, seed=seed, flare=1.04)
        hanging.location = (left, Y1 - 0.085, 0.012)


def furnish():
    rug((-0.05, 2.15, 0), 2.5, 1.75, "rug-plain", turn=0.01, seed=4, hairs=60000)
    olive = fabric("#59563a", "#464430")
    seating.sofa((X0 + 0.56, 2.05, 0), degrees(90), 2.0, olive, wood("Z", *TEAK), seed=7)
    scatter(0, fabric("#a5682c", "#83501f"), (X0 + 0.60, 1.42, 0.70), lean=66, yaw=76, roll=4)
    scatter(2, fabric("#cfc4aa", "#b3a688"), (X0 + 0.64, 2.66, 0.69), lean=62, yaw=102, roll=-4, size=0.44)
    seating.lounge((1.28, 3.12, 0), degrees(-34), fabric("#7b3f2a", "#5f2f20"), *TEAK)
    tables.desk((-0.05, 2.15, 0.012), degrees(90), 1.10, 0.48, wood("X", *TEAK), wood("Z", *TEAK), height=0.40)
    decor.bowl((-0.05, 2.32, 0.412), 0.13, 0.06, ceramic("#5d7a78", 0.2, 0.2))
    decor.stack((-0.08, 1.90, 0.412), 2, seed=4, base=(0.20, 0.27))
    radiogram((0.55, Y1 - 0.27, 0), 0, 1.15)
    decor.mug((0.12, 2.02, 0.412), ceramic("#c8a34e", 0.2, 0.3), turn=1.2)
    floor_lamp((X0 + 0.34, 3.62, 0), 1.5, power=4, glow=1.4, stem=wood("Z", *TEAK))
    rubber_plant((1.98, 3.72, 0), 1.25, seed=6, pot=ceramic("#c7b89a", 0.3))
    table_lamp((0.94, Y1 - 0.27, 0.66), ceramic("#b0702f", 0.2, 0.25), power=3.5, glow=1.3)
    vase_stems((0.22, Y1 - 0.27, 0.66), ceramic("#46606a", 0.2, 0.25), 0.22, 0, seed=2)
    decor.frame(0.62, 0.80, "mountains", (X0 + 0.002, 2.05, 1.58), degrees(90), wood("X", *TEAK))
    decor.wall_clock((X1 - 0.002, 2.25, 1.80), degrees(-90), 0.15)


def build_outside():
    frosted_garden((-16, Y1 + 12), (16, Y1 + 12), -0.35, 1.6, seed=12)
    for number, (x, y, tall) in enumerate(((-4.2, 9, 5.5), (2.8, 8, 4.5), (0.2, 16, 7), (7, 14, 6), (-9, 15, 7))):
        bare_tree((x, Y1 + y, -0.35), tall, seed=70 + number)


def build_light():
    sun(8.0, SUN_ELEVATION, SUN_AZIMUTH, angle=0.8, colour=(1, 0.84, 0.66))
    sky(SUN_ELEVATION, SUN_AZIMUTH, 0.8, dust=1.6, desaturate=0.40)
    area("rest of the house", (0.2, Y0 + 0.1, 1.4), (0.0, 4, 1.2), (4.2, 1.9), 26, (1, 0.97, 0.93))
    area("bounce", (0.0, 1.6, 0.5), (0.0, 2.2, HEIGHT), (3.2, 2.0), 18, (1, 0.98, 0.95), spread=130)


if __name__ == "__main__":
    shoot(build)
