"""A physiotherapist's consulting room: couch under the blinds, desk on the right.

The window is in the left wall; the camera looks along +y. Lengths in metres.
"""
import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import clinic, decor, outside, room, seating, storage, tables, windows  # noqa: E402
from kit.cloth import cushion, fabric  # noqa: E402
from kit.floors import boards  # noqa: E402
from kit.lamps import desk_lamp  # noqa: E402
from kit.lights import area, portal, sky, sun  # noqa: E402
from kit.materials import ceramic, glass, metal, oak_floor, paint, plain, wood  # noqa: E402
from kit.mesh import box, lathe, mesh, tube  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.plants import rubber_plant, vase_stems  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -2.0, 1.95, -1.2, 4.2, 2.55
WINDOWS_Y, WINDOW_WIDTH, SILL, WINDOW_HEIGHT, REVEAL = (0.55, 2.75), 1.5, 0.92, 1.25, 0.22
COUCH, DESK = (-0.95, 2.25), (X1 - 0.36, 2.35)
SUN_ELEVATION, SUN_AZIMUTH = 31, 242


def build():
    build_shell()
    build_windows()
    for x in (-0.72, 0.95):
        panel("panel", (x, 2.35, HEIGHT), "y", gap=0.022)
    furnish_couch()
    furnish_desk()
    furnish_back()
    outside.lawn(-0.9)
    outside.hedge((-11, -8), (-12, 14), 3.4, -0.9, seed=4)
    build_light()
    camera((0.28, -1.05, 1.24), (0.02, 5.0, 1.24), lens=22, shift=(0, 0.055), fstop=7.1, focus=3.4)


def build_shell():
    wall = paint("#e7e8e4", 0.85, 0.04, specular=0.25, variation=0.012)
    ceiling = paint("#d8d8d3", 0.92, 0.02, specular=0.2, variation=0.006)
    trim = plain("#f0efeb", 0.35)
    openings = [(y - WINDOW_WIDTH / 2, y + WINDOW_WIDTH / 2, SILL, SILL + WINDOW_HEIGHT) for y in WINDOWS_Y]
    room.shell(X0, X1, Y0, Y1, HEIGHT, wall, ceiling, {"left": openings}, reveal=wall)
    boards(X0, X1, Y0, Y1, 1.5, 0.18, oak_floor("#bda98c", "#85704f", 0.42), seed=11)
    edge = room.outline(X0, X1, Y0, Y1)
    room.sweep("skirting", edge, [(0.014, 0), (0.014, 0.092), (0.011, 0.095), (0, 0.095)], True, trim)
    accent = paint("#8fa7a6", 0.85, 0.04, specular=0.25, variation=0.015)
    corners = [(X0, Y1 - 0.002, 0), (X1, Y1 - 0.002, 0), (X1, Y1 - 0.002, HEIGHT), (X0, Y1 - 0.002, HEIGHT)]
    mesh("accent wall", corners, [(0, 1, 2, 3)], accent)
    room.socket((X1, 1.35, 0.42), degrees(-90))


def build_windows():
    for y in WINDOWS_Y:
        window = windows.casement_window(WINDOW_WIDTH, WINDOW_HEIGHT, REVEAL, lights=2)
        window.location, window.rotation_euler = (X0, y, SILL), (0, 0, math.pi / 2)
        blind = clinic.venetian_blind(WINDOW_WIDTH - 0.02, 0.86 if y > 2 else 1.16, tilt=28)
        blind.location, blind.rotation_euler = (X0 - 0.05, y, SILL + WINDOW_HEIGHT), (0, 0, math.pi / 2)
        middle = SILL + WINDOW_HEIGHT / 2
        portal((X0 - REVEAL - 0.1, y, middle), (X0 + 1, y, middle), (WINDOW_HEIGHT, WINDOW_WIDTH))


def furnish_couch():
    x, y = COUCH
    clinic.treatment_couch((x, y, 0), 0, plain("#3f6f72", 0.40, bump=0.12, bump_scale=420))
    cushion("pillow0", fabric("#f1f0ea", "#e2e0d8"), (x, y + 0.66, 0.905), degrees(22, 0, 2), (0.72, 0.72, 0.6))
    clinic.folded_towels((x + 0.02, y - 0.72, 0.712), turn=0.08)
    clinic.wheeled_stool((x + 0.78, y - 0.25, 0), plain("#c98a4b", 0.5, bump=0.1, bump_scale=250))


