"""Rubble walls in lime mortar and limestone flags. Lengths in metres."""
import math

import bpy
import numpy as np
from mathutils import Vector, noise

from kit.masonry import PIXEL, maps
from kit.materials import paint, plain
from kit.mesh import mesh, place, plane, shade
from kit.room import wall_with_holes
from kit.shader import Shader, cached, linear

STRIDE = 2    # the surface has one point for this many pixels of the relief


@cached
def rubble(path):
    """Weathered stone and mortar, coloured by a picture from `masonry`."""
    shader = Shader("rubble")
    colour = shader.node("TexImage", {"image": bpy.data.images.load(path)},
                         vector=shader.node("TexCoord").outputs["UV"])
    grit = shader.noise(shader.coord(), 160, 4, 0.7)
    return shader.output(shader.principled(base_color=colour, roughness=0.94, specular=0.16,
                                           normal=shader.bump(grit, 0.35, 0.003)))


def rubble_wall(name, start, end, height, holes=(), seed=0, thickness=0.5, top=None):
    """A rubble wall whose inner face runs from start to end; outside is to the right.

    Holes are (from, to, sill, head) along the wall; `top(u)` leaves away what
    lies above a slope. The reveals are limewashed.
    """
    wall_with_holes(f"{name} core", start, end, height, holes, thickness, plain("#cdc2ac", 0.95),
                    paint("#e9e4d9", 0.92, 0.30, 0.15, 0.03))
    length = math.dist(start, end)
    relief, picture = maps(length, height, holes, seed)
    relief = relief[::STRIDE, ::STRIDE]
    rows, columns = relief.shape
    z, u = (axis * PIXEL * STRIDE for axis in np.mgrid[0:rows, 0:columns])
    along = (np.array(end) - np.array(start)) / length
    inwards = np.array((-along[1], along[0]))
    flat = np.array(start) + u[..., None] * along + relief[..., None] * inwards
    points = np.dstack([flat, z]).reshape(-1, 3)

    corner = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)).ravel()
    middle_u, middle_z = u.ravel()[corner] + PIXEL, z.ravel()[corner] + PIXEL
    kept = np.ones(len(corner), dtype=bool)
    for left, right, sill, head in holes:
        kept &= ~((middle_u > left) & (middle_u < right) & (middle_z > sill) & (middle_z < head))
    if top:
        kept &= middle_z < top(middle_u)
    corner = corner[kept]
    quads = np.stack([corner, corner + 1, corner + columns + 1, corner + columns], axis=1)
    coordinates = np.stack([u.ravel() / length, z.ravel() / height], axis=1)
    return _dense_mesh(name, points, quads, coordinates, rubble(picture))


def _dense_mesh(name, points, quads, coordinates, material):
    """A large quad mesh, filled through arrays."""
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(points))
    data.vertices.foreach_set("co", points.astype(np.float32).ravel())
    data.loops.add(quads.size)
    data.loops.foreach_set("vertex_index", quads.astype(np.int32).ravel())
    data.polygons.add(len(quads))
    data.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4, dtype=np.int32))
    data.polygons.foreach_set("loop_total", np.full(len(quads), 4, dtype=np.int32))
    layer = data.uv_layers.new(name="UVMap")
    layer.data.foreach_set("uv", coordinates[quads.ravel()].astype(np.float32).ravel())
    data.update(calc_edges=True)
    shade(data, 180)
    return place(name, data, material)


@cached
def flagstone(light="#c9bfab", dark="#a0957f"):
    """Honed limestone; each flag is toned by the mesh's colour attribute `rnd`."""
    shader = Shader("flagstone")
    tone = shader.node("SeparateRGB", image=shader.node("VertexColor", {"layer_name": "rnd"}))
    slab = shader.node("CombineXYZ", z=shader.math("MULTIPLY", tone.outputs[2], 40.0))
    vector = shader.add(shader.coord(), slab)
    clouds = shader.noise(vector, 3.2, 6, 0.62, 0.5)
    pits = shader.noise(vector, 45, 5, 0.7)
    colour = shader.mix(shader.ramp(clouds, [(0.3, 0.0), (0.7, 1.0)]), linear(dark), linear(light))
    worn = shader.math("MULTIPLY", shader.ramp(pits, [(0.3, 1.0), (0.44, 0.0)]), 0.4)
    colour = shader.mix(worn, colour, linear("#7b705d"))
    colour = shader.node("HueSaturation", color=colour, value=shader.remap(tone.outputs[0], 0.80, 1.10),
                         saturation=shader.remap(tone.outputs[1], 0.8, 1.15))
    swell = shader.noise(vector, 5, 3)
    return shader.output(shader.principled(
        base_color=colour, specular=0.42, roughness=shader.remap(clouds, 0.34, 0.60),
        normal=shader.bump(pits, 0.14, 0.003, shader.bump(swell, 0.25, 0.010))))


def _slab(left, bottom, right, top, rng):
    """Rings of points of one flag, from its sunken edge to its face, and their length."""
    seed, count = rng.uniform(0, 100), 14
    across, up = np.linspace(left, right, count), np.linspace(bottom, top, count)
    loop = ([(x, bottom) for x in across[:-1]] + [(right, y) for y in up[:-1]]
            + [(x, top) for x in across[:0:-1]] + [(left, y) for y in up[:0:-1]])
    points = []
    for inset, z, worn in ((0, -0.010, 1), (0.0012, -0.003, 1), (0.006, -0.0006, 1), (0.03, 0, 0)):
        for x, y in loop:
            inwards = inset + worn * 0.004 * abs(noise.noise(Vector((x * 9, y * 9, seed))))
            points.append((min(max(x, left + inwards), right - inwards),
                           min(max(y, bottom + inwards), top - inwards), z))
    return points, len(loop)


def flags(x0, x1, y0, y1, seed=8, joint=0.005, grout="#b5a992"):
    """Random-length limestone flags over a rectangle, tops at z = 0."""
    rng = np.random.default_rng(seed)
    points, faces, tones = [], [], []
    y = y0
    while y < y1:
        depth = rng.choice((0.42, 0.52, 0.62))
        x = x0 - rng.uniform(0, 0.7)
        while x < x1:
            length = rng.uniform(0.45, 1.0)
            ring, count = _slab(x + joint, y + joint, x + length - joint, y + depth - joint, rng)
            first, lift = len(points), rng.uniform(-0.0012, 0.0012)
            points += [(px, py, pz + lift) for px, py, pz in ring]
            slab = [(first + band * count + k, first + band * count + (k + 1) % count,
                     first + (band + 1) * count + (k + 1) % count, first + (band + 1) * count + k)
                    for band in range(3) for k in range(count)]
            slab.append(tuple(range(first + 3 * count, first + 4 * count)))
            faces += slab
            tone = (*rng.random(3), 1)
            tones += [tone] * sum(len(face) for face in slab)
            x += length
        y += depth
    floor = mesh("flags", points, faces, flagstone(), 60)
    attribute = floor.data.color_attributes.new("rnd", "FLOAT_COLOR", "CORNER")
    attribute.data.foreach_set("color", np.asarray(tones, dtype=np.float32).ravel())
    plane("grout", x0 - 1, x1 + 1, y0 - 1, y1 + 1, -0.006, plain(grout, 0.95, bump=0.4, bump_scale=200))
    return floor
