"""Seats: sofa, easy chair, spindle chair, shell chair, bench and pouffe.

Every seat stands on z = 0 at `location`, faces -y and is turned by `turn`
radians about the vertical. Lengths in metres.
"""
import math
import random

import numpy as np

from kit.cloth import cushion, fabric
from kit.materials import plain, wood
from kit.mesh import box, lathe, mesh, parent, tube
from kit.upholstery import padded_block, piping


def turned_leg(height, top_radius, foot_radius, location, material):
    """A tapering round leg standing at `location`."""
    profile = [(0, 0), (foot_radius, 0), (foot_radius + 0.002, 0.004),
               (top_radius, height - 0.002), (0, height)]
    return lathe("leg", profile, location, material, 24)


def sofa(location, turn=0.0, width=2.25, cover=None, leg_material=None, seats=2, backs=3, seed=0):
    """A sofa 0.94 deep with loose back cushions."""
    cover = cover or fabric("#c9bda9", kind="boucle")
    leg_material = leg_material or wood("Z", "#8a6238", "#4e3218")
    depth, arm, legs = 0.94, 0.17, 0.13
    parts = [
        padded_block("base", (width - 0.02, depth - 0.06, 0.17), 0.03, (0, 0, legs + 0.085), cover,
                     (20, 10, 3)),
        padded_block("back", (width - 0.04, 0.20, 0.58), 0.065, (0, depth / 2 - 0.10, legs + 0.29), cover,
                     (40, 5, 12), bulge=0.004, wobble=0.005, seed=seed + 3,
                     rotation=(math.radians(-4), 0, 0)),
    ]
    for side in (-1, 1):
        parts.append(padded_block("arm", (arm, depth, 0.47), 0.06,
                                  (side * (width - arm) / 2, 0, legs + 0.235), cover, (5, 22, 10),
                                  bulge=0.006, wobble=0.004, seed=seed + side))
        for end in (-1, 1):
            foot = (side * (width / 2 - 0.12), end * (depth / 2 - 0.12), 0)
            parts.append(turned_leg(legs, 0.024, 0.015, foot, leg_material))
    inner = width - 2 * arm
    seat_width = inner / seats
    for index in range(seats):
        centre = (seat_width * (index + 0.5) - inner / 2, -0.105, legs + 0.255)
        size = (seat_width - 0.008, 0.73, 0.18)
        parts.append(padded_block("seat", size, 0.045, centre, cover, (26, 22, 5), crown=0.030,
                                  bulge=0.012, wobble=0.010, seed=seed + 10 + index))
        parts.append(piping("piping", size[0] + 0.002, size[1] + 0.002, 0.05, 0.058, cover, location=centre))
    rng = random.Random(seed)
    back_width = inner / backs
    for index in range(backs):
        centre = (back_width * (index + 0.5) - inner / 2,
                  depth / 2 - 0.335 + rng.uniform(-0.01, 0.01), legs + 0.585)
        lean = (math.radians(76 + rng.uniform(-2, 2)), rng.uniform(-0.03, 0.03), rng.uniform(-0.04, 0.04))
        parts.append(cushion(f"back{index % 3}", cover, centre, lean, (back_width / 0.67, 0.97, 0.80)))
    return parent(parts, location, (0, 0, turn), "sofa")


def _paddle_arm(side, half_width, material):
    """A chair arm that swells to the front, shaped by cross-sections."""
    points, steps, thick = [], 16, 0.013
    for step in range(steps + 1):
        along = step / steps
        y = 0.80 * along - 0.40
        z = 0.575 - 0.05 * along + 0.012 * math.sin(along * math.pi)
        half = (0.042 * (1 - 0.55 * along) ** 0.7 + 0.006) * min(1, (along + 0.03) * 9) ** 0.5
        x = side * (half_width - 0.004 * math.sin(along * math.pi))
        section = ((-half, -0.3), (-0.75 * half, -1), (0.75 * half, -1), (half, -0.3),
                   (0.9 * half, 0.8), (0, 1.1), (-0.9 * half, 0.8))
        points += [(x + across, y, z + up * thick) for across, up in section]
    ring = 7
    faces = [(i * ring + k, i * ring + (k + 1) % ring, (i + 1) * ring + (k + 1) % ring, (i + 1) * ring + k)
             for i in range(steps) for k in range(ring)]
    faces += [tuple(range(ring)), tuple(range(steps * ring + ring - 1, steps * ring - 1, -1))]
    arm = mesh("arm", points, faces, material, 60)
    smoothing = arm.modifiers.new("smoothing", "SUBSURF")
    smoothing.levels = smoothing.render_levels = 2
    return arm


