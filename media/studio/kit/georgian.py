"""Joinery and marble of a Georgian room: cornice, shutters, chimneypiece, glass, chest. Lengths in metres."""
import math

from mathutils import Vector

from kit.materials import marble, metal, plain, wood
from kit.mesh import box, lathe, mesh, parent, ring, sweep, tube
from kit.room import wall_frame
from kit.windows import sash_window

CORNICE = ((0, -0.27), (0.012, -0.27), (0.020, -0.255), (0.020, -0.225), (0.030, -0.212), (0.030, -0.140),
           (0.078, -0.136),
           (0.084, -0.122), (0.135, -0.116), (0.135, -0.076), (0.144, -0.070), (0.150, -0.052), (0.168, -0.034),
           (0.192, -0.026), (0.200, -0.016), (0.200, 0))
DENTIL, PITCH = (0.036, 0.042, 0.050), 0.066     # along, out, up
LEAF = 0.026                                     # thickness of a shutter


def cornice(path, ceiling_height, mat):
    """A plaster cornice with dentils along a closed path, anticlockwise from above."""
    sweep("cornice", path, CORNICE, True, mat, ceiling_height, 40)
    along, out, up = DENTIL
    verts, faces = [], []
    for start, end in zip(path, [*path[1:], path[0]]):
        start, end = Vector((*start, 0)), Vector((*end, 0))
        axis, length = (end - start).normalized(), (end - start).length
        inwards = Vector((-axis.y, axis.x, 0))
        count = int((length - 0.10) / PITCH)
        for index in range(count + 1):
            middle = start + axis * (length / 2 + (index - count / 2) * PITCH) + Vector((0, 0, ceiling_height - 0.205))
            first = len(verts)
            verts += [middle + axis * (a * along) + inwards * (0.028 + b * out) + Vector((0, 0, c * up))
                      for c in (0, 1) for a, b in ((-0.5, 0), (0.5, 0), (0.5, 1), (-0.5, 1))]
            faces += [tuple(first + corner for corner in face)
                      for face in ((0, 1, 2, 3), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))]
    return mesh("dentils", verts, faces, mat)


def dado_rail(path, mat, z=0.90):
    """A moulded rail along an open path."""
    profile = [(0, 0), (0.010, 0), (0.014, 0.018), (0.030, 0.030), (0.036, 0.045), (0.034, 0.056), (0.014, 0.064),
               (0.010, 0.078), (0, 0.080)]
    return sweep("dado rail", path, profile, False, mat, z, 40)


def shutter(width, height, mat):
    """A leaf with three fielded panels on both faces, from the hinge at the origin to x = `width`."""
    rail, stile = 0.065, 0.050
    parts = [box("shutter", (width, LEAF * 0.45, height), (width / 2, 0, height / 2), mat, 0)]
    for x in (stile / 2, width - stile / 2):
        parts.append(box("stile", (stile, LEAF, height), (x, 0, height / 2), mat, 0.003))
    edges = (0, 0.17 * height, 0.60 * height, height - rail)
    for low in edges:
        parts.append(box("rail", (width - 2 * stile, LEAF, rail), (width / 2, 0, low + rail / 2), mat, 0.003))
    for low, high in zip(edges, edges[1:]):
        size = (width - 2 * stile - 0.036, LEAF * 0.8, high - low - rail - 0.036)
        parts.append(box("field", size, (width / 2, 0, (low + rail + high) / 2), mat, 0.007, 1))
    return parent(parts, name="shutter")


def shuttered_window(width, height, mat, depth=0.42, ajar=(10, -16)):
    """A six-over-six sash with shutters folded back in its reveal; `ajar` opens the inner leaves, in degrees."""
    parts = [sash_window(width, height, depth, (3, 2), mat)]
    tall, wide = height - 0.05, depth - 0.14
    for side, degrees in zip((-1, 1), ajar):
        for fold, turn in ((0, 0), (1, degrees)):
            leaf = shutter(wide - 0.02 * fold, tall, mat)
            leaf.location = (side * (width / 2 - 0.018 - 0.032 * fold), 0.012 + 0.008 * fold, 0.012)
            leaf.rotation_euler = (0, 0, math.pi / 2 - math.radians(turn))
            parts.append(leaf)
    return parent(parts, name="shuttered window")


