"""Brick and slate: the front of a terraced house, and a row of them across a street. Metres."""

import random

from kit.materials import emit, paint, plain, thin_glass
from kit.mesh import box, mesh, parent
from kit.room import wall_with_holes
from kit.shader import Shader, cached, linear, shaded
from kit.windows import sash_window


@cached
def brick(light="#84503d", dark="#512c24", mortar="#7f766a"):
    """Stretcher bond in lime mortar on a wall that faces -y, sooted and worn brick by brick."""
    shader = Shader("brick")
    vector = shader.coord()
    place = shader.node("SeparateXYZ", vector=vector).outputs
    flat = shader.node("CombineXYZ", x=place[0], y=place[2])
    sway = shader.node("TexNoise", vector=vector, scale=9, detail=2).outputs[1]
    flat = shader.add(flat, shader.mapped(sway, (0.006, 0.006, 0), (-0.003, -0.003, 0)))
    bond = shader.node("TexBrick", {"offset": 0.5, "squash": 1.0}, vector=flat, scale=1.0, mortar_size=0.0045,
                       mortar_smooth=0.25, brick_width=0.225, row_height=0.075, bias=0.1, color1=linear(light),
                       color2=linear(dark), mortar=linear(mortar))
    grain = shader.noise(vector, 90, 5, 0.65)
    weather = shader.noise(vector, 1.1, 5, 0.6)
    tone = shader.mix(shader.math("MULTIPLY", grain, 0.35), bond.outputs[0], shaded(dark, 0.55))
    tone = shader.mix(shader.ramp(weather, [(0.35, 0.0), (0.70, 0.65)]), tone, linear("#3b302c"))
    relief = shader.math("SUBTRACT", shader.math("MULTIPLY", grain, 0.35), bond.outputs[1])
    return shader.output(shader.principled(base_color=tone, roughness=0.92, specular=0.15,
                                           normal=shader.bump(relief, 0.7, 0.006)), indirect=shaded(light, 0.8))


@cached
def slate(rimed=0.55):
    """Welsh slate in courses, hoar frost lying on it; `rimed` is how much."""
    shader = Shader("slate")
    vector = shader.coord("UV")
    course = shader.node("TexBrick", {"offset": 0.5}, vector=vector, scale=1.0, mortar_size=0.004, brick_width=0.25,
                         row_height=0.20, color1=linear("#51565e"), color2=linear("#3a3e46"), mortar=linear("#202227"))
    patches = shader.math("MULTIPLY", shader.noise(shader.coord(), 1.3, 4, 0.6), shader.noise(shader.coord(), 60, 3))
    frost = shader.math("MULTIPLY", shader.ramp(patches, [(0.16, 0.0), (0.36, 1.0)]), rimed)
    tone = shader.mix(frost, course.outputs[0], linear("#cfd6dc"))
    return shader.output(shader.principled(base_color=tone, roughness=0.7, specular=0.3,
                                           normal=shader.bump(course.outputs[1], -0.5, 0.006)))


def roof(x0, x1, eaves_y, eaves_z, run, rise, rimed=0.55):
    """A slope that climbs towards +y from the eaves."""
    length = (run ** 2 + rise ** 2) ** 0.5
    corners = [(x0, eaves_y, eaves_z), (x1, eaves_y, eaves_z), (x1, eaves_y + run, eaves_z + rise),
               (x0, eaves_y + run, eaves_z + rise)]
    return mesh("roof", corners, [(0, 1, 2, 3)], slate(rimed),
                uvs=[(x0, 0), (x1, 0), (x1, length), (x0, length)])


def chimney(x, y, z, pots=3, tall=1.3):
    """A stack with its pots."""
    parts = [box("stack", (0.5 + 0.30 * pots, 0.55, tall), (0, 0, tall / 2), brick(), 0.01),
             box("oversail", (0.6 + 0.30 * pots, 0.65, 0.15), (0, 0, tall - 0.12), brick(), 0.01)]
    clay = plain("#a4674a", 0.9, bump=0.3, bump_scale=40)
    for pot in range(pots):
        across = (pot - (pots - 1) / 2) * 0.34
        parts.append(box("pot", (0.20, 0.20, 0.42), (across, 0, tall + 0.2), clay, 0.06, 4))
    return parent(parts, (x, y, z), name="chimney")


def opposite(x0, x1, y, z, seed=1, lit=0.22, eaves=5.6, house=4.6, rimed=0.55):
    """A row of houses across a street, seen from afar: it faces -y and some windows are lit."""
    rng = random.Random(seed)
    holes, panes = [], []
    number = int((x1 - x0) / house)
    for index in range(number):
        left = index * house
        for across, sill, wide, tall in ((0.55, 0.8, 1.5, 1.7), (0.6, 3.4, 1.0, 1.5), (2.75, 3.4, 1.0, 1.5)):
            holes.append((left + across, left + across + wide, sill, sill + tall))
            panes.append((left + across + wide / 2, sill + tall / 2, wide, tall, rng.random() < lit))
        holes.append((left + 2.9, left + 3.8, 0.15, 2.5))
        panes.append((left + 3.35, 1.3, 0.9, 2.35, False))
    wall_with_holes("houses", (x0, y + 0.3), (x0 + number * house, y + 0.3), eaves, holes, 0.3, brick()).location.z = z
    blind = [emit((1.0, 0.62, 0.30), rng.uniform(1.0, 2.0)) for _ in range(3)]
    dark = plain("#1a1f27", 0.1)
    white = plain("#d9d6cd", 0.6)
    for across, middle, wide, tall, is_lit in panes:
        x, up = x0 + across, z + middle
        sheet = box("pane", (wide, 0.02, tall), (x, y + 0.14, up), rng.choice(blind) if is_lit else dark, 0)
        sheet.lightgroup = "lamp" if is_lit else "sky"
        for bar in ((0.06, tall), (wide, 0.07)):
            box("bar", (bar[0], 0.03, bar[1]), (x, y + 0.11, up), white, 0)
        box("sill", (wide + 0.2, 0.14, 0.10), (x, y - 0.03, up - tall / 2 - 0.05), white, 0.01)
    roof(x0 - 0.3, x0 + number * house + 0.3, y - 0.25, z + eaves, 4.2, 2.9, rimed)
    for index in range(0, number, 2):
        chimney(x0 + index * house, y + 3.9, z + eaves + 2.2)


def front_window(width, height, x, y, sill, trim, glass=None):
    """A sash window in a front that faces -y: it is seen from outside, its sill of stone."""
    window = sash_window(width, height, 0.16, (2, 1), trim, glass or thin_glass())
    window.location, window.rotation_euler = (x, y + 0.30, sill), (0, 0, 3.14159265)
    stone = paint("#c9c0ae", 0.9, 0.3, 0.2, 0.06)
    box("sill", (width + 0.24, 0.20, 0.09), (x, y + 0.03, sill - 0.045), stone, 0.008)
    box("lintel", (width + 0.36, 0.06, 0.24), (x, y + 0.015, sill + height + 0.12), stone, 0.008)
    return window
