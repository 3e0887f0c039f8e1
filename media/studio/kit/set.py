"""The photographic studio: a cool white sweep lit softly from above. Metres."""

import math

import bpy

from kit.lights import area
from kit.materials import paint
from kit.mesh import mesh
from kit.shader import Shader, cached

GROUND = "#ccd7da"


def sweep(back=1.8, floor=0.0, radius=1.1, colour=GROUND):
    """A floor that curves up into the background, `back` metres behind the origin."""
    section = [(-8.0, floor)]
    for step in range(33):
        angle = step / 32 * math.pi / 2
        section.append((back - radius + radius * math.sin(angle),
                        floor + radius - radius * math.cos(angle)))
    section.append((back, floor + 7))
    verts, faces = [], []
    for y, z in section:
        verts += [(-12, y, z), (12, y, z)]
    for i in range(len(section) - 1):
        faces.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    return mesh("sweep", verts, faces, paint(colour, 0.9, 0.015, 0.15, 0.004), 180)


def daylight(centre=(0, 0, 0), top=120.0, side=28.0, fill=10.0, edge=0.0, ambient=0.25,
             height=2.4):
    """One large softbox overhead, a weaker one at the left, and a low fill in front.

    Powers are in watts; `edge` is a strip at the right rear that draws a rim.
    """
    x, y, z = centre
    area("top", (x + 0.1, y + 0.35, z + height), centre, (3.0, 1.6), top, (1.0, 0.995, 0.985),
         group="sky")
    area("side", (x - 2.6, y - 0.9, z + 1.3), centre, (1.2, 1.8), side, (0.90, 0.96, 1.0),
         group="sky")
    area("fill", (x + 0.8, y - 3.0, z + 0.7), centre, (2.4, 1.2), fill, (0.97, 0.985, 1.0),
         group="sky")
    if edge:
        area("edge", (x + 2.3, y + 1.0, z + 0.8), centre, (0.5, 1.8), edge, (1.0, 0.97, 0.93),
             group="sky")
    surround(ambient)


def surround(strength, colour=(0.90, 0.95, 1.0)):
    """An even, cool surround, as from the white walls of the studio."""
    world = bpy.data.worlds.new("surround")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*colour, 1)
    background.inputs["Strength"].default_value = strength
    world.lightgroup = "sky"
    bpy.context.scene.world = world
    return world


def card(name, loc, size, colour, strength, group="sky", turn=0.0):
    """A lit card that only mirrors see, so that metal has a line. It faces -y, then turns about z."""
    width, height = size
    corners = [(-width / 2, 0, -height / 2), (width / 2, 0, -height / 2), (width / 2, 0, height / 2),
               (-width / 2, 0, height / 2)]
    body = mesh(name, corners, [(0, 1, 2, 3)], _card_light(colour, strength), loc=loc, rot=(0, 0, turn))
    body.visible_camera = body.visible_diffuse = body.visible_shadow = False
    body.lightgroup = group
    return body


@cached
def _card_light(colour, strength):
    """Light from the front only: the wall behind the card sees none of it."""
    shader = Shader("card")
    behind = shader.node("NewGeometry").outputs["Backfacing"]
    front = shader.node("Emission", color=colour, strength=strength)
    return shader.output(shader.blend(behind, front, shader.node("BsdfTransparent")))
