"""Hands in work gloves or woollen ones, and the sleeves they come out of. Metres.

A right hand lies with its wrist at the origin, fingers along +y and its back to +z; the thumb is
at -x. A left hand is its mirror image.
"""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from kit.mesh import from_bmesh, grid_faces, join, mesh, parent, shade
from kit.shader import Shader, cached, linear, shaded

# Knuckle, lengths of the three bones, radii at knuckle and tip; of a large glove.
FINGERS = {
    "index": ((-0.031, 0.096, 0.002), (0.046, 0.027, 0.024), (0.0138, 0.0108)),
    "middle": ((-0.009, 0.101, 0.005), (0.051, 0.031, 0.025), (0.0140, 0.0110)),
    "ring": ((0.014, 0.096, 0.003), (0.047, 0.029, 0.025), (0.0134, 0.0105)),
    "little": ((0.034, 0.084, -0.002), (0.037, 0.022, 0.022), (0.0120, 0.0096)),
}
THUMB_ROOT = (-0.020, 0.020, -0.010)
THUMB_LENGTHS, THUMB_RADII = (0.046, 0.036, 0.031), (0.0165, 0.0145, 0.0128, 0.0106)

# Angles in degrees: how far the three joints of each finger bend, and how far it is spread.
FLAT = {"index": (4, 8, 5, -7), "middle": (2, 6, 4, -1), "ring": (4, 8, 5, 5), "little": (6, 10, 6, 13),
        "thumb": ((-0.80, 0.58, -0.14), (8, 10))}
GRIP = {"index": (52, 62, 30, -3), "middle": (58, 68, 34, -1), "ring": (62, 72, 36, 1),
        "little": (66, 74, 38, 4), "thumb": ((-0.42, 0.62, -0.66), (22, 26))}


def glove(pose, side="right", material=None):
    """A gloved hand in a pose; without a material, knitted at the back and coated over palm and fingertips."""
    bones = _bones(pose)
    body = join([_capsule(*bone[:4]) for bone in bones] + _flesh(), "glove")
    _unite(body)
    _mark_coating(body.data, bones)
    if side == "left":
        body.data.transform(Matrix.Scale(-1, 4, (1, 0, 0)))
        body.data.flip_normals()
    body.data.materials.clear()
    body.data.materials.append(material or coated_knit())
    return body


def arm(pose, side="right", loc=(0, 0, 0), rot=(0, 0, 0), bend=0.0, length=0.9, cloth="#2b3440",
        wool=None):
    """A hand with its cuff and sleeve, placed by the wrist, which is bent back by `bend` degrees.

    It wears a coated work glove, or one of plain wool of the colour `wool`.
    """
    sleeve_end = -0.055
    parts = [glove(pose, side, wool and knitted_wool(wool)), *_cuff(sleeve_end - 0.02, wool),
             _sleeve(sleeve_end, length, cloth), _hem(sleeve_end, cloth)]
    for part in parts:
        _bend_wrist(part.data, math.radians(bend))
    return parent(parts, loc, rot, "arm")


def _bend_wrist(data, bend):
    """Lead whatever lies below the wrist round a bend towards the back of the hand."""
    steps = np.linspace(0.010, -1.0, 2000)
    angles = bend * np.clip((0.010 - steps) / 0.065, 0, 1)
    size = steps[0] - steps[1]
    along = steps[0] - np.cumsum(np.cos(angles)) * size
    up = np.cumsum(np.sin(angles)) * size
    for vertex in data.vertices:
        x, y, z = vertex.co
        if y < steps[0]:
            angle, middle, rise = (np.interp(-y, -steps, line) for line in (angles, along, up))
            vertex.co = (x, middle + z * math.sin(angle), rise + z * math.cos(angle))
    data.update()


