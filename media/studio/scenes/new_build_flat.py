"""A small new-build flat in winter: kitchen along the right wall, a round table at a wide window.

The window fills most of the back wall (y = Y1). Lengths in metres.
"""
import math
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import decor, floors, room, seating, storage, tables  # noqa: E402
from kit.cloth import curtain, drape, fabric, rug, scatter  # noqa: E402
from kit.lamps import pendant  # noqa: E402
from kit.lights import area, portal, sky, sun  # noqa: E402
from kit.materials import ceramic, metal, oak_floor, paint, plain, thin_glass, wood  # noqa: E402
from kit.mesh import box, parent, tube  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.plants import rubber_plant, vase_stems  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.windows import pane  # noqa: E402
from kit.winter import bare_tree, frosted_garden  # noqa: E402

X0, X1, Y0, Y1, HEIGHT = -2.25, 2.15, -1.3, 4.5, 2.42
WINDOW_X, WINDOW_WIDTH, SILL, HEAD, REVEAL = -0.45, 2.7, 0.06, 2.22, 0.22
COUNTER_Y, WORKTOP = 2.15, 0.91
TABLE = (-0.62, 3.05)
SUN_ELEVATION, SUN_AZIMUTH = 18, 328
GROUND = -6.0


def build():
    build_shell()
    build_window()
    for x in (-1.2, 0.45):
        for y in (1.75, 3.5):
            panel("panel", (x, y, HEIGHT), gap=0.022)
    build_kitchen()
    furnish_kitchen()
    furnish_table()
    furnish_sofa()
    build_outside()
    build_light()
    camera((0.12, -1.12, 1.22), (-0.02, 5.0, 1.22), lens=22, shift=(0, 0.055), fstop=7.1, focus=3.6)


def build_shell():
    wall = paint("#ecebe6", 0.85, 0.04, specular=0.25, variation=0.012)
    ceiling = paint("#dad9d4", 0.92, 0.02, specular=0.2, variation=0.006)
    trim = plain("#f1f0ec", 0.35)
    opening = (WINDOW_X - WINDOW_WIDTH / 2, WINDOW_X + WINDOW_WIDTH / 2, SILL, HEAD)
    room.shell(X0, X1, Y0, Y1, HEIGHT, wall, ceiling, {"back": [opening]}, reveal=wall)
    floors.boards(X0, X1, Y0, Y1, 1.9, 0.19, oak_floor("#cdb18b", "#9a7a55", 0.38), seed=5)
    sill = opening[0], opening[1]
    foot = [(X1, Y0), (X1, Y1), (sill[1], Y1)], [(sill[0], Y1), (X0, Y1), (X0, Y0)]
    for path in foot:
        room.sweep("skirting", path, [(0.014, 0), (0.014, 0.092), (0.011, 0.095), (0, 0.095)], False, trim)
    room.socket((1.05, Y1, 0.42))


def build_window():
    """Three tall lights in slim dark frames, and a voile drawn to the left."""
    frame = plain("#34383a", 0.4, metallic=0.3)
    bar, depth = 0.042, 0.06
    width, height = WINDOW_WIDTH, HEAD - SILL
    parts = [pane(-width / 2, width / 2, 0, height, 0, thin_glass((0.985, 0.99, 0.985)))]
    for x in (-width / 2 + bar / 2, -width / 6, width / 6, width / 2 - bar / 2):
        parts.append(box("upright", (bar, depth, height), (x, 0, height / 2), frame, 0.002))
    for z in (bar / 2, height - bar / 2):
        parts.append(box("rail", (width - 2 * bar, depth - 0.004, bar), (0, 0, z), frame, 0.002))
    parts.append(box("handle", (0.022, 0.05, 0.16), (-width / 6 + 0.004, -0.05, 1.0), frame, 0.006))
    parent(parts, (WINDOW_X, Y1 + REVEAL - 0.05, SILL), name="window")
    middle = (SILL + HEAD) / 2
    portal((WINDOW_X, Y1 + REVEAL + 0.1, middle), (WINDOW_X, 0, middle), (WINDOW_WIDTH, height))
    track = plain("#f4f3ef", 0.4)
    box("curtain track", (WINDOW_WIDTH + 0.6, 0.03, 0.02), (WINDOW_X, Y1 - 0.09, HEIGHT - 0.012), track, 0.003)
    cloth = drape("#f1eee6", 0.5, 0.18)
    for name, width, x, seed in (("left", 0.55, WINDOW_X - WINDOW_WIDTH / 2 - 0.28, 4),
                                 ("right", 0.34, WINDOW_X + WINDOW_WIDTH / 2 - 0.04, 9)):
        hanging = curtain(f"{name} curtain", width, HEIGHT - 0.045, cloth, folds=6 if width > 0.4 else 4,
                          depth=0.045, seed=seed, flare=1.05)
        hanging.location = (x, Y1 - 0.09, 0.015)


