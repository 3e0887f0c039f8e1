"""What a landlord's flat of the 1970s has: a plastic window, woodchip, a net, a paper lantern. Lengths in metres."""
import math

from mathutils import Vector

from kit.materials import clear_glass, metal, plain, thin_glass
from kit.mesh import box, lathe, mesh, parent, tube
from kit.shader import Shader, cached, linear, shaded
from kit.windows import pane


@cached
def woodchip(colour, wear=0.05):
    """Emulsion over woodchip paper, patchy where it has been touched up."""
    shader = Shader("woodchip")
    vector = shader.coord()
    chips = shader.ramp(shader.node("TexVoronoi", vector=shader.mapped(vector, (1.0, 1.0, 0.6)), scale=120.0).outputs[0],
                        [(0.10, 1.0), (0.34, 0.0)])
    sparse = shader.ramp(shader.noise(vector, 75, 2), [(0.45, 0.0), (0.60, 1.0)])
    relief = shader.math("ADD", shader.math("MULTIPLY", chips, sparse), shader.math("MULTIPLY", shader.noise(vector, 260), 0.25))
    patches = shader.ramp(shader.noise(vector, 0.9, 4, 0.6, 0.4), [(0.35, 0.0), (0.70, 1.0)])
    tone = shader.mix(patches, shaded(colour, 1 - wear), shaded(colour, 1 + wear / 2))
    return shader.output(shader.principled(base_color=tone, roughness=0.72, specular=0.3,
                                           normal=shader.bump(relief, 0.42, 0.0016)), indirect=colour)


@cached
def misted_pane(height, level=0.24):
    """A pane from z = 0 up whose foot is fogged, the fog running down in drops."""
    shader = Shader("misted pane")
    vector = shader.coord()
    up = shader.node("SeparateXYZ", vector=vector).outputs[2]
    cloud = shader.noise(shader.mapped(vector, (1, 1, 0.5)), 5, 4, 0.6)
    runs = shader.noise(shader.mapped(vector, (60, 60, 1.6)), 1.0, 3, 0.6)
    depth = shader.math("SUBTRACT", shader.math("MULTIPLY", cloud, 2 * level), shader.math("SUBTRACT", up, 0.06))
    fog = shader.ramp(depth, [(0.0, 0.0), (0.28 * height, 0.80)])
    fog = shader.math("MULTIPLY", fog, shader.ramp(runs, [(0.40, 0.30), (0.54, 1.0)]))
    clear = clear_glass(shader, shader.math("MULTIPLY", shader.node("Fresnel", ior=1.5), 0.8))
    water = shader.blend(0.75, shader.node("BsdfDiffuse", color=(0.72, 0.76, 0.80)),
                         shader.node("BsdfTranslucent", color=(0.86, 0.90, 0.93)))
    return shader.output(shader.blend(fog, clear, water))


def plastic_window(width, height, depth=0.20, misted=False):
    """A white plastic window, one pane fixed and one opening under a fanlight; its bottom centre is the origin."""
    frame = plain("#e9e9e6", 0.28, specular=0.5)
    seal = plain("#2a2b2c", 0.7)
    line, bar = depth - 0.05, 0.062
    split, fan = width * 0.14, height * 0.68
    parts = [box("post", (bar, 0.070, height), (x, line, height / 2), frame, 0.006, 3)
             for x in (-width / 2 + bar / 2, split, width / 2 - bar / 2)]
    for z in (bar / 2, height - bar / 2):
        parts.append(box("rail", (width - 0.01, 0.066, bar), (0, line, z), frame, 0.006, 3))
    right = (split + bar / 2, width / 2 - bar)
    parts.append(box("transom", (right[1] - right[0] + 0.01, 0.066, bar), ((right[0] + right[1]) / 2, line, fan), frame, 0.006, 3))
    lights = [(-width / 2 + bar, split - bar / 2, bar, height - bar, False),
              (*right, bar, fan - bar / 2, True), (*right, fan + bar / 2, height - bar, True)]
    for x0, x1, z0, z1, opens in lights:
        inset = 0.0
        if opens:
            inset = 0.048
            middle, mid_z = (x0 + x1) / 2, (z0 + z1) / 2
            for x in (x0 + inset / 2 - 0.004, x1 - inset / 2 + 0.004):
                parts.append(box("sash", (inset + 0.008, 0.058, z1 - z0 + 0.016), (x, line - 0.016, mid_z), frame, 0.008, 3))
            for z in (z0 + inset / 2 - 0.004, z1 - inset / 2 + 0.004):
                parts.append(box("sash", (x1 - x0 - inset, 0.054, inset + 0.008), (middle, line - 0.016, z), frame, 0.008, 3))
        for x in (x0 + inset, x1 - inset):
            parts.append(box("seal", (0.006, 0.034, z1 - z0 - 2 * inset), (x, line - 0.012, (z0 + z1) / 2), seal, 0))
        for z in (z0 + inset, z1 - inset):
            parts.append(box("seal", (x1 - x0 - 2 * inset, 0.032, 0.006), ((x0 + x1) / 2, line - 0.012, z), seal, 0))
        sheet = pane(x0 + inset, x1 - inset, 0, z1 - z0 - 2 * inset, 0, misted_pane(z1 - z0) if misted else thin_glass())
        sheet.location = (0, line, z0 + inset)
        parts.append(sheet)
    white = plain("#efeeea", 0.3)
    parts += [box("handle", (0.020, 0.030, 0.12), (right[0] + 0.026, line - 0.062, fan * 0.5), white, 0.006),
              box("handle", (0.11, 0.030, 0.020), ((right[0] + right[1]) / 2, line - 0.062, fan + bar / 2 + 0.026), white, 0.006),
              box("trickle vent", (width * 0.30, 0.018, 0.022), (-width * 0.18, line - 0.044, height - bar / 2), white, 0.004),
              box("sill board", (width + 0.07, depth + 0.08, 0.024), (0, depth / 2 - 0.085, -0.006), white, 0.008, 3)]
    return parent(parts, name="plastic window")


