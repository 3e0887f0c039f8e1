"""What hangs on a classroom's walls: boards of mounted paintings, a whiteboard. Lengths in metres."""
import math
import random

from kit.materials import image_mat, metal, plain
from kit.mesh import box, mesh, parent, tube
from kit.paintings import painting
from kit.shader import Shader, cached, linear


def display_board(location, turn=0.0, width=2.4, height=1.2, backing="#4f7181", border="#d3a548", first=0):
    """A board of sugar paper with a wavy border and mounted paintings; centred at `location` on a wall at y = 0, facing -y."""
    rng = random.Random(first + 1)
    parts = [box("backing", (width, 0.014, height), (0, -0.008, 0), plain(backing, 0.92, bump=0.12, bump_scale=60), 0)]
    oak = plain("#b9b6ac", 0.45)
    for side in (-1, 1):
        parts += [box("rail", (width + 0.05, 0.026, 0.028), (0, -0.013, side * (height / 2 + 0.013)), oak, 0.003),
                  box("stile", (0.028, 0.024, height), (side * (width / 2 + 0.013), -0.013, 0), oak, 0.003),
                  _border(width, side * (height / 2 - 0.028), side, 0, border),
                  _border(height - 0.10, side * (width / 2 - 0.028), side, 1, border)]
    columns, rows = max(1, int((width - 0.14) / 0.47)), max(1, int((height - 0.14) / 0.36))
    for column in range(columns):
        for row in range(rows):
            x = (column + 0.5) * (width - 0.14) / columns - (width - 0.14) / 2 + rng.uniform(-0.012, 0.012)
            z = (row + 0.5) * (height - 0.12) / rows - (height - 0.12) / 2 + rng.uniform(-0.010, 0.010)
            parts.append(_mounted(x, z, rng, first + column * rows + row))
    return parent(parts, location, (0, 0, turn), "display board")


def _border(length, at, side, upright, colour):
    """A strip of card with a scalloped inner edge, flat on the board: along x, or along z if `upright`."""
    steps = max(6, int(length / 0.012))
    points = []
    for step in range(steps + 1):
        u = length * (step / steps - 0.5)
        inner = -side * (0.030 + 0.008 * math.cos(math.tau * u / 0.075))
        for v in (side * 0.028, inner):
            points.append((at + v, -0.017, u) if upright else (u, -0.0165, at + v))
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(steps)]
    return mesh("border", points, faces, plain(colour, 0.8))


def _mounted(x, z, rng, number):
    """A painting on a larger sheet of coloured paper."""
    wide = 0.40
    tall = wide * 5 / 7
    card = plain(rng.choice(("#23272b", "#e5e0d2", "#2b4a5a", "#7a3a2f")), 0.9)
    mount = box("mount", (wide + 0.04, 0.001, tall + 0.04), (0, 0, 0), card, 0)
    corners = [(sx * wide / 2, -0.0014, sz * tall / 2) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    sheet = mesh("painting", corners, [(0, 1, 2, 3)], image_mat(painting(number), 0.8), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])
    return parent([mount, sheet], (x, -0.0185, z), (0, rng.uniform(-0.035, 0.035), 0), "mounted painting")


def whiteboard(location, turn=0.0, width=2.2, height=1.2):
    """A whiteboard in an aluminium frame with pens on its shelf, wiped but not quite clean; `location` is its centre."""
    steel, enamel = metal("#b4b7b8", 0.35), _wiped()
    parts = [box("enamel", (width, 0.014, height), (0, -0.010, 0), enamel, 0)]
    for side in (-1, 1):
        parts += [box("rail", (width + 0.03, 0.026, 0.022), (0, -0.013, side * height / 2), steel, 0.004),
                  box("stile", (0.022, 0.024, height - 0.02), (side * width / 2, -0.013, 0), steel, 0.004)]
    parts.append(box("shelf", (width * 0.6, 0.075, 0.012), (0, -0.048, -height / 2 - 0.018), steel, 0.004))
    for index, colour in enumerate(("#20242a", "#9a3326", "#27557f", "#3b7046")):
        x = -0.30 + 0.17 * index
        z = -height / 2 - 0.003
        parts.append(tube("pen", [(x, -0.06, z), (x + 0.125, -0.056, z)], 0.008, plain(colour, 0.4), 10, smooth=False))
    parts.append(box("wiper", (0.13, 0.05, 0.035), (0.42, -0.05, -height / 2 + 0.006), plain("#3d4a63", 0.8), 0.008, 3))
    return parent(parts, location, (0, 0, turn), "whiteboard")


@cached
def _wiped():
    shader = Shader("whiteboard")
    vector = shader.coord()
    smear = shader.noise(shader.mapped(vector, (1.2, 1, 6), rot=(0, 0.5, 0)), 2.2, 5, 0.65, 0.6)
    tone = shader.mix(shader.ramp(smear, [(0.42, 0.0), (0.72, 1.0)]), linear("#d6d8d6"), linear("#c2c8cc"))
    return shader.output(shader.principled(base_color=tone, roughness=0.18, specular=0.5))
