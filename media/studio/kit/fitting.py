"""Fitting a panel to a ceiling: the room's corner and what each step adds. Metres.

The panel's long side runs along x across three joists, so that its fixings at
+-0.40 m come under two of them.
"""

import math

from kit import decor, room
from kit.lights import area, sun
from kit.materials import metal, paint, plain, wood
from kit.mesh import box, lathe, parent, tube
from kit.panel import CORNER, FIXINGS, LENGTH, THICKNESS, WIDTH, detailed_panel, rounded_outline
from kit.panel_back import connection_box, flex
from kit.panel_finish import galvanised
from kit.scene import camera
from kit.set import surround

CEILING = 2.40
JOISTS = (-0.40, 0.0, 0.40)
BATTEN_DEPTH = 0.018
SUPPLY = "#868c90"
OUTLET = (0.22, 0.02)              # where the flex leaves the ceiling
LEFT, RIGHT, FRONT, BACK = -2.6, 1.55, -3.2, 1.25


def corner_of_a_room():
    """The room, its daylight from the left, and the one camera of all four steps."""
    wall = paint("#b4c0ba", 0.85, 0.10)
    white = paint("#d3d8d6", 0.9, 0.07, 0.2, 0.012)
    room.shell(LEFT, RIGHT, FRONT, BACK, CEILING, wall, white,
               {"left": [(-1.95, -0.35, 0.7, 2.15)]})
    room.coving(room.outline(LEFT, RIGHT, FRONT, BACK), CEILING, white, 0.06)
    decor.frame(0.50, 0.66, "coast", (-0.52, BACK - 0.001, 1.66))
    decor.frame(0.50, 0.66, "harbour", (0.16, BACK - 0.001, 1.66))
    sun(5.0, 6, 253, 0.9, (1, 0.86, 0.70), group="sky")
    area("window", (LEFT + 0.05, -0.95, 1.4), (0.4, 0.2, 1.9), (1.6, 1.3), 62,
         (0.90, 0.96, 1.0), group="sky")
    area("bounce", (-0.2, -1.6, 0.5), (0, 0.2, CEILING), (2.4, 1.8), 26,
         (1.0, 0.97, 0.93), group="sky")
    surround(0.5)
    camera((-1.02, -1.66, 1.36), (0.06, 0.22, 2.235), lens=25, level=False, fstop=11, focus=2.1)


def markings():
    """Joist lines, the panel's outline and the fixing crosses in pencil; tape at the ends."""
    pencil, tape = plain("#3f464d", 0.9), paint("#3f7fae", 0.85, 0.08)
    for x in JOISTS:
        y = -0.46
        while y < 0.62:
            _mark((0.0045, 0.060), (x, y + 0.03), pencil)
            y += 0.085
        for end in (-0.50, 0.68):
            box("tape", (0.075, 0.025, 0.0003), (x, end, CEILING - 0.0003), tape, 0)
    outline = rounded_outline(LENGTH, WIDTH, CORNER)
    tube("outline", [(x, y, CEILING) for x, y in outline], 0.0020, pencil, 4, cyclic=True,
         smooth=False)
    for x, y in FIXINGS:
        _mark((0.056, 0.0036), (x, y), pencil)
        _mark((0.0036, 0.056), (x, y), pencil)
        hoop = [(x + 0.013 * math.cos(a / 16 * math.pi), y + 0.013 * math.sin(a / 16 * math.pi),
                 CEILING) for a in range(32)]
        tube("circle", hoop, 0.0016, pencil, 4, cyclic=True, smooth=False)


def _mark(size, centre, material):
    box("mark", (*size, 0.0004), (*centre, CEILING - 0.0003), material, 0)


def outlet():
    """The hole in the plasterboard with its grommet."""
    lathe("grommet", [(0.017, 0), (0.017, -0.003), (0.010, -0.005), (0.006, -0.005), (0.006, 0)],
          (*OUTLET, CEILING), plain("#e6e8e8", 0.4), 32)


def cable_tail():
    """The grey supply cable hanging from the ceiling, its three cores bared."""
    x, y = OUTLET
    flex([(x, y, CEILING + 0.01), (x, y, CEILING - 0.05), (x + 0.006, y - 0.006, CEILING - 0.11),
          (x + 0.022, y - 0.018, CEILING - 0.165), (x + 0.040, y - 0.030, CEILING - 0.20)],
         0.0042, SUPPLY)


