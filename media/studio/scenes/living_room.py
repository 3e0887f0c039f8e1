"""A Georgian living room on a bright afternoon: sash windows left, sofa at the back."""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import decor, floors, outside, room, seating, windows  # noqa: E402
from kit.cloth import curtain, drape, fabric, pole, rug, scatter, throw  # noqa: E402
from kit.lamps import floor_lamp, table_lamp  # noqa: E402
from kit.lights import area, portal, sky, sun  # noqa: E402
from kit.materials import ceramic, metal, oak_floor, paint, plain, wood  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.plants import broadleaf_tree, olive, vase_stems  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.storage import sideboard  # noqa: E402
from kit.tables import drum_table  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -2.25, 2.25, -1.4, 5.2, 2.60
SILL, WINDOW_WIDTH, WINDOW_HEIGHT, REVEAL = 0.58, 1.12, 1.78, 0.24
WINDOWS_Y = (-0.2, 1.95, 3.95)
SUN_ELEVATION, SUN_AZIMUTH = 26, 237


def build():
    trim = plain("#eeece6", 0.34, specular=0.4, bump=0.02, bump_scale=40)
    build_shell(trim)
    build_windows(trim)
    hang_curtains()
    panel("panel", (0.02, 2.60, HEIGHT), gap=0.025)
    furnish_sofa()
    furnish_middle()
    furnish_right()
    hang_pictures()
    olive((-1.72, 4.62, 0), 1.85, seed=5)
    build_outside()
    build_light()
    camera((0.28, -0.72, 1.16), (0.02, 5.0, 1.16), lens=24, shift=(0, 0.065), fstop=7.1,
           focus=4.0)


def build_shell(trim):
    wall = paint("#a3aa9f", 0.8, 0.05)
    ceiling = paint("#d5d4ce", 0.9, 0.02, specular=0.2, variation=0.008)
    openings = [(y - WINDOW_WIDTH / 2, y + WINDOW_WIDTH / 2, SILL, SILL + WINDOW_HEIGHT)
                for y in WINDOWS_Y]
    room.shell(X0, X1, Y0, Y1, HEIGHT, wall, ceiling, {"left": openings}, reveal=trim)
    edge = room.outline(X0, X1, Y0, Y1)
    room.skirting(edge, trim)
    room.coving(edge, HEIGHT, ceiling)
    floors.herringbone(X0, X1, Y0, Y1, mat=oak_floor("#b79a78", "#7b5d41", 0.34), seed=3)
    for low, high in ((-2.05, -1.32), (-1.20, 1.20), (1.32, 2.05)):
        room.wall_frame("x", low, high, 0.36, 2.30, Y1, wall)
    for low, high in ((-0.9, 0.9), (1.05, 2.85), (3.0, 4.62), (4.76, 5.04)):
        room.wall_frame("y", low, high, 0.36, 2.30, X1, wall)
    room.socket((1.98, Y1, 0.42))
    room.socket((X1, 1.7, 0.42), degrees(-90))


def build_windows(trim):
    for y in WINDOWS_Y:
        window = windows.sash_window(WINDOW_WIDTH, WINDOW_HEIGHT, REVEAL, (2, 1), trim)
        window.location = (X0, y, SILL)
        window.rotation_euler = (0, 0, math.pi / 2)
        middle = SILL + WINDOW_HEIGHT / 2
        portal((X0 - 0.31, y, middle), (X0 + 1, y, middle), (WINDOW_HEIGHT, WINDOW_WIDTH))


def hang_curtains():
    linen, brass = drape("#ece5d8", 0.45), metal("#a9854c", 0.3)
    line = X0 + 0.115
    top = SILL + WINDOW_HEIGHT
    for y in WINDOWS_Y:
        pole(WINDOW_WIDTH + 0.75, (line, y, top + 0.16), brass, 0.013)
        for seed, start in ((1, y - WINDOW_WIDTH / 2 - 0.34), (2, y + WINDOW_WIDTH / 2 - 0.02)):
            hanging = curtain("curtain", 0.36, top + 0.12, linen, folds=5, depth=0.042,
                              seed=seed + int(y * 3), flare=1.12)
            hanging.location = (line, start, 0.012)
            hanging.rotation_euler = (0, 0, math.pi / 2)


