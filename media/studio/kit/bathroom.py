"""Bath, basin, tiles, towels and mirror. Lengths in metres."""

import math
import random

import numpy as np

from kit.cloth import curtain, fabric
from kit.materials import metal, plain, wood
from kit.mesh import box, lathe, mesh, parent, tube
from kit.panel import slab
from kit.shader import Shader, cached, linear, shaded


def _white():
    return plain("#f3f3f0", 0.10, coat=0.6)


def bath(location, length=1.70, width=0.75, height=0.56):
    """A rolled bath with a plain apron, its length along x; the plug hole is not seen."""
    profile = [(0.012, 0, 1), (0.012, height - 0.035, 1), (0, height - 0.034, 0), (0, height - 0.008, 0),
               (0.008, height, 0), (0.055, height, 0), (0.066, height - 0.012, 0), (0.085, height - 0.16, 0),
               (0.12, 0.20, 0), (0.16, 0.155, 0), (0.20, 0.145, 0)]
    apron = plain("#59676b", 0.45, bump=0.03, bump_scale=60)
    body = slab("bath", length, width, 0.20, profile, [_white(), apron])
    return parent([body], location, name="bath")


def taps(location, turn=0.0, spread=0.16):
    """A pair of cross-head taps and a spout, the spout towards -y."""
    chrome = metal("#d4d4d2", 0.10)
    parts = [tube("spout", [(0, 0, 0), (0, 0, 0.10), (0, -0.03, 0.135), (0, -0.10, 0.125), (0, -0.115, 0.095)], 0.011,
                  chrome, 14)]
    for side in (-1, 1):
        x = side * spread / 2
        parts.append(lathe("tap", [(0, 0), (0.024, 0), (0.022, 0.01), (0.013, 0.02), (0.012, 0.055), (0.016, 0.06),
                                   (0, 0.072)], (x, 0, 0), chrome, 32))
        for turned in (0, math.pi / 2):
            dx, dy = 0.028 * math.cos(turned), 0.028 * math.sin(turned)
            parts.append(tube("head", [(x - dx, -dy, 0.064), (x + dx, dy, 0.064)], 0.005, chrome, 10, smooth=False))
    return parent(parts, location, (0, 0, turn), "taps")


def basin(location, turn=0.0):
    """A pedestal basin 0.83 high, its back on the wall at y = 0, facing -y."""
    height = 0.83
    bowl = [(0.10, height - 0.16, 0), (0.03, height - 0.09, 0), (0, height - 0.03, 0), (0, height - 0.006, 0),
            (0.006, height, 0), (0.05, height, 0), (0.06, height - 0.01, 0), (0.10, height - 0.10, 0),
            (0.15, height - 0.12, 0)]
    top = slab("basin", 0.58, 0.46, 0.10, bowl, [_white()])
    foot = lathe("pedestal", [(0, 0), (0.115, 0), (0.118, 0.02), (0.085, 0.08), (0.070, 0.35), (0.085, 0.62),
                              (0.14, 0.70), (0, 0.70)], (0, 0.05, 0), _white(), 64)
    return parent([top, foot, taps((0, 0.165, height), 0, 0.22)], location, (0, 0, turn), "basin")


@cached
def _misted():
    """Silvered glass, misted in a cloud that clears towards the top."""
    shader = Shader("mirror")
    vector = shader.coord()
    up = shader.node("SeparateXYZ", vector=vector).outputs[1]
    cloud = shader.math("SUBTRACT", shader.noise(vector, 5, 4, 0.6), shader.math("MULTIPLY", up, 1.1))
    mist = shader.ramp(cloud, [(0.42, 0.0), (0.62, 1.0)])
    silver = shader.principled(base_color=(0.93, 0.94, 0.94), metallic=1.0,
                               roughness=shader.remap(mist, 0.01, 0.38))
    return shader.output(shader.blend(shader.math("MULTIPLY", mist, 0.35), silver,
                                      shader.node("BsdfDiffuse", color=(0.80, 0.83, 0.85))))


def round_mirror(location, turn=0.0, radius=0.32):
    """A round mirror in a thin brass rim; hangs on a wall at y = 0 and faces -y."""
    facing = (math.pi / 2, 0, 0)
    rim = [(radius - 0.006, 0), (radius, 0.002), (radius, 0.020), (radius - 0.003, 0.024), (radius - 0.008, 0.020)]
    parts = [lathe("rim", rim, (0, 0, 0), metal("#a9854c", 0.25), 96, rot=facing),
             lathe("mirror", [(0, 0.014), (radius - 0.006, 0.014)], (0, 0, 0), _misted(), 96, rot=facing)]
    return parent(parts, location, (0, 0, turn), "mirror")


