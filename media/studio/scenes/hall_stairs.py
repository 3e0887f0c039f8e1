"""The hall of a terraced house on a winter morning, from the front door: tiles, coats, and the stairs.

Three panels are on its ceiling: behind the camera, before the stairs, and beside them. Lengths in metres.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import bathroom, decor, garden, georgian, room, staircase, windows  # noqa: E402
from kit.lamps import table_lamp  # noqa: E402
from kit.lights import area, portal, sky  # noqa: E402
from kit.materials import ceramic, emit, metal, paint, plain, wood  # noqa: E402
from kit.mesh import box, lathe, mesh, plane, tube  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402

X0, X1, Y0, Y1, HEIGHT, UPPER = -0.98, 0.98, -1.90, 5.40, 2.72, 5.30
STAIRS_X, STAIRS_Y, STEPS = X1 - staircase.WIDTH, 2.05, 14
WELL_Y = 2.75                      # where the ceiling over the stairs ends
DADO = 0.94


def build():
    trim = plain("#e9e6db", 0.36, bump=0.03, bump_scale=40)
    build_shell(trim)
    for y in (-0.75, 1.35, 3.4):
        panel("panel", (-0.44 if y > 2 else -0.14, y, HEIGHT), axis="y", gap=0.022)
    staircase.flight((STAIRS_X, STAIRS_Y, 0), STEPS, trim)
    staircase.spandrel(STAIRS_X - 0.018, STAIRS_Y, STEPS, trim)
    furnish(trim)
    build_light()
    camera((-0.14, -1.80, 1.26), (-0.02, 4.0, 1.26), lens=20.5, shift=(0, -0.012), fstop=8, focus=3.6)


def build_shell(trim):
    above = paint("#c9cdbf", 0.85, 0.06, specular=0.25, variation=0.02)
    below = paint("#3f5249", 0.6, 0.10, specular=0.35, variation=0.03)
    white = paint("#c6c5bd", 0.92, 0.03, specular=0.2, variation=0.01)
    window = (0.10, 0.88, 3.70, 4.95)
    for name, start, end, holes in (("left", (X0, Y1), (X0, Y0), []), ("right", (X1, Y0), (X1, Y1), []),
                                    ("back", (X1, Y1), (X0, Y1), [(X1 - window[1], X1 - window[0], *window[2:])]),
                                    ("front", (X0, Y0), (X1, Y0), [])):
        room.wall_with_holes(f"wall {name}", start, end, UPPER, holes, 0.30, above, trim)
    # The ceiling has a hole over the stairs; the landing's edge closes it on the left.
    corners = [(X0, Y0), (X1, Y0), (X1, WELL_Y), (STAIRS_X, WELL_Y), (STAIRS_X, Y1), (X0, Y1)]
    mesh("ceiling", [(x, y, HEIGHT) for x, y in corners], [(0, 1, 2, 3), (0, 3, 4, 5)], white)
    box("landing edge", (0.03, Y1 - WELL_Y, 0.30), (STAIRS_X - 0.015, (WELL_Y + Y1) / 2, HEIGHT + 0.15), trim, 0.004)
    box("well edge", (X1 - STAIRS_X, 0.03, 0.30), ((X1 + STAIRS_X) / 2, WELL_Y - 0.015, HEIGHT + 0.15), trim, 0.004)
    plane("landing", X0, STAIRS_X, Y0, Y1, HEIGHT + 0.30, wood("Y", "#9a6b3f", "#5e3d20"))
    plane("roof", X0 - 0.6, X1 + 0.6, Y0 - 0.6, Y1 + 0.6, UPPER, white)
    for low, high, x, side in ((Y0, Y1, X0, 1), (Y0, STAIRS_Y, X1, -1)):
        box("dado", (0.006, high - low, DADO), (x + side * 0.003, (low + high) / 2, DADO / 2), below, 0)
    georgian.dado_rail([(X1, Y0), (X1, STAIRS_Y)], trim, DADO)
    georgian.dado_rail([(X0, Y1), (X0, Y0)], trim, DADO)
    room.skirting([(X1, Y0), (X1, STAIRS_Y)], trim, 0.19, False)
    room.skirting([(X0, Y1), (X0, Y0)], trim, 0.19, False)
    room.coving([(X1, Y0), (X1, WELL_Y - 0.03)], HEIGHT, white, 0.10, False)
    room.coving([(X0, Y1), (X0, Y0)], HEIGHT, white, 0.10, False)
    bathroom.chequered_floor(X0, X1, Y0, Y1, 0.165, "#33393b", "#cfc9ba", degrees(45))
    pane = windows.sash_window(window[1] - window[0], window[3] - window[2], 0.22, (2, 1), trim)
    pane.location = ((window[0] + window[1]) / 2, Y1, window[2])
    portal((0.49, Y1 + 0.31, 4.3), (0.49, 0, 3.6), (0.80, 1.25))
    build_kitchen_door(trim)


def build_kitchen_door(trim):
    """A half-glazed door at the end of the passage, the morning behind its ribbed glass."""
    x, wide = (X0 + STAIRS_X) / 2, 0.78
    door = windows.panelled_door(wide, 2.03, trim, metal("#a9854c", 0.25))
    door.location = (x, Y1 - 0.012, 0)
    light = emit((0.86, 0.93, 1.0), 1.5)
    for side in (-1, 1):
        box("glass", (0.25, 0.006, 0.76), (x + side * 0.165, Y1 - 0.030, 1.49), light, 0).lightgroup = "sky"
        for rib in range(11):
            tube("rib", [(x + side * 0.165 - 0.115 + rib * 0.023, Y1 - 0.036, 1.12),
                         (x + side * 0.165 - 0.115 + rib * 0.023, Y1 - 0.036, 1.86)], 0.004,
                 plain("#c4ced2", 0.2, specular=0.6), 6, smooth=False)


def furnish(trim):
    garden.peg_rail((X0 + 0.004, 0.52, 1.70), degrees(90), 5, 0.22)
    for y, colour in ((0.30, "#59452f"), (0.74, "#2f3d4d")):
        garden.coat((X0 + 0.05, y, 1.70), degrees(90), colour)
    for y, turn in ((0.86, 0.18), (1.02, -0.12)):
        garden.wellington((X0 + 0.20, y, 0), degrees(90) + turn)
    furniture = wood("Y", "#7a5a3c", "#4a3422", 0.4)
    box("console top", (0.30, 1.00, 0.030), (X0 + 0.17, 2.15, 0.83), furniture, 0.006)
    for y in (1.70, 2.60):
        for x in (0.05, 0.28):
            box("console leg", (0.036, 0.036, 0.82), (X0 + x, y, 0.41), furniture, 0.004)
    box("console rail", (0.26, 0.94, 0.09), (X0 + 0.16, 2.15, 0.765), furniture, 0.004)
    table_lamp((X0 + 0.18, 2.46, 0.845), ceramic("#41585a", rough=0.25), power=5.5, glow=2.2)
    decor.bowl((X0 + 0.19, 1.94, 0.845), 0.10, 0.055, ceramic("#c9a27a", 0.5, 0.4))
    decor.stack((X0 + 0.18, 2.18, 0.845), 2, 4, (0.17, 0.23))
    mirror = (X0 + 0.006, 2.15, 1.52)
    lathe("mirror frame", [(0.25, 0), (0.29, 0), (0.295, 0.02), (0.27, 0.03), (0.25, 0.02)], mirror,
          metal("#a9854c", 0.25), 96, rot=(0, degrees(90), 0))
    lathe("mirror", [(0, 0.012), (0.255, 0.012)], mirror, plain("#e8eaea", 0.02, metallic=1.0), 96,
          rot=(0, degrees(90), 0))
    for y, z, art in ((0.35, 1.62, "harbour"), (1.15, 1.68, "coast")):
        decor.frame(0.40, 0.50, art, (X1 - 0.001, y, z), degrees(-90), wood("X", "#3a2b20", "#20160f"), 0.05)
    umbrellas((X0 + 0.19, 1.28, 0))
    garden.coir_mat((-0.02, 0.02, 0), 1.0, 0.62)


def umbrellas(location):
    """Two of them in a pottery stand."""
    x, y, z = location
    lathe("stand", [(0, 0), (0.11, 0), (0.12, 0.02), (0.12, 0.50), (0.108, 0.50), (0.108, 0.03), (0, 0.02)], location,
          ceramic("#b7b2a2", 0.2, 0.3), 64)
    for side, lean, colour in ((1, 0.10, "#23303c"), (-1, -0.08, "#7a2f25")):
        foot, top = (x + 0.02 * side, y + 0.02 * side), 0.7 * lean
        lathe("umbrella", [(0.004, 0), (0.018, 0.10), (0.026, 0.40), (0.020, 0.58), (0.006, 0.64), (0.006, 0.70)],
              (*foot, z + 0.03), plain(colour, 0.8), 24, rot=(lean, lean, 0))
        crook = [(foot[0] + top + along, foot[1] - top, z + up)
                 for along, up in ((0, 0.72), (0.01, 0.82), (0.05, 0.81), (0.055, 0.76))]
        tube("crook", crook, 0.010, wood("Z"), 10)


def build_light():
    sky(7, 150, 2.4, dust=3.0, desaturate=0.6)
    area("front door", (0.0, Y0 + 0.08, 1.45), (0, 4, 1.0), (1.0, 2.0), 34, (0.90, 0.96, 1.0), group="sky")
    area("landing", (0.5, 4.2, UPPER - 0.1), (0.4, 3.2, 1.4), (0.8, 1.6), 40, (0.88, 0.95, 1.0), group="sky")
    area("kitchen", ((X0 + STAIRS_X) / 2, Y1 - 0.06, 1.5), (-0.4, 0, 0.6), (0.55, 0.75), 7, (0.92, 0.97, 1.0),
         group="sky")
    area("bounce", (0.0, 0.0, 0.3), (0.0, 1.4, HEIGHT), (1.4, 1.6), 8, (1, 0.97, 0.93), spread=120)


if __name__ == "__main__":
    shoot(build)
