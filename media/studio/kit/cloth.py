"""Cloth: woven materials, cushions, throws, curtains and rugs. Lengths in metres."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from kit.art import picture
from kit.mesh import mesh, sphere, tube
from kit.settled import settled
from kit.shader import Shader, cached, linear, shaded


def _weave(shader, vector, warp, weft):
    """Height of two crossed yarn directions, each a stretched noise."""
    crossed = [shader.noise(shader.mapped(vector, yarn), 1.0, 3, 0.6) for yarn in (warp, weft)]
    return shader.math("MULTIPLY", shader.math("ADD", *crossed), 0.5)


def _loops(shader, vector):
    """Distance from the middle of the nearest boucle loop."""
    jitter = shader.node("TexNoise", vector=vector, scale=60, detail=2).outputs[1]
    return shader.node("TexVoronoi", {"feature": "SMOOTH_F1"}, vector=shader.add(vector, jitter),
                       scale=135.0, smoothness=0.5).outputs[0]


@cached
def fabric(colour, second=None, kind="linen", sheen=0.35, rough=0.95):
    """Upholstery cloth of two tones; `kind` is linen, boucle or velvet."""
    main = linear(colour)
    other = linear(second) if second else shaded(colour, 0.78)
    shader = Shader(f"fabric {kind}")
    vector = shader.coord()
    wrinkles = shader.noise(vector, 5.5, 4, 0.55, 0.4)
    if kind == "boucle":
        loops = _loops(shader, vector)
        tone = shader.mix(shader.ramp(loops, [(0.1, 0.0), (0.75, 1.0)]), main, shaded(colour, 0.62))
        relief = shader.bump(shader.math("SUBTRACT", 1.0, loops), 0.75, 0.006,
                             shader.bump(wrinkles, 0.25, 0.03))
    elif kind == "velvet":
        nap = shader.mix(shader.noise(vector, 9, 5, 0.6, 0.8), main, other)
        rim = shader.node("LayerWeight", blend=0.35).outputs["Facing"]
        tone = shader.mix(shader.math("MULTIPLY", rim, 0.85), nap, shaded(colour, 2.4))
        relief = shader.bump(wrinkles, 0.18, 0.02)
    else:
        weave = _weave(shader, vector, (40, 620, 620), (620, 620, 40))
        tone = shader.mix(shader.ramp(weave, [(0.36, 0.0), (0.64, 1.0)]), other, main)
        relief = shader.bump(weave, 0.30, 0.0025, shader.bump(wrinkles, 0.22, 0.02))
    return shader.output(shader.principled(base_color=tone, roughness=rough, specular=0.18,
                                           sheen=sheen, sheen_tint=0.6, normal=relief),
                         indirect=shaded(colour, 0.85))


@cached
def drape(colour, translucency=0.45, openness=0.0):
    """Curtain cloth that lets light through; `openness` makes it a voile."""
    shader = Shader("drape")
    weave = _weave(shader, shader.coord(), (500, 500, 28), (30, 30, 600))
    tone = shader.mix(shader.ramp(weave, [(0.35, 0.0), (0.65, 1.0)]), shaded(colour, 0.82), linear(colour))
    relief = shader.bump(weave, 0.2, 0.002)
    surface = shader.blend(translucency, shader.node("BsdfDiffuse", color=tone, normal=relief),
                           shader.node("BsdfTranslucent", color=tone, normal=relief))
    if openness:
        surface = shader.blend(openness, surface, shader.node("BsdfTransparent"))
    return shader.output(surface)


def _subdivided(item, levels):
    smoothing = item.modifiers.new("smoothing", "SUBSURF")
    smoothing.levels = smoothing.render_levels = levels
    return item


def cushion(name, material, location, rotation=(0, 0, 0), scale=(1, 1, 1)):
    """A stuffed cushion from the settled cloth: scatter0-2, lumbar0, back0-2 or pillow0-1."""
    points, faces = settled(name)
    item = mesh(name, points, faces.tolist(), material, 180, location, rotation)
    item.scale = scale
    return _subdivided(item, 1)


def scatter(variant, material, location, lean=70, yaw=0, roll=0, size=0.48, name="scatter"):
    """A scatter cushion `size` wide; lean, yaw and roll in degrees."""
    turned = (Matrix.Rotation(math.radians(yaw), 4, "Z") @ Matrix.Rotation(math.radians(lean), 4, "X")
              @ Matrix.Rotation(math.radians(roll), 4, "Z"))
    scale = size / 0.47
    return cushion(f"{name}{variant}", material, location, turned.to_euler(),
                   (scale, scale, scale * 0.78))


def throw(material, location, turn=0.0):
    """A throw hanging over a sofa's left arm.

    `location` is the point on the floor under the middle of the arm, `turn`
    (radians) is the sofa's own.
    """
    points, faces = settled("throw_arm")
    item = mesh("throw", points, faces.tolist(), material, 180, location, (0, 0, turn))
    thickness = item.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness, thickness.offset = 0.006, 0
    return _subdivided(item, 1)


def curtain(name, width, height, material, folds=7, depth=0.05, seed=0, flare=1.0):
    """A curtain from x = 0 to `width`, hanging from `height` to the floor.

    Folds lie along x, pinched at the tape and wandering towards the hem.
    """
    rng = np.random.default_rng(seed)
    columns, rows = folds * 20 + 1, 49
    phase = rng.random(folds + 2) * 0.5
    swell = 0.7 + 0.6 * rng.random(folds + 2)
    points = []
    for down in np.linspace(0, 1, rows):
        opened = 1 - math.exp(-7 * down)
        for across in np.linspace(0, 1, columns):
            fold = across * folds
            here = min(int(fold), folds - 1)
            blend = fold - here
            amplitude = depth * (swell[here] * (1 - blend) + swell[here + 1] * blend)
            drift = (phase[here] * (1 - blend) + phase[here + 1] * blend) * opened
            wave = math.sin(2 * math.pi * (fold + 0.35 * drift * down))
            y = amplitude * (0.35 + 0.65 * opened) * math.copysign(abs(wave) ** 0.8, wave)
            y += 1.44 * depth * down * noise.noise(Vector((across * 6 + seed, down * 2.5, seed * 3.1)))
            x = (across - 0.5) * width * (1 + (flare - 1) * down) + 0.5 * width
            x += 0.008 * noise.noise(Vector((across * 9, down * 4, seed)))
            x += 0.125 * depth * math.cos(2 * math.pi * fold) * opened
            points.append((x, y, height * (1 - down)))
    faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
             for j in range(rows - 1) for i in range(columns - 1)]
    return _subdivided(mesh(name, points, faces, material, 180), 1)


def pole(length, location, material, radius=0.0125, axis="y"):
    """A curtain pole with ball ends, centred on `location`."""
    half = Vector((0, length / 2, 0) if axis == "y" else (length / 2, 0, 0))
    ends = [Vector(location) - half, Vector(location) + half]
    return [tube("pole", ends, radius, material, 12, smooth=False),
            *(sphere("finial", radius * 1.9, tuple(end), material, 24) for end in ends)]


@cached
def _rug_yarn(path):
    """Wool that takes its pattern from a picture, worn unevenly."""
    shader = Shader("rug yarn")
    image = shader.node("TexImage", {"image": bpy.data.images.load(path)},
                        vector=shader.node("TexCoord").outputs["UV"])
    vector = shader.coord()
    yarn, wear = shader.noise(vector, 160, 3, 0.6), shader.noise(vector, 6, 3, 0.6)
    tone = shader.mix(shader.math("MULTIPLY", yarn, 0.25), image, linear("#6b5f50"))
    tone = shader.mix(shader.ramp(wear, [(0.3, 0.10), (0.7, 0.0)]), tone, linear("#8a7a64"))
    return shader.output(shader.principled(base_color=tone, roughness=0.98, specular=0.05, sheen=0.3,
                                           normal=shader.bump(yarn, 0.8, 0.006)))


def rug(location, width, depth, artwork, turn=0.0, seed=0, hairs=60000, pile=0.016):
    """A rug with the named artwork; `hairs` tufts of pile, none for a flat weave."""
    cells = 40
    points, coordinates = [], []
    for v in np.linspace(0, 1, cells + 1):
        for u in np.linspace(0, 1, cells + 1):
            x, y = (u - 0.5) * width, (v - 0.5) * depth
            points.append((x + 0.006 * noise.noise(Vector((y * 3, seed, 1))),
                           y + 0.006 * noise.noise(Vector((x * 3, seed, 5))),
                           0.008 + 0.0025 * noise.noise(Vector((x * 3, y * 3, seed)))))
            coordinates.append((u, v))
    row = cells + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i)
             for j in range(cells) for i in range(cells)]
    base = mesh("rug", points, faces, _rug_yarn(picture(artwork)), 180, location, (0, 0, turn),
                uvs=[coordinates[corner] for face in faces for corner in face])
    thickness = base.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness, thickness.offset = 0.007, -1
    if hairs:
        _grow_pile(base, hairs, pile, seed)
    return base


def _grow_pile(base, hairs, length, seed):
    system = base.modifiers.new("pile", "PARTICLE_SYSTEM").particle_system
    system.seed = seed
    settings = system.settings
    settings.type, settings.count = "HAIR", hairs
    settings.hair_length, settings.hair_step = length, 2
    settings.use_advanced_hair = True
    settings.brownian_factor = settings.normal_factor = 0.006
    settings.factor_random = 0.0035
    settings.display_step = settings.render_step = 2
    settings.child_type, settings.rendered_child_count, settings.child_nbr = "SIMPLE", 3, 1
    settings.child_radius, settings.child_roundness = 0.012, 1
    settings.roughness_1, settings.roughness_2 = 0.004, 0.003
    settings.root_radius, settings.tip_radius, settings.radius_scale = 0.9, 0.35, 0.0011
    settings.material = 1