def _bones(pose):
    """Start, end, both radii and the direction of the palm for each bone, and whether it ends in a fingertip."""
    bones = []
    for name, (knuckle, lengths, (thick, thin)) in FINGERS.items():
        *bends, spread = pose[name]
        turn, back = math.radians(spread), Vector((0, 0, 1))
        root = Vector((knuckle[0] * 0.55, 0.006, -0.002))
        bones.append((root, Vector(knuckle), 0.0170, thick + 0.0012, -back, False))
        radii = np.interp((0, 1.1, 2.2, 3), (0, 3), (thick, thin))
        bones += _chain(knuckle, Vector((math.sin(turn), math.cos(turn), 0)), back, lengths, radii, bends)
    direction, bends = pose["thumb"]
    along, palm = Vector(direction).normalized(), Vector((0.75, 0.25, -0.55))
    back = -(palm - along * palm.dot(along)).normalized()
    return bones + _chain(THUMB_ROOT, along, back, THUMB_LENGTHS, THUMB_RADII, (0, *bends))


def _chain(start, along, back, lengths, radii, bends):
    """The three bones of a finger or thumb."""
    bones, at = [], Vector(start)
    for i, (bend, length) in enumerate(zip(bends, lengths)):
        along, back = _bent(along, back, bend)
        bones.append((at, at + along * length, radii[i], radii[i + 1], -back, i == 2))
        at = at + along * length
    return bones


def _bent(along, back, degrees):
    """Direction and back of a bone that is bent towards the palm."""
    turn = math.radians(degrees)
    return (along * math.cos(turn) - back * math.sin(turn),
            back * math.cos(turn) + along * math.sin(turn))


def _capsule(start, end, r0, r1):
    """A round bar from one ball to another."""
    length = (end - start).length
    profile = [(-r0 * math.cos(a), r0 * math.sin(a)) for a in np.linspace(0, math.pi / 2, 7)]
    profile += [(length + r1 * math.sin(a), r1 * math.cos(a)) for a in np.linspace(0, math.pi / 2, 7)]
    turn = Vector((0, 0, 1)).rotation_difference(end - start).to_matrix()
    verts = [start + turn @ Vector((radius * math.cos(a), radius * math.sin(a), height))
             for a in np.linspace(0, 2 * math.pi, 20, endpoint=False) for height, radius in profile]
    return mesh("bone", verts, grid_faces(len(profile), 20, True))


def _flesh():
    """The ball of the thumb, the edge of the hand, the palm and the wrist."""
    return [_ball((-0.024, 0.042, -0.012), (0.019, 0.032, 0.017)),
            _ball((0.026, 0.040, -0.007), (0.016, 0.040, 0.017)),
            _ball((0.000, 0.055, 0.000), (0.036, 0.048, 0.0155)),
            _ball((0.000, -0.012, 0.000), (0.031, 0.045, 0.022))]


def _ball(centre, radii):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=4, radius=1)
    bmesh.ops.scale(bm, vec=radii, verts=bm.verts)
    return from_bmesh("flesh", bm, loc=centre)


def _unite(body):
    """One skin round all parts, a little slack as cloth is."""
    remesh = body.modifiers.new("one skin", "REMESH")
    remesh.mode, remesh.voxel_size = "VOXEL", 0.0011
    smooth = body.modifiers.new("soft", "SMOOTH")
    smooth.factor, smooth.iterations = 0.5, 9
    folds = bpy.data.textures.new("folds", "CLOUDS")
    folds.noise_scale, folds.noise_depth = 0.017, 2
    displace = body.modifiers.new("slack", "DISPLACE")
    displace.texture, displace.strength, displace.mid_level = folds, 0.0034, 0.42
    bpy.context.view_layer.objects.active = body
    for modifier in list(body.modifiers):
        bpy.ops.object.modifier_apply(modifier=modifier.name)
    shade(body.data, 180)