def lounge(location, turn=0.0, cover=None, light="#a87443", dark="#6a4322"):
    """A Danish easy chair with paddle arms and two cushions."""
    cover = cover or fabric("#8a4a2b", kind="linen")
    upright, across, along = (wood(axis, light, dark) for axis in "ZXY")
    half = 0.33
    parts = []
    for side in (-1, 1):
        x = side * half
        parts += [
            tube("front leg", [(x, -0.30, 0), (x, -0.315, 0.28), (x, -0.32, 0.56)], 0.019, upright, 12,
                 taper=[0.7, 1.1, 0.85]),
            tube("rear leg", [(x, 0.40, 0), (x, 0.33, 0.28), (x, 0.27, 0.53)], 0.019, upright, 12,
                 taper=[0.7, 1.1, 0.85]),
            _paddle_arm(side, half, along),
            tube("side rail", [(x, -0.31, 0.33), (x, 0.34, 0.25)], 0.014, along, 10, smooth=False),
            tube("back post", [(side * 0.26, 0.28, 0.26), (side * 0.255, 0.44, 0.62),
                               (side * 0.245, 0.52, 0.86)], 0.014, upright, 10),
        ]
    for y, z in ((-0.31, 0.33), (0.33, 0.26)):
        parts.append(tube("rail", [(-half, y, z), (half, y, z)], 0.015, across, 10, smooth=False))
    parts.append(tube("top rail", [(-0.25, 0.515, 0.86), (0, 0.545, 0.875), (0.25, 0.515, 0.86)],
                      0.016, across, 10))
    for index in range(4):
        y, z = 0.335 + 0.05 * index, 0.40 + 0.12 * index
        parts.append(tube("slat", [(-0.25, y, z), (0, y + 0.025, z + 0.005), (0.25, y, z)], 0.008, across, 8))
    tilt = (math.atan2(-0.075, 0.65), 0, 0)
    seam = piping("piping", 0.603, 0.623, 0.045, 0.036, cover, 0.004, (0, -0.005, 0.376))
    seam.rotation_euler = tilt
    parts += [
        seam,
        padded_block("seat", (0.60, 0.62, 0.13), 0.04, (0, -0.005, 0.375), cover, (20, 20, 4),
                     crown=0.028, bulge=0.010, wobble=0.006, seed=4, rotation=tilt),
        padded_block("back", (0.56, 0.60, 0.12), 0.04, (0, 0.345, 0.68), cover, (20, 20, 4),
                     crown=0.03, bulge=0.010, wobble=0.006, seed=5, rotation=(math.radians(67), 0, 0)),
    ]
    return parent(parts, location, (0, 0, turn), "lounge")


def spindle_chair(location, turn=0.0, light="#2c2622", dark="#1a1512"):
    """A spindle-back dining chair, 0.845 high."""
    upright, across = wood("Z", light, dark, 0.45), wood("X", light, dark, 0.45)
    parts = [padded_block("seat", (0.44, 0.42, 0.034), 0.016, (0, 0, 0.445), across, (14, 14, 3),
                          crown=-0.010)]
    for side in (-1, 1):
        legs = (((side * 0.16, -0.15, 0.435), (side * 0.20, -0.20, 0)),
                ((side * 0.15, 0.16, 0.435), (side * 0.19, 0.24, 0)))
        parts += [tube("leg", leg, 0.016, upright, 10, taper=[1, 0.7], smooth=False) for leg in legs]
        parts.append(tube("stretcher", [(side * 0.18, -0.175, 0.2), (side * 0.172, 0.205, 0.2)], 0.009,
                          upright, 8, smooth=False))
    parts.append(tube("stretcher", [(-0.176, 0.02, 0.2), (0.176, 0.02, 0.2)], 0.009, upright, 8, smooth=False))
    for t in np.linspace(-1, 1, 7):
        parts.append(tube("spindle", [(t * 0.17, 0.185 - 0.02 * t * t, 0.46),
                                      (t * 0.20, 0.235 - 0.03 * t * t, 0.66),
                                      (t * 0.215, 0.27 - 0.05 * t * t, 0.83)], 0.0065, upright, 8))
    crest = [(-0.25, 0.20, 0.83), (-0.15, 0.262, 0.84), (0, 0.285, 0.845), (0.15, 0.262, 0.84), (0.25, 0.20, 0.83)]
    parts.append(tube("crest", crest, 0.017, across, 10))
    return parent(parts, location, (0, 0, turn), "spindle chair")


