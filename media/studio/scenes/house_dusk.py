"""A brick terrace at dusk in frost: one room is lit.

The street runs along x; the house looks towards -y. Lengths in metres.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import outside, street, winter  # noqa: E402
from kit.cloth import curtain, drape  # noqa: E402
from kit.lamps import floor_lamp, table_lamp  # noqa: E402
from kit.lights import area, sky  # noqa: E402
from kit.materials import metal, paint, plain, wood  # noqa: E402
from kit.mesh import box, mesh, plane, tube  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.room import wall_with_holes  # noqa: E402
from kit.scene import camera  # noqa: E402
from kit.shader import Shader, cached, linear  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit.windows import panelled_door  # noqa: E402
from kit.decor import frame  # noqa: E402

HOUSE, EAVES, FLOOR = 4.8, 5.75, 0.30
BAY = (0.55, 1.95, 0.85, 2.72)                # the living room's window: from, to, sill, head
UPPER = ((0.70, 1.72, 3.55, 5.05), (3.05, 4.07, 3.55, 5.05))
DOOR = (3.12, 4.06, FLOOR, FLOOR + 2.32)
DEPTH = 3.7                                   # of the living room


def build():
    trim = plain("#dcd7ca", 0.4, bump=0.05, bump_scale=40)
    for index in range(-2, 3):
        build_house(index * HOUSE, trim, index)
    build_room(trim)
    build_garden(trim)
    build_light()
    camera((-3.4, -12.6, 1.55), (0.9, 0, 1.55), lens=31, shift=(0, 0.165), fstop=5.6, focus=12.8)


def build_house(x, trim, index):
    """One front of the terrace; the houses differ only in the colour of their doors and their blinds."""
    holes = [BAY, *UPPER, DOOR]
    wall_with_holes("front", (x, 0.30), (x + HOUSE, 0.30), EAVES, holes, 0.30, street.brick(), plain("#5f382d", 0.95))
    for left, right, sill, head in (BAY, *UPPER):
        street.front_window(right - left, head - sill, x + (left + right) / 2, 0, sill, trim)
        if index or sill > 3:
            box("dark room", (right - left + 0.6, 0.05, head - sill + 0.4), (x + (left + right) / 2, 1.1, (sill + head) / 2),
                plain("#15181d", 0.9), 0)
            blind = curtain("curtain", 0.34, head - 0.05, drape("#6f6a60", 0.3), folds=4, depth=0.05, seed=index + 7)
            blind.location = (x + left - 0.02, 0.42, 0)
    door = panelled_door(DOOR[1] - DOOR[0] - 0.06, 2.0, plain(("#37474a", "#5a2e2b", "#2d3a52", "#3c4a36", "#4a3a2c")[index], 0.3),
                         metal("#a98d4d", 0.25))
    door.location = (x + (DOOR[0] + DOOR[1]) / 2, 0.22, FLOOR)
    box("fanlight", (DOOR[1] - DOOR[0], 0.03, 0.24), (x + (DOOR[0] + DOOR[1]) / 2, 0.22, FLOOR + 2.2), plain("#1b2026", 0.1), 0)
    stone = paint("#b9b1a0", 0.9, 0.3, 0.2, 0.06)
    box("step", (1.25, 0.42, 0.15), (x + 3.59, -0.21, FLOOR - 0.075), stone, 0.01)
    box("step", (1.25, 0.40, 0.15), (x + 3.59, -0.58, FLOOR - 0.225), stone, 0.01)
    box("door lintel", (1.35, 0.07, 0.26), (x + 3.59, -0.005, FLOOR + 2.45), stone, 0.01)
    box("band", (HOUSE, 0.05, 0.16), (x + HOUSE / 2, -0.01, 3.12), stone, 0.006)
    gutter = plain("#22262a", 0.4)
    tube("gutter", [(x, -0.24, EAVES + 0.02), (x + HOUSE, -0.24, EAVES + 0.02)], 0.055, gutter, 12, smooth=False)
    tube("downpipe", [(x + 2.55, -0.09, EAVES - 0.1), (x + 2.55, -0.09, 0.1)], 0.036, gutter, 12, smooth=False)
    box("soffit", (HOUSE, 0.26, 0.03), (x + HOUSE / 2, -0.12, EAVES - 0.02), trim, 0)
    street.roof(x, x + HOUSE, -0.32, EAVES + 0.02, 4.0, 2.75, 0.7)
    if index % 2 == 0:
        street.chimney(x, 3.1, EAVES + 1.9)


def build_room(trim):
    """The lit living room, as far as the street sees it."""
    wall = paint("#c9a878", 0.85, 0.05)
    ceiling = paint("#d8d4c8", 0.9, 0.02)
    x0, x1, top = 0.02, 2.86, 2.82
    plane("room floor", x0, x1, 0.30, DEPTH, FLOOR, wood("X", "#8a6844", "#5b4028"))
    plane("room ceiling", x0, x1, 0.30, DEPTH, top, ceiling)
    for name, corners in (("back", ((x0, DEPTH), (x1, DEPTH))), ("left", ((x0, 0.30), (x0, DEPTH))),
                          ("right", ((x1, DEPTH), (x1, 0.30)))):
        (ax, ay), (bx, by) = corners
        mesh(name, [(ax, ay, FLOOR), (bx, by, FLOOR), (bx, by, top), (ax, ay, top)], [(0, 1, 2, 3)], wall)
    for y in (1.15, 2.55):
        panel("panel", (1.30, y, top), gap=0.025)
    cloth = drape("#8d3f2b", 0.25)
    for seed, left in ((3, BAY[0] - 0.20), (9, BAY[1] - 0.12)):
        hanging = curtain("curtain", 0.34, 2.35, cloth, folds=5, depth=0.05, seed=seed)
        hanging.location = (left, 0.48, FLOOR)
    floor_lamp((2.30, 3.05, FLOOR), 1.55, power=60, glow=9.0)
    table_lamp((0.45, 2.7, FLOOR + 0.55), power=40, glow=8.0)
    box("table", (0.5, 0.5, 0.55), (0.45, 2.7, FLOOR + 0.275), wood("Z", "#7a5a3c", "#4d3725"), 0.01)
    frame(0.85, 0.62, "mountains", (1.30, DEPTH - 0.002, 1.90), 0, wood("X", "#3a2b20", "#20160f"))
    area("room light", (1.3, 2.0, 2.7), (1.3, 2.0, 0), (1.6, 1.6), 70, (1, 0.66, 0.38), group="lamp")


@cached
def flags():
    """Frosted paving in front of the houses."""
    shader = Shader("paving")
    vector = shader.coord()
    slabs = shader.node("TexBrick", {"offset": 0.5}, vector=vector, scale=1.0, mortar_size=0.006, brick_width=0.9,
                        row_height=0.6, color1=linear("#6d6c68"), color2=linear("#585856"), mortar=linear("#2c2b29"))
    rime = shader.ramp(shader.math("MULTIPLY", shader.noise(vector, 0.9, 4), shader.noise(vector, 50, 4)), [(0.15, 0.0), (0.42, 0.8)])
    tone = shader.mix(rime, slabs.outputs[0], linear("#b9c0c6"))
    rough = shader.remap(shader.noise(vector, 2.2, 4), 0.35, 0.8)
    return shader.output(shader.principled(base_color=tone, roughness=rough, specular=0.4,
                                           normal=shader.bump(slabs.outputs[1], -0.4, 0.006)))


def build_garden(trim):
    """The pavement, a low wall with its coping, a clipped hedge and a bare tree at the kerb."""
    plane("pavement", -30, 30, -30, 0.0, 0.0, flags())
    hedge_green = outside.foliage("#39433a", "#a9b3ae")
    for x0, x1 in ((-9.6, -1.8), (-0.1, 2.85), (4.5, 12.0)):
        wall_with_holes("garden wall", (x0, -1.73), (x1, -1.73), 0.55, [], 0.22, street.brick())
        box("coping", (x1 - x0, 0.30, 0.07), ((x0 + x1) / 2, -1.84, 0.585), paint("#b9b1a0", 0.9, 0.3, 0.2, 0.06), 0.01)
        outside.hedge((x0 + 0.3, -1.5), (x1 - 0.3, -1.5), height=0.85, z=0.25, seed=int(x0 + 20), spacing=0.33, mat=hedge_green)
    for x in (2.86, 4.48):
        box("pier", (0.36, 0.36, 0.95), (x, -1.84, 0.475), street.brick(), 0.006)
        box("cap", (0.44, 0.44, 0.09), (x, -1.85, 0.99), paint("#b9b1a0", 0.9, 0.3, 0.2, 0.06), 0.015)
    winter.bare_tree((-7.9, -2.6, 0), 6.5, seed=12)
    winter.bare_tree((14.5, -2.6, 0), 7.0, seed=5)


def build_light():
    """The blue after sunset, paler to the west, and one street lamp out of the picture."""
    sky(-2.2, 300, 3.0, dust=2.5, desaturate=0.05)
    area("street lamp", (8.4, -3.2, 4.8), (4.6, -0.2, 0.6), (0.25, 0.25), 130, (1, 0.66, 0.36), group="sun")


if __name__ == "__main__":
    shoot(build)