def build_kitchen():
    front = plain("#a9b5ac", 0.55, bump=0.02, bump_scale=60)
    white = plain("#edece7", 0.45)
    worktop = wood("X", "#cdae84", "#96754f", 0.38)
    turn = degrees(-90)
    storage.base_units((X1 - 0.30, COUNTER_Y, 0), turn, (0.6, 0.6, 0.6, 0.6), front, worktop, drawers=(2,))
    storage.wall_units((X1, COUNTER_Y - 0.3, 1.46), turn, (0.6, 0.6, 0.6), white, height=0.72)
    storage.cabinet((X1 - 0.30, COUNTER_Y + 1.52, 0), turn, 0.6, 2.18, 0.6, front, rows=2)
    tiles(X1 - 0.006, COUNTER_Y - 1.2, COUNTER_Y + 1.2, WORKTOP + 0.002, 1.46)
    glass, steel = plain("#121314", 0.12), metal("#c9c9c6", 0.2)
    box("hob", (0.50, 0.56, 0.005), (X1 - 0.31, COUNTER_Y + 0.30, WORKTOP + 0.0025), glass, 0.001)
    box("oven", (0.006, 0.56, 0.56), (X1 - 0.604, COUNTER_Y + 0.30, 0.545), glass, 0.002)
    tube("oven handle", [(X1 - 0.64, COUNTER_Y + 0.06, 0.78), (X1 - 0.64, COUNTER_Y + 0.54, 0.78)], 0.007, steel, 10,
         smooth=False)
    x, y = X1 - 0.10, COUNTER_Y - 0.55
    tube("tap", [(x, y, WORKTOP), (x, y, WORKTOP + 0.27), (x - 0.06, y, WORKTOP + 0.34),
                 (x - 0.17, y, WORKTOP + 0.32), (x - 0.18, y, WORKTOP + 0.24)], 0.011, steel, 14)
    box("sink", (0.40, 0.50, 0.004), (X1 - 0.32, y, WORKTOP + 0.001), metal("#b4b5b4", 0.28), 0.02)


def tiles(x, y0, y1, z0, z1, width=0.20, height=0.10):
    """Glazed white tiles in half bond on the right wall, each with a faint tilt of its own."""
    rng = random.Random(3)
    glaze = plain("#f0efea", 0.12, coat=0.3)
    box("grout", (0.004, y1 - y0, z1 - z0), (x + 0.003, (y0 + y1) / 2, (z0 + z1) / 2), plain("#d9d6cd", 0.9), 0)
    for row in range(math.ceil((z1 - z0) / height)):
        low = z0 + row * height
        tall = min(height, z1 - low) - 0.003
        y = y0 - (0.5 * width if row % 2 else 0)
        while y < y1:
            left, right = max(y, y0), min(y + width, y1)
            if right - left > 0.02:
                box("tile", (0.008, right - left - 0.003, tall), (x, (left + right) / 2, low + tall / 2), glaze,
                    0.0015, rot=(0, rng.uniform(-0.006, 0.006), rng.uniform(-0.004, 0.004)))
            y += width


def furnish_kitchen():
    x = X1 - 0.22
    decor.kettle((x, COUNTER_Y + 0.92, WORKTOP), degrees(160), plain("#3f4a4c", 0.35))
    decor.mug((x - 0.16, COUNTER_Y + 0.74, WORKTOP), ceramic("#d9a066", 0.3, 0.4), turn=2.5)
    box("chopping board", (0.022, 0.26, 0.38), (X1 - 0.065, COUNTER_Y - 0.02, WORKTOP + 0.19),
        wood("Z", "#b98d5c", "#7a5230"), 0.006, rot=(0, -0.13, 0))
    decor.bowl((x - 0.10, COUNTER_Y - 1.02, WORKTOP), 0.14, 0.075, ceramic("#e9e4d8", 0.3, 0.4))
    decor.fruit((x - 0.10, COUNTER_Y - 1.02, WORKTOP + 0.03), 0.06, 5, ("#d58a2e", "#c9772a"))
    vase_stems((x + 0.02, COUNTER_Y - 0.22, WORKTOP), ceramic("#8ea08f", 0.3, 0.5), 0.17, 7, seed=8, stem_length=0.22)
    for index, height in enumerate((0.19, 0.15, 0.12)):
        box("jar", (0.085, 0.085, height), (X1 - 0.11, COUNTER_Y + 0.62 + 0.10 * index, WORKTOP + height / 2),
            ceramic(("#e6dfcf", "#c9b694", "#7f9186")[index], 0.2, 0.4), 0.02, 4)