def _shell_surface(width, material):
    """A one-piece moulded seat and back, as a bent sheet 9 mm thick."""
    side_view = [(-0.225, 0.425), (-0.20, 0.448), (-0.10, 0.447), (0.05, 0.436), (0.14, 0.442),
                 (0.195, 0.485), (0.222, 0.56), (0.245, 0.66), (0.268, 0.76), (0.285, 0.82)]
    half_widths = np.interp(range(10), (0, 2, 4, 5, 7, 9), (0.86, 1, 0.97, 0.93, 0.95, 0.78)) * width / 2
    across = np.linspace(-1, 1, 13)
    points = []
    for index, ((y, z), half) in enumerate(zip(side_view, half_widths)):
        back = min(1, max(0, (index - 3) / 3))
        for t in across:
            dish = 0.022 * t * t
            points.append((half * t, y - 0.055 * back * t * t, z + dish * (1 - back)))
    row = len(across)
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
             for j in range(len(side_view) - 1) for i in range(row - 1)]
    shell = mesh("shell", points, faces, material, 180)
    thickness = shell.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness = 0.009
    smoothing = shell.modifiers.new("smoothing", "SUBSURF")
    smoothing.levels = smoothing.render_levels = 2
    return shell


def shell_chair(location, turn=0.0, shell=None, legs=None, width=0.46):
    """A moulded plywood or plastic shell on four splayed legs."""
    shell = shell or wood("X", "#c8a679", "#94704a", 0.4)
    legs = legs or plain("#26282a", 0.4)
    parts = [_shell_surface(width, shell)]
    for side in (-1, 1):
        for end in (-1, 1):
            parts.append(tube("leg", [(side * 0.11, end * 0.10, 0.432), (side * 0.21, end * 0.22, 0)],
                              0.010, legs, 12, taper=[1.1, 0.8], smooth=False))
        parts.append(tube("stay", [(side * 0.11, -0.13, 0.428), (side * 0.11, 0.12, 0.424)], 0.008, legs, 8,
                          smooth=False))
    parts.append(tube("stay", [(-0.13, 0, 0.426), (0.13, 0, 0.426)], 0.008, legs, 8, smooth=False))
    return parent(parts, location, (0, 0, turn), "shell chair")


def bench(location, turn=0.0, length=2.0, light="#a5845d", dark="#64482e"):
    """A plank bench 0.47 high, its length along x."""
    plank, upright = wood("X", light, dark, 0.42), wood("Z", light, dark, 0.42)
    parts = [box("bench", (length, 0.34, 0.045), (0, 0, 0.445), plank, 0.008, 3)]
    for end in (-1, 1):
        parts.append(box("bench end", (0.05, 0.30, 0.42), (end * (length / 2 - 0.25), 0, 0.21), upright, 0.006))
    return parent(parts, location, (0, 0, turn), "bench")


def pouffe(location, cover=None, radius=0.285):
    """A round upholstered stool 0.4 high."""
    cover = cover or fabric("#b9ae98", kind="boucle")
    s = radius / 0.285
    profile = [(0, 0), (0.22, 0), (0.25, 0.012), (0.272, 0.05), (0.285, 0.12), (0.285, 0.24),
               (0.275, 0.32), (0.25, 0.368), (0.20, 0.388), (0.10, 0.396), (0, 0.398)]
    body = lathe("pouffe", [(r * s, z) for r, z in profile], (0, 0, 0), cover, 96, smooth=180)
    ring = [(0.262 * s * math.cos(a), 0.262 * s * math.sin(a), 0.352)
            for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)]
    return parent([body, tube("piping", ring, 0.005, cover, 8, cyclic=True, smooth=False)], location,
                  name="pouffe")
