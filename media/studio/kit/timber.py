"""Old oak: hewn beams with shakes, and the roof frame of a barn. Lengths in metres."""
import math

from mathutils import Matrix, Vector, noise

from kit.materials import plain, wood
from kit.mesh import box, mesh, parent, tube
from kit.shader import Shader, cached, linear
from kit.windows import pane


@cached
def old_oak(light="#a08a6c", dark="#5b4632"):
    """Seasoned oak: long grain, grey weathering and dark drying shakes."""
    shader = Shader("old oak")
    chance = shader.node("ObjectInfo").outputs["Random"]
    offset = shader.node("CombineXYZ", x=shader.math("MULTIPLY", chance, 9.0),
                         y=shader.math("MULTIPLY", chance, 5.0))
    vector = shader.add(shader.coord(), offset)
    warp = shader.noise(vector, 2.4, 3, 0.5)
    figure = shader.node("TexNoise", {"noise_dimensions": "4D"}, vector=shader.mapped(vector, (0.6, 9, 9)),
                         w=shader.math("MULTIPLY", warp, 2.5), scale=1.0, detail=6, roughness=0.6).outputs[0]
    fibres = shader.noise(shader.mapped(vector, (3, 150, 150)), 1.0, 4, 0.65)
    grain = shader.math("ADD", shader.math("MULTIPLY", figure, 0.7), shader.math("MULTIPLY", fibres, 0.4))
    tone = shader.ramp(grain, [(0.36, linear(dark)), (0.72, linear(light))])
    weather = shader.noise(vector, 2.5, 5, 0.6)
    tone = shader.mix(shader.ramp(weather, [(0.40, 0.0), (0.75, 0.5)]), tone, linear("#8d8373"))
    crack = shader.noise(shader.mapped(vector, (0.9, 22, 22)), 1.0, 3, 0.55, 0.3)
    shakes = shader.ramp(crack, [(0.31, 1.0), (0.345, 0.0)])
    tone = shader.mix(shader.math("MULTIPLY", shakes, 0.8), tone, linear("#2a1d13"))
    adze = shader.noise(shader.mapped(vector, (7, 11, 11)), 1.0, 2, 0.4)
    relief = shader.math("SUBTRACT", fibres, shader.math("MULTIPLY", shakes, 2.2))
    return shader.output(shader.principled(
        base_color=tone, roughness=0.8, specular=0.25,
        normal=shader.bump(relief, 0.5, 0.004, shader.bump(adze, 0.5, 0.012))))


def beam(start, end, width, height, material=None, seed=0, wander=0.012, up=(0, 0, 1)):
    """A hewn beam between two points; `wander` is how far its faces stray."""
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    steps = max(8, int(length / 0.10))
    w, h, edge = width / 2, height / 2, min(0.018, width / 6)
    section = ((-w + edge, -h), (0, -h), (w - edge, -h), (w, edge - h), (w, 0), (w, h - edge),
               (w - edge, h), (0, h), (edge - w, h), (-w, h - edge), (-w, 0), (-w, edge - h))
    sides = len(section)
    points = []
    for step in range(steps + 1):
        along = step / steps
        x = length * (along - 0.5)
        sag = 3 * wander * math.sin(along * math.pi) * noise.noise(Vector((seed, 1, 2)))
        for y, z in section:
            spot = Vector((x * 1.1, y * 3 + seed * 7, z * 3))
            stray = wander * (noise.noise_vector(spot) + 0.5 * noise.noise_vector(spot * 4))
            points.append((x, y + stray.y, z + stray.z + sag))
    faces = [(i * sides + k, i * sides + (k + 1) % sides, (i + 1) * sides + (k + 1) % sides, (i + 1) * sides + k)
             for i in range(steps) for k in range(sides)]
    faces += [tuple(range(sides))[::-1], tuple(range(steps * sides, (steps + 1) * sides))]
    item = mesh("beam", points, faces, material or old_oak(), 55)
    axis = (end - start).normalized()
    across = Vector(up).cross(axis).normalized()
    item.matrix_world = (Matrix.Translation((start + end) / 2)
                         @ Matrix((axis, across, axis.cross(across))).transposed().to_4x4())
    return item