def furnish_table():
    x, y = TABLE
    top = 0.74
    tables.pedestal_table((x, y, 0), 0.46, top, wood("X", "#d2b48c", "#9c7b55", 0.36), plain("#f0efea", 0.35))
    ply = wood("X", "#d0ae80", "#9b7750", 0.4)
    seating.shell_chair((x - 0.60, y - 0.22, 0), degrees(70), ply)
    seating.shell_chair((x + 0.64, y + 0.10, 0), degrees(-84), ply)
    pendant((x, y, 1.62), HEIGHT, plain("#d99a3d", 0.5), power=3, scale=0.95)
    vase_stems((x + 0.02, y + 0.14, top), ceramic("#e4ddcf", 0.3, 0.5), 0.2, 9, seed=14, stem_length=0.34)
    decor.mug((x - 0.20, y - 0.12, top), ceramic("#6f8b8f", 0.4, 0.4), turn=3.4)
    decor.mug((x + 0.24, y - 0.02, top), ceramic("#e9e4d8", 0.4, 0.4), turn=0.3)
    decor.stack((x - 0.05, y - 0.24, top), 2, 17, (0.15, 0.21))
    rubber_plant((X0 + 0.36, Y1 - 0.42, 0), 1.35, seed=4)


def furnish_sofa():
    cover = fabric("#7f929b", "#66787f")
    seating.sofa((X0 + 0.50, 0.78, 0), degrees(90), 1.9, cover, seats=2, backs=2)
    scatter(0, fabric("#d6a24f", "#b98637"), (X0 + 0.40, 1.36, 0.70), lean=66, yaw=76, roll=4, size=0.46)
    scatter(2, fabric("#ece6d9", "#d3cab8"), (X0 + 0.44, 0.98, 0.69), lean=63, yaw=98, roll=-5, size=0.44)
    rug((-0.45, 1.05, 0), 1.9, 1.5, "rug-grey", turn=0.03, seed=6, hairs=45000, pile=0.012)
    tables.side_table((X0 + 0.42, 2.02, 0), 0.22, 0.50, wood("X", "#d2b48c", "#9c7b55"), plain("#303435", 0.4))
    top = decor.stack((X0 + 0.40, 2.04, 0.50), 3, 23, (0.16, 0.22))
    decor.mug((X0 + 0.42, 2.02, top), ceramic("#d58a4f", 0.4, 0.4), turn=1.2)
    pale = wood("X", "#d2b48c", "#9c7b55")
    decor.frame(0.62, 0.82, "harbour", (X0 + 0.001, 1.72, 1.56), degrees(90), moulding=pale)
    decor.frame(0.62, 0.82, "fields", (X0 + 0.001, 0.92, 1.56), degrees(90), moulding=pale)


def build_outside():
    """A balcony with a railing of slim bars, and bare treetops seen from the second floor."""
    box("balcony", (4.2, 1.4, 0.12), (WINDOW_X, Y1 + REVEAL + 0.75, -0.06), plain("#b7b4ad", 0.85, bump=0.3), 0.01)
    steel = plain("#3a3e40", 0.45, metallic=0.3)
    rail_y, half = Y1 + REVEAL + 1.35, 2.05
    box("handrail", (2 * half, 0.05, 0.035), (WINDOW_X, rail_y, 1.10), steel, 0.006)
    box("foot rail", (2 * half, 0.04, 0.02), (WINDOW_X, rail_y, 0.10), steel, 0.003)
    for index in range(38):
        x = WINDOW_X - half + 2 * half * index / 37
        box("baluster", (0.012, 0.012, 1.0), (x, rail_y, 0.60), steel, 0)
    frosted_garden((-40, Y1 + 48), (40, Y1 + 48), z=GROUND, height=4.5, seed=5)
    rng = random.Random(5)
    for index in range(16):
        place = (-27 + 3.6 * index + rng.uniform(-1.5, 1.5), Y1 + rng.uniform(16, 40), GROUND)
        bare_tree(place, rng.uniform(7.5, 11.0), 60 + index, bark="#5b534b", depth=5)
    for seed, (x, y, height) in enumerate(((-2.3, 8.5, 9.0), (1.6, 11.5, 9.8))):
        bare_tree((x, Y1 + y, GROUND), height, seed + 3)


def build_light():
    sun(4.8, SUN_ELEVATION, SUN_AZIMUTH, angle=0.9, colour=(1, 0.84, 0.66))
    sky(SUN_ELEVATION, SUN_AZIMUTH, 0.8, dust=1.2, desaturate=0.4)
    area("rest of the flat", (0.2, Y0 + 0.1, 1.5), (0.0, 4, 1.4), (3.2, 1.8), 26, (1, 0.98, 0.95))
    area("bounce", (0.2, -0.2, 0.4), (0.0, 2.2, HEIGHT), (2.6, 1.0), 20, (1, 0.99, 0.97))


if __name__ == "__main__":
    shoot(build)
