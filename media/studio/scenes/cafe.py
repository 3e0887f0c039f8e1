"""A café on a November afternoon: the counter at the right, the street through the shopfront. Metres."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import bathroom, cafe, decor, garden, room, seating, street, tables, timber  # noqa: E402
from kit.breakfast import jug, newspaper, teapot  # noqa: E402
from kit.lamps import pendant  # noqa: E402
from kit.lights import area, point, portal, sky  # noqa: E402
from kit.materials import ceramic, emit, metal, paint, plain, wood  # noqa: E402
from kit.mesh import box, plane, sphere, tube  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.plants import rubber_plant, vase_stems  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.storage import shelf  # noqa: E402
from kit.winter import bare_tree  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -2.4, 2.4, -1.9, 3.9, 2.78
WINDOW = (-2.02, 0.62, 0.58, 2.42)       # x, x, sill, head
DOOR = (0.98, 1.92, 0.0, 2.42)
DADO, PAVEMENT = 1.06, -0.14
COUNTER_X, TOP = 1.18, 1.04
ELM = ("#9a7550", "#5d4128")
GREEN = "#3f4f45"


def build():
    trim = plain(GREEN, 0.42, bump=0.03, bump_scale=40)
    build_shell(trim)
    build_shopfront(trim)
    for x in (-1.55, 0.0, 1.55):
        for y in (-0.95, 0.95, 2.85):
            panel("panel", (x, y, HEIGHT), "y", gap=0.022)
    build_counter()
    furnish_left()
    furnish_window()
    build_outside()
    build_light()
    camera((-0.34, -1.80, 1.34), (-0.10, 4.0, 1.34), lens=23.5, shift=(0, 0.045), fstop=5.6, focus=3.2)


def build_shell(trim):
    wall = paint("#cfc3ab", 0.85, 0.06, specular=0.25, variation=0.03)
    ceiling = paint("#cdc9bf", 0.92, 0.03, specular=0.2, variation=0.012)
    holes = [WINDOW, DOOR]
    room.shell(X0, X1, Y0, Y1, HEIGHT, wall, ceiling, {"back": holes}, reveal=trim, thickness=0.30)
    bathroom.chequered_floor(X0, X1, Y0, Y1, 0.22, "#7a4a35", "#cbbd9f")
    garden.lining(X0, WINDOW[0], Y0, Y1, DADO, [], trim)
    garden.lining(WINDOW[0], DOOR[0], Y0, Y1, WINDOW[2] - 0.03, [], trim)
    garden.lining(DOOR[1], X1, Y0, Y1, DADO, [], trim)
    for x in (X0, X1):
        garden.side_lining(x, Y0, Y1 - 0.012, DADO, trim)
        inwards = 0.02 if x < 0 else -0.02
        box("dado rail", (0.045, Y1 - Y0, 0.04), (x + inwards, (Y0 + Y1) / 2, DADO + 0.02), trim, 0.010, 3)
    room.coving(room.outline(X0, X1, Y0, Y1), HEIGHT, ceiling, 0.09)


def build_shopfront(trim):
    for (x0, x1, z0, z1), columns, doors in ((WINDOW, 3, False), (DOOR, 1, True)):
        screen = timber.glazed_screen(x1 - x0, z1 - z0, columns, 1, trim, doors=doors, frame=0.075, bar=0.05)
        screen.location = ((x0 + x1) / 2, Y1 + 0.16, z0)
        x, z = (x0 + x1) / 2, (z0 + z1) / 2
        portal((x, Y1 + 0.33, z), (x, 0, z), (x1 - x0, z1 - z0))
    x0, x1, sill, _ = WINDOW
    box("window board", (x1 - x0 + 0.10, 0.34, 0.034), ((x0 + x1) / 2, Y1 - 0.01, sill - 0.013), wood("X", *ELM), 0.006, 3)
    brass = metal("#a9854c", 0.3)
    box("door pull", (0.03, 0.05, 0.34), (DOOR[0] + 0.05, Y1 + 0.10, 1.12), brass, 0.008, 3)
    box("kick plate", (0.78, 0.006, 0.20), ((DOOR[0] + DOOR[1]) / 2, Y1 + 0.112, 0.17), brass, 0.001)
    garden.coir_mat(((DOOR[0] + DOOR[1]) / 2, Y1 - 0.36, 0), 0.86, 0.52)


def build_counter():
    x, length, middle = COUNTER_X, 3.4, 0.05
    cafe.counter((x, middle, 0), degrees(-90), length, 0.60, TOP, *ELM, top=plain("#d9d5cb", 0.22))
    cafe.espresso_machine((x + 0.04, 1.14, TOP), degrees(90))
    cafe.grinder((x + 0.08, 1.62, TOP), degrees(90))
    cafe.sponge((x - 0.08, 0.36, TOP))
    cafe.scones((x + 0.12, 0.62, TOP))
    jug((x + 0.16, 0.10, TOP), ceramic("#7f9296", 0.2, 0.3), 0.16)
    box("till", (0.02, 0.24, 0.17), (x + 0.10, -0.80, TOP + 0.13), plain("#1b1c1e", 0.25), 0.006, 3, rot=(0, -0.35, 0))
    box("till foot", (0.16, 0.14, 0.02), (x + 0.10, -0.80, TOP + 0.01), plain("#1b1c1e", 0.35), 0.006, 3)
    oak = wood("X", *ELM)
    for z, seed in ((1.42, 3), (1.80, 9)):
        shelf((X1, 0.6, z), degrees(-90), 2.5, 0.24, oak)
        for index in range(9):
            y = -0.45 + 0.26 * index
            if (index + seed) % 4 == 0:
                vase_stems((X1 - 0.12, y, z), ceramic("#6f8188", 0.3, 0.4), 0.20, 0)
            elif (index + seed) % 3 == 0:
                box("tin", (0.13, 0.13, 0.19), (X1 - 0.12, y, z + 0.095), plain(("#8d3f2b", "#33453f", "#b58a3d")[index % 3], 0.35),
                    0.008, 3)
            else:
                for level in range(2 + index % 2):
                    decor.bowl((X1 - 0.12, y, z + 0.030 * level), 0.085, 0.055, ceramic("#ddd6c6", 0.4, 0.35))
    box("back bench", (0.46, 3.0, 0.05), (X1 - 0.23, 0.4, 0.90), oak, 0.004)
    box("back cupboards", (0.42, 3.0, 0.86), (X1 - 0.21, 0.4, 0.44), plain(GREEN, 0.42), 0.004)
    for y, drop in ((-0.55, 1.92), (0.35, 1.92), (1.25, 1.92)):
        pendant((x, y, drop), HEIGHT, plain("#2f3d38", 0.35), power=20, scale=1.0)


def furnish_left():
    cafe.banquette((X0 + 0.012, 1.15, 0), degrees(90), 3.7)
    china = ("#6d7f83", "#8d4a36", "#c3b48f")
    for index, y in enumerate((-0.25, 1.15, 2.45)):
        x = X0 + 0.98
        tables.pedestal_table((x, y, 0), 0.34, 0.74, wood("Y", "#a9825a", "#6b4a2e", 0.34), plain("#232425", 0.45))
        seating.spindle_chair((x + 0.66, y + 0.04, 0), degrees((-82, -97, -90)[index]), "#4a3322", "#2f2016")
        cafe.place_setting((x + 0.12, y - 0.06, 0.74), 0.4 * index, china[index])
        if index != 1:
            cafe.place_setting((x - 0.14, y + 0.10, 0.74), 2.2 + index, china[index])
        vase_stems((x - 0.04, y + 0.20, 0.74), ceramic("#d8d0bd", 0.4, 0.4), 0.11, 4, seed=index + 2, stem_length=0.14)
    newspaper((X0 + 0.90, 1.04, 0.742), 0.5)
    cafe.chalk_board((X0 + 0.001, 1.72, 1.76), degrees(90), 0.64, 0.92)
    decor.frame(0.52, 0.66, "coast", (X0 + 0.001, 2.66, 1.74), degrees(90), wood("X", "#4a3828", "#2d2118"))
    for y in (1.16, 2.24, 3.08):
        wall_light(X0, y)


def wall_light(x, y):
    """A brass arm with a frosted globe."""
    tube("arm", [(x, y, 2.02), (x + 0.10, y, 2.00), (x + 0.13, y, 2.06)], 0.008, metal("#a9854c", 0.3), 10)
    globe = sphere("globe", 0.065, (x + 0.13, y, 2.12), emit((1, 0.70, 0.42), 7))
    globe.lightgroup, globe.visible_diffuse = "lamp", False
    point("wall light", (x + 0.16, y, 2.12), 3.2)


def furnish_window():
    x0, x1, sill, _ = WINDOW
    for x, seed in ((x0 + 0.24, 4), (x1 - 0.30, 8)):
        rubber_plant((x, Y1 - 0.02, sill), 0.55, seed=seed, pot=ceramic("#8c5f45", 0.3), scale=0.42, leaves=16)
    decor.stack((x0 + 0.85, Y1 - 0.02, sill), 4, seed=15)
    tables.pedestal_table((0.02, 3.02, 0), 0.36, 0.74, wood("X", "#a9825a", "#6b4a2e", 0.34), plain("#232425", 0.45))
    for x, turn in ((-0.62, 84), (0.66, -94)):
        seating.spindle_chair((x, 3.04, 0), degrees(turn), "#4a3322", "#2f2016")
    teapot((0.06, 3.12, 0.74), 2.2)
    cafe.place_setting((-0.14, 2.92, 0.74), 1.0, "#c3b48f")
    cafe.place_setting((0.20, 2.86, 0.74), 2.6, "#c3b48f")


def build_outside():
    wet = plain("#33373b", 0.16, specular=0.6, bump=0.25, bump_scale=3)
    plane("pavement", -20, 20, Y1 + 0.3, Y1 + 2.6, PAVEMENT, plain("#5d5c59", 0.30, bump=0.2, bump_scale=5))
    plane("road", -40, 40, Y1 + 2.6, Y1 + 40, PAVEMENT - 0.10, wet)
    street.opposite(-25, 26, Y1 + 9.2, PAVEMENT - 0.05, seed=11, lit=0.45)
    bare_tree((-3.6, Y1 + 7.2, PAVEMENT), 5.5, seed=12)
    bare_tree((3.9, Y1 + 7.4, PAVEMENT), 5.0, seed=3)


def build_light():
    sky(3, 200, 2.2, dust=2.5, desaturate=0.25)
    area("kitchen door", (0.4, Y0 + 0.1, 1.6), (0, 3, 1.2), (3.4, 1.6), 16, (1, 0.90, 0.78))
    area("bounce", (-0.6, -0.3, 0.5), (-0.4, 1.4, HEIGHT), (2.6, 1.2), 10, (1, 0.95, 0.88), spread=120)


if __name__ == "__main__":
    shoot(build)
