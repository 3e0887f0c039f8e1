"""Turns a scene of the studio into a calculation of radiant heat.

    blender -b --factory-startup --python kit/heat_pass.py -- scene=living_room out=x.exr

Everything is made matt white, every light is taken away, and each panel's face gives
off NET_FLUX evenly over the half space below it. There is one bounce: a pixel is then
irradiance / pi, in W/m2. Depth, normals, object numbers (for the line drawing) and
material numbers (for how fast a surface warms) go into the same file. Panels are
object 1, window glass is object 2.
"""

import importlib
import math
import sys
from pathlib import Path

import bpy

STUDIO = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(STUDIO), str(STUDIO / "scenes")]

from kit import scene  # noqa: E402
from kit.mesh import mesh  # noqa: E402
from kit.panel import FACE_Z, LENGTH, WIDTH  # noqa: E402
from kit.shader import Shader  # noqa: E402

NET_FLUX = 197.0             # W/m2 from a face at 52.5 degC to a room at 20 degC
PANEL, GLASS = 1, 2          # object numbers; everything else counts on from 3
CLASSES = ("cloth", "timber", "plaster", "stone", "metal")
SURFACES = {                 # what a material's name starts with, and its class
    "oak": "timber", "wood": "timber", "old oak": "timber", "image": "timber",
    "fabric": "cloth", "drape": "cloth", "rug": "cloth", "lampshade": "cloth",
    "leaf": "cloth", "rubble": "stone", "flagstone": "stone", "marble": "stone",
    "ceramic": "stone", "metal": "metal", "aluminium": "metal",
}


def convert():
    """Replace surfaces and lights of the scene that has just been built."""
    for material in bpy.data.materials:
        _whiten(material)
    for number, item in enumerate(list(bpy.context.scene.objects), 3):
        kind = item.name.split(".")[0]
        item.pass_index = {"panel": PANEL, "pane": GLASS}.get(kind, number)
        if item.type == "LIGHT":
            bpy.data.objects.remove(item)
        elif kind == "panel":
            _radiate(item)
        elif item.type == "MESH":
            _shave(item)
    bpy.context.scene.world = bpy.data.worlds.new("dark")
    bpy.context.scene.world.color = (0, 0, 0)
    bpy.context.scene.camera.data.dof.use_dof = False


def _whiten(material):
    """Matt white, numbered by how quickly its kind of surface warms."""
    kind = next((c for start, c in SURFACES.items() if material.name.startswith(start)),
                "plaster")
    material.pass_index = CLASSES.index(kind) + 1
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    surface = tree.nodes.new("ShaderNodeBsdfDiffuse")
    surface.inputs["Color"].default_value = (1, 1, 1, 1)
    output = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(surface.outputs[0], output.inputs[0])


def _shave(item):
    """Take the pile off a rug: its base is enough."""
    for modifier in list(item.modifiers):
        if modifier.type == "PARTICLE_SYSTEM":
            item.modifiers.remove(modifier)


def _radiate(panel):
    """Hang a radiating sheet 1 mm under the face; the camera does not see it."""
    x, y, z = LENGTH / 2, WIDTH / 2, FACE_Z - 0.001
    shader = Shader("radiating")
    backwards = shader.node("NewGeometry").outputs["Backfacing"]
    flux = shader.math("MULTIPLY", shader.math("SUBTRACT", 1.0, backwards),
                       NET_FLUX / math.pi)
    glow = shader.output(shader.node("Emission", strength=flux))
    sheet = mesh("radiating", [(-x, -y, z), (-x, y, z), (x, y, z), (x, -y, z)],
                 [(0, 1, 2, 3)], glow)
    sheet.matrix_world = panel.matrix_world.copy()
    sheet.visible_camera = False


def setup(width, height, samples, seconds):
    """Direct light only, and the passes of the line drawing in full precision."""
    scene.setup_render(width, height, samples, bounces=0, adaptive=0.0, groups=(),
                       seconds=seconds)
    layer = bpy.context.view_layer
    layer.use_pass_material_index = True
    bpy.context.scene.cycles.filter_width = 1.0
    bpy.context.scene.render.image_settings.color_depth = "32"


def main():
    options = scene.arguments(scene="living_room", out="heat.exr", width=1600, height=900,
                              samples=32, seconds=0)
    scene.reset()
    importlib.import_module(options["scene"]).build()
    bpy.context.view_layer.update()
    convert()
    setup(options["width"], options["height"], options["samples"], options["seconds"])
    scene.render(options["out"])


if __name__ == "__main__":
    main()
