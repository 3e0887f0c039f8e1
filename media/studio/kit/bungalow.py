"""What a bungalow of the 1960s has: a picture window, a fireplace of thin bricks, a radiogram. Lengths in metres."""
import random

from kit.materials import metal, plain, thin_glass, wood
from kit.mesh import box, parent, tube
from kit.seating import turned_leg
from kit.shader import Shader, cached, linear
from kit.windows import pane

BRICK, JOINT, COURSE = 0.215, 0.010, 0.060


def picture_window(location, width, height, mat, depth=0.20):
    """One large fixed pane between two narrow casements with top lights; `location` is the middle of its sill."""
    glass, frame, line, side = thin_glass(), 0.06, depth - 0.05, 0.56
    rail = 0.076                            # not flush with the uprights: faces in one plane render black
    parts = []
    for x in (-width / 2 + frame / 2, -width / 2 + side, width / 2 - side, width / 2 - frame / 2):
        parts.append(box("frame", (frame, 0.08, height), (x, line, height / 2), mat, 0.004))
    for z in (frame / 2, height - frame / 2):
        parts.append(box("frame", (width, rail, frame), (0, line, z), mat, 0.004))
    for end in (-1, 1):
        x = end * (width - side) / 2
        parts.append(box("transom", (side, rail, frame), (x, line, height * 0.74), mat, 0.004))
        for low, high in ((frame, height * 0.74 - frame / 2), (height * 0.74 + frame / 2, height - frame)):
            for z in (low + 0.02, high - 0.02):
                parts.append(box("casement", (side - frame, 0.046, 0.04), (x, line - 0.02, z), mat, 0.004))
            for across in (-1, 1):
                parts.append(box("casement", (0.04, 0.05, high - low),
                                 (x + across * (side / 2 - 0.05), line - 0.02, (low + high) / 2),
                                 mat, 0.004))
        parts.append(box("stay", (0.016, 0.03, 0.11), (x - end * (side / 2 - 0.06), line - 0.055, height * 0.36),
                         metal("#b8b8b4", 0.3), 0.005))
    parts.append(pane(-width / 2, width / 2, 0, height, line, glass))
    parts.append(box("sill board", (width + 0.06, depth + 0.09, 0.03), (0, depth / 2 - 0.08, -0.008), mat, 0.008, 3))
    return parent(parts, location, name="picture window")


@cached
def thin_brick(tone):
    """A sand-faced brick of one tone."""
    shader = Shader("thin brick")
    grain = shader.noise(shader.coord(), 120, 5, 0.65)
    colour = shader.mix(grain, linear(tone), linear("#6a4a3a"))
    return shader.output(shader.principled(base_color=colour, roughness=0.9, specular=0.15,
                                           normal=shader.bump(grain, 0.6, 0.004)), indirect=tone)


def brick_fireplace(location, turn=0.0, width=2.3, height=1.16, depth=0.30):
    """A low, wide fireplace laid brick by brick, with a slate shelf and hearth and an empty grate; it faces -y."""
    rng = random.Random(4)
    tones = ("#9a6a4c", "#a5775a", "#8b5d45", "#ad8265", "#93705b")
    opening = (-0.62, 0.06, 0.62)          # from, to, height
    parts = [box("mortar", (width - 0.01, depth - 0.02, height - 0.01), (0, -depth / 2 + 0.01, height / 2),
                 plain("#a89d8c", 0.95, bump=0.4, bump_scale=150), 0)]
    low, high, top = opening
    parts.append(box("opening", (high - low, 0.012, top), ((low + high) / 2, -depth - 0.002, top / 2),
                     plain("#0b0a09", 0.95), 0))
    for course in range(round(height / COURSE)):
        z = COURSE * (course + 0.5)
        x = -width / 2 - (BRICK / 2 if course % 2 else 0)
        while x < width / 2 - 0.02:
            left, right = max(x, -width / 2), min(x + BRICK - JOINT, width / 2)
            x += BRICK
            if z < top:
                if low < left and right < high:
                    continue
                left, right = (high, right) if low <= left < high else (left, low) if left < low < right else (left,
                                                                                                               right)
            if right - left > 0.02:
                parts.append(box("brick", (right - left, 0.05, COURSE - JOINT),
                                 ((left + right) / 2, -depth + 0.02 + rng.uniform(-0.002, 0.002),
                                  z), thin_brick(rng.choice(tones)), 0.003))
        for end in (-1, 1):
            parts.append(box("end brick", (0.03, depth - 0.04, COURSE - JOINT),
                             (end * (width / 2 - 0.012), -depth / 2 + 0.02, z),
                             thin_brick(rng.choice(tones)), 0.003))
    slate = plain("#43474a", 0.45, bump=0.15, bump_scale=30)
    parts.append(box("shelf", (width + 0.06, depth + 0.05, 0.04), (0, -depth / 2 - 0.02, height + 0.02), slate, 0.006,
                     3))
    parts.append(box("hearth", (width, 0.42, 0.05), (0, -depth - 0.20, 0.025), slate, 0.006, 3))
    iron = plain("#222324", 0.5)
    for step in range(6):
        x = low + 0.14 + 0.08 * step
        parts.append(tube("bar", [(x, -depth - 0.012, 0.10), (x, -depth - 0.05, 0.12), (x, -depth - 0.05, 0.26)],
                          0.007, iron, 8))
    parts.append(tube("rail", [(low + 0.10, -depth - 0.05, 0.26), (high - 0.10, -depth - 0.05, 0.26)], 0.009, iron, 8,
                      smooth=False))
    return parent(parts, location, (0, 0, turn), "brick fireplace")


def radiogram(location, turn=0.0, width=1.2, light="#8d5d34", dark="#4f2e16"):
    """A radiogram on tapered legs: a cloth grille, two doors; it faces -y and its top is 0.66 high."""
    front, side = wood("X", light, dark, 0.28), wood("Z", light, dark, 0.30)
    legs, tall, depth = 0.22, 0.44, 0.40
    z, face = legs + tall / 2, -depth / 2
    parts = [box("case", (width, depth, tall), (0, 0, z), front, 0.010, 3),
             box("grille", (width * 0.46, 0.008, tall - 0.10), (-width * 0.22, face - 0.002, z),
                 plain("#b39a68", 0.95, bump=0.8, bump_scale=420), 0.002),
             box("door", (width * 0.40, 0.014, tall - 0.08), (width * 0.25, face - 0.005, z), side, 0.004),
             box("pull", (0.012, 0.020, 0.14), (width * 0.08, face - 0.018, z), metal("#b08d50", 0.25), 0.004)]
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(turned_leg(legs, 0.022, 0.012, (x * (width / 2 - 0.10), y * (depth / 2 - 0.07), 0), side))
    return parent(parts, location, (0, 0, turn), "radiogram")
