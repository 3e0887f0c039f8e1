"""Sideboards, kitchen runs, cabinets and shelves. Fronts face -y; lengths in metres."""
import math

from kit.materials import metal, plain, wood
from kit.mesh import box, mesh, parent, tube
from kit.seating import turned_leg


def reeds(left, right, front, bottom, top, material, count=22):
    """Half-round vertical reeds side by side between two heights."""
    radius = (right - left) / count / 2
    arc, points, faces = 6, [], []
    for reed in range(count):
        first = len(points)
        centre = left + radius * (2 * reed + 1)
        for z in (bottom, top):
            points += [(centre - radius * math.cos(math.pi * k / arc),
                        front - 0.8 * radius * math.sin(math.pi * k / arc), z) for k in range(arc + 1)]
        faces += [(first + k, first + k + 1, first + arc + 2 + k, first + arc + 1 + k) for k in range(arc)]
    return mesh("reeds", points, faces, material, 180)


def sideboard(location, turn=0.0, width=1.7, height=0.62, depth=0.42, light="#93714f", dark="#573b24", doors=4):
    """A reeded sideboard on short turned legs."""
    across, upright = wood("X", light, dark), wood("Z", light, dark)
    legs, board = 0.14, 0.022
    middle = legs + height / 2
    parts = [box("top", (width, depth, board), (0, 0, legs + height - board / 2), across, 0.003),
             box("bottom", (width, depth, board), (0, 0, legs + board / 2), across, 0.003),
             box("back", (width - 0.02, 0.01, height - 0.02), (0, depth / 2 - 0.01, middle), upright, 0)]
    for side in (-1, 1):
        parts.append(box("side", (board, depth, height - 2 * board), (side * (width - board) / 2, 0, middle),
                         upright, 0.002))
        for end in (-1, 1):
            foot = (side * (width / 2 - 0.12), end * (depth / 2 - 0.07), 0)
            parts.append(turned_leg(legs, 0.02, 0.013, foot, upright))
    door = (width - 2 * board) / doors
    for index in range(doors):
        left = -width / 2 + board + door * index + 0.002
        parts.append(reeds(left, left + door - 0.004, -depth / 2 + 0.012, legs + board + 0.003,
                            legs + height - board - 0.003, upright))
        parts.append(box("door", (door - 0.004, 0.016, height - 2 * board - 0.006),
                         (left + door / 2 - 0.002, -depth / 2 + 0.022, middle), upright, 0.001))
    return parent(parts, location, (0, 0, turn), "sideboard")


def _handle(x, y, z, length, material, upright=False):
    """A slim bar handle on two posts, standing 28 mm off a front at y."""
    across = (0, 0, length / 2) if upright else (length / 2, 0, 0)
    ends = [tuple(c + s * a for c, a in zip((x, y - 0.028, z), across)) for s in (-1, 1)]
    parts = [tube("handle", ends, 0.005, material, 10, smooth=False)]
    for s in (-0.8, 0.8):
        post = tuple(c + s * a for c, a in zip((x, y, z), across))
        parts.append(tube("post", [post, (post[0], y - 0.028, post[2])], 0.004, material, 8, smooth=False))
    return parts


