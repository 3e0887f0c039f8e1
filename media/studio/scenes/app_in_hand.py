"""The app in a gloved hand, on the way home: the room that it warms is the one lit window across the street."""

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from mathutils import Matrix, Vector  # noqa: E402

import app_screen  # noqa: E402
import house_dusk  # noqa: E402
from kit import gloves  # noqa: E402
from kit.lights import area  # noqa: E402
from kit.mesh import parent  # noqa: E402
from kit.scene import camera  # noqa: E402
from kit.shoot import shoot  # noqa: E402

EYE = Vector((-3.4, -12.6, 1.62))
AT = Vector((-3.32, -12.08, 1.575))    # the middle of the phone
HOLD = {"index": (0, 37, 42, 4), "middle": (10, 46, 38, -1), "ring": (12, 48, 38, 3), "little": (18, 48, 38, 7),
        "thumb": ((-0.56, 0.82, -0.10), (6, 12))}


def build():
    house_dusk.build()
    whole = hold()
    look = (EYE - AT).normalized()
    right = Vector((0, 0, 1)).cross(look).normalized()
    whole.matrix_world = Matrix.Translation(AT) @ Matrix((right, look.cross(right), look)).transposed().to_4x4()
    area("sky above", AT + Vector((-0.5, -0.2, 1.0)), AT, (0.8, 0.8), 1.2, (0.75, 0.86, 1.0), group="sky")
    camera(EYE, AT + Vector((0.075, 0, 0.016)), lens=50, level=False, fstop=2.8, focus=(EYE - AT).length)


def hold():
    """The phone, face up about the origin, in a left hand."""
    hand = gloves.arm(HOLD, "left", (-0.057, -0.100, -0.0185), (0, math.pi, math.radians(-42)), bend=-8,
                      cloth="#4a4038", wool="#5d6b62")
    return parent([app_screen.phone((0, 0, 0), 0), hand])


if __name__ == "__main__":
    shoot(build)