def battens():
    """Two zinc channels across the joists, screwed at each of them."""
    zinc = galvanised()
    for y in (-0.19, 0.19):
        box("batten", (0.96, 0.036, BATTEN_DEPTH), (0, y, CEILING - BATTEN_DEPTH / 2), zinc, 0.002)
        for edge in (-0.030, 0.030):
            box("flange", (0.96, 0.026, 0.0016), (0, y + edge, CEILING - 0.0008), zinc, 0.0005)
        for x in JOISTS:
            _screw(x, y - 0.032)
            _screw(x, y + 0.032)
        for x in (-0.40, 0.40):
            _hook(x, y)


def waiting_panel(drop):
    """The marked ceiling with its channels, and the panel `drop` metres below it; returns the height of its back."""
    corner_of_a_room()
    markings()
    outlet()
    battens()
    top = CEILING - drop
    body = detailed_panel(location=(0, 0, top - THICKNESS / 2))
    parent(connection_box(0.40, 0.03), name="connection").parent = body
    return top


def _screw(x, y):
    profile = [(0, -0.0042), (0.0038, -0.0036), (0.0055, -0.0014), (0.0055, 0)]
    lathe("screw", profile, (x, y, CEILING - 0.0014), metal("#6d7377", 0.35), 24)


def _hook(x, y):
    """The shouldered screw that a keyhole of the panel slides on to."""
    lathe("hook", [(0, -0.007), (0.0052, -0.006), (0.0052, -0.004), (0.0024, -0.004), (0.0024, 0)],
          (x, y, CEILING - BATTEN_DEPTH), metal("#c9a35a", 0.3), 24)


def prop(x, y, top):
    """A telescopic prop from the floor; its padded head is at height `top`."""
    steel, red = metal("#bfc4c6", 0.35), plain("#a62b00", 0.42)
    tube("prop", [(x, y, 0), (x, y, 1.62)], 0.019, red, 16, smooth=False)
    tube("prop", [(x, y, 1.60), (x, y, top - 0.03)], 0.014, steel, 16, smooth=False)
    lathe("collar", [(0.019, 0), (0.026, 0.002), (0.026, 0.050), (0.019, 0.054)],
          (x, y, 1.58), plain("#2c2a2b", 0.5), 32)
    box("handle", (0.070, 0.012, 0.016), (x + 0.045, y, 1.61), plain("#2c2a2b", 0.5), 0.004)
    box("head", (0.060, 0.36, 0.018), (x, y, top - 0.020), steel, 0.004)
    box("felt", (0.060, 0.36, 0.010), (x, y, top - 0.006), plain("#6c5b68", 0.95), 0.003)


def stepladder(x=-0.95, y=0.30, height=1.74, turn=math.radians(12)):
    """The top of a wooden stepladder with a roll of tape and a pencil on it."""
    ash = wood("X", "#c9a679", "#94693f")
    cos, sin = math.cos(turn), math.sin(turn)

    def part(size, offset, rot=(0, 0, 0)):
        ox, oy, oz = offset
        box("ladder", size, (x + ox * cos - oy * sin, y + ox * sin + oy * cos, oz), ash, 0.004,
            rot=(rot[0], rot[1], turn))

    part((0.44, 0.24, 0.026), (0, 0, height))
    for side in (-0.19, 0.19):
        part((0.026, 0.075, height), (side, -0.22, height / 2), (-0.13, 0, 0))
        part((0.026, 0.050, height), (side, 0.22, height / 2), (0.13, 0, 0))
    part((0.38, 0.10, 0.022), (0, -0.13, height - 0.25))
    ring = [(0.026, 0), (0.048, 0), (0.048, 0.025), (0.026, 0.025), (0.026, 0)]
    lathe("tape roll", ring, (x + 0.10, y - 0.03, height + 0.013), paint("#3f7fae", 0.8, 0.05), 48)
    tube("pencil", [(x - 0.12, y - 0.06, height + 0.017), (x + 0.02, y - 0.02, height + 0.017)],
         0.0036, plain("#a62b00", 0.5), 6, smooth=False)
