"""A converted stone barn at midday: oak trusses, rubble walls and a long dining table.

The ridge runs along y; the camera looks at the glazed gable. Lengths in metres.
"""
import math
import random
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import decor, outside, seating  # noqa: E402
from kit.cloth import fabric, rug, scatter  # noqa: E402
from kit.lamps import pendant, table_lamp  # noqa: E402
from kit.lights import area, portal, sky, sun  # noqa: E402
from kit.materials import ceramic, leaf, paint, plain, wood  # noqa: E402
from kit.mesh import box, mesh, parent  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.plants import broadleaf_tree, olive, tree_foliage, vase_stems  # noqa: E402
from kit.room import wall_with_holes  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.stone import flags, rubble_wall  # noqa: E402
from kit.storage import cabinet, sideboard  # noqa: E402
from kit.tables import trestle_table  # noqa: E402
from kit.timber import Pitch, beam, glazed_screen, purlins, truss  # noqa: E402

HALF, Y0, Y1 = 2.7, -1.8, 7.2
ROOF = Pitch(HALF, eaves=2.55, ridge=4.85)
WINDOWS = ((1.6, 0.95, 0.85, 1.25), (4.6, 0.95, 0.85, 1.25))    # y, width, sill, height
DOORS_WIDTH, DOORS_HEAD, THRESHOLD = 2.6, 2.35, 0.02
TABLE = (0.0, 3.35)
TABLE_TOP = 0.7625
SUN_ELEVATION, SUN_AZIMUTH = 30, 318


def build():
    flags(-HALF - 0.2, HALF + 0.2, Y0 - 0.3, Y1 + 0.6)
    build_walls()
    build_roof()
    build_glazing()
    for y in (3.22, 4.36):
        for side in (-1, 1):
            sloping_panel(side, y)
    furnish_table()
    furnish_left()
    furnish_right()
    build_outside()
    build_light()
    camera((-0.55, -1.50, 1.30), (-0.10, 5.0, 1.30), lens=21, shift=(0, 0.085), fstop=5.6, focus=4.5)


def build_walls():
    lime = paint("#e6e0d4", 0.92, 0.30, specular=0.15, variation=0.03)
    left_holes = [(Y1 - y - width / 2, Y1 - y + width / 2, sill, sill + height)
                  for y, width, sill, height in WINDOWS]
    rubble_wall("left wall", (-HALF, Y1), (-HALF, Y0), ROOF.eaves, left_holes, seed=3)
    doors = (HALF - DOORS_WIDTH / 2, HALF + DOORS_WIDTH / 2, THRESHOLD, DOORS_HEAD)
    rubble_wall("gable", (HALF, Y1), (-HALF, Y1), ROOF.ridge, [doors], seed=5,
                top=lambda u: ROOF.height(u - HALF) + 0.1)
    wall_with_holes("right wall", (HALF, Y0), (HALF, Y1), ROOF.eaves, [], 0.4, lime)
    wall_with_holes("front wall", (-HALF, Y0), (HALF, Y0), ROOF.ridge, [], 0.3, lime)
    box("skirting", (0.02, Y1 - Y0, 0.14), (HALF - 0.01, (Y0 + Y1) / 2, 0.07), plain("#e4ded1", 0.5), 0.004)
    for y, width, sill, height in WINDOWS:
        z = sill + height + 0.085
        beam((-HALF + 0.01, y - width / 2 - 0.24, z), (-HALF + 0.01, y + width / 2 + 0.24, z), 0.16, 0.17, seed=y)
    z, reach = DOORS_HEAD + 0.13, DOORS_WIDTH / 2 + 0.32
    beam((-reach, Y1 + 0.04, z), (reach, Y1 + 0.04, z), 0.26, 0.26, seed=9)


