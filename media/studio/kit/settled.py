"""Cloth that is simulated once and kept: stuffed cushions and draped throws.

Each item is settled in a scene of its own and stored as points and faces, so
that later renders only read it. Lengths in metres.
"""
import random

import bpy
import numpy as np
from mathutils import Vector, noise

from kit.cache import cache_file


def simulate(points, faces, colliders, frames, configure, pinned=()):
    """Settle a sheet for `frames` frames; colliders are (size, centre) boxes."""
    scene = bpy.data.scenes.new("settling")
    scene.frame_start, scene.frame_end = 1, frames
    solids = []
    for size, centre in colliders:
        corners = [Vector(centre) + Vector((x * size[0], y * size[1], z * size[2])) / 2
                   for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
        sides = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))
        solid = _object(scene, "collider", corners, sides)
        rounding = solid.modifiers.new("rounding", "BEVEL")
        rounding.width, rounding.segments = 0.05, 3
        solid.modifiers.new("collision", "COLLISION")
        solid.collision.thickness_outer = 0.012
        solid.collision.cloth_friction = 15
        solids.append(solid)
    sheet = _object(scene, "sheet", points, faces)
    cloth = sheet.modifiers.new("cloth", "CLOTH")
    if pinned:
        sheet.vertex_groups.new(name="pin").add(list(pinned), 1.0, "REPLACE")
        cloth.settings.vertex_group_mass = "pin"
    configure(cloth)
    cloth.point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    depsgraph = scene.view_layers[0].depsgraph
    settled = sheet.evaluated_get(depsgraph).data
    result = np.array([vertex.co for vertex in settled.vertices], dtype=np.float32)
    for item in [sheet, *solids]:
        bpy.data.objects.remove(item)
    bpy.data.scenes.remove(scene)
    return result


def _object(scene, name, points, faces):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(p) for p in points], [], [tuple(f) for f in faces])
    item = bpy.data.objects.new(name, data)
    scene.collection.objects.link(item)
    return item


def sheet_faces(across, along):
    row = across + 1
    return [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
            for j in range(along) for i in range(across)]


def _stuffed(width, depth, thickness, pressure, bending, seed):
    """Two sheets sewn at the border and inflated, which gives real dog-ears and puckers."""
    across = 42
    along = max(10, round(across * depth / width))
    rng = random.Random(seed)
    points, front, back = [], {}, {}
    for j in range(along + 1):
        for i in range(across + 1):
            x, y = i / across - 0.5, j / along - 0.5
            rise = 0.125 * thickness * (1 - (2 * abs(x)) ** 6) * (1 - (2 * abs(y)) ** 6)
            waist_x, waist_y = 1 - 0.02 * (1 - 4 * y * y), 1 - 0.02 * (1 - 4 * x * x)
            place = (x * width * waist_x, y * depth * waist_y)
            front[i, j] = back[i, j] = len(points)
            if i in (0, across) or j in (0, along):
                points.append((*place, 0))
                continue
            points.append((*place, rise + 0.002 * rng.random()))
            back[i, j] = len(points)
            points.append((*place, -rise - 0.002 * rng.random()))
    ring = ((0, 0), (1, 0), (1, 1), (0, 1))
    faces = [tuple(front[i + a, j + b] for a, b in ring) for j in range(along) for i in range(across)]
    faces += [tuple(back[i + a, j + b] for a, b in ring[::-1])
              for j in range(along) for i in range(across)]

    def configure(cloth):
        settings = cloth.settings
        settings.quality = 6
        settings.mass = 0.2
        settings.tension_stiffness, settings.compression_stiffness = 15, 10
        settings.shear_stiffness, settings.bending_stiffness = 4, bending
        settings.use_pressure, settings.uniform_pressure_force = True, pressure
        settings.effector_weights.gravity = 0
        settings.air_damping = 2

    return simulate(points, faces, (), 36, configure), faces


def _draped(width, length, colliders, location, turn, pin_row, frames=60):
    """A throw dropped on boxes; `pin_row` (0 to 1 of its length) is held in place."""
    across, along = 36, max(20, round(36 * length / width))
    cos, sin = np.cos(turn), np.sin(turn)
    points, pinned = [], []
    for j in range(along + 1):
        for i in range(across + 1):
            x, y = (i / across - 0.5) * width, (j / along - 0.5) * length
            ripple = 0.01 * noise.noise(Vector((i * 0.25, j * 0.25, 3)))
            points.append((location[0] + x * cos - y * sin, location[1] + x * sin + y * cos,
                           location[2] + ripple))
            if abs(j / along - pin_row) < 0.012:
                pinned.append(len(points) - 1)
    faces = sheet_faces(across, along)

    def configure(cloth):
        settings, contact = cloth.settings, cloth.collision_settings
        settings.quality = 6
        settings.mass = 0.25
        settings.tension_stiffness, settings.compression_stiffness = 15, 10
        settings.shear_stiffness, settings.bending_stiffness = 3, 0.05
        settings.air_damping = 1.2
        contact.collision_quality = 3
        contact.distance_min = contact.self_distance_min = 0.006
        contact.use_self_collision = True

    return simulate(points, faces, colliders, frames, configure, pinned), faces


# A sofa arm lies along y at x = 0 (top at 0.605), the seat to its right; see cloth.throw.
SOFA_ARM = (((0.185, 0.95, 0.605), (0, 0, 0.3025)), ((1.0, 0.95, 0.505), (0.61, 0, 0.2525)),
            ((6, 6, 0.1), (0, 0, -0.05)))

RECIPES = {
    **{f"scatter{k}": (lambda k=k: _stuffed(0.50, 0.50, 0.20, 3.2 + 0.5 * k, 0.06, k)) for k in range(3)},
    "lumbar0": lambda: _stuffed(0.62, 0.36, 0.16, 3.5, 0.06, 9),
    **{f"back{k}": (lambda k=k: _stuffed(0.74, 0.56, 0.30, 5.5 + 0.6 * k, 0.10, 20 + k)) for k in range(3)},
    **{f"pillow{k}": (lambda k=k: _stuffed(0.74, 0.48, 0.20, 4.0, 0.05, 30 + k)) for k in range(2)},
    "throw_arm": lambda: _draped(0.60, 1.50, SOFA_ARM, (0.10, -0.06, 0.635), np.radians(96), 0.565),
}


def settled(name, recipe=None):
    """Points and faces of a settled item, simulated if it is not in the cache yet.

    `recipe` makes an item that RECIPES does not list.
    """
    path = cache_file(f"{name}.npz")
    if not path.exists():
        points, faces = (recipe or RECIPES[name])()
        np.savez_compressed(path, points=points, faces=np.array(faces, dtype=np.int32))
    stored = np.load(path)
    return stored["points"], stored["faces"]
