"""What a garden office has: boarded walls, boots and a coat by the door, a fence and a wet deck outside. Metres."""

import math
import random

from kit.cloth import fabric
from kit.materials import plain, wood
from kit.mesh import box, grid_faces, lathe, mesh, parent, plane, tube
from kit.shader import Shader, cached, linear


@cached
def slush(dark="#262c1c", light="#8f9696"):
    """A November lawn with sleet lying in its hollows."""
    shader = Shader("slush")
    vector = shader.coord()
    lying = shader.math("ADD", shader.math("MULTIPLY", shader.noise(vector, 0.45, 5, 0.6), 0.75),
                        shader.math("MULTIPLY", shader.noise(vector, 14, 4, 0.6), 0.35))
    blades = shader.mix(shader.noise(vector, 60, 4, 0.6), linear(dark), linear("#454c2f"))
    return shader.output(shader.node("BsdfDiffuse", color=shader.mix(
        shader.ramp(lying, [(0.52, 0.0), (0.66, 0.85)]), blades, linear(light))))


def lining(x0, x1, y0, y1, height, holes, mat, board=0.145, reveal=0.012):
    """Upright tongued boards over the back wall, cut round `holes` (x0, x1, z0, z1)."""
    parts, x = [], x0
    while x < x1 - 0.005:
        right = min(x + board, x1)
        cuts = [(low, high) for left, end, low, high in holes if left < (x + right) / 2 < end]
        foot = 0.0
        for low, high in [*sorted(cuts), (height, height)]:
            if low - foot > 0.02:
                parts.append(box("board", (right - x - 0.002, reveal, low - foot),
                                 ((x + right) / 2, y1 - reveal / 2, (foot + low) / 2), mat, 0.003))
            foot = high
        x = right
    return parts


def side_lining(x, y0, y1, height, mat, board=0.145, thick=0.012):
    """Upright tongued boards over a side wall whose face is at `x`; it faces the middle of the room."""
    inwards = -math.copysign(thick / 2, x)
    count = math.ceil((y1 - y0) / board)
    for index in range(count):
        low, high = y1 - (index + 1) * board, y1 - index * board
        box("board", (thick, high - low - 0.002, height), (x + inwards, (low + high) / 2, height / 2), mat, 0.003)


def wellington(location, turn=0.0, colour="#2d3b2c"):
    """A rubber boot 0.38 high, its toe towards -y."""
    rubber, sole = plain(colour, 0.28, specular=0.5, bump=0.04, bump_scale=30), plain("#16171a", 0.7)
    rings = [  # height, middle y, half width, half length
        (0.016, -0.045, 0.046, 0.135), (0.040, -0.046, 0.050, 0.140), (0.070, -0.040, 0.049, 0.130),
        (0.095, -0.015, 0.046, 0.100), (0.125, 0.015, 0.044, 0.068), (0.17, 0.030, 0.045, 0.058),
        (0.24, 0.028, 0.054, 0.064), (0.32, 0.022, 0.062, 0.070), (0.375, 0.020, 0.066, 0.073),
        (0.377, 0.020, 0.063, 0.070), (0.30, 0.024, 0.056, 0.062), (0.20, 0.028, 0.045, 0.052)]
    around, points = 28, []
    for z, middle, half, long in rings:
        for step in range(around):
            a = step * math.tau / around
            points.append((half * math.cos(a), middle + long * math.sin(a), z))
    faces = [(r * around + k, r * around + (k + 1) % around, (r + 1) * around + (k + 1) % around, (r + 1) * around + k)
             for r in range(len(rings) - 1) for k in range(around)]
    leg = mesh("boot", points, faces, rubber, 180)
    smoothing = leg.modifiers.new("smoothing", "SUBSURF")
    smoothing.levels = smoothing.render_levels = 2
    parts = [leg]
    outline = [(0.052 * math.cos(k * math.tau / 32), -0.046 + 0.142 * math.sin(k * math.tau / 32)) for k in range(32)]
    bottom = [(x, y, 0.0) for x, y in outline] + [(x, y, 0.022) for x, y in outline]
    sides = [(k, (k + 1) % 32, 32 + (k + 1) % 32, 32 + k) for k in range(32)]
    parts.append(mesh("sole", bottom, [*sides, tuple(range(31, -1, -1)), tuple(range(32, 64))], sole, 30))
    return parent(parts, location, (0, 0, turn), "wellington")


def coir_mat(location, width=0.80, depth=0.46, turn=0.0):
    """A coir door mat, damp where boots have stood."""
    coir = plain("#5f4a30", 1.0, bump=1.0, bump_scale=420, specular=0.1)
    return parent([box("mat", (width, depth, 0.018), (0, 0, 0.009), coir, 0.006, 3)], location, (0, 0, turn), "mat")


