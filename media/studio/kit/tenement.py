"""A Scottish tenement: its front of sandstone across the street, and the fireplace and ceiling rose of a front room. Metres."""
import math
import random

from kit.materials import emit, metal, plain
from kit.mesh import box, lathe, parent, plane, tube
from kit.room import wall_with_holes
from kit.shader import Shader, cached, linear, shaded

STOREY, WINDOW = 3.55, (1.08, 1.98)
BAY = 0.75                                         # how far a bay stands out


@cached
def sandstone(light="#a38d6d", dark="#78654b"):
    """Blond ashlar in courses on a wall that faces -y, sooted under its ledges."""
    shader = Shader("sandstone")
    vector = shader.coord()
    place = shader.node("SeparateXYZ", vector=vector).outputs
    flat = shader.node("CombineXYZ", x=place[0], y=place[2])
    ashlar = shader.node("TexBrick", {"offset": 0.5}, vector=flat, scale=1.0, mortar_size=0.006, mortar_smooth=0.3,
                         brick_width=0.86, row_height=0.355, bias=0.0, color1=linear(light), color2=linear(dark),
                         mortar=shaded(dark, 0.7))
    soot = shader.noise(shader.mapped(vector, (1.4, 1.4, 0.35)), 1.0, 5, 0.6)
    grain = shader.noise(vector, 40, 4, 0.6)
    tone = shader.mix(shader.math("MULTIPLY", grain, 0.3), ashlar.outputs[0], shaded(dark, 0.8))
    tone = shader.mix(shader.ramp(soot, [(0.42, 0.0), (0.74, 0.6)]), tone, linear("#4a4036"))
    relief = shader.math("SUBTRACT", shader.math("MULTIPLY", grain, 0.2), ashlar.outputs[1])
    return shader.output(shader.principled(base_color=tone, roughness=0.92, specular=0.15, normal=shader.bump(relief, 0.6, 0.008)),
                         indirect=shaded(light, 0.85))


def opposite(x0, x1, y, z, storeys=4, seed=1, lit=0.12):
    """A terrace of tenements across a street: it faces -y, with a bay to every third pair of windows."""
    rng = random.Random(seed)
    stone, pitch = sandstone(), 2.55
    number, height = int((x1 - x0) / pitch), storeys * STOREY + 0.9
    bays = [index for index in range(number) if index % 3 == 1]
    holes, fronts = [], []
    for index in range(number):
        middle = (index + 0.5) * pitch
        for storey in range(storeys):
            sill = 0.95 + storey * STOREY
            if index not in bays:
                from_right = number * pitch - middle
                holes.append((from_right - WINDOW[0] / 2, from_right + WINDOW[0] / 2, sill, sill + WINDOW[1]))
            fronts.append((x0 + middle, y - (BAY if index in bays else 0), z + sill, WINDOW[0]))
    wall_with_holes("tenements", (x0 + number * pitch, y), (x0, y), height, holes, 0.4, stone).location.z = z
    for index in bays:
        _bay(x0 + (index + 0.5) * pitch, y, z, height, storeys, stone)
    for x, front, sill, wide in fronts:
        _sash(x, front, sill, wide, rng, rng.random() < lit)
    length, top = number * pitch, z + height
    middle = x0 + length / 2
    for storey in range(1, storeys + 1):
        box("string course", (length, 0.16, 0.18), (middle, y - 0.03, z + storey * STOREY + 0.42), stone, 0.02)
    box("eaves", (length + 0.4, 0.7, 0.22), (middle, y + 0.05, top + 0.10), stone, 0.03)
    slates = plain("#4b5057", 0.7, bump=0.3, bump_scale=20)
    box("roof", (length + 0.3, 0.1, 4.4), (middle, y + 1.9, top + 1.35), slates, 0, rot=(math.radians(-56), 0, 0))


def _bay(x, y, z, height, storeys, stone):
    """Three-sided stonework between the windows of a bay, storey by storey."""
    half = WINDOW[0] / 2 + 0.22
    for storey in range(storeys + 1):
        low = 0.0 if storey == 0 else 0.95 + (storey - 1) * STOREY + WINDOW[1]
        high = height - 0.2 if storey == storeys else 0.95 + storey * STOREY
        box("bay spandrel", (2 * half, BAY, high - low), (x, y - BAY / 2 + 0.01, z + (low + high) / 2), stone, 0.02)
    for side in (-1, 1):
        edge, tall = x + side * (half - 0.10), height - 0.25
        box("bay mullion", (0.20, 0.22, tall), (edge, y - BAY + 0.125, z + tall / 2), stone, 0.02)
        box("bay cheek", (0.16, BAY, tall - 0.05), (edge, y - BAY / 2 + 0.03, z + (tall - 0.05) / 2), stone, 0.01)
    box("bay roof", (2 * half + 0.3, BAY + 0.25, 0.16), (x, y - BAY / 2 - 0.05, z + height - 0.14), stone, 0.03)