def wall_tiles(left, right, low, high, y, colour="#8fa096", width=0.065, height=0.20, seed=5):
    """Upright glazed tiles on a back wall, facing -y, stacked in straight bond, each a little its own."""
    rng = random.Random(seed)
    glazes = [plain(shade, 0.09, coat=0.5) for shade in _neighbours(colour)]
    box("grout", (right - left, 0.004, high - low), ((left + right) / 2, y - 0.002, (low + high) / 2),
        plain("#cfd0c8", 0.9), 0)
    for row in range(math.ceil((high - low) / height - 0.05)):
        z0 = low + row * height
        tall = min(height, high - z0) - 0.0025
        for column in range(math.ceil((right - left) / width)):
            x0 = left + column * width
            wide = min(width, right - x0) - 0.0025
            if wide > 0.01 and tall > 0.01:
                box("tile", (wide, 0.008, tall), (x0 + wide / 2, y - 0.006, z0 + tall / 2), rng.choice(glazes), 0.0015,
                    rot=(rng.uniform(-0.006, 0.006), 0, rng.uniform(-0.010, 0.010)))


def _neighbours(colour):
    """Five glazes of nearly the same colour."""
    base = [int(colour[i:i + 2], 16) for i in (1, 3, 5)]
    return ["#" + "".join(f"{max(0, min(255, channel + step)):02x}" for channel in base) for step in (-14, -7, 0, 5, 10)]


def chequered_floor(x0, x1, y0, y1, size=0.20, dark="#3b4244", light="#d8d4c8", turn=0.0):
    """Encaustic tiles in a chequer; one mesh, two clays, each tile a hair out of level."""
    rng = np.random.default_rng(3)
    columns, rows = math.ceil((x1 - x0) / size), math.ceil((y1 - y0) / size)
    verts, faces, slots = [], [], []
    for row in range(rows):
        for column in range(columns):
            x, y, first = x0 + column * size, y0 + row * size, len(verts)
            lift = rng.uniform(-0.0005, 0.0005, 4)
            for (dx, dy), z in zip(((0, 0), (1, 0), (1, 1), (0, 1)), lift):
                verts.append((x + 0.0012 + dx * (size - 0.0024), y + 0.0012 + dy * (size - 0.0024), z))
            faces.append(tuple(range(first, first + 4)))
            slots.append((row + column) % 2)
    floor = mesh("floor tiles", verts, faces, _clay(light))
    floor.data.materials.append(_clay(dark))
    floor.data.polygons.foreach_set("material_index", slots)
    mesh("floor bed", [(x0, y0, -0.002), (x1, y0, -0.002), (x1, y1, -0.002), (x0, y1, -0.002)], [(0, 1, 2, 3)],
         plain("#8f8c84", 0.95))
    return floor


@cached
def _clay(colour):
    """Unglazed tile, waxed: dull where feet go, with stains."""
    shader = Shader("clay")
    vector = shader.coord()
    wear = shader.noise(vector, 2.4, 5, 0.6)
    grain = shader.noise(vector, 60, 4, 0.7)
    tone = shader.mix(grain, shaded(colour, 0.86), shaded(colour, 1.08))
    tone = shader.mix(shader.ramp(wear, [(0.35, 0.0), (0.7, 0.25)]), tone, linear("#8a8175"))
    return shader.output(shader.principled(base_color=tone, roughness=shader.remap(wear, 0.22, 0.5), specular=0.45,
                                           normal=shader.bump(grain, 0.08, 0.001)), indirect=colour)


def towel_ladder(location, turn=0.0, height=1.65, width=0.46):
    """An ash ladder leaning on a wall at y = 0, towels over two of its rungs."""
    ash = wood("Z", "#c2a47b", "#8d6d48", 0.5)
    foot, lean = -0.36, 0.36 / height
    parts = []
    for side in (-1, 1):
        parts.append(tube("rail", [(side * width / 2, foot, 0), (side * width / 2, -0.01, height)], 0.016, ash, 12,
                          smooth=False))
    for index, z in enumerate((0.34, 0.66, 0.98, 1.30)):
        parts.append(tube("rung", [(-width / 2, foot + lean * z, z), (width / 2, foot + lean * z, z)], 0.012, ash, 12,
                          smooth=False))
    for z, drop, colour, seed in ((1.30, 0.62, "#e6e1d6", 3), (0.66, 0.44, "#b9714d", 8)):
        cloth = fabric(colour, kind="boucle")
        y = foot + lean * z
        for side, length in ((-1, drop), (1, drop * 0.8)):
            hanging = curtain("towel", width - 0.10, length, cloth, folds=2, depth=0.010, seed=seed + side)
            hanging.location = (-(width - 0.10) / 2, y + side * 0.018, z - length + 0.012)
            thickness = hanging.modifiers.new("thickness", "SOLIDIFY")
            thickness.thickness, thickness.offset = 0.008, 0
            parts.append(hanging)
        parts.append(tube("fold", [(-(width - 0.10) / 2, y, z + 0.004), ((width - 0.10) / 2, y, z + 0.004)], 0.022, cloth,
                          12, smooth=False))
    return parent(parts, location, (0, 0, turn), "towel ladder")