def deck(x0, x1, y0, y1, z, seed=3):
    """Grey boards along x, wet from sleet."""
    rng = random.Random(seed)
    y = y0
    while y < y1:
        tone = rng.choice((("#6d675e", "#45413b"), ("#625d56", "#3d3a36"), ("#757067", "#4b4741")))
        box("deck board", (x1 - x0, 0.138, 0.028), ((x0 + x1) / 2, y + 0.07, z - 0.014), wood("X", *tone, 0.16), 0.004)
        y += 0.145


def fence(x0, x1, y, z, height=1.75, bay=1.83, seed=5):
    """Larch-lap fencing that faces -y: posts, gravel boards, and boards lapped one over another."""
    rng = random.Random(seed)
    post, concrete = wood("Z", "#40372c", "#28211a", 0.7), plain("#5f5e5a", 0.9, bump=0.3)
    tones = (("#453a2d", "#2a2119"), ("#3e352a", "#261f18"), ("#4b4032", "#30271d"))
    x = x0
    while x < x1:
        box("post", (0.10, 0.10, height + 0.08), (x, y, z + (height + 0.08) / 2), post, 0.006)
        box("gravel board", (bay - 0.10, 0.05, 0.15), (x + bay / 2, y, z + 0.075), concrete, 0.004)
        lap = z + 0.15
        while lap < z + height - 0.05:
            box("lap", (bay - 0.10, 0.012, 0.17), (x + bay / 2, y + rng.uniform(-0.004, 0.004), lap + 0.075),
                wood("X", *rng.choice(tones), 0.75), 0.002, rot=(0.10, 0, rng.uniform(-0.004, 0.004)))
            lap += 0.125
        box("cap", (bay - 0.10, 0.06, 0.03), (x + bay / 2, y, z + height), post, 0.004)
        x += bay


def coat(location, turn=0.0, colour="#3c3f31"):
    """A waxed coat on a peg at the wall y = 0; `location` is the peg, the coat hangs 0.95 below it."""
    cloth = fabric(colour, sheen=0.1, rough=0.7)
    rows, columns, points = 34, 45, []
    for row in range(rows):
        down = row / (rows - 1)
        half = 0.05 + 0.155 * min(1, down * 4.2) ** 0.6 + 0.045 * down
        for column in range(columns):
            across = 2 * column / (columns - 1) - 1
            fold = 0.020 * math.sin(across * 9 + 1.4 * math.sin(3 * down)) * min(1, down * 2.2)
            fold += 0.010 * math.sin(across * 21 + 4 * down) * down
            swell = 0.085 * (1 - across * across) * (0.55 + 0.45 * math.sin(math.pi * min(1, down + 0.15)))
            points.append((half * across, -0.022 - swell - fold * (1 - 0.4 * abs(across)),
                           -0.015 - 0.93 * down - 0.10 * abs(across) ** 1.6 * (1 - down) ** 3))
    body = mesh("coat", points, grid_faces(columns, rows), cloth, 180)
    body.modifiers.new("thickness", "SOLIDIFY").thickness = 0.006
    parts = [body]
    for side in (-1, 1):
        sleeve = [(side * 0.185, -0.05, -0.15), (side * 0.225, -0.055, -0.34), (side * 0.235, -0.065, -0.52),
                  (side * 0.222, -0.085, -0.68)]
        parts.append(tube("sleeve", sleeve, 0.056, cloth, 14, taper=[1.0, 1.05, 0.95, 0.85]))
    collar = [(-0.075, -0.035, -0.07), (-0.06, -0.085, -0.035), (0, -0.105, -0.03), (0.06, -0.085, -0.035),
              (0.075, -0.035, -0.07)]
    parts.append(tube("collar", collar, 0.026, fabric("#4b3a28"), 12))
    return parent(parts, location, (0, 0, turn), "coat")


def peg_rail(location, turn=0.0, pegs=4, pitch=0.26):
    """A rail of turned pegs at the wall y = 0; `location` is its middle."""
    oak = wood("X", "#a47d50", "#6d4c2c")
    length = pegs * pitch
    parts = [box("rail", (length, 0.02, 0.085), (0, -0.01, 0), oak, 0.004)]
    knob = [(0.008, 0), (0.008, 0.05), (0.016, 0.058), (0.018, 0.068), (0.012, 0.076), (0, 0.078)]
    for index in range(pegs):
        parts.append(lathe("peg", knob, ((index + 0.5) * pitch - length / 2, -0.02, 0), oak, 24,
                           rot=(math.pi / 2 - 0.15, 0, 0)))
    return parent(parts, location, (0, 0, turn), "pegs")


def ground(y0, z):
    """The lawn, from the wall of the office outwards."""
    return plane("lawn", -40, 40, y0, 60, z, slush())