def paper_lantern(location, ceiling, radius=0.20):
    """A round paper shade on wire hoops, its middle at `location`, hung from a rose on the ceiling; it is not lit."""
    x, y, z = location
    paper = _paper()
    steps, profile = 96, []
    for step in range(steps + 1):
        angle = math.pi * (0.055 + 0.89 * step / steps)
        swell = radius * (1 - 0.014 * abs(math.cos(12 * math.pi * step / steps)))
        profile.append((swell * math.sin(angle), -radius * 0.94 * math.cos(angle)))
    white = plain("#dcdad3", 0.5)
    lathe("lantern", profile, location, paper, 96, smooth=180)
    tube("flex", [(x, y, z + radius * 0.5), (x, y, ceiling - 0.02)], 0.0035, white, 8, smooth=False)
    lathe("rose", [(0, -0.028), (0.018, -0.026), (0.042, -0.010), (0.046, 0)], (x, y, ceiling), white, 48)
    lathe("bulb holder", [(0, 0), (0.018, 0), (0.018, 0.06), (0.006, 0.075), (0, 0.075)], (x, y, z + radius * 0.5), white, 32)


@cached
def _paper():
    shader = Shader("lantern paper")
    fibre = shader.noise(shader.mapped(shader.coord(), (30, 30, 90)), 1, 4, 0.6)
    tone = shader.mix(shader.math("MULTIPLY", fibre, 0.3), linear("#eeebe2"), linear("#cfc9ba"))
    return shader.output(shader.blend(0.45, shader.node("BsdfDiffuse", color=tone), shader.node("BsdfTranslucent", color=tone)))


def flush_door(width=0.80, height=1.98):
    """A plain painted door in a thin frame on the wall at y = 0, facing -y, scuffed at the foot."""
    gloss, steel = plain("#d5d0c2", 0.38, bump=0.04, bump_scale=30), metal("#a9aaa8", 0.3)
    parts = [box("leaf", (width, 0.016, height), (0, -0.002, height / 2), gloss, 0.003)]
    for side in (-1, 1):
        x = side * (width / 2 + 0.033)
        parts.append(box("frame", (0.06, 0.024, height + 0.06), (x, -0.008, (height + 0.06) / 2), gloss, 0.005))
    parts += [box("frame", (width + 0.006, 0.022, 0.056), (0, -0.008, height + 0.033), gloss, 0.005),
              box("plate", (0.042, 0.006, 0.16), (width / 2 - 0.06, -0.013, 1.0), steel, 0.003),
              tube("lever", [(width / 2 - 0.06, -0.015, 1.03), (width / 2 - 0.06, -0.055, 1.03), (width / 2 - 0.17, -0.058, 1.03)],
                   0.008, steel, 10, smooth=False)]
    return parent(parts, name="flush door")


@cached
def _mould(reach):
    """Dark specks that thicken towards the corner; u and v are metres from it."""
    shader = Shader("mould")
    place = shader.node("SeparateXYZ", vector=shader.node("TexCoord").outputs["UV"]).outputs
    away = shader.math("ADD", place[0], place[1])
    near = shader.math("SUBTRACT", 1.0, shader.math("DIVIDE", away, reach), clamp=True)
    vector = shader.coord()
    clouds = shader.noise(vector, 7, 5, 0.65)
    specks = shader.ramp(shader.noise(vector, 130, 4, 0.75), [(0.46, 0.0), (0.62, 1.0)])
    thick = shader.ramp(shader.math("MULTIPLY", near, shader.math("ADD", clouds, 0.25)), [(0.10, 0.0), (0.62, 1.0)])
    cover = shader.math("MULTIPLY", thick, shader.math("ADD", 0.22, shader.math("MULTIPLY", specks, 0.55)))
    dark = shader.node("BsdfDiffuse", color=linear("#2e2d28"))
    return shader.output(shader.blend(cover, shader.node("BsdfTransparent"), dark))


def mould(corner, along, down, reach=0.75, lift=(0, 0, 0)):
    """A stain on a wall from its upper `corner`, spreading along the vectors `along` and `down`; `lift` is off the wall."""
    corner, along, down = (Vector(v) for v in (corner, along, down))
    corner += Vector(lift)
    points = [corner, corner + along, corner + along + down, corner + down]
    uvs = [(0, 0), (along.length, 0), (along.length, down.length), (0, down.length)]
    stain = mesh("mould", points, [(0, 1, 2, 3)], _mould(reach), uvs=uvs)
    stain.visible_shadow = False
    return stain