def build_roof():
    plaster = paint("#d8d0c1", 0.92, 0.10, specular=0.15, variation=0.02)
    tiles = plain("#555555", 0.9)
    for side in (-1, 1):
        for outset, margin, material in ((0, 0.3, plaster), (0.35, 0.6, tiles)):
            eave = HALF * 1.2
            mesh("slope", [(side * eave, Y0 - margin, ROOF.height(eave) + outset),
                           (side * eave, Y1 + margin, ROOF.height(eave) + outset),
                           (0, Y1 + margin, ROOF.ridge + outset), (0, Y0 - margin, ROOF.ridge + outset)],
                 [(0, 1, 2, 3)], material)
        x = side * (HALF - 0.06)
        beam((x, Y0, ROOF.eaves - 0.03), (x, Y1, ROOF.eaves - 0.03), 0.14, 0.14, seed=60 + side)
    for number, y in enumerate((-0.4, 2.35, 5.1)):
        truss(ROOF, y, collar=3.74, seed=3 * number)
    purlins(ROOF, Y0, Y1, x=1.0)


def build_glazing():
    for y, width, sill, height in WINDOWS:
        window = glazed_screen(width, height, 2, 3)
        window.location, window.rotation_euler = (-HALF - 0.34, y, sill), (0, 0, math.pi / 2)
        box("sill", (0.40, width, 0.04), (-HALF - 0.14, y, sill), wood("Y", "#b49467", "#7a5c3a", 0.45), 0.006)
        middle = sill + height / 2
        portal((-HALF - 0.52, y, middle), (0, y, middle), (height, width))
    height = DOORS_HEAD - THRESHOLD
    doors = glazed_screen(DOORS_WIDTH, height, 4, 3, doors=True, depth=0.09, frame=0.085)
    doors.location = (0, Y1 + 0.28, THRESHOLD)
    middle = THRESHOLD + height / 2
    portal((0, Y1 + 0.55, middle), (0, 0, middle), (height, DOORS_WIDTH))


def sloping_panel(side, y, from_ridge=1.82):
    """A panel on the ceiling's slope, its long side up the slope, `from_ridge` across."""
    existing = set(bpy.context.scene.objects)
    panel("panel", (0, 0, 0), "x", gap=0.028)
    parts = [item for item in bpy.context.scene.objects if item not in existing]
    parent(parts, ROOF.on_slope(side, from_ridge, y), (0, side * ROOF.angle, 0), "sloping panel")


def furnish_table():
    x, y = TABLE
    rug((x, y, 0.001), 2.5, 3.9, "rug-striped", seed=2, hairs=0)
    trestle_table((x, y, 0))
    seating.bench((x - 0.74, y, 0), math.pi / 2)
    rng = random.Random(4)
    for along in (-0.85, 0.0, 0.85):
        seating.spindle_chair((x + 0.70 + rng.uniform(-0.02, 0.06), y + along + rng.uniform(-0.03, 0.03), 0),
                              math.radians(-90 + rng.uniform(-7, 7)))
    seating.spindle_chair((x + 0.05, y + 1.72, 0), degrees(3))
    for along in (-0.85, 0.0, 0.85):
        pendant((x, y + along, 1.88), ROOF.ridge - 0.2, power=4, scale=0.9)
    vase_stems((x + 0.05, y + 0.15, TABLE_TOP), ceramic("#d6cbb7", 0.5, 0.7), 0.27, 13, seed=5, stem_length=0.55,
               foliage=leaf("#6d7a56", "#a5ad8e"))
    decor.bowl((x - 0.10, y - 0.62, TABLE_TOP), 0.17, 0.085, ceramic("#857462", 0.4, 0.5))
    decor.fruit((x - 0.10, y - 0.62, TABLE_TOP + 0.03), 0.075, 6)
    decor.mug((x + 0.28, y - 0.95, TABLE_TOP), turn=2)
    decor.mug((x - 0.30, y - 0.15, TABLE_TOP), ceramic("#6f8078", 0.4, 0.4), turn=4)
    decor.stack((x - 0.22, y + 0.78, TABLE_TOP), 2, 5)