def _mark_coating(data, bones):
    """How far each point is coated (colour attribute `coat`): the palm, its sides and the fingertips."""
    points = np.empty(len(data.vertices) * 3, dtype=np.float32)
    normals = np.empty_like(points)
    data.vertices.foreach_get("co", points)
    data.vertices.foreach_get("normal", normals)
    points, normals = points.reshape(-1, 3), normals.reshape(-1, 3)
    nearest = np.full(len(points), np.inf)
    coat = np.zeros(len(points))
    for start, end, r0, r1, palm, is_tip in bones:
        a, b = np.array(start), np.array(end)
        t = np.clip((points - a) @ (b - a) / ((b - a) @ (b - a)), 0, 1)
        distance = np.linalg.norm(points - a - t[:, None] * (b - a), axis=1) - (r0 + (r1 - r0) * t)
        closer = distance < nearest
        nearest[closer] = distance[closer]
        facing = normals @ np.array(palm) + 0.22 + (np.clip(t * 3 - 1.4, 0, 1) * 1.6 if is_tip else 0)
        coat[closer] = facing[closer]
    coat[points[:, 1] < 0.012] = -1
    colours = np.ones((len(points), 4), dtype=np.float32)
    colours[:, :3] = np.clip(0.5 + coat[:, None], 0, 1)
    layer = data.color_attributes.new("coat", "FLOAT_COLOR", "POINT")
    layer.data.foreach_set("color", colours.ravel())


@cached
def coated_knit(grey="#b9bdbb", coat="#2d3236"):
    """Grey knit, dipped in dark foam."""
    shader = Shader("coated knit")
    vector = shader.coord()
    dipped = shader.node("VertexColor", {"layer_name": "coat"}).outputs[0]
    edge = shader.math("ADD", shader.node("SeparateRGB", image=dipped).outputs[0],
                       shader.remap(shader.noise(vector, 160, 3), -0.10, 0.10))
    is_coated = shader.ramp(edge, [(0.47, 0.0), (0.53, 1.0)])
    rows = shader.node("TexWave", {"bands_direction": "X"}, vector=vector, scale=260.0,
                       distortion=1.2, detail=1.0, detail_scale=3.0).outputs[0]
    stitches = shader.math("ADD", rows, shader.math("MULTIPLY", shader.noise(vector, 900, 2), 0.8))
    dirt = shader.ramp(shader.noise(vector, 38, 4, 0.6), [(0.42, 0.0), (0.75, 0.5)])
    knit = shader.mix(dirt, shader.mix(rows, shaded(grey, 0.78), linear(grey)), linear("#6e6a62"))
    foam = shader.mix(shader.math("MULTIPLY", dirt, 0.5), linear(coat), linear("#5c5a55"))
    grain = shader.noise(vector, 700, 3, 0.6)
    return shader.output(shader.principled(
        base_color=shader.mix(is_coated, knit, foam),
        roughness=shader.remap(is_coated, 0.95, 0.62), specular=0.3, sheen=0.3,
        normal=shader.bump(shader.mix(is_coated, stitches, shader.math("MULTIPLY", grain, 0.6)),
                           0.55, 0.0009)))


@cached
def knitted_wool(colour):
    """Stocking stitch in soft wool: columns of stitches with a haze of loose fibres."""
    shader = Shader("wool glove")
    vector = shader.coord()
    columns = shader.node("TexWave", {"bands_direction": "X"}, vector=vector, scale=110.0, distortion=0.5,
                          detail=1.0).outputs[0]
    slant = shader.node("TexWave", {"bands_direction": "DIAGONAL"}, vector=vector, scale=150.0, distortion=0.8,
                        detail=1.0).outputs[0]
    stitches = shader.math("ADD", columns, shader.math("MULTIPLY", slant, 0.7))
    fibres = shader.noise(vector, 1100, 3, 0.7)
    tone = shader.mix(columns, shaded(colour, 0.62), shaded(colour, 1.12))
    return shader.output(shader.principled(
        base_color=shader.mix(shader.math("MULTIPLY", fibres, 0.3), tone, shaded(colour, 1.5)),
        roughness=0.97, specular=0.12, sheen=0.9,
        normal=shader.bump(shader.math("ADD", stitches, shader.math("MULTIPLY", fibres, 0.5)), 0.6, 0.0014)))


