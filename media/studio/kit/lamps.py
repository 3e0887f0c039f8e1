"""Lamps with translucent shades at about 2,700 K. Lengths in metres, power in watts."""
import math

from kit.lights import spot
from kit.materials import ceramic, emit, metal, plain
from kit.mesh import lathe, parent, ring, sphere, tube
from kit.shader import Shader, cached, linear

WARM = (1, 0.68, 0.40)


@cached
def shade_cloth(height, strength=2.0, colour="#f3dcc0", light=WARM):
    """A lit shade: emissive cloth, brightest near the bulb at mid height."""
    shader = Shader("lampshade")
    position = shader.node("TexCoord").outputs["Object"]
    level = shader.math("DIVIDE", shader.node("SeparateXYZ", vector=position).outputs[2], height)
    glow = shader.ramp(level, [(0.0, 0.45), (0.45, 1.0), (1.0, 0.55)])
    weave = shader.remap(shader.noise(shader.mapped(position, (60, 60, 420)), 1, 3, 0.6), 0.75, 1.2)
    shine = shader.math("MULTIPLY", shader.math("MULTIPLY", glow, weave), strength)
    return shader.output(shader.node("AddShader", in_0=shader.node("Emission", color=light, strength=shine),
                                     in_1=shader.node("BsdfDiffuse", color=linear(colour))))


def _shade(bottom, top, height, base, strength, light):
    """A conical shade standing from `base` up, with rolled rims."""
    wall = 0.002
    cone = lathe("shade", [(bottom, 0), (top, height), (top - wall, height), (bottom - wall, 0)], (0, 0, base),
                 shade_cloth(height, strength, light=light), 96)
    cone.lightgroup = "lamp"
    trim = plain("#e8d8bf", 0.9)
    return [cone, ring("rim", bottom, 0.0025, trim, (0, 0, base)),
            ring("rim", top, 0.0025, trim, (0, 0, base + height))]


def floor_lamp(location, height=1.52, power=8, glow=2.1, stem=None, light=WARM):
    """A standard lamp with a drum shade."""
    stem = stem or metal("#b28a4e", 0.3)
    x, y, z = location
    foot = [(0, 0), (0.145, 0), (0.148, 0.004), (0.148, 0.014), (0.14, 0.02), (0.02, 0.024), (0.012, 0.04), (0, 0.04)]
    parts = [lathe("foot", foot, (0, 0, 0), stem),
             tube("stem", [(0, 0, 0.02), (0, 0, height + 0.02)], 0.008, stem, 12, smooth=False),
             *_shade(0.23, 0.19, 0.27, height - 0.08, glow, light)]
    spot("lamp up", (x, y, z + height + 0.08), (x, y, z + height + 3), power, 100, 0.8, light)
    spot("lamp down", (x, y, z + height), location, power, 112, 0.8, light)
    return parent(parts, location, name="floor lamp")


def table_lamp(location, body=None, power=4.5, glow=2.0, light=WARM):
    """A ceramic table lamp 0.53 high."""
    body = body or ceramic("#3f4a3f", rough=0.25)
    x, y, z = location
    profile = [(0, 0), (0.06, 0), (0.075, 0.01), (0.105, 0.06), (0.115, 0.11), (0.10, 0.17), (0.055, 0.22),
               (0.028, 0.25), (0.022, 0.28), (0, 0.28)]
    parts = [lathe("body", profile, (0, 0, 0), body, 72),
             tube("stem", [(0, 0, 0.27), (0, 0, 0.36)], 0.006, metal(), 10, smooth=False),
             *_shade(0.165, 0.115, 0.20, 0.33, glow, light)]
    spot("lamp up", (x, y, z + 0.45), (x, y, z + 3), power, 85, 0.8, light)
    spot("lamp down", (x, y, z + 0.42), location, power, 120, 0.8, light)
    return parent(parts, location, name="table lamp")


def pendant(location, cord, outside=None, inside=None, power=5, scale=1.0, light=WARM):
    """A bell pendant; `location` is the middle of its rim, `cord` the height it hangs from."""
    outside = outside or plain("#1f1f1e", 0.45, specular=0.4)
    inside = inside or plain("#e9e4d8", 0.6)
    x, y, z = location
    bell = [(0.028, 0.20), (0.045, 0.195), (0.10, 0.15), (0.155, 0.06), (0.17, 0.0), (0.174, -0.004), (0.172, 0.002)]
    lining = [(0.168, 0.0), (0.152, 0.058), (0.097, 0.146), (0.04, 0.185)]
    parts = [lathe("bell", [(r * scale, h * scale) for r, h in bell], (0, 0, 0), outside, 72),
             lathe("lining", [(r * scale, h * scale) for r, h in lining], (0, 0, 0), inside, 72),
             tube("cap", [(0, 0, 0.19 * scale), (0, 0, 0.25 * scale)], 0.02 * scale, metal("#a9854c"), 12, smooth=False),
             tube("cord", [(0, 0, 0.2 * scale), (0, 0, cord - z)], 0.003, outside, 6, smooth=False)]
    bulb = sphere("bulb", 0.032 * scale, (0, 0, 0.07 * scale), emit((1, 0.66, 0.36), 18))
    bulb.lightgroup, bulb.visible_diffuse = "lamp", False
    spot("pendant", (x, y, z + 0.10 * scale), (x, y, 0), power, 140, 0.5, light, 0.04)
    return parent([*parts, bulb], location, name="pendant")


def desk_lamp(location, turn=0.0, colour="#2b4a4a", power=3, light=WARM):
    """A jointed reading lamp 0.45 high, reaching towards -y."""
    paint = plain(colour, 0.35)
    steel = metal("#bdbbb6", 0.25)
    elbow, head = (0, 0.10, 0.30), (0, -0.16, 0.42)
    parts = [lathe("foot", [(0, 0), (0.085, 0), (0.088, 0.004), (0.086, 0.016), (0.02, 0.022), (0, 0.022)],
                   (0, 0, 0), paint),
             tube("lower arm", [(0, 0, 0.02), elbow], 0.007, steel, 12, smooth=False),
             tube("upper arm", [elbow, head], 0.006, steel, 12, smooth=False),
             sphere("joint", 0.014, elbow, paint, 24),
             lathe("hood", [(0.018, 0.06), (0.030, 0.05), (0.075, -0.045), (0.073, -0.045), (0.026, 0.046)], head,
                   paint, 64, rot=(-0.35, 0, 0))]
    cos, sin = math.cos(turn), math.sin(turn)
    x, y, z = location[0] - head[1] * sin, location[1] + head[1] * cos, location[2] + head[2]
    spot("desk lamp", (x, y, z - 0.01), (x + 0.1 * sin, y - 0.1 * cos, location[2]), power, 110, 0.6, light)
    return parent(parts, location, (0, 0, turn), "desk lamp")
