"""A double bed with settled linen. It stands on z = 0 with its head towards +y."""

import math

import numpy as np
from mathutils import Vector, noise

from kit.cloth import cushion, fabric
from kit.materials import wood
from kit.mesh import box, mesh, parent, tube
from kit.settled import settled, sheet_faces, simulate
from kit.upholstery import padded_block

WIDTH, LENGTH, TOP = 1.60, 2.02, 0.56   # of the mattress and its upper face


def bed(location, turn=0.0, linen=None, sheet=None, throw=None, headboard=None, timber=None):
    """A bed made up with a duvet, four pillows and a throw across its foot."""
    linen = linen or fabric("#e6dfd2", "#d3c9b8")
    sheet = sheet or fabric("#f1eee8", "#e4e0d8")
    throw = throw or fabric("#9a8f7c", "#7d725f")
    parts = [*_frame(timber or wood("X", "#c3a47d", "#8d6d4b")),
             *_headboard(headboard or fabric("#b7ab98", kind="boucle")),
             padded_block("mattress", (WIDTH - 0.02, LENGTH - 0.02, 0.24), 0.05,
                          (0, 0, TOP - 0.125), sheet, wobble=0.006),
             _settled("duvet", _duvet, linen, 0.012),
             _settled("bed throw", _throw, throw, 0.010),
             *_pillows(sheet, linen)]
    return parent(parts, location, (0, 0, turn), "bed")


def _frame(timber):
    """A low frame on four legs."""
    rail, half = 0.12, LENGTH / 2 + 0.02
    parts = []
    for side in (-1, 1):
        parts.append(box("side rail", (0.03, LENGTH + 0.04, rail),
                         (side * (WIDTH / 2 + 0.015), 0, 0.26), timber, 0.006))
        for end in (-1, 1):
            parts.append(tube("leg", [(side * (WIDTH / 2 - 0.06), end * (half - 0.12), 0.22),
                                      (side * (WIDTH / 2 - 0.04), end * (half - 0.10), 0)],
                              0.024, timber, taper=[1, 0.7], smooth=False))
    parts.append(box("foot rail", (WIDTH + 0.06, 0.03, rail), (0, -half, 0.26), timber, 0.006))
    return parts


def _headboard(cover):
    """Two upright upholstered cushions on the wall behind the bed."""
    return [padded_block("headboard", (WIDTH / 2 + 0.06, 0.10, 0.74), 0.04,
                         (side * (WIDTH / 4 + 0.03), LENGTH / 2 + 0.06, 0.72), cover,
                         (18, 5, 16), bulge=0.010, wobble=0.005, seed=side)
            for side in (-1, 1)]


def _pillows(sheet, linen):
    """A pair leaning on the headboard and a pair in front of it."""
    head = LENGTH / 2
    pillows = []
    for side in (-1, 1):
        pillows.append(cushion(f"pillow{(side + 1) // 2}", linen,
                               (side * 0.40, head - 0.15, TOP + 0.22),
                               (math.radians(66), 0.02 * side, 0.05 * side), (1, 1, 0.85)))
        pillows.append(cushion(f"pillow{(1 - side) // 2}", sheet,
                               (side * 0.38, head - 0.36, TOP + 0.17),
                               (math.radians(44), -0.03 * side, -0.06 * side), (0.98, 0.98, 0.8)))
    return pillows


def _settled(name, recipe, material, thickness):
    points, faces = settled(name.replace(" ", "-"), recipe)
    cloth = mesh(name, points, faces.tolist(), material, 180)
    shell = cloth.modifiers.new("thickness", "SOLIDIFY")
    shell.thickness, shell.offset = thickness, 1
    smoothing = cloth.modifiers.new("smoothing", "SUBSURF")
    smoothing.levels = smoothing.render_levels = 1
    return cloth


_MATTRESS = (((WIDTH, LENGTH, TOP), (0, 0, TOP / 2)),)


def _duvet():
    """Two sewn sheets with some air between them, dropped on the mattress."""
    width, length, across = 2.20, 1.88, 64
    along = round(across * length / width)
    layers = []
    for lift in (0.03, 0.0):
        layers.append([(x * width, y * length - 0.42, TOP + 0.06 + lift * _inside(x, y)
                        + 0.07 * noise.noise(Vector((x * 9, y * 9, lift))))
                       for y in np.linspace(-0.5, 0.5, along + 1)
                       for x in np.linspace(-0.5, 0.5, across + 1)])
    row, count = across + 1, len(layers[0])
    border = {j * row + i for j in range(along + 1) for i in range(row)
              if i in (0, across) or j in (0, along)}
    lower, points = {}, list(layers[0])
    for index in range(count):
        lower[index] = index if index in border else len(points)
        if index not in border:
            points.append(layers[1][index])
    faces = sheet_faces(across, along)
    faces += [tuple(lower[corner] for corner in reversed(face)) for face in faces]

    def configure(cloth):
        _linen_settings(cloth, mass=0.30, bending=0.15)
        cloth.settings.use_pressure = True
        cloth.settings.uniform_pressure_force = 0.8

    return simulate(points, faces, _MATTRESS, 50, configure), faces


def _throw():
    """A blanket dropped across the foot of the bed, over the duvet."""
    width, length, across = 2.45, 0.62, 80
    along = round(across * length / width)
    points = [(x * width, y * length - 0.55 + 0.05 * x, TOP + 0.12
               + 0.04 * noise.noise(Vector((x * 9, y * 4, 3))))
              for y in np.linspace(-0.5, 0.5, along + 1)
              for x in np.linspace(-0.5, 0.5, across + 1)]
    covered = (((WIDTH + 0.19, LENGTH + 0.1, TOP + 0.045), (0, 0, (TOP + 0.045) / 2)),)
    faces = sheet_faces(across, along)
    return simulate(points, faces, covered, 45,
                    lambda cloth: _linen_settings(cloth, mass=0.25, bending=0.04)), faces


def _linen_settings(cloth, mass, bending):
    settings, contact = cloth.settings, cloth.collision_settings
    settings.quality = 6
    settings.mass = mass
    settings.tension_stiffness, settings.compression_stiffness = 15, 10
    settings.shear_stiffness, settings.bending_stiffness = 3, bending
    settings.air_damping = 1.5
    contact.collision_quality = 3
    contact.distance_min = 0.006


def _inside(x, y):
    """1 in the middle of a sheet and 0 at its border."""
    return (1 - (2 * abs(x)) ** 6) * (1 - (2 * abs(y)) ** 6)