@cached
def drill(colour):
    """Work cotton: a fine diagonal twill, paler where it is worn."""
    shader = Shader("drill")
    vector = shader.coord(rot=(0.5, 0.8, 0.3))
    twill = shader.node("TexWave", {"bands_direction": "DIAGONAL"}, vector=vector, scale=330.0,
                        distortion=0.6, detail=1.0).outputs[0]
    wear = shader.ramp(shader.noise(shader.coord(), 11, 4, 0.6), [(0.4, 0.0), (0.8, 0.55)])
    return shader.output(shader.principled(
        base_color=shader.mix(wear, linear(colour), shaded(colour, 1.35)),
        roughness=0.9, specular=0.2, sheen=0.4, normal=shader.bump(twill, 0.35, 0.0006)))


def _cuff(start, wool):
    """The ribbed wrist of the glove, from under the sleeve to the heel of the hand; a work glove has a red trim."""
    rows = []
    for y in np.linspace(start, 0.020, 40):
        part = (y - start) / (0.020 - start)
        wide = 0.0335 + 0.0015 * math.sin(part * math.pi) + 0.001 * part
        rows.append((y, wide, wide * 0.74))
    band = _tube("cuff", rows, 160, lambda angle, i: 0.0005 * math.cos(angle * 40))
    if wool:
        band.data.materials.append(knitted_wool(wool))
        return [band]
    band.data.materials.append(drill("#8d9290"))
    trim = _tube("trim", [(y, 0.0364, 0.0276) for y in np.linspace(-0.004, 0.001, 5)], 96, lambda *_: 0)
    trim.data.materials.append(drill("#a62b00"))
    return [band, trim]


def _sleeve(start, length, cloth):
    """A sleeve with soft folds across it, closer at the wrist."""
    count = 260
    rows = []
    for i in range(count):
        part = i / (count - 1)
        wide = 0.041 + 0.016 * part ** 0.8
        rows.append((start - length * part, wide, wide * 0.88))

    def folds(angle, i):
        y = length * i / (count - 1)
        x, z = math.cos(angle), math.sin(angle)
        broad = noise.noise(Vector((x * 0.9, z * 0.9, y * 13 + 0.7 * x)))
        sharp = 1 - 2 * abs(noise.noise(Vector((x * 0.7 + 5, z * 0.7, y * 21 + 1.1 * z))))
        return 0.0055 * broad + 0.0034 * sharp * (0.35 + math.exp(-y * 9))

    body = _tube("sleeve", rows, 96, folds)
    body.data.materials.append(drill(cloth))
    return body


def _hem(start, cloth):
    """The doubled edge of the sleeve, with its button."""
    rows = [(start + 0.002, 0.040, 0.035), (start + 0.003, 0.043, 0.038), (start - 0.001, 0.0445, 0.0395),
            (start - 0.030, 0.0450, 0.0400), (start - 0.033, 0.0430, 0.0380)]
    body = _tube("hem", rows, 96, lambda angle, i: 0.0008 * math.sin(angle * 3 + 1))
    body.data.materials.append(drill(cloth))
    return body


def _tube(name, rows, seg, offset):
    """A tube along y through rows of (y, half width, half height), moved in and out by `offset(angle, row)`."""
    verts = []
    for k in range(seg):
        angle = 2 * math.pi * k / seg
        for i, (y, wide, high) in enumerate(rows):
            out = offset(angle, i)
            verts.append(((wide + out) * math.cos(angle), y, (high + out) * math.sin(angle)))
    return mesh(name, verts, grid_faces(len(rows), seg, True), None, 60)
