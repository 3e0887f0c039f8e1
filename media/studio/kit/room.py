"""The shell of a room: walls with openings, skirting, coving, mouldings, sockets."""

import math

from mathutils import Vector

from kit.materials import plain
from kit.mesh import box, grid_faces, mesh, parent, plane, sweep


def outline(x0, x1, y0, y1):
    """The corners of a rectangular room, anticlockwise from above."""
    return [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]


def shell(x0, x1, y0, y1, height, wall, ceiling, openings=None, reveal=None,
          thickness=0.30):
    """Four walls, a ceiling and a roof over it that keeps the sky out.

    `openings` maps a side ("left", "right", "back", "front"; the camera looks
    along +y) to a list of (from, to, sill, head): from and to are y for the left
    and right walls and x for the others.
    """
    openings = openings or {}
    sides = {"left": ((x0, y1), (x0, y0)), "right": ((x1, y0), (x1, y1)),
             "back": ((x1, y1), (x0, y1)), "front": ((x0, y0), (x1, y0))}
    for side, (start, end) in sides.items():
        axis = 1 if side in ("left", "right") else 0
        holes = []
        for low, high, sill, head in openings.get(side, []):
            ends = sorted(abs(value - start[axis]) for value in (low, high))
            holes.append((*ends, sill, head))
        wall_with_holes(f"wall {side}", start, end, height, holes, thickness, wall, reveal)
    margin = thickness
    ceiling_plane = plane("ceiling", x0 - margin, x1 + margin, y0 - margin, y1 + margin,
                          height, ceiling)
    plane("roof", x0 - 2 * margin, x1 + 2 * margin, y0 - 2 * margin, y1 + 2 * margin,
          height + 0.25, plain("#888888", 0.9))
    return ceiling_plane


def wall_with_holes(name, start, end, height, holes, thickness, mat, reveal=None, z0=0.0):
    """A wall whose inner face runs from start to end; outside is to the right.

    Each hole is (from, to, sill, head) in metres along the wall and above z = 0.
    """
    origin = Vector((*start, 0))
    along = Vector((*end, 0)) - origin
    length = along.length
    along /= length
    outwards = Vector((along.y, -along.x, 0))
    verts, faces, slots = [], [], []

    def quad(corners, slot):
        first = len(verts)
        for u, z, depth in corners:
            verts.append(origin + along * u + outwards * depth + Vector((0, 0, z)))
        faces.append(tuple(range(first, first + 4)))
        slots.append(slot)

    columns = sorted({0, length, *(u for hole in holes for u in hole[:2])})
    rows = sorted({z0, height, *(z for hole in holes for z in hole[2:])})
    for u0, u1 in zip(columns, columns[1:]):
        for low, high in zip(rows, rows[1:]):
            if _inside((u0 + u1) / 2, (low + high) / 2, holes):
                continue
            quad([(u0, low, 0), (u1, low, 0), (u1, high, 0), (u0, high, 0)], 0)
            quad([(u1, low, thickness), (u0, low, thickness), (u0, high, thickness),
                  (u1, high, thickness)], 0)
    for u0, u1, sill, head in holes:
        frame = [(u0, sill), (u0, head), (u1, head), (u1, sill)]
        for (ua, za), (ub, zb) in zip(frame, frame[1:] + frame[:1]):
            quad([(ua, za, 0), (ub, zb, 0), (ub, zb, thickness), (ua, za, thickness)], 1)

    wall = mesh(name, verts, faces, mat)
    wall.data.materials.append(reveal or mat)
    wall.data.polygons.foreach_set("material_index", slots)
    return wall


def _inside(u, z, holes):
    return any(u0 < u < u1 and low < z < high for u0, u1, low, high in holes)


def skirting(path, mat, height=0.17, closed=True):
    """Skirting board along the foot of the walls."""
    return sweep("skirting", path, skirting_profile(height), closed, mat)


def coving(path, ceiling_height, mat, size=0.10, closed=True):
    """Plaster coving between walls and ceiling."""
    return sweep("coving", path, coving_profile(size), closed, mat, ceiling_height)


def skirting_profile(height=0.17, thickness=0.02):
    """A board with an ovolo and a bead at the top, as (inset, up) pairs."""
    points = [(thickness, 0), (thickness, height * 0.70)]
    for i in range(1, 7):
        a = i / 6 * math.pi / 2
        points.append((thickness - 0.007 * math.sin(a),
                       height * (0.70 + 0.12 * (1 - math.cos(a)))))
    for i in range(1, 7):
        a = i / 6 * math.pi
        points.append((thickness - 0.007 - 0.0045 * (1 - math.cos(a)),
                       height * (0.82 + 0.16 * i / 6)))
    return points + [(0.003, height), (0, height)]


def coving_profile(size=0.10):
    """A quarter hollow between two fillets, as (inset, up) pairs from the ceiling."""
    hollow = size - 0.012
    points = [(0, -size * 1.12), (0.006, -size * 1.12), (0.006, -size)]
    for i in range(9):
        a = i / 8 * math.pi / 2
        points.append((0.006 + hollow * (1 - math.cos(a)), -size + hollow * math.sin(a)))
    return points + [(size, -0.012), (size, -0.006), (size * 1.1, -0.006), (size * 1.1, 0)]


def wall_frame(axis, low, high, z0, z1, at, mat, width=0.032, depth=0.016):
    """A picture-frame moulding from `low` to `high` on a wall.

    axis "x": the wall at y = `at`, facing -y; axis "y": the wall at x = `at`,
    facing -x.
    """
    profile = [(0, 0), (0.003, depth * 0.5), (width * 0.3, depth),
               (width * 0.5, depth * 0.75), (width * 0.8, depth * 0.9),
               (width, depth * 0.35), (width, 0)]
    corners = [(low, z0, 1, 1), (high, z0, -1, 1), (high, z1, -1, -1), (low, z1, 1, -1)]
    verts = []
    for u, z, inwards_u, inwards_z in corners:
        for inset, out in profile:
            uu, zz = u + inwards_u * inset, z + inwards_z * inset
            verts.append((uu, at - out, zz) if axis == "x" else (at - out, uu, zz))
    return mesh("moulding", verts, grid_faces(len(profile), 4, True), mat, 40)


def socket(loc, turn=0.0):
    """A British double socket on a wall at local y = 0, facing -y."""
    white, slot = plain("#f2f1ec", 0.3), plain("#111111", 0.6)
    parts = [box("plate", (0.146, 0.009, 0.086), (0, -0.0045, 0), white, 0.004, 3)]
    pins = ((0, 0.013, 0.004, 0.008), (-0.011, -0.010, 0.0065, 0.004),
            (0.011, -0.010, 0.0065, 0.004))
    for side in (-0.033, 0.033):
        for x, z, width, height in pins:
            parts.append(box("pin", (width, 0.001, height), (side + x, -0.0092, z), slot, 0))
        parts.append(box("rocker", (0.011, 0.006, 0.02), (side * 0.27, -0.010, 0.022), white,
                         0.002))
    return parent(parts, loc, (0, 0, turn), "socket")