class Pitch:
    """The underside of a symmetrical pitched roof whose ridge lies along y at x = 0."""

    def __init__(self, half_span, eaves, ridge):
        self.half_span, self.eaves, self.ridge = half_span, eaves, ridge
        self.rise = (ridge - eaves) / half_span
        self.angle = math.atan(self.rise)

    def height(self, x):
        """Height of the sloping ceiling above x."""
        return self.ridge - self.rise * abs(x)

    def inward(self, side):
        """Unit normal of the slope on `side` (-1 or 1), into the room."""
        return Vector((-side * math.sin(self.angle), 0, -math.cos(self.angle)))

    def on_slope(self, side, x, y, depth=0.0):
        """A point `depth` metres inside the slope, x metres from the ridge line."""
        return Vector((side * x, y, self.height(x))) + self.inward(side) * depth


def truss(pitch, y, collar, seed=0):
    """Two principal rafters and a collar beam at height `collar`."""
    parts = []
    for side in (-1, 1):
        normal = pitch.inward(side)
        parts.append(beam(pitch.on_slope(side, pitch.half_span, y, 0.13), pitch.on_slope(side, 0.02, y, 0.11),
                          0.16, 0.22, seed=seed + side, up=-normal))
    reach = (pitch.ridge - collar) / pitch.rise - 0.02
    parts.append(beam((-reach, y, collar), (reach, y, collar), 0.14, 0.20, seed=seed + 20))
    return parts


def purlins(pitch, start, end, x):
    """A purlin on each slope at `x` from the ridge line, and the ridge beam."""
    parts = [beam(pitch.on_slope(side, x, start, 0.075), pitch.on_slope(side, x, end, 0.075), 0.14, 0.15,
                  seed=40 + side, up=-pitch.inward(side)) for side in (-1, 1)]
    parts.append(beam((0, start, pitch.ridge - 0.11), (0, end, pitch.ridge - 0.11), 0.12, 0.20, seed=50))
    return parts


def glazed_screen(width, height, columns, rows, material=None, doors=False, depth=0.08, frame=0.07, bar=0.028):
    """Oak joinery with glazing bars, its bottom centre at the origin, outside towards +y.

    With `doors` every second upright is a pair of meeting stiles with handles.
    """
    rail = material or wood("X", "#b49467", "#7a5c3a", 0.5)
    material = material or wood("Z", "#b49467", "#7a5c3a", 0.5)
    clear_w, clear_h = width - 2 * frame, height - 2 * frame
    parts = [pane(-width / 2, width / 2, 0, height, 0)]
    for side in (-1, 1):
        parts.append(box("jamb", (frame, depth, height), (side * (width - frame) / 2, 0, height / 2), material, 0.004))
    for z in (frame / 2, height - frame / 2):
        parts.append(box("rail", (clear_w, depth, frame), (0, 0, z), rail, 0.004))
    for column in range(1, columns):
        x = clear_w * (column / columns - 0.5)
        stile = 0.11 if doors else bar
        parts.append(box("bar", (stile, 0.7 * depth, clear_h), (x, 0, height / 2), material, 0.004))
        if doors and 2 * column == columns:
            iron = plain("#2a2a2b", 0.45)
            for side in (-1, 1):
                parts.append(box("plate", (0.035, 0.008, 0.20), (x + side * 0.028, -0.4 * depth, 1.02), iron, 0.003))
                parts.append(tube("lever", [(x + side * 0.028, -0.4 * depth - 0.045, 1.04),
                                            (x + side * 0.13, -0.4 * depth - 0.045, 1.035)], 0.008, iron, 10,
                                  smooth=False))
    if doors:
        parts.append(box("kick rail", (clear_w, 0.65 * depth, 0.16), (0, 0, frame + 0.08), rail, 0.004))
    for row in range(1, rows):
        parts.append(box("bar", (clear_w, 0.6 * depth, bar), (0, 0, frame + clear_h * row / rows), rail, 0.004))
    return parent(parts, name="glazed screen")
