"""The Powerboard: a 1,200 x 600 x 12.5 mm ceiling panel with 6 mm corners.

All lengths are in metres.  A panel's own axes: x along the length, y along the
width, the warm face at z = -THICKNESS / 2 looking down, the back at
z = +THICKNESS / 2.

`panel` is the version for rooms; `detailed_panel` is the one for close-ups.
The heat pictures find the panels of a scene by the mesh name `panel`.
"""
import math

from kit import panel_finish as finish
from kit.mesh import box, mesh, parent

LENGTH = 1.200
WIDTH = 0.600
THICKNESS = 0.0125
CORNER = 0.006
FIXINGS = tuple((sx * 0.40, sy * 0.19) for sx in (-1, 1) for sy in (-1, 1))

FACE_Z = -THICKNESS / 2
BACK_Z = THICKNESS / 2
REVEAL = 0.0019          # from the outside of the frame to the edge of the face
FRAME_LIP = 0.010        # how far the frame returns over the back


def rounded_outline(length, width, radius, steps=8):
    """Corner points of a rounded rectangle, anticlockwise seen from above."""
    radius = max(radius, 1e-5)
    centres = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    points = []
    for sx, sy, start in centres:
        cx, cy = sx * (length / 2 - radius), sy * (width / 2 - radius)
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            points.append((cx + radius * math.cos(angle),
                           cy + radius * math.sin(angle)))
    return points


def slab(name, length, width, corner, profile, materials, capped=True):
    """A rounded rectangle built from rings.

    `profile` lists (inset, z, material index): one ring each, from the inside
    of the lower face round the outside to the upper face.  A capped slab is
    closed with flat ends; an uncapped one joins its last ring to its first,
    which makes a frame.
    """
    rings = [rounded_outline(length - 2 * inset, width - 2 * inset, corner - inset)
             for inset, _, _ in profile]
    count = len(rings[0])
    verts = [(x, y, z) for ring, (_, z, _) in zip(rings, profile) for x, y in ring]
    faces, slots = [], []
    bands = len(profile) - 1 if capped else len(profile)
    for band in range(bands):
        low, high = band * count, (band + 1) % len(profile) * count
        for i in range(count):
            j = (i + 1) % count
            faces.append((low + i, low + j, high + j, high + i))
            slots.append(profile[band][2])
    if capped:
        faces.append(tuple(reversed(range(count))))
        faces.append(tuple(range((len(profile) - 1) * count, len(profile) * count)))
        slots += [profile[0][2], profile[-1][2]]
    body = mesh(name, verts, faces, materials[0], 35)
    for material in materials[1:]:
        body.data.materials.append(material)
    for polygon, slot in zip(body.data.polygons, slots):
        polygon.material_index = slot
    return body


def sheet(name, length, width, thickness, corner, material, z=0.0, edge=0.0003):
    """A flat sheet with slightly eased edges; `z` is the middle of it."""
    half = thickness / 2
    profile = [(edge, z - half, 0), (0, z - half + edge, 0),
               (0, z + half - edge, 0), (edge, z + half, 0)]
    return slab(name, length, width, corner, profile, [material])


def panel(name, location, axis="x", gap=0.018):
    """A panel on a ceiling, `gap` below the point `location` of it.

    `axis` ("x" or "y") is the direction of the long side.
    """
    profile = [(0.0016, FACE_Z, 0), (0.0007, FACE_Z + 0.0002, 1),
               (0.0002, FACE_Z + 0.0007, 1), (0, FACE_Z + 0.0016, 1),
               (0, BACK_Z - 0.0006, 1), (0.0006, BACK_Z, 1)]
    body = slab(name, LENGTH, WIDTH, CORNER, profile,
                [finish.white_face(), finish.aluminium()])
    turn = 0.0 if axis == "x" else math.pi / 2
    x, y, z = location
    body.location = (x, y, z - gap - THICKNESS / 2)
    body.rotation_euler = (0, 0, turn)
    for fx, fy in FIXINGS:
        dx = fx * math.cos(turn) - fy * math.sin(turn)
        dy = fx * math.sin(turn) + fy * math.cos(turn)
        box("standoff", (0.05, 0.03, gap), (x + dx, y + dy, z - gap / 2),
            finish.galvanised(), 0.001)
    return body


def frame(name="frame", z=0.0):
    """The aluminium edge: a channel that holds the face and laps the back."""
    wall, lip = 0.0012, REVEAL - 0.0003
    profile = [(lip, FACE_Z + 0.0010), (lip, FACE_Z + 0.0002), (lip - 0.0002, FACE_Z),
               (0.0009, FACE_Z), (0.00026, FACE_Z + 0.00026), (0, FACE_Z + 0.0009),
               (0, BACK_Z - 0.0009), (0.00026, BACK_Z - 0.00026), (0.0009, BACK_Z),
               (FRAME_LIP, BACK_Z), (FRAME_LIP, BACK_Z - wall), (wall, BACK_Z - wall),
               (wall, FACE_Z + 0.0010)]
    rings = [(inset, z + height, 0) for inset, height in profile]
    return slab(name, LENGTH, WIDTH, CORNER, rings, [finish.aluminium()], capped=False)


def face(z=0.0, name="panel"):
    """The white radiating face with a soft edge inside the frame's reveal."""
    profile = [(0.0005, z + FACE_Z + 0.0001, 0), (0.00015, z + FACE_Z + 0.00022, 0),
               (0, z + FACE_Z + 0.0006, 0), (0, z + FACE_Z + 0.0022, 0)]
    return slab(name, LENGTH - 2 * REVEAL, WIDTH - 2 * REVEAL, CORNER - REVEAL,
                profile, [finish.white_face()])


def heating_film(z=0.0):
    """Printed conductor tracks, 470 x 1,088 mm, between two copper bus bars."""
    return sheet("film", 1.180, 0.580, 0.0008, 0.004, finish.film(), z, 0.0001)


def insulation(z=0.0):
    """A board of mineral wool, 8 mm, that keeps the heat from going upwards."""
    return sheet("insulation", 1.186, 0.586, 0.008, 0.004, finish.wool(), z, 0.0008)


def back_sheet(z=0.0):
    """The coated steel sheet of the back."""
    return sheet("back", 1.194, 0.594, 0.0007, 0.004, finish.coated_steel(), z, 0.0001)


def detailed_panel(rotation=(0, 0, 0), location=(0, 0, 0)):
    """Frame, face and back sheet, parented to one empty."""
    parts = [frame(), face(), back_sheet(BACK_Z - 0.0017)]
    return parent(parts, location, rotation, "powerboard")