def furnish_sofa():
    x, y = 0.02, Y1 - 0.60
    seating.sofa((x, y, 0), 0, 2.30, fabric("#dcd3c2", kind="boucle", sheen=0.25))
    rust = fabric("#8f5a42", "#70442f")
    oat = fabric("#e8e1d3", "#cdbfa9")
    green = fabric("#3f4c45", "#2f3a34", kind="velvet", sheen=0.5)
    ochre = fabric("#ab8b58", "#8c6d40")
    scatter(0, rust, (-0.76, 4.40, 0.70), lean=66, yaw=14, roll=4)
    scatter(1, oat, (-0.50, 4.27, 0.68), lean=60, yaw=-8, roll=-5, size=0.44)
    scatter(2, green, (0.82, 4.42, 0.70), lean=66, yaw=-16, roll=-3)
    scatter(0, ochre, (0.55, 4.27, 0.655), lean=58, yaw=6, roll=7, size=0.40, name="lumbar")
    throw(fabric("#c9b797", "#a5917a", sheen=0.4), (x - 1.065, y, 0))


def furnish_middle():
    rug((0.05, 3.05, 0), 3.1, 2.15, "rug-diamonds", turn=0.02, seed=4, hairs=70000)
    tones = ("#b3a085", "#80694e")
    top = 0.352
    drum_table((-0.05, 3.16, 0.012), 0.44, 0.34, wood("Z", *tones), wood("X", *tones))
    books = decor.stack((-0.20, 3.24, top), 2, seed=3)
    decor.bowl((-0.22, 3.25, books), 0.10, 0.045)
    decor.mug((-0.02, 3.00, top), turn=0.6)
    vase_stems((0.13, 3.30, top), height=0.20, stems=9, seed=6, stem_length=0.34)
    seating.pouffe((-1.30, 3.25, 0.012), fabric("#c3b9a4", kind="boucle"))
    seating.lounge((1.36, 2.42, 0), degrees(-55), fabric("#7d5a42", "#61432f"),
                   "#8a6442", "#523622")
    decor.stack((0.62, 1.78, 0), 3, seed=21, base=(0.22, 0.29))


def furnish_right():
    floor_lamp((1.47, 4.86, 0), 1.52)
    sideboard((X1 - 0.235, 3.95, 0), degrees(-90), 1.75)
    table_lamp((X1 - 0.23, 4.52, 0.76))
    decor.stack((X1 - 0.25, 3.95, 0.76), 3, seed=8)
    vase_stems((X1 - 0.24, 3.32, 0.76), ceramic("#4a4f46", 0.2, 0.5), height=0.26, stems=12,
               seed=12, stem_length=0.5)


def hang_pictures():
    decor.frame(0.62, 0.82, "dunes", (-0.40, Y1 - 0.001, 1.62))
    decor.frame(0.62, 0.82, "arches", (0.36, Y1 - 0.001, 1.62))
    decor.frame(0.80, 1.05, "mountains", (X1 - 0.001, 3.81, 1.54), degrees(-90),
                wood("X", "#3a2b20", "#20160f"))


def build_outside():
    outside.lawn()
    outside.hedge((-13, -8), (-13, 30), height=2.6, seed=2)
    for k, (x, y, height) in enumerate(((-18, 12, 8), (-21, 18, 9), (-17, 23, 7),
                                        (-20, 4, 8.5))):
        broadleaf_tree((x, y, -0.7), height, seed=k)


def build_light():
    sun(11.0, SUN_ELEVATION, SUN_AZIMUTH, angle=0.8, colour=(1, 0.82, 0.62))
    sky(SUN_ELEVATION, SUN_AZIMUTH, 0.75, dust=1.2, desaturate=0.35)
    area("rest of the house", (0.3, Y0 + 0.1, 1.5), (0.2, 4, 1.4), (3.2, 1.8), 16,
         (1, 0.96, 0.92))
    area("bounce", (0.2, -0.2, 0.5), (0.1, 1.8, 2.6), (2.6, 1.0), 26, (1, 0.98, 0.95),
         spread=120)


if __name__ == "__main__":
    shoot(build)
