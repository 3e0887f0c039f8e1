"""Surfaces of the Powerboard and of the metalwork that holds it up."""

from kit.shader import Shader, cached, linear

HEATED_LENGTH = 1.088    # metres of film that carry conductor tracks
HEATED_WIDTH = 0.470
TRACK_PITCH = 0.016
TRACK_SHARE = 0.62       # of the pitch that is printed
BUS_BAR = 0.010


@cached
def white_face():
    """White powder coat with a texture as fine as eggshell."""
    shader = Shader("panel white")
    vector = shader.coord()
    height = shader.math("ADD", shader.noise(vector, 420, 3, 0.6),
                         shader.math("MULTIPLY", shader.noise(vector, 1400, 2), 0.5))
    return shader.output(shader.principled(
        base_color=(0.90, 0.90, 0.895), roughness=0.42, specular=0.5,
        normal=shader.bump(height, 0.16, 0.0008)))


@cached
def aluminium():
    """Satin anodised aluminium; the drawing lines run round the frame."""
    shader = Shader("aluminium")
    lines = shader.noise(shader.coord(scale=(3, 3, 3500)), 1.0, 3, 0.6)
    return shader.output(shader.principled(
        base_color=(0.83, 0.84, 0.85), metallic=0.95,
        roughness=shader.remap(lines, 0.28, 0.46),
        normal=shader.bump(lines, 0.10, 0.0002)))


@cached
def galvanised():
    """Zinc-coated steel with a faint spangle."""
    shader = Shader("galvanised")
    spangle = shader.node("TexVoronoi", vector=shader.coord(), scale=90.0).outputs["Color"]
    tone = shader.node("SeparateRGB", image=spangle).outputs[0]
    return shader.output(shader.principled(
        base_color=shader.mix(tone, (0.50, 0.52, 0.53), (0.66, 0.68, 0.69)),
        metallic=0.9, roughness=shader.remap(tone, 0.34, 0.48)))


@cached
def coated_steel():
    """Pale grey coil-coated steel sheet."""
    shader = Shader("coated steel")
    waves = shader.noise(shader.coord(), 5, 2)
    grain = shader.noise(shader.coord(), 900, 2)
    return shader.output(shader.principled(
        base_color=linear("#8e9a9f"), roughness=0.46, specular=0.4,
        normal=shader.bump(grain, 0.05, 0.0004, shader.bump(waves, 0.05, 0.01))))


@cached
def wool():
    """Pressed mineral wool: pale, fibrous, matt."""
    shader = Shader("wool")
    vector = shader.coord()
    fibres = shader.noise(shader.mapped(vector, (60, 220, 400)), 1.0, 6, 0.75, 1.2)
    lumps = shader.noise(vector, 24, 4, 0.6)
    return shader.output(shader.principled(
        base_color=shader.mix(fibres, linear("#cfc5a8"), linear("#f0ead8")),
        roughness=1.0, specular=0.05, sheen=0.3,
        normal=shader.bump(shader.math("ADD", fibres, lumps), 0.8, 0.004)))


@cached
def sheath(colour):
    """The outside of a cable."""
    shader = Shader("cable")
    return shader.output(shader.principled(base_color=linear(colour), roughness=0.45))


@cached
def film():
    """Polyester film with carbon tracks across it between two copper bus bars."""
    shader = Shader("film")
    position = shader.node("SeparateXYZ", vector=shader.coord()).outputs
    along = shader.math("ABSOLUTE", position[0])
    across = shader.math("ABSOLUTE", position[1])

    phase = shader.math("FRACT", shader.math("DIVIDE", position[0], TRACK_PITCH))
    from_middle = shader.math("ABSOLUTE", shader.math("SUBTRACT", phase, 0.5))
    printed = shader.math("LESS_THAN", from_middle, TRACK_SHARE / 2)
    in_length = shader.math("LESS_THAN", along, HEATED_LENGTH / 2)
    tracks = shader.math("MULTIPLY", shader.math("MULTIPLY", printed, in_length),
                         shader.math("LESS_THAN", across, HEATED_WIDTH / 2))
    bars = shader.math("MULTIPLY", in_length, shader.math(
        "MULTIPLY", shader.math("GREATER_THAN", across, HEATED_WIDTH / 2),
        shader.math("LESS_THAN", across, HEATED_WIDTH / 2 + BUS_BAR)))

    mottle = shader.noise(shader.coord(), 60)
    carbon = shader.principled(
        base_color=shader.mix(mottle, (0.014, 0.014, 0.016), (0.034, 0.034, 0.037)),
        roughness=0.36)
    polyester = shader.principled(base_color=linear("#c9a15a"), roughness=0.16,
                                  specular=0.6, clearcoat=0.4)
    copper = shader.principled(base_color=linear("#d08a5c"), metallic=1.0, roughness=0.26)
    return shader.output(shader.blend(bars, shader.blend(tracks, polyester, carbon), copper))