def base_units(location, turn=0.0, doors=(0.6, 0.6, 0.6), front=None, worktop=None, depth=0.6, drawers=()):
    """A run of kitchen base units with a worktop 0.91 high.

    `doors` lists the unit widths from the left; units whose index is in
    `drawers` get three drawers instead of a door.
    """
    front = front or plain("#d9d8d0", 0.5)
    worktop = worktop or wood("X", "#c3a179", "#8c6b48", 0.4)
    width, steel = sum(doors), metal("#b9b7b2", 0.3)
    plinth = plain("#4c4b48", 0.6)
    parts = [box("plinth", (width, depth - 0.08, 0.15), (0, 0.04, 0.075), plinth, 0.002),
             box("carcass", (width, depth - 0.03, 0.715), (0, 0.015, 0.51), front, 0.001),
             box("worktop", (width + 0.02, depth + 0.025, 0.04), (0, -0.0125, 0.89), worktop, 0.003, 3)]
    left = -width / 2
    y = -depth / 2 + 0.01
    for index, unit in enumerate(doors):
        heights = (0.14, 0.285, 0.285) if index in drawers else (0.71,)
        top = 0.868
        for height in heights:
            centre = (left + unit / 2, y, top - height / 2)
            parts.append(box("front", (unit - 0.004, 0.02, height - 0.004), centre, front, 0.002))
            if len(heights) > 1:
                parts += _handle(centre[0], y - 0.01, top - 0.06, 0.16, steel)
            else:
                side = 1 if index % 2 == 0 else -1
                parts += _handle(centre[0] + side * (unit / 2 - 0.045), y - 0.01, top - 0.14, 0.16, steel, True)
            top -= height
        left += unit
    return parent(parts, location, (0, 0, turn), "base units")


def wall_units(location, turn=0.0, doors=(0.6, 0.6), front=None, height=0.7, depth=0.33):
    """A run of plain wall cupboards; `location` is the middle of the bottom at the wall."""
    front = front or plain("#d9d8d0", 0.5)
    width = sum(doors)
    parts = [box("carcass", (width, depth - 0.022, height), (0, -(depth - 0.022) / 2, height / 2), front, 0.001)]
    left = -width / 2
    for unit in doors:
        parts.append(box("front", (unit - 0.004, 0.02, height + 0.016),
                         (left + unit / 2, -depth + 0.01, height / 2 - 0.008), front, 0.002))
        left += unit
    return parent(parts, location, (0, 0, turn), "wall units")


def cabinet(location, turn=0.0, width=0.8, height=1.9, depth=0.42, front=None, rows=1, open_rows=0, inside=None):
    """A tall or low cabinet with `rows` of paired doors; the upper `open_rows` stay open."""
    front = front or plain("#e6e6e1", 0.45)
    inside = inside or wood("Z", "#c4a27a", "#8d6a47", 0.45)
    steel, t, plinth = metal("#b9b7b2", 0.3), 0.018, 0.06
    parts = [box("plinth", (width - 0.01, depth - 0.04, plinth), (0, 0.02, plinth / 2), plain("#55534f", 0.6), 0.001),
             box("back", (width - 2 * t, t, height - plinth - 0.004), (0, (depth - t) / 2, (height + plinth) / 2),
                 inside, 0.001)]
    for side in (-1, 1):
        parts.append(box("side", (t, depth, height - plinth), (side * (width - t) / 2, 0, (height + plinth) / 2),
                         front, 0.0015))
    row_height = (height - plinth - t) / rows
    for row in range(rows + 1):
        parts.append(box("shelf", (width - 2 * t, depth - 0.012, t), (0, 0.004, plinth + t / 2 + row * row_height),
                         front, 0.001))
    for row in range(rows - open_rows):
        middle = plinth + t / 2 + (row + 0.5) * row_height
        for side in (-1, 1):
            parts.append(box("door", (width / 2 - 0.003, 0.018, row_height - 0.004),
                             (side * width / 4, -depth / 2 - 0.009, middle), front, 0.002))
            parts += _handle(side * 0.04, -depth / 2 - 0.018, middle, min(0.16, row_height * 0.4), steel, True)
    return parent(parts, location, (0, 0, turn), "cabinet")


def shelf(location, turn=0.0, width=0.9, depth=0.22, material=None):
    """A floating shelf 32 mm thick; `location` is the middle of its top at the wall."""
    material = material or wood("X", "#c3a179", "#8c6b48", 0.4)
    return parent([box("shelf", (width, depth, 0.032), (0, -depth / 2, -0.016), material, 0.003)],
                  location, (0, 0, turn), "shelf")
