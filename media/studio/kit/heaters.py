"""The heaters that panels take the place of: a storage heater of the 1980s, an oil-filled radiator. Lengths in metres."""
import math

from kit.materials import plain
from kit.mesh import box, lathe, parent, sphere, tube


def storage_heater(location, turn=0.0, width=1.06, height=0.70, depth=0.24):
    """A beige storage heater with a brown grille along its foot and one in its top; its back is at y = 0, facing -y."""
    case = plain("#c2b294", 0.42, bump=0.06, bump_scale=240)
    brown, dark = plain("#4d3826", 0.45), plain("#17120e", 0.9)
    plinth, grille = 0.05, 0.13
    body = height - plinth - grille
    parts = [box("case", (width, depth, body), (0, -depth / 2, plinth + grille + body / 2), case, 0.014, 4),
             box("cap", (width + 0.012, depth + 0.010, 0.034), (0, -depth / 2 - 0.002, height - 0.012), brown, 0.010, 3),
             box("recess", (width - 0.02, depth - 0.05, grille + 0.01), (0, -depth / 2 + 0.01, plinth + grille / 2), dark, 0),
             box("plinth", (width - 0.04, depth - 0.03, plinth), (0, -depth / 2 + 0.01, plinth / 2), dark, 0.003)]
    for step in range(5):
        parts.append(box("louvre", (width - 0.03, 0.020, 0.008), (0, -depth + 0.022, plinth + 0.014 + 0.026 * step), brown,
                         0.003, rot=(math.radians(28), 0, 0)))
    for side in (-1, 1):
        parts.append(box("cheek", (0.022, depth - 0.004, plinth + grille + 0.02),
                         (side * (width / 2 - 0.013), -depth / 2, (plinth + grille + 0.02) / 2), case, 0.005))
    for x in (-0.27, 0.0, 0.27):
        parts.append(box("seam", (0.003, 0.002, body - 0.07), (x, -depth + 0.0004, plinth + grille + body / 2 - 0.01),
                         plain("#8f8166", 0.6), 0))
    for x in (width / 2 - 0.10, width / 2 - 0.20):
        parts.append(lathe("control", [(0, 0.016), (0.017, 0.016), (0.020, 0.010), (0.022, 0)],
                           (x, -depth / 2 + 0.02, height + 0.0052), plain("#26201a", 0.4), 32))
    parts.append(tube("flex", [(width / 2 - 0.03, -0.03, 0.18), (width / 2 + 0.06, -0.02, 0.11), (width / 2 + 0.13, -0.012, 0.24)],
                      0.005, plain("#d9d4c6", 0.5), 8))
    return parent(parts, location, (0, 0, turn), "storage heater")


def spur(location, turn=0.0):
    """A fused outlet with a switch on a wall at local y = 0, facing -y."""
    white = plain("#e8e5db", 0.35)
    parts = [box("plate", (0.086, 0.010, 0.086), (0, -0.005, 0), white, 0.004, 3),
             box("switch", (0.014, 0.007, 0.022), (-0.016, -0.0115, 0.004), white, 0.002),
             box("fuse", (0.014, 0.005, 0.034), (0.018, -0.0115, 0), plain("#cfcabd", 0.4), 0.002),
             box("neon", (0.006, 0.004, 0.006), (-0.016, -0.0115, 0.026), plain("#8d2b1e", 0.3), 0.001)]
    return parent(parts, location, (0, 0, turn), "spur")


def oil_radiator(location, turn=0.0, fins=7):
    """An oil-filled radiator on castors, its fins along y and its controls at the front; it faces -y."""
    white, grey = plain("#dddad1", 0.34, bump=0.02, bump_scale=60), plain("#5d5f60", 0.45)
    pitch, wide, tall, foot = 0.055, 0.145, 0.50, 0.085
    half = pitch * (fins - 1) / 2
    middle = foot + tall / 2
    parts = []
    for index in range(fins):
        y = half - index * pitch
        parts.append(box("fin", (wide, 0.012, tall), (0, y, middle), white, 0.0055, 3))
        for x in (-0.045, 0.045):
            parts.append(box("channel", (0.030, 0.030, tall - 0.05), (x, y, middle), white, 0.014, 4))
    for z in (foot + 0.05, foot + tall - 0.05):
        parts.append(tube("header", [(0, -half, z), (0, half, z)], 0.022, white, 12, smooth=False))
    front = -half - 0.045
    parts += [box("control box", (wide - 0.004, 0.065, tall - 0.07), (0, front, middle - 0.01), white, 0.018, 4),
              lathe("dial", [(0, 0.020), (0.024, 0.018), (0.028, 0)], (0, front - 0.032, foot + tall * 0.66), grey, 40,
                    rot=(math.pi / 2, 0, 0)),
              box("rocker", (0.020, 0.010, 0.030), (0, front - 0.033, foot + tall * 0.44), plain("#9a3325", 0.35), 0.003),
              tube("handle", [(x, front + y, foot + tall + z) for x, y, z in
                              ((-0.05, 0.01, -0.04), (-0.05, -0.01, 0.035), (0.05, -0.01, 0.035), (0.05, 0.01, -0.04))],
                   0.009, grey, 10)]
    for y in (front + 0.02, half - 0.03):
        parts.append(box("foot", (0.235, 0.028, 0.018), (0, y, foot - 0.020), grey, 0.005))
        for x in (-0.10, 0.10):
            wheel = sphere("castor", 0.026, (x, y, 0.027), plain("#1d1e1f", 0.5), 24)
            wheel.scale = (0.6, 1, 1)
            parts.append(wheel)
    return parent(parts, location, (0, 0, turn), "oil radiator")
