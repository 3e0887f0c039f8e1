"""Procedural surfaces. Colours are `#rrggbb`; patterns are in metres, never uniform."""

import math

import bpy

from kit.shader import Shader, cached, linear, shaded


@cached
def paint(colour, rough=0.75, bump=0.06, specular=0.35, variation=0.03):
    """Emulsion: the roller's stipple and a very faint drift of tone."""
    shader = Shader("paint")
    vector = shader.coord()
    drift = shader.ramp(shader.noise(vector, 1.3, 3, 0.6), [(0.3, 0.0), (0.7, 1.0)])
    stipple = shader.noise(vector, 28, 3)
    height = shader.math("ADD", shader.noise(vector, 210, 3, 0.6),
                         shader.math("MULTIPLY", stipple, 0.8))
    return shader.output(shader.principled(
        base_color=shader.mix(drift, shaded(colour, 1 - variation),
                              shaded(colour, 1 + variation)),
        roughness=shader.remap(stipple, rough - 0.06, rough + 0.06),
        specular=specular,
        normal=shader.bump(height, bump, 0.004)), indirect=colour)


@cached
def plain(colour, rough=0.5, metallic=0.0, specular=0.5, coat=0.0, bump=0.0,
          bump_scale=300):
    """One even colour, with an optional fine texture."""
    shader = Shader("plain")
    inputs = {"base_color": linear(colour), "roughness": rough, "metallic": metallic,
              "specular": specular, "clearcoat": coat}
    if bump:
        inputs["normal"] = shader.bump(shader.noise(shader.coord(), bump_scale), bump, 0.002)
    return shader.output(shader.principled(**inputs))


@cached
def metal(colour="#c9a25f", rough=0.25):
    """Handled metal: the polish varies."""
    shader = Shader("metal")
    wear = shader.noise(shader.coord(), 14, 5, 0.6)
    return shader.output(shader.principled(
        base_color=linear(colour), metallic=1.0,
        roughness=shader.remap(wear, rough - 0.08, rough + 0.1)))


def _oak(shader, vector, light, dark):
    """Oak's colour, relief and streaks; the grain runs along the vector's x."""
    light, middle, dark = linear(light), _oak_average(light, dark), linear(dark)
    warp = shader.noise(shader.mapped(vector, (0.55, 1, 1)), 3.2, 4, 0.55, 0.6)
    rings = shader.node(
        "TexNoise", {"noise_dimensions": "4D"},
        vector=shader.mapped(vector, (0.7, 15, 15)), w=shader.math("MULTIPLY", warp, 3.0),
        scale=1.0, detail=5, roughness=0.55, distortion=0.5).outputs[0]
    streaks = shader.noise(shader.mapped(vector, (2.2, 120, 120)), 1.0, 4, 0.65)
    pores = shader.ramp(shader.noise(shader.mapped(vector, (22, 700, 700)), 1.0, 2),
                        [(0.30, 1.0), (0.42, 0.0)])
    figure = shader.math("ADD", shader.math("MULTIPLY", rings, 0.75),
                         shader.math("MULTIPLY", streaks, 0.35))
    colour = shader.ramp(figure, [(0.34, dark), (0.52, middle), (0.70, light)])
    colour = shader.mix(shader.math("MULTIPLY", pores, 0.35), colour, shaded(dark, 0.45))
    relief = shader.math("SUBTRACT", shader.math("MULTIPLY", streaks, 0.5),
                         shader.math("MULTIPLY", pores, 0.6))
    return colour, relief, streaks


def _oak_average(light, dark):
    return tuple(0.55 * a + 0.45 * b for a, b in zip(linear(light), linear(dark)))


@cached
def oak_floor(light="#c39a6b", dark="#7d5430", rough=0.36):
    """Oak blocks, each toned by the mesh's colour attribute `rnd`, grain along u."""
    shader = Shader("oak floor")
    block = shader.node("VertexColor", {"layer_name": "rnd"}).outputs[0]
    tone = shader.node("SeparateRGB", image=block)
    slice_ = shader.node("CombineXYZ", z=shader.math("MULTIPLY", tone.outputs[0], 60.0))
    vector = shader.add(shader.node("TexCoord").outputs["UV"], slice_)
    colour, relief, streaks = _oak(shader, vector, light, dark)
    colour = shader.node("HueSaturation", color=colour,
                         hue=shader.remap(tone.outputs[0], 0.488, 0.508),
                         saturation=shader.remap(tone.outputs[1], 0.82, 1.08),
                         value=shader.remap(tone.outputs[2], 0.72, 1.16))
    smudges = shader.remap(shader.noise(shader.coord(), 2.6, 5, 0.6), -0.05, 0.09)
    return shader.output(shader.principled(
        base_color=colour, specular=0.42,
        roughness=shader.math("ADD", shader.remap(streaks, rough - 0.05, rough + 0.10),
                              smudges),
        normal=shader.bump(relief, 0.16, 0.0012)), indirect=_oak_average(light, dark))


