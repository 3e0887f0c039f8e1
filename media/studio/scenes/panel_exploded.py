"""The panel taken apart: frame, back sheet, insulation, heating film and face."""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.mesh import parent  # noqa: E402
from kit.panel import back_sheet, face, frame, heating_film, insulation  # noqa: E402
from kit.scene import camera  # noqa: E402
from kit.set import daylight, sweep  # noqa: E402
from kit.shoot import shoot  # noqa: E402

STEP = 0.190                 # from one layer to the next
DRIFT = (0.085, -0.035)      # each lower layer is shifted so that the film shows


def build():
    """Five layers over a pale floor, the warm face on top."""
    sweep(back=2.4, radius=1.5)
    layers = (face(), heating_film(), insulation(), back_sheet(), frame())
    for number, layer in enumerate(layers):
        layer.location = (DRIFT[0] * number, DRIFT[1] * number, -STEP * number)
        if layer.name.startswith(("panel", "frame")):
            layer.rotation_euler = (math.pi, 0, 0)
    parent(layers, (-0.19, 0.05, 0.93), (0, 0, math.radians(-24)), "layers")
    daylight((0, 0, 0.5), top=120, side=110, fill=80, edge=16, ambient=0.5, height=2.2)
    camera((0.02, -4.1, 2.55), (0.02, 0, 0.475), lens=63, level=False, fstop=16, focus=4.6)


if __name__ == "__main__":
    shoot(build, bounces=5)
