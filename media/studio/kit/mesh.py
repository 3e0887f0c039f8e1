"""Solid shapes from measurements. Every maker links its object into the scene."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from kit.scene import link


def shade(data, angle=40):
    """Shade a mesh smooth, keeping edges sharper than `angle` degrees."""
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(angle)


def place(name, data, mat=None, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Make an object of mesh or curve data (rot in radians) and link it."""
    obj = bpy.data.objects.new(name, data)
    obj.location = loc
    obj.rotation_euler = rot
    if mat:
        data.materials.append(mat)
    return link(obj)


def mesh(name, verts, faces, mat=None, smooth=None, loc=(0, 0, 0), rot=(0, 0, 0),
         uvs=None):
    """A mesh from points and faces; `uvs` has one pair per face corner."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    if uvs is not None:
        layer = data.uv_layers.new(name="UVMap")
        layer.data.foreach_set("uv", np.asarray(uvs, dtype=np.float32).ravel())
    if smooth is not None:
        shade(data, smooth)
    return place(name, data, mat, loc, rot)


def from_bmesh(name, bm, mat=None, smooth=None, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Turn a bmesh into an object and free it."""
    data = bpy.data.meshes.new(name)
    bm.to_mesh(data)
    bm.free()
    if smooth is not None:
        shade(data, smooth)
    return place(name, data, mat, loc, rot)


def box(name, size, loc, mat=None, bevel=0.003, seg=2, rot=(0, 0, 0)):
    """A box about `loc` with edges rounded by `bevel` metres in `seg` steps."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1.0)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=min(bevel, 0.49 * min(size)),
                        segments=seg, profile=0.5, affect="EDGES")
    return from_bmesh(name, bm, mat, 50 if bevel else 30, loc, rot)


def sphere(name, radius, loc=(0, 0, 0), mat=None, seg=32):
    """A smooth ball."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=seg, v_segments=seg // 2, radius=radius)
    return from_bmesh(name, bm, mat, 180, loc)


def plane(name, x0, x1, y0, y1, z, mat=None):
    """A flat horizontal rectangle."""
    corners = [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)]
    return mesh(name, corners, [(0, 1, 2, 3)], mat, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])


def grid_faces(columns, rows, closed=False):
    """Quads over points numbered row by row, `columns` to a row.

    `closed` joins the last row to the first.
    """
    faces = []
    for row in range(rows if closed else rows - 1):
        here, there = row * columns, (row + 1) % rows * columns
        for k in range(columns - 1):
            faces.append((here + k, there + k, there + k + 1, here + k + 1))
    return faces


def lathe(name, profile, loc=(0, 0, 0), mat=None, seg=64, rot=(0, 0, 0), flutes=0,
          flute_depth=0.0, smooth=35):
    """Turn a profile of (radius, height) pairs about the z axis.

    `flutes` cuts that many round grooves, `flute_depth` metres deep.
    """
    verts = []
    for i in range(seg):
        angle = 2 * math.pi * i / seg
        groove = flute_depth * (1 - abs(math.cos(flutes * angle / 2))) if flutes else 0
        for radius, height in profile:
            r = radius - groove if radius > 0.02 else radius
            verts.append((r * math.cos(angle), r * math.sin(angle), height))
    return mesh(name, verts, grid_faces(len(profile), seg, True), mat, smooth, loc, rot)


def tube(name, pts, radius, mat=None, res=8, taper=None, cyclic=False, smooth=True,
         loc=(0, 0, 0), rot=(0, 0, 0)):
    """A round bar through the points; `taper` gives each point a factor on the radius."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = res // 2
    curve.use_fill_caps = True
    curve.resolution_u = 6
    spline = curve.splines.new("NURBS" if smooth else "POLY")
    spline.points.add(len(pts) - 1)
    for i, point in enumerate(pts):
        spline.points[i].co = (*point, 1)
        if taper:
            spline.points[i].radius = taper[i]
    if smooth:
        spline.order_u = min(4, len(pts))
        spline.use_endpoint_u = not cyclic
    spline.use_cyclic_u = cyclic
    return place(name, curve, mat, loc, rot)


def ring(name, radius, thickness, mat=None, loc=(0, 0, 0), seg=48):
    """A horizontal hoop of round bar."""
    turns = [2 * math.pi * i / seg for i in range(seg)]
    pts = [(radius * math.cos(a), radius * math.sin(a), 0) for a in turns]
    return tube(name, pts, thickness, mat, cyclic=True, smooth=False, loc=loc)


def sweep(name, path, profile, closed=True, mat=None, z=0.0, smooth=50):
    """Sweep a profile of (inset, up) pairs along a horizontal path, mitred.

    Along a path that runs anticlockwise seen from above, inset points inwards.
    """
    points = [Vector(p[:2]) for p in path]
    count = len(points)
    normals = []
    for i in range(count):
        along = (points[(i + 1) % count] - points[i]).normalized()
        normals.append(Vector((-along.y, along.x)))
    verts = []
    for i, point in enumerate(points):
        before, after = normals[i - 1], normals[i]
        if not closed and i == 0:
            before = after
        elif not closed and i == count - 1:
            after = before
        mitre = (before + after) / max(0.2, 1 + before.dot(after))
        for inset, up in profile:
            corner = point + mitre * inset
            verts.append((corner.x, corner.y, z + up))
    return mesh(name, verts, grid_faces(len(profile), count, closed), mat, smooth)


def join(objects, name=None):
    """Merge mesh objects into the first."""
    bpy.ops.object.select_all(action="DESELECT")
    for obj in objects:
        obj.select_set(True)
    bpy.context.view_layer.objects.active = objects[0]
    bpy.ops.object.join()
    if name:
        objects[0].name = name
    return objects[0]


def parent(children, loc=(0, 0, 0), rot=(0, 0, 0), name="group", scale=1.0):
    """Hang the objects that have no parent yet on a new empty, and place that."""
    empty = link(bpy.data.objects.new(name, None))
    for child in children:
        if child.parent is None:
            child.parent = empty
    empty.location = loc
    empty.rotation_euler = rot
    empty.scale = (scale,) * 3
    return empty
