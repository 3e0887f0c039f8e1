"""Small things that make a room lived in: books, crockery, frames, screens."""
import math
import random

from kit.art import picture
from kit.materials import ceramic, image_mat, plain, thin_glass, wood
from kit.mesh import box, lathe, mesh, parent, tube

BOOK_COLOURS = ("#8c4a2f", "#d8cdb8", "#3d4a44", "#b7793f", "#2f3540",
                "#e6dfd0", "#6f7b6b", "#a9997f", "#5a2f2a", "#c9b48a")


def _pages():
    return plain("#e9e1cf", 0.9, bump=0.3, bump_scale=900)


def _cover(rng):
    return plain(rng.choice(BOOK_COLOURS), 0.58, bump=0.05, bump_scale=450)


def book(width, depth, thickness, cover, location, turn=0.0):
    """A book lying flat on `location`."""
    parts = [box("board", (width, depth, 0.0028), (0, 0, z), cover, 0.0008)
             for z in (0.0014, thickness - 0.0014)]
    parts.append(box("spine", (0.003, depth, thickness), (0.0015 - width / 2, 0, thickness / 2), cover, 0.0012))
    parts.append(box("pages", (width - 0.006, depth - 0.008, thickness - 0.006), (-0.001, 0, thickness / 2),
                     _pages(), 0.0005))
    return parent(parts, location, (0, 0, turn), "book")


def stack(location, count=3, seed=0, base=(0.21, 0.28)):
    """A pile of books; returns the height of its top."""
    rng = random.Random(seed)
    x, y, z = location
    for index in range(count):
        thickness, scale = rng.uniform(0.018, 0.038), 1 - 0.07 * index
        place = (x + rng.uniform(-0.008, 0.008), y + rng.uniform(-0.008, 0.008), z)
        book(base[0] * scale, base[1] * scale, thickness, _cover(rng), place, rng.uniform(-0.25, 0.25) + seed * 0.3)
        z += thickness
    return z


def bookrow(left, right, location, turn=0.0, seed=0, tallest=0.30, deepest=0.20):
    """Standing books from `left` to `right` along the local x, spines towards -y."""
    rng = random.Random(seed)
    parts, x = [], left
    while True:
        thickness = rng.uniform(0.014, 0.042)
        if x + thickness > right:
            break
        height, depth = rng.uniform(0.19, tallest), rng.uniform(0.14, deepest)
        centre = x + thickness / 2
        parts.append(box("book", (thickness, depth, height), (centre, depth / 2, height / 2), _cover(rng), 0.002))
        parts.append(box("pages", (thickness - 0.005, depth - 0.004, height - 0.008),
                         (centre, depth / 2 + 0.004, height / 2 + 0.006), _pages(), 0))
        x += thickness + 0.0012
    return parent(parts, location, (0, 0, turn), "books")


def frame(width, height, artwork, location, turn=0.0, moulding=None, mount=0.06, lean=0.0, glazing=0.5):
    """A framed picture; hangs on a wall at local y = 0 and faces -y, `location` is its centre."""
    moulding = moulding or wood("X", "#a67c4f", "#6b4726")
    bar, depth = 0.018, 0.028
    inner_w, inner_h = width - 2 * bar, height - 2 * bar
    art_w, art_h = inner_w - 2 * mount, inner_h - 2 * mount
    parts = []
    for side in (-1, 1):
        parts.append(box("rail", (width, depth, bar), (0, -depth / 2, side * (height - bar) / 2), moulding, 0.0015))
        parts.append(box("stile", (bar, depth, inner_h), (side * (width - bar) / 2, -depth / 2, 0), moulding, 0.0015))
    parts.append(box("mount", (inner_w, 0.004, inner_h), (0, -0.010, 0),
                     plain("#f0ece2", 0.9, bump=0.05, bump_scale=600), 0))
    parts.append(_upright("artwork", art_w, art_h, -0.0125, image_mat(picture(artwork), 0.85)))
    if glazing:
        parts.append(_upright("glazing", inner_w, inner_h, -0.018, thin_glass((0.98, 0.98, 0.98), glazing)))
    return parent(parts, location, (lean, 0, turn), "frame")


def _upright(name, width, height, y, material):
    """A rectangle facing -y, with texture coordinates."""
    corners = [(sx * width / 2, y, sz * height / 2) for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return mesh(name, corners, [(0, 1, 2, 3)], material, uvs=[(0, 0), (1, 0), (1, 1), (0, 1)])


def mug(location, glaze=None, radius=0.04, height=0.085, turn=0.0):
    """A mug of tea."""
    glaze = glaze or ceramic("#d6cbb9", 0.5, 0.4)
    r, h = radius, height
    body = lathe("mug", [(0, 0), (r * 0.8, 0), (r * 0.92, 0.006), (r, 0.03), (r, h - 0.002), (r - 0.002, h),
                         (r - 0.005, h - 0.002), (r - 0.006, 0.012), (0, 0.010)], (0, 0, 0), glaze, 64)
    handle = tube("handle", [(r * 0.95, 0, h * 0.82), (r + 0.028, 0, h * 0.80), (r + 0.030, 0, h * 0.35),
                             (r * 0.95, 0, h * 0.25)], 0.005, glaze, 8)
    tea = lathe("tea", [(0, h * 0.82), (r - 0.006, h * 0.82)], (0, 0, 0), plain("#3a1e0e", 0.08), 48)
    return parent([body, handle, tea], location, (0, 0, turn), "mug")


def bowl(location, radius=0.15, height=0.075, glaze=None):
    """An open bowl."""
    glaze = glaze or ceramic("#cdbfa8", 0.4, 0.5)
    r, h = radius, height
    return lathe("bowl", [(0, 0), (r * 0.38, 0), (r * 0.42, 0.006), (r * 0.7, h * 0.35), (r * 0.93, h * 0.75),
                          (r, h), (r - 0.004, h + 0.001), (r * 0.90, h * 0.74), (r * 0.66, h * 0.36),
                          (r * 0.3, 0.012), (0, 0.010)], location, glaze, 96)


def fruit(location, spread=0.06, count=5, colours=("#7d8a3a", "#9c4a2a"), seed=0):
    """Apples heaped round `location`, the last one on top."""
    rng = random.Random(seed)
    x, y, z = location
    radius = 0.037
    profile = [(radius * math.sin(a), -radius * 0.95 * math.cos(a) - 0.009 * (abs(math.cos(a)) ** 8))
               for a in (math.pi * k / 16 for k in range(17))]
    for index in range(count):
        angle, top = index * math.tau / (count - 1), index == count - 1
        reach = 0 if top else spread
        place = (x + reach * math.cos(angle), y + reach * math.sin(angle), z + (radius * 1.6 if top else radius))
        skin = plain(colours[index % len(colours)], 0.38, bump=0.08, bump_scale=60)
        apple = lathe("apple", profile, place, skin, 32, smooth=180)
        apple.rotation_euler = (rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), 0)