def furnish_desk():
    x, y = DESK
    top = 0.74
    turn = degrees(-90)
    tables.desk((x, y, 0), turn, 1.5, 0.68, wood("X", "#d2b48c", "#9c7b55", 0.38), plain("#f0efeb", 0.35))
    decor.monitor((x + 0.12, y + 0.12, top), degrees(-101))
    box("keyboard", (0.13, 0.40, 0.012), (x - 0.17, y + 0.10, top + 0.006), plain("#e3e3e0", 0.5), 0.004)
    box("mouse", (0.10, 0.06, 0.028), (x - 0.16, y - 0.22, top + 0.012), plain("#e3e3e0", 0.4), 0.012, 4)
    box("notes", (0.21, 0.297, 0.006), (x - 0.12, y - 0.48, top + 0.003), plain("#f4f3ee", 0.8), 0.001, rot=(0, 0, 0.14))
    tube("pen", [(x - 0.16, y - 0.52, top + 0.011), (x - 0.06, y - 0.44, top + 0.011)], 0.005, plain("#28445c", 0.3), 8,
         smooth=False)
    decor.mug((x + 0.06, y - 0.42, top), ceramic("#c98a4b", 0.3, 0.4), turn=2)
    desk_lamp((x + 0.16, y + 0.56, top), degrees(-90), "#2f5658", power=2)
    decor.stack((x + 0.14, y - 0.60, top), 3, 41, (0.16, 0.22))
    seating.shell_chair((x - 0.62, y + 0.06, 0), degrees(82), plain("#d9d5cb", 0.45), metal("#c6c6c3", 0.25), 0.48)
    seating.shell_chair((x - 0.30, y + 1.18, 0), degrees(-38), plain("#3f6f72", 0.45), metal("#c6c6c3", 0.25), 0.48)
    storage.cabinet((X1 - 0.22, y - 1.25, 0), turn, 0.8, 0.74, 0.42, plain("#e9e8e3", 0.45))
    rubber_plant((X1 - 0.24, y - 1.22, 0.74), 0.62, seed=9, scale=0.45, leaves=20)
    decor.wall_clock((X1 - 0.001, y + 0.15, 1.98), degrees(-90), 0.15)
    decor.frame(0.46, 0.60, "leaves", (X1 - 0.001, y - 0.85, 1.62), degrees(-90), moulding=plain("#2b2f30", 0.4))


def furnish_back():
    """A low run of cupboards with towels and jars, open shelves above, and a picture."""
    front, oak = plain("#eceae4", 0.45), wood("X", "#d2b48c", "#9c7b55", 0.4)
    y = Y1 - 0.26
    storage.base_units((-0.95, y, 0), 0, (0.6, 0.6, 0.6), front, oak, depth=0.5, drawers=(1,))
    top = 0.91
    steel = metal("#c9c9c6", 0.2)
    lathe("basin", [(0, 0), (0.12, 0), (0.165, 0.02), (0.18, 0.11), (0.172, 0.11), (0.155, 0.03), (0, 0.02)],
          (-1.45, y - 0.02, top), ceramic("#f1f0ec", 0, 0.15), 72)
    tube("tap", [(-1.45, y + 0.19, top), (-1.45, y + 0.19, top + 0.23), (-1.45, y + 0.10, top + 0.26),
                 (-1.45, y + 0.07, top + 0.20)], 0.011, steel, 14)
    for index, (height, colour) in enumerate(((0.19, "#d9e0de"), (0.15, "#dfd3bd"), (0.17, "#b9cbc9"))):
        x = -0.93 + 0.13 * index
        lathe("jar", [(0, 0), (0.045, 0), (0.048, 0.006), (0.048, height), (0.044, height), (0.044, 0.006), (0, 0.006)],
              (x, y + 0.06, top), glass((0.96, 0.98, 0.97)), 48)
        lathe("filling", [(0, 0.007), (0.042, 0.007), (0.042, height * 0.7), (0, height * 0.72)], (x, y + 0.06, top),
              fabric(colour, kind="boucle"), 32)
        lathe("lid", [(0, 0), (0.050, 0), (0.050, 0.014), (0, 0.016)], (x, y + 0.06, top + height), oak, 48)
    for layer, x in ((0, -0.38), (0, -0.26), (1, -0.32)):
        clinic.towel_roll((x, y - 0.02, top + 0.095 * layer), ("#e9e6de", "#8fb0ad", "#e9e6de")[layer + (x > -0.3)],
                          turn=math.pi / 2, length=0.30)
    for level in (1.42, 1.74):
        storage.shelf((-0.60, Y1, level), 0, 1.1, 0.22, oak)
    decor.bookrow(-1.10, -0.66, (0, Y1 - 0.20, 1.42), seed=61, tallest=0.27, deepest=0.18)
    vase_stems((-0.32, Y1 - 0.11, 1.42), ceramic("#c98a4b", 0.4, 0.5), 0.15, 7, seed=4, stem_length=0.16)
    clinic.folded_towels((-0.32, Y1 - 0.115, 1.742), ("#e9e6de", "#9fbab7"), (0.30, 0.19))
    for index, x in enumerate((-1.02, -0.88, -0.76)):
        decor.bowl((x, Y1 - 0.11, 1.74), 0.055, 0.06 + 0.03 * index, ceramic(("#e4ddcf", "#7f9d9b", "#d9b98c")[index], 0.3))
    decor.frame(0.66, 0.88, "coast", (0.62, Y1 - 0.003, 1.60), moulding=wood("X", "#d2b48c", "#9c7b55"))
    rubber_plant((X0 + 0.32, Y1 - 0.30, 0), 1.3, seed=7)


def build_light():
    sun(6.0, SUN_ELEVATION, SUN_AZIMUTH, angle=0.8, colour=(1, 0.87, 0.72))
    sky(SUN_ELEVATION, SUN_AZIMUTH, 0.9, dust=1.2, desaturate=0.4)
    area("corridor", (0.2, Y0 + 0.1, 1.5), (0.0, 4, 1.4), (3.0, 1.8), 26, (1, 0.98, 0.95))
    area("bounce", (0.1, -0.3, 0.4), (0.0, 2.1, HEIGHT), (2.6, 1.0), 18, (1, 0.99, 0.97))


if __name__ == "__main__":
    shoot(build)
