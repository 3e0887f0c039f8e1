"""A home office on a frosty morning: desk at the window, bookcases on the right, four panels in view."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import decor, floors, room, seating, windows  # noqa: E402
from kit.cloth import curtain, drape, fabric, pole, rug, scatter  # noqa: E402
from kit.lamps import desk_lamp, floor_lamp  # noqa: E402
from kit.lights import area, portal, sky, sun  # noqa: E402
from kit.materials import ceramic, metal, oak_floor, paint, plain, wood  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.plants import vase_stems  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.storage import cabinet  # noqa: E402
from kit.tables import desk  # noqa: E402
from kit.winter import bare_tree, frosted_garden  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -2.05, 2.05, -1.9, 3.4, 2.50
SILL, WINDOW_WIDTH, WINDOW_HEIGHT, REVEAL = 0.80, 1.16, 1.42, 0.22
WINDOWS_X = (-0.98, 0.52)
DESK = (-0.35, Y1 - 0.48)
SUN_ELEVATION, SUN_AZIMUTH = 17, 322
WALNUT = ("#9a7350", "#573a25")
BLUE = "#4e5f66"


def build():
    trim = plain("#efede8", 0.34, specular=0.4, bump=0.02, bump_scale=40)
    build_shell(trim)
    build_windows(trim)
    for x in (-0.95, 0.65):
        for y in (1.38, 2.62):
            panel("panel", (x, y, HEIGHT), gap=0.022)
    panel("panel behind the camera", (-0.15, -0.6, HEIGHT), gap=0.022)
    furnish_desk()
    furnish_bookcases()
    furnish_corner()
    build_outside()
    build_light()
    camera((0.52, -1.72, 1.24), (-0.08, 3.4, 1.24), lens=24, shift=(0, 0.06), fstop=7.1,
           focus=3.8)


def build_shell(trim):
    wall = paint("#ddd3c3", 0.85, 0.05)
    ceiling = paint("#d8d6d1", 0.9, 0.02, specular=0.2, variation=0.008)
    openings = [(x - WINDOW_WIDTH / 2, x + WINDOW_WIDTH / 2, SILL, SILL + WINDOW_HEIGHT)
                for x in WINDOWS_X]
    room.shell(X0, X1, Y0, Y1, HEIGHT, wall, ceiling, {"back": openings}, reveal=trim)
    edge = room.outline(X0, X1, Y0, Y1)
    room.skirting(edge, trim, 0.15)
    room.coving(edge, HEIGHT, ceiling, 0.08)
    floors.boards(X0, X1, Y0, Y1, width=0.15, mat=oak_floor("#a9845a", "#6c4a2c", 0.36),
                  seed=12)
    room.socket((-1.70, Y1, 0.36))


def build_windows(trim):
    linen, brass = drape("#e3d7c4", 0.5), metal("#8f7748", 0.35)
    middle, top = SILL + WINDOW_HEIGHT / 2, SILL + WINDOW_HEIGHT
    for x in WINDOWS_X:
        window = windows.sash_window(WINDOW_WIDTH, WINDOW_HEIGHT, REVEAL, (2, 2), trim)
        window.location = (x, Y1, SILL)
        portal((x, Y1 + 0.31, middle), (x, Y1 - 1, middle), (WINDOW_WIDTH, WINDOW_HEIGHT))
    pole(3.35, (sum(WINDOWS_X) / 2, Y1 - 0.11, top + 0.14), brass, 0.012, axis="x")
    for seed, start in ((5, X0 + 0.10), (6, WINDOWS_X[1] + WINDOW_WIDTH / 2 - 0.02)):
        hanging = curtain("curtain", 0.36, top + 0.10, linen, folds=5, depth=0.045, seed=seed,
                          flare=1.1)
        hanging.location = (start, Y1 - 0.11, 0.012)


def furnish_desk():
    x, y = DESK
    top = 0.742
    desk((x, y, 0), 0, 1.70, 0.76, wood("X", *WALNUT), plain("#2e2f2f", 0.45))
    seating.shell_chair((x - 0.02, y - 0.62, 0.012), degrees(172),
                        fabric("#a4694a", "#86523a"), wood("Z", *WALNUT))
    decor.laptop((x - 0.02, y - 0.10, top), degrees(-3))
    desk_lamp((x - 0.62, y + 0.10, top), degrees(35), "#b08a4a")
    decor.stack((x + 0.55, y + 0.06, top), 3, seed=4)
    decor.mug((x + 0.33, y - 0.12, top), turn=0.4)
    vase_stems((x + 0.60, y + 0.02, top + 0.085), ceramic("#6f8188", 0.3, 0.4), height=0.13,
               stems=7, seed=8, stem_length=0.28)
    rug((x + 0.25, 1.25, 0), 2.6, 1.9, "rug-striped", turn=-0.02, seed=9, hairs=50000)


def furnish_bookcases():
    front = plain(BLUE, 0.42, bump=0.02, bump_scale=60)
    depth, width, height, rows = 0.36, 0.92, 2.12, 5
    turn, x = degrees(-90), X1 - depth / 2
    row = (height - 0.078) / rows
    for unit, y in enumerate((0.30, 0.30 + width, 0.30 + 2 * width)):
        cabinet((x, y, 0), turn, width, height, depth, front, rows, rows - 1, front)
        for shelf in range(1, rows):
            _fill_shelf(x - depth / 2 + 0.05, y, 0.078 + shelf * row, width, unit * 7 + shelf)


def _fill_shelf(front, y, z, width, seed):
    """Books over part of a shelf, and something else beside them."""
    turn = degrees(-90)
    inside = width / 2 - 0.03
    if seed % 4 == 1:
        decor.bookrow(-inside, 0.05, (front, y, z), turn, seed)
        decor.bowl((front + 0.13, y - 0.25, z), 0.11, 0.06)
    elif seed % 4 == 3:
        decor.bookrow(-0.12, inside, (front, y, z), turn, seed)
        decor.stack((front + 0.12, y + 0.28, z), 4, seed)
    else:
        decor.bookrow(-inside, inside - 0.10 * (seed % 3), (front, y, z), turn, seed)


def furnish_corner():
    seating.sofa((X0 + 0.48, 0.72, 0), degrees(90), 1.55, fabric("#8a8f7a", "#6f745f"), seats=2, backs=2)
    scatter(1, fabric("#b5533c", "#933f2b"), (X0 + 0.40, 1.16, 0.70), lean=66, yaw=80, size=0.42)
    floor_lamp((-1.72, 1.62, 0), 1.48, power=5, glow=1.4, stem=plain("#2c2b2a", 0.4))
    decor.frame(0.70, 0.92, "coast", (X0 + 0.001, 0.95, 1.55), degrees(90),
                moulding=wood("X", *WALNUT))
    decor.frame(0.50, 0.66, "leaves", (X0 + 0.001, 1.92, 1.55), degrees(90),
                moulding=wood("X", *WALNUT))


def build_outside():
    frosted_garden((-16, 15), (16, 15), z=-0.7, height=2.3, seed=4)
    for k, (x, y, height) in enumerate(((-3.3, 12, 6.5), (-1.2, 19, 9), (1.1, 11, 5.5), (4, 18, 8))):
        bare_tree((x, y, -0.7), height, seed=k + 9)


def build_light():
    sun(6.0, SUN_ELEVATION, SUN_AZIMUTH, angle=0.9, colour=(1, 0.82, 0.62))
    sky(SUN_ELEVATION, SUN_AZIMUTH, 0.75, dust=1.0, desaturate=0.35)
    area("rest of the house", (0.3, Y0 + 0.1, 1.5), (0, 4, 1.4), (3.2, 1.8), 18,
         (1, 0.97, 0.94))
    area("bounce", (0.2, -0.6, 0.5), (0, 1.4, 2.5), (2.6, 1.0), 24, (1, 0.98, 0.95),
         spread=120)


if __name__ == "__main__":
    shoot(build)
