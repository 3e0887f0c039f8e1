"""Plants made of many folded leaves, indoors and out. Lengths in metres."""
import math
import random

import numpy as np
from mathutils import Vector

from kit.materials import ceramic, leaf, plain
from kit.mesh import lathe, mesh, parent, tube
from kit.shader import Shader, cached, linear

# Half-width along a leaf, as (distance from the stalk, share of the full width).
LANCEOLATE = ((0.0, 0.05), (0.18, 0.6), (0.42, 1.0), (0.70, 0.72), (0.90, 0.3), (1.0, 0.02))


def leaf_cloud(name, bases, directions, length, width, material, seed=0, fold=0.25, droop=0.35, variety=0.3):
    """Many leaves in one mesh, one for each base point and direction."""
    rng = np.random.default_rng(seed)
    points, faces = [], []
    for base, direction in zip(bases, directions):
        axis = direction.normalized()
        long = length * (1 + variety * rng.uniform(-1, 1))
        half = width / 2 * (1 + variety * rng.uniform(-1, 1))
        side = axis.cross(Vector(rng.normal(size=3))).normalized()
        up = side.cross(axis).normalized()
        first = len(points)
        for along, share in LANCEOLATE:
            rib = base + axis * (long * along) + Vector((0, 0, -droop * long * along ** 2))
            lift = up * half * share * fold
            points += [rib - side * half * share + lift, rib, rib + side * half * share + lift]
        for step in range(len(LANCEOLATE) - 1):
            k = first + 3 * step
            faces += [(k, k + 1, k + 4, k + 3), (k + 1, k + 2, k + 5, k + 4)]
    return mesh(name, points, faces, material, 180)


def _random_direction(rng, lift=0.0, spread=1.0):
    return Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(lift, spread))).normalized()


def _leaves_along(stem, count, rng, start=0.0, forward=0.65, outward=0.8):
    """Base points and directions of `count` leaves along a polyline."""
    last = len(stem) - 1.001
    for index in range(count):
        reach = (start + (1 - start) * (index + 0.5 * rng.random()) / count) * last
        here = int(reach)
        axis = (stem[here + 1] - stem[here]).normalized()
        side = axis.cross(_random_direction(rng)).normalized()
        yield stem[here].lerp(stem[here + 1], reach - here), axis * forward + side * outward


def _pot(material):
    profile = [(0, 0), (0.15, 0), (0.165, 0.01), (0.195, 0.15), (0.215, 0.30), (0.222, 0.40), (0.226, 0.42),
               (0.216, 0.425), (0.205, 0.415), (0.20, 0.38), (0, 0.38)]
    soil = lathe("soil", [(0, 0.388), (0.10, 0.392), (0.2, 0.384)], (0, 0, 0),
                 plain("#2b1f16", 1.0, bump=1.0, bump_scale=90), 48)
    return [lathe("pot", profile, (0, 0, 0), material, 96), soil]


def olive(location, height=1.75, seed=0, pot=None, foliage=None, leaf_size=(0.062, 0.015), limbs=13):
    """A standard olive tree in a 0.45 m pot."""
    rng = random.Random(seed)
    bark = plain("#6f6152", 0.9, bump=0.8, bump_scale=60)
    foliage = foliage or leaf("#5a6749", "#a3ab98")
    parts = _pot(pot or ceramic("#b9a58b", 0.6, 0.8))
    bases, directions = [], []
    soil, crown = 0.39, 0.39 + height * 0.46
    trunk = [Vector((0.02 * math.sin(i * 1.3 + seed), 0.018 * math.cos(i * 1.7 + seed),
                     soil + (crown - soil) * i / 5)) for i in range(6)]
    parts.append(tube("trunk", trunk, 0.020, bark, 10, taper=[1.4, 1.1, 1, 0.95, 0.9, 0.85]))

    def grow(base, direction, length, radius, generations):
        stem, heading = [base.copy()], direction.normalized()
        for _ in range(6):
            stray = Vector((rng.gauss(0, 0.16), rng.gauss(0, 0.16), rng.gauss(0.05, 0.10)))
            heading = (heading + stray).normalized()
            stem.append(stem[-1] + heading * (length / 6))
        parts.append(tube("branch", stem, radius, bark, 4, taper=[1 - 0.11 * i for i in range(7)]))
        if generations:
            for _ in range(3 + generations):
                side = _random_direction(rng, 0.3, 0.5)
                grow(stem[rng.randint(2, 6)], heading * 0.6 + side * 0.8, length * rng.uniform(0.4, 0.62),
                     radius * 0.55, generations - 1)
        if generations <= 1:
            for place, towards in _leaves_along(stem, int(length / 0.016), rng):
                bases.append(place)
                directions.append(towards)

    for limb in range(limbs):
        share = limb / limbs
        turn, rise = limb * 2.399 + rng.uniform(-0.3, 0.3), 0.35 + 0.95 * share
        heading = Vector((math.cos(turn) * math.cos(rise), math.sin(turn) * math.cos(rise), math.sin(rise)))
        length = height * 0.54 * rng.uniform(0.5, 0.75) * (0.72 + 0.28 * share)
        grow(trunk[-1].lerp(trunk[-2], 0.9 * rng.random() * (1 - share)), heading, length, 0.0075, 2 - limb % 2)
    parts.append(leaf_cloud("leaves", bases, directions, *leaf_size, foliage, seed))
    return parent(parts, location, (0, 0, rng.random() * 6), "olive")


VASE = ((0, 0), (0.045, 0), (0.055, 0.006), (0.085, 0.06), (0.09, 0.10), (0.075, 0.15), (0.042, 0.19),
        (0.034, 0.215), (0.040, 0.24), (0.036, 0.24), (0.030, 0.215), (0.03, 0.1), (0, 0.1))


