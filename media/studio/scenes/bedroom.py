"""A calm bedroom on a clear morning: linen bed, casement window at the right."""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import decor, floors, outside, room, windows  # noqa: E402
from kit.bed import bed  # noqa: E402
from kit.cloth import curtain, drape, fabric, pole, rug  # noqa: E402
from kit.lamps import table_lamp  # noqa: E402
from kit.lights import area, portal, sky, sun  # noqa: E402
from kit.materials import ceramic, metal, oak_floor, paint, plain, wood  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.plants import broadleaf_tree, rubber_plant, vase_stems  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.storage import sideboard  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -2.15, 1.95, -1.5, 3.9, 2.50
SILL, WINDOW_WIDTH, WINDOW_HEIGHT, REVEAL = 0.85, 1.50, 1.30, 0.20
WINDOWS_Y = (0.25, 2.55)
BED_X = -0.15
SUN_ELEVATION, SUN_AZIMUTH = 28, 112
ASH = ("#c9ad86", "#94744f")


def build():
    trim = plain("#f0eeea", 0.34, specular=0.4, bump=0.02, bump_scale=40)
    build_shell(trim)
    build_windows(trim)
    panel("panel", (BED_X, 2.25, HEIGHT), gap=0.022)
    furnish_bed()
    furnish_sides()
    build_outside()
    build_light()
    camera((-0.28, -1.40, 1.22), (-0.12, 4.0, 1.22), lens=24, shift=(0, 0.03), fstop=7.1,
           focus=3.8)


def build_shell(trim):
    wall = paint("#dacdc1", 0.85, 0.05, variation=0.04)
    ceiling = paint("#d6d5d0", 0.9, 0.02, specular=0.2, variation=0.008)
    openings = [(y - WINDOW_WIDTH / 2, y + WINDOW_WIDTH / 2, SILL, SILL + WINDOW_HEIGHT)
                for y in WINDOWS_Y]
    room.shell(X0, X1, Y0, Y1, HEIGHT, wall, ceiling, {"right": openings}, reveal=trim)
    edge = room.outline(X0, X1, Y0, Y1)
    room.skirting(edge, trim, 0.12)
    room.coving(edge, HEIGHT, ceiling, 0.06)
    floors.boards(X0, X1, Y0, Y1, width=0.17, mat=oak_floor("#cdb48f", "#98774f", 0.38),
                  seed=8)
    room.socket((-1.62, Y1, 0.40))


def build_windows(trim):
    linen, steel = drape("#eceae4", 0.5), plain("#3a3835", 0.4)
    for y in WINDOWS_Y:
        window = windows.casement_window(WINDOW_WIDTH, WINDOW_HEIGHT, REVEAL, 2, trim)
        window.location = (X1, y, SILL)
        window.rotation_euler = (0, 0, -math.pi / 2)
        middle = SILL + WINDOW_HEIGHT / 2
        portal((X1 + 0.31, y, middle), (X1 - 1, y, middle), (WINDOW_HEIGHT, WINDOW_WIDTH))
        top = SILL + WINDOW_HEIGHT + 0.12
        pole(WINDOW_WIDTH + 0.7, (X1 - 0.11, y, top), steel, 0.011)
        for seed, start in ((3, y + WINDOW_WIDTH / 2 + 0.32), (4, y - WINDOW_WIDTH / 2 + 0.02)):
            hanging = curtain("curtain", 0.34, top - 0.03, linen, folds=5, depth=0.045,
                              seed=seed + int(y * 3), flare=1.1)
            hanging.location = (X1 - 0.11, start, 0.012)
            hanging.rotation_euler = (0, 0, -math.pi / 2)


def furnish_bed():
    bed((BED_X, Y1 - 1.16, 0), linen=fabric("#e4dcce", "#d0c5b3"),
        throw=fabric("#7c8a92", "#65727a"), headboard=fabric("#a9998a", kind="boucle"),
        timber=wood("X", *ASH))
    rug((BED_X - 0.05, 1.60, 0), 2.7, 1.8, "rug-plain", turn=0.01, seed=6, hairs=50000)


def furnish_sides():
    for side in (-1, 1):
        x = BED_X + side * 1.16
        sideboard((x, Y1 - 0.24, 0), 0, 0.52, 0.36, 0.40, *ASH, doors=1)
        table_lamp((x + 0.05 * side, Y1 - 0.22, 0.50), ceramic("#b9a692", 0.3, 0.5), power=3,
                   glow=1.5)
    decor.stack((BED_X - 1.26, Y1 - 0.32, 0.50), 2, seed=5, base=(0.14, 0.20))
    vase_stems((BED_X + 1.02, Y1 - 0.34, 0.50), ceramic("#e2dbcf", 0.4), height=0.15, stems=6,
               seed=9, stem_length=0.26)
    decor.frame(0.66, 0.86, "coast", (BED_X - 0.42, Y1 - 0.001, 1.66),
                moulding=wood("X", *ASH))
    decor.frame(0.66, 0.86, "leaves", (BED_X + 0.42, Y1 - 0.001, 1.66),
                moulding=wood("X", *ASH))
    sideboard((X0 + 0.24, 1.75, 0), degrees(90), 1.5, 0.70, 0.44, *ASH, doors=3)
    rubber_plant((X0 + 0.30, 2.95, 0), 1.25, seed=4)
    decor.stack((X0 + 0.25, 1.45, 0.84), 3, seed=2)
    vase_stems((X0 + 0.25, 2.05, 0.84), ceramic("#6d7a80", 0.3), height=0.26, stems=10, seed=3)
    decor.frame(0.80, 1.05, "harbour", (X0 + 0.001, 1.75, 1.62), degrees(90),
                moulding=metal("#2f2c29", 0.4))


def build_outside():
    outside.lawn()
    outside.hedge((13, -12), (13, 24), height=2.4, seed=6)
    for k, (x, y, height) in enumerate(((17, 9, 8), (20, 15, 9), (18, 3, 7))):
        broadleaf_tree((x, y, -0.7), height, seed=k + 4)


def build_light():
    sun(9.0, SUN_ELEVATION, SUN_AZIMUTH, angle=0.8, colour=(1, 0.85, 0.68))
    sky(SUN_ELEVATION, SUN_AZIMUTH, 0.75, dust=1.0, desaturate=0.35)
    area("landing", (-0.3, Y0 + 0.1, 1.5), (-0.2, 4, 1.4), (3.0, 1.8), 14, (1, 0.97, 0.93))
    area("bounce", (-0.2, -0.4, 0.5), (-0.2, 1.4, 2.5), (2.6, 1.0), 22, (1, 0.98, 0.95),
         spread=120)


if __name__ == "__main__":
    shoot(build)
