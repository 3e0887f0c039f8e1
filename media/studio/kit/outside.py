"""What is seen through the windows: a lawn and hedges of real leaves."""

import math

import bpy
import numpy as np

from kit.mesh import mesh, plane
from kit.scene import link
from kit.shader import Shader, cached, linear


@cached
def foliage(dark="#48592f", light="#8f9c62"):
    """Sunlit leaves seen from a distance, some light shining through."""
    shader = Shader("foliage")
    tone = shader.noise(shader.coord(), 3.0, 3, 0.6)
    colour = shader.mix(shader.ramp(tone, [(0.35, 0.0), (0.65, 1.0)]), linear(dark),
                        linear(light))
    return shader.output(shader.blend(0.4, shader.node("BsdfDiffuse", color=colour),
                                      shader.node("BsdfTranslucent", color=colour)))


@cached
def grass():
    """A lawn seen from a window."""
    shader = Shader("grass")
    vector = shader.coord()
    tone = shader.math("MULTIPLY", shader.noise(vector, 0.5, 4), shader.noise(vector, 40, 3))
    return shader.output(shader.node("BsdfDiffuse", color=shader.mix(
        shader.ramp(tone, [(0.1, 0.0), (0.5, 1.0)]), linear("#77804e"), linear("#a6ad78"))))


def lawn(z=-0.7, reach=60):
    """Ground on all sides of the house."""
    return plane("lawn", -reach, reach, -reach, reach, z, grass())


def leaf_cluster(name, leaves=5000, leaf=0.10, seed=0, mat=None):
    """A bush of loose leaves that fills a ball of 1 m radius, thickest at its rim."""
    rng = np.random.default_rng(seed)
    away = rng.normal(size=(leaves, 3))
    away /= np.linalg.norm(away, axis=1, keepdims=True)
    lumps = 1 + 0.22 * np.sin(away @ rng.normal(size=(3, 5)) * 4).mean(axis=1, keepdims=True)
    centre = away * lumps * rng.uniform(0.45, 1.0, (leaves, 1)) ** 0.5

    long_side = rng.normal(size=(leaves, 3)) + 0.6 * away
    long_side /= np.linalg.norm(long_side, axis=1, keepdims=True)
    short_side = np.cross(long_side, rng.normal(size=(leaves, 3)))
    short_side /= np.linalg.norm(short_side, axis=1, keepdims=True)
    size = leaf * rng.uniform(0.6, 1.3, (leaves, 1))
    corners = np.stack([centre, centre + size * (0.5 * long_side + 0.28 * short_side),
                        centre + size * long_side,
                        centre + size * (0.5 * long_side - 0.28 * short_side)], axis=1)
    faces = np.arange(4 * leaves).reshape(-1, 4)
    return mesh(name, corners.reshape(-1, 3), faces, mat or foliage())


def hedge(start, end, height=2.4, z=-0.7, seed=0, spacing=0.9, mat=None):
    """A loose hedge of instanced bushes between two points (x, y)."""
    rng = np.random.default_rng(seed)
    masters = [leaf_cluster(f"bush {k}", seed=seed + k, mat=mat) for k in range(3)]
    start, end = np.array(start), np.array(end)
    count = max(2, int(np.linalg.norm(end - start) / spacing))
    for i in range(count):
        x, y = start + (end - start) * (i + rng.uniform(-0.3, 0.3)) / (count - 1)
        size = height * rng.uniform(0.42, 0.62)
        _instance(masters[i % 3], (x, y, z + size * 0.85), size, rng)
    for master in masters:
        bpy.data.objects.remove(master)


def _instance(master, loc, size, rng):
    """A turned copy that shares the master's mesh."""
    copy = link(bpy.data.objects.new(master.name, master.data))
    copy.location = loc
    copy.rotation_euler = rng.uniform(0, 2 * math.pi, 3) * (0.05, 0.05, 1)
    copy.scale = size * rng.uniform(0.85, 1.15, 3)
    return copy