def _sash(x, y, sill, wide, rng, lit):
    """A sash seen from across the street: blind, meeting rail, margins of dressed stone."""
    tall = WINDOW[1]
    white, dressed = plain("#d9d6cd", 0.6), sandstone("#b79c76", "#9c815c")
    glass = emit((1.0, 0.66, 0.36), rng.uniform(0.5, 0.9)) if lit else plain("#2a3036", 0.08)
    sheet = box("pane", (wide, 0.02, tall), (x, y + 0.22, sill + tall / 2), glass, 0)
    sheet.lightgroup = "lamp" if lit else "sky"
    if rng.random() < 0.6:
        fall = rng.uniform(0.3, 1.0)
        cloth = plain(rng.choice(("#c9c2b0", "#d5d0c4", "#a59b88")), 0.9)
        box("blind", (wide - 0.1, 0.01, fall), (x, y + 0.195, sill + tall - fall / 2), cloth, 0)
    for side in (-1, 1):
        box("stile", (0.07, 0.06, tall), (x + side * (wide / 2 - 0.03), y + 0.17, sill + tall / 2), white, 0)
    for z in (0.04, tall / 2, tall - 0.04):
        box("rail", (wide - 0.13, 0.055, 0.07), (x, y + 0.17, sill + z), white, 0)
    box("sill", (wide + 0.34, 0.22, 0.13), (x, y + 0.02, sill - 0.065), dressed, 0.02)
    box("lintel", (wide + 0.40, 0.12, 0.30), (x, y + 0.025, sill + tall + 0.15), dressed, 0.02)


def street(y0, y1, z):
    """Setts between two rows of tenements, wet, with a pavement at the far side."""
    plane("setts", -70, 70, y0, y1, z, plain("#4c4d4e", 0.35, bump=0.5, bump_scale=9))
    box("pavement", (140, 2.6, 0.14), (0, y1 - 1.3, z + 0.05), plain("#75716a", 0.6, bump=0.2, bump_scale=4), 0.02)


def fireplace(location, turn=0.0):
    """A slate surround with a tiled cast-iron grate, unlit; on a wall at local y = 0 facing -y. The shelf is 1.29 high."""
    slate, iron = plain("#2d2f31", 0.28, bump=0.05, bump_scale=60), plain("#1b1c1d", 0.5, bump=0.2, bump_scale=90)
    width, opening, top = 1.46, 0.94, 1.24
    parts = [box("frieze", (width - 0.04, 0.10, top - 0.98), (0, -0.05, (top + 0.98) / 2), slate, 0.006),
             box("shelf", (width + 0.16, 0.24, 0.05), (0, -0.12, top + 0.025), slate, 0.012, 3),
             box("moulding", (width + 0.06, 0.15, 0.04), (0, -0.075, top - 0.02), slate, 0.014, 3),
             box("hearth", (width + 0.10, 0.44, 0.035), (0, -0.22, 0.0175), slate, 0.006),
             box("plate", (opening - 0.004, 0.03, 0.98), (0, -0.016, 0.49), iron, 0),
             box("mouth", (0.42, 0.02, 0.50), (0, -0.026, 0.36), plain("#080808", 0.95), 0),
             box("hood", (0.44, 0.10, 0.12), (0, -0.065, 0.64), iron, 0.03, 4)]
    for side in (-1, 1):
        x = side * (opening / 2 + 0.125)
        parts += [box("jamb", (0.25, 0.09, 0.99), (x, -0.045, 0.495), slate, 0.006),
                  box("panel", (0.15, 0.100, 0.62), (x, -0.050, 0.56), slate, 0.010, 1),
                  box("block", (0.27, 0.12, 0.16), (x, -0.06, 0.08), slate, 0.006),
                  box("corbel", (0.13, 0.16, 0.17), (x, -0.08, top - 0.125), slate, 0.03, 4)]
        for row in range(6):
            tone = ("#4d6b58", "#55745f", "#466350")[(row + (side > 0)) % 3]
            glaze = plain(tone, 0.14, coat=0.5)
            parts.append(box("tile", (0.150, 0.016, 0.150), (side * 0.325, -0.036, 0.115 + 0.152 * row), glaze, 0.004))
    for step in range(7):
        x = -0.165 + 0.055 * step
        parts.append(tube("bar", [(x, -0.05, 0.16), (x, -0.12, 0.17), (x, -0.125, 0.30)], 0.007, iron, 8))
    parts.append(tube("rail", [(-0.20, -0.125, 0.30), (0.20, -0.125, 0.30)], 0.010, iron, 10, smooth=False))
    return parent(parts, location, (0, 0, turn), "fireplace")


def ceiling_rose(location, drop, radius=0.36):
    """A plaster rose and a glass globe on a brass rod, unlit; `location` is on the ceiling, `drop` how far the globe hangs."""
    x, y, z = location
    plaster = plain("#cbc8bf", 0.85, bump=0.05, bump_scale=80)
    rings = [(0, -0.052), (0.05, -0.052), (0.07, -0.036), (0.12, -0.030), (0.14, -0.044), (0.17, -0.044), (0.19, -0.026),
             (0.25, -0.022), (0.27, -0.034), (0.30, -0.034), (0.33, -0.014), (radius, -0.008), (radius, 0)]
    lathe("rose", rings, location, plaster, 240, flutes=24, flute_depth=0.006)
    brass = metal("#a9854c", 0.25)
    tube("rod", [(x, y, z - 0.04), (x, y, z - drop + 0.12)], 0.007, brass, 12, smooth=False)
    lathe("gallery", [(0.02, 0.05), (0.075, 0.02), (0.078, 0), (0.07, 0), (0, 0.03)], (x, y, z - drop + 0.10), brass, 48)
    turns = [math.radians(32 + 148 * step / 24) for step in range(25)]
    globe = [(0.072, 0.112), *((0.14 * math.sin(a), 0.14 * math.cos(a)) for a in turns)]
    lathe("globe", globe, (x, y, z - drop - 0.01), plain("#dedbd2", 0.25, coat=0.3), 72, smooth=180)
