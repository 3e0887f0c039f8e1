"""The back of the Powerboard: connection box, flex, fixing plates and rating label.

Everything stands on the back sheet, in the panel's own axes (metres).
"""
import math

import bpy

from kit import panel_finish as finish
from kit.lettering import rating_label
from kit.materials import image_mat, metal, plain
from kit.mesh import box, lathe, mesh, place, tube
from kit.panel import BACK_Z, FIXINGS, rounded_outline

SHEET_Z = BACK_Z - 0.0013          # the surface of the back sheet
CORES = ("#7a4a2b", "#2f62ad", "#5f8f3a")


def pierced_plate(name, outline, holes, thickness, material, bevel=0.0003, loc=(0, 0, 0)):
    """A flat plate with holes; `outline` and `holes` are lists of points."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    curve.extrude = thickness / 2 - bevel
    curve.bevel_depth = bevel
    curve.offset = -bevel
    for points in (outline, *holes):
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        spline.use_cyclic_u = True
        for target, (x, y) in zip(spline.points, points):
            target.co = (x, y, 0, 1)
    return place(name, curve, material, loc)


def keyhole(head=0.0055, neck=0.0026, length=0.016, steps=24):
    """A keyhole: a screw's head goes in at the round end and slides along x."""
    spread = math.asin(neck / head)
    points = []
    for step in range(steps + 1):
        angle = spread + (2 * math.pi - 2 * spread) * step / steps
        points.append((head * math.cos(angle), head * math.sin(angle)))
    for step in range(9):
        angle = -math.pi / 2 + math.pi * step / 8
        points.append((length + neck * math.cos(angle), neck * math.sin(angle)))
    return points


def fixing_plate(x, y):
    """A zinc plate, 90 x 44 mm, raised on a pressed tray, with its keyhole and rivets."""
    side = 1 if x > 0 else -1
    hole = [(px - 0.008, py) for px, py in keyhole()]
    if side < 0:
        hole = [(-px, py) for px, py in reversed(hole)]
    zinc = finish.galvanised()
    dark = plain("#1b1d1e", 0.8)
    parts = [
        pierced_plate("fixing", rounded_outline(0.090, 0.044, 0.005), [hole], 0.0016,
                      zinc, loc=(x, y, SHEET_Z + 0.0058)),
        box("tray", (0.086, 0.002, 0.005), (x, y + 0.020, SHEET_Z + 0.0025), zinc, 0.0006),
        box("tray", (0.086, 0.002, 0.005), (x, y - 0.020, SHEET_Z + 0.0025), zinc, 0.0006),
        box("tray floor", (0.070, 0.036, 0.0004), (x, y, SHEET_Z + 0.0003), dark, 0),
    ]
    for dx in (-0.036, 0.036):
        parts.append(_dome(x + dx, y, SHEET_Z + 0.0066, 0.0032))
    return parts


def _dome(x, y, z, radius):
    profile = [(0, 0.45 * radius), (0.55 * radius, 0.38 * radius),
               (0.9 * radius, 0.16 * radius), (radius, 0)]
    return lathe("rivet", profile, (x, y, z), metal("#c9ccce", 0.3), 24)


def connection_box(x, y):
    """A shallow box with a lid, two screws, and the gland of the flex on its -x side."""
    shell = plain("#e3e6e6", 0.5, bump=0.04, bump_scale=900)
    dark = plain("#3a3d3f", 0.5, bump=0.05, bump_scale=600)
    z = SHEET_Z
    parts = [box("box", (0.118, 0.080, 0.013), (x, y, z + 0.0065), shell, 0.003, 4),
             box("lid", (0.114, 0.076, 0.003), (x, y, z + 0.0147), shell, 0.0012, 3)]
    for dx in (-0.046, 0.046):
        parts += _screw(x + dx, y, z + 0.0162, dark)
    gland = [(0.0, 0.0), (0.0075, 0.0), (0.0075, 0.004), (0.0066, 0.005), (0.0066, 0.013),
             (0.0050, 0.016), (0.0038, 0.016)]
    parts.append(lathe("gland", gland, (x - 0.058, y, z + 0.0082), dark, 12,
                       (0, -math.pi / 2, 0), smooth=20))
    return parts


def _screw(x, y, z, dark):
    steel = metal("#b9bdbf", 0.28)
    head = lathe("screw", [(0, 0.0016), (0.0028, 0.0014), (0.0036, 0.0006), (0.0036, -0.001)],
                 (x, y, z), steel, 32)
    slots = [box("cross", size, (x, y, z + 0.0014), dark, 0)
             for size in ((0.0036, 0.0007, 0.0008), (0.0007, 0.0036, 0.0008))]
    return [head, *slots]


def flex(points, radius=0.0038, colour="#e9e8e3"):
    """Flex along the points, its three cores bared at the far end."""
    parts = [tube("flex", points, radius, finish.sheath(colour), 12)]
    (ax, ay, az), (bx, by, bz) = points[-2:]
    span = math.dist(points[-2], points[-1])
    ux, uy, uz = ((b - a) / span for a, b in zip((ax, ay, az), (bx, by, bz)))
    copper = metal("#c98a5e", 0.3)
    for core, colour in enumerate(CORES):
        side = (core - 1) * 0.006
        path = [(bx + ux * d - uy * side * d / 0.02, by + uy * d + ux * side * d / 0.02,
                 bz + uz * d) for d in (-0.004, 0.010, 0.026, 0.040)]
        parts.append(tube("core", path, 0.0013, plain(colour, 0.4), 8))
        end = path[-1]
        tip = (end[0] + ux * 0.008, end[1] + uy * 0.008, end[2] + uz * 0.008)
        parts.append(tube("ferrule", [end, tip], 0.0009, copper, 8, smooth=False))
    return parts


def label(x, y, width=0.130, height=0.074):
    """The rating label."""
    z = SHEET_Z + 0.0003
    corners = [(x - width / 2, y - height / 2, z), (x + width / 2, y - height / 2, z),
               (x + width / 2, y + height / 2, z), (x - width / 2, y + height / 2, z)]
    return mesh("label", corners, [(0, 1, 2, 3)], image_mat(rating_label(), 0.45),
                uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])


def back_parts(flex_path, box_at=(0.40, 0.03), label_at=(0.16, 0.02)):
    """All that stands on the back; the flex leaves the box towards -x."""
    parts = connection_box(*box_at) + flex(flex_path) + [label(*label_at)]
    for x, y in FIXINGS:
        parts += fixing_plate(x, y)
    return parts