def vase_stems(location, glaze=None, height=0.24, stems=9, seed=0, foliage=None, stem_length=0.42,
               leaf_size=(0.038, 0.03)):
    """Eucalyptus stems in a vase `height` high; an empty vase if `stems` is 0."""
    rng = random.Random(seed)
    glaze = glaze or ceramic("#d9cfbf", 0.3, 0.6)
    foliage = foliage or leaf("#7d8a72", "#b5bda9")
    twig = plain("#6b5a3e", 0.8)
    scale = height / 0.24
    parts = [lathe("vase", [(r * scale, z * scale) for r, z in VASE], (0, 0, 0), glaze, 80)]
    bases, directions = [], []
    for _ in range(stems):
        turn, lean = rng.uniform(0, math.tau), rng.uniform(0.10, 0.42)
        outward = Vector((math.cos(turn), math.sin(turn), 0))
        heading = (outward * lean + Vector((0, 0, 1))).normalized()
        length = stem_length * rng.uniform(0.7, 1.1)
        stem = [Vector((0, 0, height * 0.7))]
        for _ in range(7):
            stray = Vector((rng.gauss(0, 0.04), rng.gauss(0, 0.04), -0.03))
            heading = (heading + outward * 0.07 + stray).normalized()
            stem.append(stem[-1] + heading * (height * 0.3 + length) / 7)
        parts.append(tube("stem", stem, 0.0022, twig, 4))
        for place, towards in _leaves_along(stem, int(length / 0.022), rng, 0.35, 0.45, 1.0):
            bases.append(place)
            directions.append(towards)
    if stems:
        parts.append(leaf_cloud("leaves", bases, directions, *leaf_size, foliage, seed, fold=0.12, droop=0.1))
    return parent(parts, location, name="vase")


def rubber_plant(location, height=1.1, seed=0, pot=None, leaves=26, foliage=None, scale=0.62):
    """A rubber plant: one or two upright stems with broad glossy leaves."""
    rng = random.Random(seed)
    foliage = foliage or leaf("#2f4a2c", "#6f8560")
    bark = plain("#5d5140", 0.9)
    potted = parent(_pot(pot or ceramic("#d8d4ca", 0.2, 0.6)), name="pot", scale=scale)
    parts, bases, directions = [potted], [], []
    for stem_index in range(2):
        lean = stem_index * 2.6 + rng.random()
        tip = Vector((0.10 * math.cos(lean), 0.10 * math.sin(lean), height * (1 - 0.22 * stem_index)))
        foot = Vector((0.02 * math.cos(lean), 0.02 * math.sin(lean), 0.37 * scale))
        stem = [foot.lerp(tip, k / 5) for k in range(6)]
        parts.append(tube("stem", stem, 0.009, bark, 8, taper=[1.3, 1.1, 1, 0.9, 0.8, 0.5]))
        for index in range(leaves // 2):
            share = 0.12 + 0.88 * index / (leaves // 2 - 1)
            turn = index * 2.399 + stem_index
            rise = 0.15 + 1.1 * share ** 2
            bases.append(foot.lerp(tip, share))
            directions.append(Vector((math.cos(turn), math.sin(turn), rise)))
    parts.append(leaf_cloud("leaves", bases, directions, 0.24, 0.115, foliage, seed, fold=0.22, droop=0.45,
                            variety=0.22))
    return parent(parts, location, name="rubber plant")


@cached
def tree_foliage(shadow="#46552a", light="#8d9a55"):
    """Leaves of a tree seen from afar: matt, and half translucent."""
    shader = Shader("tree foliage")
    chance = shader.node("ObjectInfo").outputs["Random"]
    tone = shader.mix(shader.noise(shader.coord(), 1.4, 3), linear(shadow), linear(light))
    tone = shader.mix(shader.math("MULTIPLY", chance, 0.45), tone, linear("#8b8a4c"))
    return shader.output(shader.blend(0.45, shader.node("BsdfDiffuse", color=tone),
                                      shader.node("BsdfTranslucent", color=tone)))


def broadleaf_tree(location, height=7.0, seed=0, cards=9000, foliage=None, card=0.16, spread=1.0):
    """A tree for the view outside: clusters of leaf cards, thickest at the ends of its boughs.

    `location` is the foot of the trunk; `card` is the length of one card.
    """
    rng = np.random.default_rng(seed)
    boughs, crown = 26, height * 0.36

    def directions(count):
        vectors = rng.normal(size=(count, 3))
        return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)

    heads = directions(boughs) * rng.uniform(0.1, 1.0, (boughs, 1)) ** 0.5 * crown * (spread, spread, 0.95)
    sizes = rng.uniform(0.24, 0.46, boughs) * crown
    owner = rng.integers(0, boughs, cards)
    outward = directions(cards)
    centres = heads[owner] + outward * (sizes[owner] * rng.uniform(0.05, 1.1, cards) ** 0.5)[:, None]
    along = directions(cards)
    across = np.cross(along, directions(cards))
    reach = card * rng.uniform(0.6, 1.3, (cards, 1)) / 2
    points = np.stack([centres - along * reach, centres + across * reach * 0.6,
                       centres + along * reach, centres - across * reach * 0.6], axis=1).reshape(-1, 3)
    foot = Vector(location)
    canopy = mesh("canopy", points.tolist(), np.arange(4 * cards).reshape(-1, 4).tolist(),
                  foliage or tree_foliage(), None, foot + Vector((0, 0, height * 0.62)))
    trunk = tube("trunk", [foot - Vector((0, 0, 0.4)), foot + Vector((0, 0, height * 0.6))], 0.020 * height,
                 plain("#5b5142", 0.95, bump=0.6, bump_scale=20), 8, taper=[1.2, 0.5], smooth=False)
    return canopy, trunk