def furnish_left():
    seating.lounge((-1.75, 1.75, 0), degrees(58), fabric("#d2c7b2", kind="boucle"), "#8a6844", "#523824")
    scatter(1, fabric("#8a5a46", "#6c4432"), (-1.83, 1.82, 0.60), lean=62, yaw=58, size=0.40)
    olive((-2.05, 6.35, 0), 2.1, seed=9, pot=ceramic("#a0937f", 0.5, 0.9))


def furnish_right():
    x, y, top = HALF - 0.235, 4.3, 0.76
    sideboard((x, y, 0), degrees(-90), 1.9, light="#9c7e5c", dark="#5f4832")
    table_lamp((x, y + 0.65, top), power=4, glow=1.6)
    decor.stack((x, y - 0.05, top), 3, 12)
    vase_stems((x, y - 0.55, top), ceramic("#e0d8c8", 0.2, 0.6), 0.30, 8, seed=22, stem_length=0.45)
    decor.frame(0.9, 1.15, "arches", (HALF - 0.001, y, 1.62), degrees(-90))
    oak = wood("Z", "#9c7e5c", "#5f4832")
    dresser = (HALF - 0.182, 2.62)
    cabinet((*dresser, 0), degrees(-90), 1.0, 2.0, 0.36, oak, rows=5, open_rows=3, inside=oak)
    for shelf, seed in ((0.855, 31), (1.24, 32)):
        decor.bookrow(-0.46, 0.10 if seed == 31 else -0.05, (dresser[0] + 0.03, dresser[1], shelf), degrees(-90), seed)
    decor.bowl((dresser[0], dresser[1] - 0.28, 0.855), 0.13, 0.07)
    vase_stems((dresser[0], dresser[1] - 0.25, 1.24), ceramic("#7c8a80", 0.3, 0.4), 0.2, 0, seed=3)
    decor.bowl((dresser[0], dresser[1] + 0.2, 1.62), 0.15, 0.08, ceramic("#e4dccb", 0.3, 0.5))
    vase_stems((dresser[0], dresser[1] - 0.2, 1.62), ceramic("#b08a63", 0.5, 0.6), 0.24, 0, seed=3)


def build_outside():
    outside.lawn(-0.12, 90)
    box("terrace", (6.0, 3.4, 0.1), (0, Y1 + 2.2, -0.09), plain("#b3a78f", 0.9, bump=0.5, bump_scale=30), 0.01)
    haze = tree_foliage("#7d8c62", "#b9c592")
    outside.hedge((-40, Y1 + 26), (40, Y1 + 27), 1.7, -0.1, seed=3, spacing=1.1, mat=haze)
    rng = random.Random(8)
    for number in range(14):
        place = (-34 + 5.2 * number + rng.uniform(-1.5, 1.5), Y1 + rng.uniform(30, 46), -0.1)
        broadleaf_tree(place, rng.uniform(7, 12), number, foliage=haze, card=0.34, spread=1.15)
    for number in range(5):
        place = (-15 - 3 * rng.random(), -3 + 4.2 * number, -0.1)
        broadleaf_tree(place, rng.uniform(5, 7), 40 + number, foliage=haze, card=0.2)


def build_light():
    sun(6.5, SUN_ELEVATION, SUN_AZIMUTH, angle=0.8, colour=(1, 0.86, 0.69))
    sky(SUN_ELEVATION, SUN_AZIMUTH, 0.8, dust=1.4, desaturate=0.35)
    area("rest of the house", (0.3, Y0 + 0.1, 1.9), (0.2, 4, 1.9), (3.6, 2.2), 50, (1, 0.97, 0.93))
    area("bounce", (0.4, 0.2, 0.4), (0.3, 2.6, 4.2), (3.0, 1.4), 60, (1, 0.98, 0.95))


if __name__ == "__main__":
    shoot(build)
