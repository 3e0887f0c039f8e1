"""The app on a phone, on an oak table by the window."""

import math
import sys
from pathlib import Path

import bpy

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import decor  # noqa: E402
from kit.app_screen import HEIGHT, WIDTH, app_screen  # noqa: E402
from kit.lights import area, sun  # noqa: E402
from kit.materials import ceramic, plain, wood  # noqa: E402
from kit.mesh import box, mesh, parent  # noqa: E402
from kit.panel import rounded_outline, slab  # noqa: E402
from kit.scene import camera  # noqa: E402
from kit.set import surround  # noqa: E402
from kit.shader import Shader  # noqa: E402
from kit.shoot import shoot  # noqa: E402

BODY = (0.0735, 0.1515, 0.0080)
SCREEN = 0.0688              # width; the height follows the drawing


def build():
    """Phone, mug and a closed notebook, from above and a little in front."""
    for plank in range(5):
        top = box("table", (1.6, 0.198, 0.03), (0.02 * plank, -0.4 + 0.2 * plank, -0.015),
                  wood("X", "#c29a6b", "#86602f", seed=plank * 3.7), 0.0012)
        top.location.x += 0.3 * (plank % 2)
    phone((0.0, 0.0, 0.0), math.radians(-14))
    decor.mug((0.158, 0.070, 0), ceramic("#dfe6e6", 0.2, 0.35), turn=0.5)
    decor.book(0.148, 0.210, 0.013, plain("#2f4a52", 0.7, bump=0.1), (-0.205, 0.075, 0),
               math.radians(9))
    light()
    camera((0.0, -0.215, 0.405), (0.004, 0.004, 0), lens=53, level=False, fstop=8, focus=0.40)


def phone(place, turn):
    """A slab of dark glass with the app on it."""
    width, length, depth = BODY
    casing = slab("phone", width, length, 0.0115,
                  [(0.0030, 0, 0), (0.0008, 0.0008, 0), (0, 0.0026, 0), (0, depth - 0.0020, 0),
                   (0.0005, depth - 0.0006, 1), (0.0016, depth, 1)],
                  [plain("#33262f", 0.32, metallic=0.9), plain("#060507", 0.05)])
    height = SCREEN * HEIGHT / WIDTH
    outline = rounded_outline(SCREEN, height, 0.0088, 12)
    screen = mesh("screen", [(x, y, depth + 0.00006) for x, y in outline],
                  [tuple(range(len(outline)))], lit_glass(app_screen()),
                  uvs=[(x / SCREEN + 0.5, y / height + 0.5) for x, y in outline])
    screen.lightgroup = "sky"
    return parent([casing, screen], place, (0, 0, turn), "phone")


def lit_glass(picture, brightness=0.45):
    """A display: the picture shines, and is seen by the light of the room as well."""
    shader = Shader("display")
    texture = shader.node("TexImage", {"image": bpy.data.images.load(str(picture))},
                          vector=shader.node("TexCoord").outputs["UV"])
    return shader.output(shader.principled(
        base_color=texture, roughness=0.06, specular=0.4, emission=texture,
        emission_strength=brightness))


def light():
    """A window at the left rear with its bars' shadows, a weak fill."""
    sun(2.6, 32, 312, 1.3, (1, 0.88, 0.74), group="sky")
    for offset in (-0.36, 0.02, 0.40):
        bar = box("glazing bar", (0.03, 0.03, 2.0), (-0.85 + offset, 0.75 + offset, 0.9),
                  plain("#d0d0d0"), 0)
        bar.visible_camera = False
    area("window", (-0.9, 0.9, 0.9), (0, 0, 0), (0.9, 0.9), 9, (0.90, 0.96, 1.0), group="sky")
    surround(0.35)


if __name__ == "__main__":
    shoot(build, bounces=5)