def chimneypiece(location, opening=(0.78, 0.80)):
    """White marble round an `opening` (width, height), on a wall at local y = 0 facing -y; hearth and fender before it."""
    white, slip = marble("#e3dfd6", "#86827c", 0.24), marble("#4c4f4c", "#a9a69d", 0.2, 3.2)
    width, height = opening
    inner = width / 2 + 0.12
    top = height + 0.12
    parts = [box("slip", (width + 0.24, 0.022, 0.12), (0, -0.011, height + 0.06), slip, 0.002)]
    for side in (-1, 1):
        x = side * (inner + 0.095)
        parts += [box("slip", (0.12, 0.022, height), (side * (inner - 0.06), -0.011, height / 2), slip, 0.002),
                  box("plinth", (0.215, 0.105, 0.15), (x, -0.052, 0.075), white, 0.005),
                  box("jamb", (0.19, 0.075, top), (x, -0.037, top / 2), white, 0.004),
                  box("raised panel", (0.105, 0.090, top - 0.28), (x, -0.045, top / 2 + 0.07), white, 0.008, 1),
                  box("block", (0.205, 0.092, 0.205), (x, -0.046, top + 0.1025), white, 0.004)]
        for radius, out in ((0.074, 0.012), (0.048, 0.020), (0.022, 0.028)):
            parts.append(lathe("roundel", [(0, out), (radius - 0.006, out), (radius, out - 0.006), (radius, 0)],
                               (x, -0.092, top + 0.1025), white, 48, (math.pi / 2, 0, 0)))
    parts += [box("frieze", (2 * inner, 0.070, 0.205), (0, -0.035, top + 0.1025), white, 0.003),
              box("tablet", (0.44, 0.090, 0.205), (0, -0.045, top + 0.1025), white, 0.004),
              box("tablet panel", (0.36, 0.100, 0.125), (0, -0.050, top + 0.1025), white, 0.012, 1)]
    span, z = 2 * inner + 0.40, top + 0.205
    for out, up, tall, bevel in ((0.112, 0, 0.022, 0.008), (0.140, 0.022, 0.020, 0.009), (0.215, 0.042, 0.040, 0.010)):
        parts.append(box("shelf", (span + 2 * (out - 0.09), out, tall), (0, -out / 2, z + up + tall / 2), white, bevel,
                         4))
    parts.append(box("hearth", (span + 0.10, 0.42, 0.03), (0, -0.21, 0.015), marble("#b9b5ac", "#85817a", 0.4), 0.005))
    brass, reach = metal("#a9854c", 0.28), span / 2 - 0.02
    for z_rail, thick in ((0.055, 0.012), (0.155, 0.010)):
        parts.append(tube("fender", [(-reach, -0.03, z_rail), (-reach, -0.37, z_rail), (reach, -0.37, z_rail),
                                     (reach, -0.03, z_rail)], thick, brass, 12, smooth=False))
    for index in range(25):
        x = reach * (index / 12 - 1)
        parts.append(tube("fender bar", [(x, -0.37, 0.05), (x, -0.37, 0.16)], 0.004, brass, 6, smooth=False))
    return parent(parts, location, name="chimneypiece")


def basket_grate(location, width=0.56):
    """An iron basket on feet, laid with split logs and unlit."""
    iron = plain("#1c1c1d", 0.5, specular=0.5, bump=0.2, bump_scale=90)
    parts = []
    for z in (0.15, 0.20, 0.25, 0.30):
        parts.append(tube("bar", [(-width / 2, 0.05, z), (-width / 2, -0.09, z), (width / 2, -0.09, z),
                                  (width / 2, 0.05, z)],
                          0.007, iron, 8, smooth=False))
    for side in (-1, 1):
        x = side * width / 2
        parts.append(box("post", (0.024, 0.024, 0.40), (x, -0.09, 0.20), iron, 0.004))
        parts.append(lathe("finial", [(0, 0.058), (0.018, 0.046), (0.026, 0.026), (0.016, 0.006), (0.010, 0)],
                           (x, -0.09, 0.40), metal("#a9854c", 0.28), 32))
    parts.append(box("bed", (width, 0.20, 0.012), (0, 0, 0.14), iron, 0.002))
    for index, (y, z, turn) in enumerate(((-0.05, 0.19, 0.10), (0.04, 0.19, -0.08), (-0.01, 0.265, 0.20),
                                          (0.03, 0.33, -0.12))):
        bark = wood("X", "#8a7256", "#4d3c2b", 0.9, index * 3.0)
        parts.append(tube("log", [(-0.22, y - turn * 0.2, z), (0, y, z + 0.008), (0.22, y + turn * 0.2, z)], 0.042,
                          bark, 12))
    return parent(parts, location, name="grate")