def laptop(location, turn=0.0, casing=None, opening=110):
    """A 13-inch laptop opened by `opening` degrees, its screen dark; the user sits at -y."""
    casing = casing or plain("#b9bbbd", 0.35, metallic=0.7)
    base = [box("base", (0.305, 0.215, 0.013), (0, 0, 0.0065), casing, 0.004, 3),
            box("keys", (0.27, 0.10, 0.001), (0, 0.025, 0.0131), plain("#232427", 0.6), 0)]
    lid = [box("lid", (0.305, 0.210, 0.006), (0, 0.105, 0), casing, 0.003, 3),
           box("screen", (0.290, 0.190, 0.001), (0, 0.106, 0.003), plain("#141518", 0.25), 0)]
    hinged = parent(lid, (0, 0.107, 0.012), (math.radians(180 - opening), 0, 0), "lid")
    return parent([*base, hinged], location, (0, 0, turn), "laptop")


def monitor(location, turn=0.0, width=0.61, height=0.36):
    """A desk monitor; its dark screen faces -y."""
    casing, glass = plain("#d8d8d6", 0.4), plain("#101215", 0.18)
    centre = 0.14 + height / 2
    parts = [box("monitor", (width, 0.022, height), (0, 0, centre), casing, 0.006, 3),
             box("screen", (width - 0.014, 0.001, height - 0.022), (0, -0.0112, centre + 0.003), glass, 0),
             box("stem", (0.06, 0.018, 0.22), (0, 0.035, 0.11), casing, 0.004),
             box("foot", (0.24, 0.19, 0.012), (0, 0.03, 0.006), casing, 0.004, 3)]
    return parent(parts, location, (0, 0, turn), "monitor")


def kettle(location, turn=0.0, body=None):
    """A small stove-shaped electric kettle."""
    body = body or plain("#e4e2db", 0.3)
    black = plain("#1e1e1e", 0.4)
    parts = [lathe("kettle", [(0, 0), (0.075, 0), (0.082, 0.008), (0.084, 0.06), (0.074, 0.15), (0.058, 0.185),
                              (0.05, 0.192), (0, 0.198)], (0, 0, 0), body, 72),
             lathe("knob", [(0, 0), (0.012, 0), (0.014, 0.012), (0.010, 0.020), (0, 0.021)], (0, 0, 0.196), black, 32),
             tube("handle", [(0.07, 0, 0.165), (0.125, 0, 0.175), (0.13, 0, 0.09), (0.082, 0, 0.05)], 0.008, black, 10),
             tube("spout", [(-0.07, 0, 0.10), (-0.105, 0, 0.14), (-0.125, 0, 0.175)], 0.013, body, 10,
                  taper=[1.4, 1.0, 0.75])]
    return parent(parts, location, (0, 0, turn), "kettle")


def wall_clock(location, turn=0.0, radius=0.14):
    """A plain round clock; hangs at local y = 0 and faces -y."""
    rim, face, ink = plain("#2b2c2d", 0.4), plain("#f2f1ed", 0.6), plain("#1a1a1a", 0.5)
    facing = (math.pi / 2, 0, 0)
    parts = [lathe("rim", [(0, 0), (radius, 0), (radius, 0.03), (radius - 0.008, 0.034), (radius - 0.010, 0.024)],
                   (0, 0, 0), rim, 96, rot=facing),
             lathe("face", [(0, 0.022), (radius - 0.009, 0.022)], (0, 0, 0), face, 96, rot=facing)]
    for hour in range(12):
        angle = hour * math.tau / 12
        place = (0.84 * radius * math.sin(angle), -0.0225, 0.84 * radius * math.cos(angle))
        parts.append(box("mark", (0.004, 0.001, 0.014), place, ink, 0, rot=(0, angle, 0)))
    for angle, length, width in ((-0.95, 0.5, 0.006), (0.9, 0.74, 0.004)):
        middle = 0.5 * length * radius
        parts.append(box("hand", (width, 0.0015, length * radius),
                         (middle * math.sin(angle), -0.026, middle * math.cos(angle)), ink, 0, rot=(0, angle, 0)))
    return parent(parts, location, (0, 0, turn), "clock")
