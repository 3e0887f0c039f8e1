"""A garden office in sleet: desk at the window, boots at the door, four panels on the ceiling. Metres."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import decor, floors, garden, outside, room, seating, street, timber, windows  # noqa: E402
from kit.cloth import fabric, rug, scatter  # noqa: E402
from kit.lamps import desk_lamp, table_lamp  # noqa: E402
from kit.lights import area, portal, sky  # noqa: E402
from kit.materials import ceramic, oak_floor, paint, plain, wood  # noqa: E402
from kit.mesh import box  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.plants import rubber_plant  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.storage import cabinet, shelf  # noqa: E402
from kit.tables import desk  # noqa: E402
from kit.winter import bare_tree, sleet  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -1.95, 1.95, -1.75, 2.75, 2.36
WINDOW = (-1.62, -0.18, 0.86, 2.06)      # x, x, sill, head
DOORS = (0.30, 1.72, 0.0, 2.06)
GROUND = -0.22
ASH = ("#cdb187", "#a5855a")


def build():
    trim = plain("#d9d7cf", 0.40, bump=0.02, bump_scale=40)
    build_shell(trim)
    build_openings()
    for x in (-0.80, 0.80):
        for y in (0.92, 2.02):
            panel("panel", (x, y, HEIGHT), gap=0.022)
    furnish_desk()
    furnish_right()
    furnish_left()
    build_outside()
    build_light()
    camera((0.10, -1.62, 1.22), (-0.02, 3.0, 1.22), lens=23, shift=(0, 0.052), fstop=7.1, focus=3.6)


def build_shell(trim):
    boards = paint("#a9b0a2", 0.55, 0.05, specular=0.3, variation=0.03)
    ceiling = paint("#cccbc4", 0.9, 0.02, specular=0.2, variation=0.008)
    holes = [(low, high, sill, head) for low, high, sill, head in (WINDOW, DOORS)]
    room.shell(X0, X1, Y0, Y1, HEIGHT, boards, ceiling, {"back": holes}, reveal=wood("X", *ASH), thickness=0.20)
    garden.lining(X0, X1, Y0, Y1, HEIGHT, holes, boards)
    for x in (X0, X1):
        garden.side_lining(x, Y0, Y1 - 0.012, HEIGHT, boards)
    room.skirting([(X0 + 0.012, Y1 - 0.012), (X0 + 0.012, Y0)], trim, 0.10, False)
    room.skirting([(X1 - 0.012, Y0), (X1 - 0.012, Y1 - 0.012)], trim, 0.10, False)
    floors.boards(X0, X1, Y0, Y1, width=0.18, mat=oak_floor("#b8986c", "#826040", 0.34), seed=7)
    room.socket((-0.02, Y1 - 0.012, 0.98))


def build_openings():
    frame = plain("#3c4240", 0.42, bump=0.02, bump_scale=60)
    left, right, sill, head = WINDOW
    window = windows.casement_window(right - left, head - sill, 0.20, 2, frame)
    window.location = ((left + right) / 2, Y1, sill)
    low, high, _, top = DOORS
    doors = timber.glazed_screen(high - low, top, 2, 1, frame, doors=True)
    doors.location = ((low + high) / 2, Y1 + 0.13, 0)
    for x0, x1, z0, z1 in (WINDOW, DOORS):
        x, z = (x0 + x1) / 2, (z0 + z1) / 2
        portal((x, Y1 + 0.24, z), (x, 0, z), (x1 - x0, z1 - z0))


def furnish_desk():
    x, y, top = -0.90, Y1 - 0.40, 0.742
    desk((x, y, 0), 0, 1.72, 0.68, wood("X", *ASH), plain("#34393a", 0.45))
    seating.spindle_chair((x + 0.04, y - 0.62, 0), degrees(168), "#6b4b30", "#46301d")
    decor.monitor((x - 0.06, y + 0.16, top), degrees(3), 0.54, 0.32)
    keys = plain("#c9c8c4", 0.45)
    box("keyboard", (0.34, 0.12, 0.014), (x - 0.05, y - 0.14, top + 0.007), keys, 0.004, 3)
    box("mouse", (0.058, 0.105, 0.03), (x + 0.22, y - 0.13, top + 0.015), keys, 0.013, 4)
    desk_lamp((x + 0.62, y + 0.14, top), degrees(-40), "#8a3f2a", power=4)
    decor.mug((x + 0.42, y - 0.10, top), ceramic("#4d6a78", 0.3, 0.3), turn=2.4)
    decor.stack((x - 0.64, y + 0.05, top), 3, seed=21)


def furnish_left():
    wall = X0 + 0.012
    for z in (1.28, 1.66):
        shelf((wall, 1.88, z), degrees(90), 1.05, 0.22, wood("X", *ASH))
    decor.bookrow(-0.48, 0.10, (wall + 0.20, 1.88, 1.28), degrees(90), seed=31, tallest=0.27, deepest=0.18)
    decor.bookrow(-0.10, 0.48, (wall + 0.20, 1.88, 1.66), degrees(90), seed=35, tallest=0.26, deepest=0.17)
    decor.bowl((wall + 0.11, 2.20, 1.28), 0.09, 0.06)
    decor.stack((wall + 0.11, 1.56, 1.66), 3, seed=6, base=(0.15, 0.20))
    cabinet((wall + 0.22, 0.62, 0), degrees(90), 1.10, 0.72, 0.42, plain("#6d7a6c", 0.45), 1)
    table_lamp((wall + 0.22, 0.94, 0.72), ceramic("#b6a78e", 0.4, 0.3), power=4.5, glow=1.7)


def furnish_right():
    wall = X1 - 0.012
    garden.peg_rail((wall, 1.72, 1.66), degrees(-90))
    garden.coat((wall - 0.05, 1.85, 1.66), degrees(-90))
    garden.coir_mat((0.80, 2.40, 0), 0.86, 0.50, 0.03)
    garden.wellington((0.66, 2.44, 0.018), degrees(12))
    garden.wellington((0.83, 2.47, 0.018), degrees(-9))
    seating.lounge((1.36, 1.08, 0), degrees(-50), fabric("#b4703e", "#8f5429"), "#8d6a45", "#5c412a")
    scatter(1, fabric("#d9cfba", kind="boucle"), (1.41, 1.12, 0.60), lean=62, yaw=-50, size=0.40)
    rug((0.25, 0.95, 0), 2.0, 1.5, "rug-grey", turn=0.03, seed=5, hairs=50000)
    rubber_plant((0.06, 2.48, 0), 0.95, seed=4, pot=ceramic("#8a8f8c", 0.3))


def build_outside():
    garden.ground(Y1 + 0.2, GROUND)
    garden.deck(-2.6, 2.9, Y1 + 0.22, Y1 + 1.75, -0.04)
    garden.fence(-13, 13, Y1 + 8.5, GROUND)
    outside.hedge((-10, Y1 + 7.4), (4.2, Y1 + 7.6), height=1.25, z=GROUND, seed=8,
                  mat=outside.foliage("#20281d", "#3d4636"))
    bare_tree((2.7, Y1 + 6.4, GROUND), 5.0, seed=12)
    bare_tree((-2.6, Y1 + 11, GROUND), 7.5, seed=4)
    street.opposite(-23, 25, Y1 + 32, GROUND - 1.2, seed=5, lit=0.35)
    sleet(-4, 4, Y1 + 0.5, Y1 + 4, -0.2, 3.0, 2600, seed=2)
    sleet(-8, 8, Y1 + 4, Y1 + 12, -0.2, 5.0, 5000, seed=9)


def build_light():
    sky(5, 160, 1.6, dust=4.0, desaturate=0.62)
    area("house", (0.2, Y0 + 0.1, 1.6), (0, 3, 1.2), (3.2, 1.6), 7, (1, 0.92, 0.82))
    area("bounce", (0.0, -0.3, 0.5), (0.0, 1.4, HEIGHT), (2.4, 1.0), 8, (1, 0.97, 0.93), spread=120)


if __name__ == "__main__":
    shoot(build)
