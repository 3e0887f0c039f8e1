"""Tables and desks, standing on z = 0. Lengths in metres."""
from kit.materials import plain, wood
from kit.mesh import box, lathe, parent, tube
from kit.timber import beam


def drum_table(location, radius=0.45, height=0.36, side=None, top=None):
    """A round coffee table with a fluted drum."""
    side = side or wood("Z", "#b18a5e", "#6f4b2b")
    top = top or wood("X", "#b18a5e", "#6f4b2b")
    r, under = radius * 0.88, height - 0.035
    drum = lathe("drum", [(0, 0), (r - 0.01, 0), (r, 0.006), (r, under), (0, under)], (0, 0, 0), side, 720,
                 flutes=60, flute_depth=0.011)
    disc = lathe("top", _round_top(radius, height, 0.034), (0, 0, 0), top, 128)
    return parent([drum, disc], location, name="drum table")


def _round_top(radius, height, thickness):
    """Profile of a round table top with eased edges."""
    return [(0, height - thickness), (radius - 0.006, height - thickness),
            (radius, height - thickness + 0.006), (radius, height - 0.008),
            (radius - 0.003, height - 0.002), (radius - 0.008, height), (0, height)]


def pedestal_table(location, radius=0.5, height=0.74, top=None, base=None):
    """A small round dining table on a trumpet foot."""
    top = top or wood("X", "#c3a179", "#8c6b48", 0.36)
    base = base or plain("#ecebe6", 0.35)
    stem = [(0, 0), (0.25, 0), (0.252, 0.004), (0.24, 0.012), (0.13, 0.05), (0.065, 0.13), (0.042, 0.26),
            (0.036, 0.45), (0.048, 0.62), (0.11, height - 0.04), (0.16, height - 0.026), (0, height - 0.026)]
    return parent([lathe("foot", stem, (0, 0, 0), base, 96),
                   lathe("top", _round_top(radius, height, 0.025), (0, 0, 0), top, 128)],
                  location, name="pedestal table")


def trestle_table(location, turn=0.0, length=2.7, width=0.98, light="#a5845d", dark="#64482e"):
    """A long farmhouse table, its length along y; the top is 0.7625 high."""
    plank, post = wood("Y", light, dark, 0.4), wood("X", light, dark)
    boards = 5
    board = width / boards
    parts = [box("board", (board - 0.0012, length, 0.055), (board * (k + 0.5) - width / 2, 0, 0.735), plank,
                 0.0035, 3) for k in range(boards)]
    inset = length / 2 - 0.40
    for end in (-1, 1):
        y = end * inset
        for side in (-1, 1):
            parts.append(beam((side * 0.36, y, 0), (side * 0.28, y, 0.71), 0.085, 0.085, post,
                              seed=end + side, wander=0.002, up=(0, 1, 0)))
        for half, z in ((0.42, 0.67), (0.33, 0.30)):
            parts.append(beam((-half, y, z), (half, y, z), 0.085, 0.08, post, seed=3, wander=0.002))
    parts.append(beam((0, -inset, 0.30), (0, inset, 0.30), 0.06, 0.09, post, seed=4, wander=0.002))
    return parent(parts, location, (0, 0, turn), "trestle table")


def desk(location, turn=0.0, width=1.4, depth=0.7, top=None, legs=None, height=0.74):
    """A plain desk; the sitter faces +y."""
    top = top or wood("X", "#c4a27a", "#8d6a47", 0.38)
    legs = legs or plain("#f0efeb", 0.35)
    parts = [box("desk top", (width, depth, 0.028), (0, 0, height - 0.014), top, 0.003, 3)]
    for side in (-1, 1):
        x = side * (width / 2 - 0.06)
        for end in (-1, 1):
            y = end * (depth / 2 - 0.06)
            parts.append(box("desk leg", (0.045, 0.045, height - 0.028), (x, y, (height - 0.028) / 2), legs, 0.004))
        parts.append(box("desk rail", (0.03, depth - 0.16, 0.045), (x, 0, height - 0.06), legs, 0.003))
    parts.append(box("desk rail", (width - 0.16, 0.02, 0.045), (0, depth / 2 - 0.06, height - 0.06), legs, 0.003))
    return parent(parts, location, (0, 0, turn), "desk")


def side_table(location, radius=0.21, height=0.5, top=None, stem=None):
    """A small round table on a single stem."""
    top = top or wood("X", "#b18a5e", "#6f4b2b")
    stem = stem or plain("#232323", 0.4)
    foot = lathe("foot", [(0, 0), (0.14, 0), (0.142, 0.004), (0.138, 0.010), (0.02, 0.013), (0, 0.013)],
                 (0, 0, 0), stem, 64)
    column = tube("column", [(0, 0, 0.01), (0, 0, height - 0.02)], 0.011, stem, 16, smooth=False)
    return parent([foot, column, lathe("top", _round_top(radius, height, 0.02), (0, 0, 0), top, 96)],
                  location, name="side table")