def gilt_mirror(low, high, z0, z1, wall_y):
    """A glass in a gilt frame on a wall at y = `wall_y` that faces -y."""
    silver = plain("#e9e9e6", 0.02, metallic=1.0)
    glass = box("mirror", (high - low - 0.08, 0.006, z1 - z0 - 0.08),
                ((low + high) / 2, wall_y - 0.014, (z0 + z1) / 2), silver, 0)
    gold = metal("#a5834a", 0.38)
    wall_frame("x", low, high, z0, z1, wall_y, gold, 0.075, 0.045)
    wall_frame("x", low + 0.066, high - 0.066, z0 + 0.066, z1 - 0.066, wall_y, plain("#5b4630", 0.5), 0.018, 0.026)
    return glass


def candlestick(location, height=0.26):
    """A brass candlestick with a candle that has burnt a little."""
    h = height
    stem = [(0, 0), (0.055, 0), (0.056, 0.008), (0.040, 0.016), (0.014, 0.040), (0.010, 0.30 * h), (0.018, 0.36 * h),
            (0.010, 0.44 * h), (0.012, 0.86 * h), (0.020, 0.94 * h), (0.026, h), (0, h)]
    candle = [(0, 0), (0.011, 0), (0.011, 0.13), (0.006, 0.137), (0, 0.139)]
    return parent([lathe("candlestick", stem, (0, 0, 0), metal("#b08d50", 0.24), 48),
                   lathe("candle", candle, (0, 0, h), plain("#e9e2cf", 0.5), 32)], location, name="candlestick")


def chest(location, turn=0.0, width=1.02, height=0.86, depth=0.48, light="#7d4c2d", dark="#43230f"):
    """A mahogany chest of four rows of drawers, the top row in two, with ring handles."""
    front, side = wood("X", light, dark, 0.3), wood("Z", light, dark, 0.32)
    brass, foot = metal("#a9854c", 0.28), 0.11
    body = height - foot - 0.03
    parts = [box("carcass", (width, depth, body), (0, 0, foot + body / 2), side, 0.003),
             box("top", (width + 0.04, depth + 0.025, 0.030), (0, -0.012, height - 0.015), front, 0.008, 3),
             box("base", (width + 0.03, depth + 0.015, 0.035), (0, -0.007, foot + 0.012), front, 0.008, 3)]
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(box("bracket", (0.15, 0.05, foot), (x * (width / 2 - 0.065), y * (depth / 2 - 0.02),
                                                             foot / 2), front, 0.012))
    z = height - 0.042
    for share, columns in ((0.20, 2), (0.235, 1), (0.26, 1), (0.285, 1)):
        tall = (body - 0.045) * share
        for column in range(columns):
            wide = (width - 0.05) / columns
            x = wide * (column + 0.5 - columns / 2)
            parts.append(box("drawer", (wide - 0.012, 0.016, tall - 0.012), (x, -depth / 2 - 0.004, z - tall / 2),
                             front, 0.004, 3))
            for handle in ((0,) if columns == 2 else (-0.29, 0.29)):
                hoop = ring("ring", 0.024, 0.0035, brass, (x + handle, -depth / 2 - 0.020, z - tall / 2 - 0.018), 32)
                hoop.rotation_euler = (math.radians(82), 0, 0)
                rose = lathe("rose", [(0, 0.006), (0.020, 0.004), (0.022, 0)],
                             (x + handle, -depth / 2 - 0.012, z - tall / 2), brass, 32, (math.pi / 2, 0, 0))
                parts += [hoop, rose]
        z -= tall
    return parent(parts, location, (0, 0, turn), "chest")