@cached
def wood(axis="X", light="#b98d5c", dark="#7a5230", rough=0.42, seed=0.0):
    """Oiled wood with the grain along one of the object's own axes."""
    shader = Shader("wood")
    turn = {"X": (0, 0, 0), "Y": (0, 0, -math.pi / 2), "Z": (0, math.pi / 2, 0)}[axis]
    chance = shader.node("ObjectInfo").outputs["Random"]
    offset = shader.node("CombineXYZ", x=shader.math("MULTIPLY", chance, 7.0),
                         y=shader.math("MULTIPLY", chance, 3.0), z=seed)
    vector = shader.add(shader.coord(rot=turn), offset)
    colour, relief, streaks = _oak(shader, vector, light, dark)
    return shader.output(shader.principled(
        base_color=colour, specular=0.4,
        roughness=shader.remap(streaks, rough - 0.06, rough + 0.10),
        normal=shader.bump(relief, 0.12, 0.0012)), indirect=_oak_average(light, dark))


@cached
def thin_glass(tint=(0.97, 0.99, 0.98), reflection=1.0):
    """A window pane: it mirrors, but lets sun and sky through as straight rays."""
    shader = Shader("pane")
    mirror = shader.math("MULTIPLY", shader.node("Fresnel", ior=1.5), reflection)
    seen = shader.math("SUBTRACT", 1.0,
                       shader.node("LightPath").outputs["Is Shadow Ray"])
    return shader.output(clear_glass(shader, shader.math("MULTIPLY", mirror, seen), tint))


def clear_glass(shader, mirror, tint=(0.97, 0.99, 0.98)):
    """What a clean pane shows: a mirror as far as `mirror`, and what is behind it for the rest."""
    return shader.blend(mirror, shader.node("BsdfTransparent", color=tint),
                        shader.node("BsdfGlossy", color=(1, 1, 1), roughness=0.0))


@cached
def glass(colour=(1, 1, 1), rough=0.0, ior=1.45):
    """Solid glass, clear to shadow and diffuse rays so that it needs no caustics."""
    shader = Shader("glass")
    path = shader.node("LightPath").outputs
    straight = shader.math("MAXIMUM", path["Is Shadow Ray"], path["Is Diffuse Ray"])
    return shader.output(shader.blend(
        straight,
        shader.node("BsdfGlass", color=linear(colour), roughness=rough, ior=ior),
        shader.node("BsdfTransparent", color=shaded(colour, 0.9))))


@cached
def emit(colour, strength):
    """A surface that shines evenly."""
    shader = Shader("emit")
    return shader.output(shader.node("Emission", color=linear(colour), strength=strength))


@cached
def image_mat(path, rough=0.8, specular=0.2, coord="UV"):
    """A picture on a surface."""
    shader = Shader("image")
    texture = shader.node("TexImage", {"image": bpy.data.images.load(str(path))},
                          vector=shader.node("TexCoord").outputs[coord])
    return shader.output(shader.principled(base_color=texture, roughness=rough,
                                           specular=specular))


@cached
def leaf(top="#4d5b3a", under="#8f9b83"):
    """A leaf: paler beneath, with some light shining through."""
    shader = Shader("leaf")
    patches = shader.ramp(shader.noise(shader.coord(), 7, 3, 0.6), [(0.35, 0.0), (0.65, 1.0)])
    upper = shader.mix(patches, linear(top), shaded(top, 1.5))
    colour = shader.mix(shader.node("NewGeometry").outputs["Backfacing"], upper,
                        linear(under))
    through = shader.node("BsdfTranslucent", color=shader.mix(0.5, colour, linear("#9aa53a")))
    surface = shader.principled(base_color=colour, roughness=0.42, specular=0.4)
    return shader.output(shader.blend(0.28, surface, through))


@cached
def ceramic(colour="#e9e3d8", speckle=0.0, rough=0.35):
    """Thrown pottery, with iron specks if wanted (0..1)."""
    shader = Shader("ceramic")
    vector = shader.coord()
    body = linear(colour)
    if speckle:
        cells = shader.node("TexVoronoi", vector=vector, scale=170.0)
        specks = shader.ramp(cells, [(0.10, 1.0), (0.2, 0.0)])
        body = shader.mix(shader.math("MULTIPLY", specks, speckle), body, linear("#4a3a2c"))
    return shader.output(shader.principled(
        base_color=body, roughness=rough, specular=0.5,
        normal=shader.bump(shader.noise(vector, 22, 4, 0.55), 0.12, 0.008)))


@cached
def marble(base="#e8e4dd", vein="#8d867c", rough=0.22, scale=2.2):
    """Polished veined stone."""
    shader = Shader("marble")
    vector = shader.coord()
    flow = shader.noise(vector, scale, 8, 0.62, 1.6)
    clouds = shader.noise(vector, scale * 4, 6, 0.6, 0.8)
    ridge = shader.math("ABSOLUTE", shader.math("SUBTRACT", flow, 0.5))
    veins = shader.ramp(ridge, [(0.0, 1.0), (0.018, 0.35), (0.07, 0.0)])
    ground = shader.mix(shader.math("MULTIPLY", clouds, 0.12), linear(base), linear(vein))
    return shader.output(shader.principled(
        base_color=shader.mix(shader.math("MULTIPLY", veins, 0.7), ground, linear(vein)),
        roughness=rough, specular=0.5))
