"""What winter adds: bare trees, rimed ground and hedges, frost on a pane, sleet. Metres."""

import math
import random

import bpy
import numpy as np
from mathutils import Vector

from kit.materials import clear_glass, plain
from kit.mesh import mesh, place, plane
from kit.outside import foliage, hedge
from kit.shader import Shader, cached, linear


@cached
def rime(dark="#8e938a", light="#dfe4e4"):
    """Grass under hoar frost."""
    shader = Shader("rime")
    vector = shader.coord()
    tone = shader.math("MULTIPLY", shader.noise(vector, 0.5, 4), shader.noise(vector, 30, 3))
    return shader.output(shader.node("BsdfDiffuse", color=shader.mix(
        shader.ramp(tone, [(0.1, 0.0), (0.45, 1.0)]), linear(dark), linear(light))))


def frosted_garden(start, end, z=-0.5, height=2.0, seed=3):
    """White ground and a rimed hedge between two points (x, y)."""
    plane("ground", -60, 60, -60, 60, z, rime())
    hedge(start, end, height=height, z=z, seed=seed, mat=foliage("#6d7468", "#c3cbc8"))


def bare_tree(location, height=6.0, seed=0, bark="#4b423a", depth=6):
    """A leafless tree: a trunk that forks again and again into twigs, all in one curve."""
    rng = random.Random(seed)
    curve = bpy.data.curves.new("bare tree", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth, curve.bevel_resolution = 1.0, 1
    _grow(curve, rng, Vector((0, 0, -0.3)), Vector((0, 0, 1)), height * 0.30, height * 0.020, depth)
    return place("bare tree", curve, plain(bark, 0.95, bump=0.5, bump_scale=30), location)


def _grow(curve, rng, foot, heading, length, radius, depth):
    points, radii = [foot], [radius]
    for _ in range(4):
        stray = Vector((rng.gauss(0, 0.13), rng.gauss(0, 0.13), rng.gauss(0.05, 0.05)))
        heading = (heading + stray).normalized()
        points.append(points[-1] + heading * length / 4)
        radii.append(radii[-1] * 0.90)
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for target, point, thickness in zip(spline.points, points, radii):
        target.co, target.radius = (*point, 1), thickness
    if depth == 0:
        return
    for fork in range(2 + (rng.random() < 0.55)):
        turn = rng.uniform(0, math.tau)
        side = Vector((math.cos(turn), math.sin(turn), rng.uniform(-0.1, 0.5)))
        start = points[-1] if fork < 2 else points[-2]
        _grow(curve, rng, start, (heading + 0.62 * side).normalized(), length * rng.uniform(0.66, 0.86),
              radii[-1] * (0.78 if fork < 2 else 0.5), depth - 1)


@cached
def frosted_glass(width, height, centre=0.0, reach=0.24):
    """A pane, its middle at x = 0 and z = `centre`, with ferns of frost that creep in from the edge."""
    shader = Shader("frosted pane")
    vector = shader.coord()
    position = shader.node("SeparateXYZ", vector=vector).outputs
    inwards_x = shader.math("SUBTRACT", width / 2, shader.math("ABSOLUTE", position[0]))
    from_middle = shader.math("ABSOLUTE", shader.math("SUBTRACT", position[2], centre))
    edge = shader.math("MINIMUM", inwards_x, shader.math("SUBTRACT", height / 2, from_middle))
    ferns = shader.noise(vector, 26, 8, 0.72, 1.8)
    sweep = shader.noise(vector, 5, 3, 0.5, 0.8)
    grown = shader.math("SUBTRACT", shader.math("ADD", shader.math("MULTIPLY", ferns, 0.55),
                                                shader.math("MULTIPLY", sweep, 0.75)),
                        shader.math("DIVIDE", edge, reach))
    cover = shader.ramp(grown, [(0.12, 0.0), (0.42, 0.85)])
    mirror = clear_glass(shader, shader.math("MULTIPLY", shader.node("Fresnel", ior=1.5), 0.8))
    ice = shader.blend(0.6, shader.node("BsdfDiffuse", color=(0.80, 0.86, 0.92)),
                       shader.node("BsdfTranslucent", color=(0.86, 0.92, 0.97)))
    return shader.output(shader.blend(cover, mirror, ice))


def sleet(x0, x1, y0, y1, z0, z1, flakes=2500, seed=1, slant=0.22):
    """Streaks of sleet as a camera catches them, slanting to +x as they fall."""
    rng = np.random.default_rng(seed)
    centres = rng.uniform((x0, y0, z0), (x1, y1, z1), (flakes, 3))
    length = rng.uniform(0.03, 0.10, (flakes, 1))
    width = rng.uniform(0.0015, 0.0045, (flakes, 1))
    fall = np.array([slant, 0, -1]) / math.hypot(slant, 1)
    along, across = fall * length / 2, np.array([1.0, 0, 0]) * width / 2
    points = np.stack([centres - along - across, centres - along + across, centres + along + across,
                       centres + along - across], axis=1).reshape(-1, 3)
    return mesh("sleet", points.tolist(), np.arange(4 * flakes).reshape(-1, 4).tolist(), _flake())


@cached
def _flake():
    shader = Shader("sleet")
    return shader.output(shader.blend(0.55, shader.node("BsdfTransparent"),
                                      shader.node("BsdfTranslucent", color=(0.92, 0.95, 0.98))))
