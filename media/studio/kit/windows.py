"""Windows and doors. Each stands at its opening's bottom centre, outside towards +y."""

from kit.materials import metal, plain, thin_glass
from kit.mesh import box, grid_faces, mesh, parent


def sash_window(width, height, depth=0.24, bars=(2, 1), mat=None, glass=None):
    """A double-hung sash window with stool, apron and architrave on the inside.

    `depth` is the reveal; `bars` counts the panes of a sash across and up.
    """
    mat = mat or plain("#f1efe9", 0.32, specular=0.45, bump=0.03, bump_scale=60)
    glass = glass or thin_glass()
    jamb, sill = 0.045, 0.05
    line = depth - 0.05
    parts = []

    def part(size, loc, bevel=0.003):
        parts.append(box("window part", size, loc, mat, bevel))

    for side in (-1, 1):
        part((jamb, 0.11, height), (side * (width - jamb) / 2, line, height / 2))
    part((width - 2 * jamb, 0.11, jamb), (0, line, height - jamb / 2))
    part((width - 2 * jamb, 0.13, sill), (0, line + 0.01, sill / 2))

    clear_width, clear_height = width - 2 * jamb, height - jamb - sill
    sash_height = clear_height / 2 + 0.02
    lower = (line - 0.024, sill + clear_height / 4, 0.07, 0.036)
    upper = (line + 0.024, sill + clear_height * 3 / 4, 0.036, 0.045)
    for y, middle, bottom_rail, top_rail in (lower, upper):
        parts += _sash(clear_width, sash_height, y, middle - sash_height / 2, bottom_rail,
                       top_rail, bars, mat, glass)

    brass = metal("#b9935a", 0.22)
    meeting = sill + clear_height / 2
    parts.append(box("lock", (0.06, 0.025, 0.018), (0, line - 0.02, meeting + 0.03), brass,
                     0.005))
    for side in (-0.22, 0.22):
        parts.append(box("lift", (0.07, 0.022, 0.012), (side * width, line - 0.05, 0.10),
                         brass, 0.004))
    part((width + 0.22, depth + 0.02, 0.028), (0, depth / 2 - 0.05, -0.010), 0.010)
    part((width + 0.12, 0.018, 0.09), (0, -0.009, -0.075), 0.004)
    parts.append(architrave(width, height, mat))
    return parent(parts, name="sash window")


def _sash(width, height, y, z0, bottom_rail, top_rail, bars, mat, glass):
    """One sash: stiles, rails, glazing bars and a pane."""
    stile, thick, bar = 0.042, 0.04, 0.020
    parts = []
    for side in (-1, 1):
        parts.append(box("stile", (stile, thick, height),
                         (side * (width - stile) / 2, y, z0 + height / 2), mat))
    for rail, z in ((bottom_rail, z0 + bottom_rail / 2),
                    (top_rail, z0 + height - top_rail / 2)):
        parts.append(box("rail", (width - 2 * stile, thick, rail), (0, y, z), mat))
    x1 = width / 2 - stile
    low, high = z0 + bottom_rail, z0 + height - top_rail
    across, up = bars
    for i in range(1, across):
        parts.append(box("bar", (bar, 0.034, high - low),
                         (-x1 + 2 * x1 * i / across, y, (low + high) / 2), mat, 0.005))
    for i in range(1, up):
        parts.append(box("bar", (2 * x1, 0.030, bar),
                         (0, y, low + (high - low) * i / up), mat, 0.005))
    parts.append(pane(-x1, x1, low, high, y, glass))
    return parts


def pane(x0, x1, z0, z1, y, glass=None):
    """A sheet of glass upright in the plane y."""
    corners = [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)]
    return mesh("pane", corners, [(0, 1, 2, 3)], glass or thin_glass())


def architrave(width, height, mat, board=0.095):
    """The moulded board round three sides of an opening, on the wall at y = 0."""
    profile = [(0, 0), (0, 0.012), (0.012, 0.018), (0.02, 0.014), (0.055, 0.016),
               (0.065, 0.026), (0.085, 0.028), (board, 0.020), (board, 0)]
    corners = [(-width / 2, 0, -1, 0), (-width / 2, height, -1, 1),
               (width / 2, height, 1, 1), (width / 2, 0, 1, 0)]
    verts = [(x + side * out, -thick, z + up * out)
             for x, z, side, up in corners for out, thick in profile]
    return mesh("architrave", verts, grid_faces(len(profile), 4), mat, 40)


def casement_window(width, height, depth=0.20, lights=2, mat=None, glass=None):
    """A modern window of `lights` side-hung casements with a plain board as its sill."""
    mat = mat or plain("#f3f2ee", 0.3)
    glass = glass or thin_glass()
    frame, sash, line = 0.055, 0.05, depth - 0.06
    parts = []
    for side in (-1, 1):
        parts.append(box("frame", (frame, 0.07, height),
                         (side * (width - frame) / 2, line, height / 2), mat))
    for z in (frame / 2, height - frame / 2):
        parts.append(box("frame", (width - 2 * frame, 0.07, frame), (0, line, z), mat))

    light = (width - 2 * frame) / lights
    for i in range(lights):
        centre = -width / 2 + frame + light * (i + 0.5)
        reach = light / 2 - 0.002
        low, high = frame + 0.002, height - frame - 0.002
        for side in (-1, 1):
            parts.append(box("casement", (sash, 0.06, high - low),
                             (centre + side * (reach - sash / 2), line - 0.012, height / 2),
                             mat, 0.004))
        for z in (low + sash / 2, high - sash / 2):
            parts.append(box("casement", (2 * reach - 2 * sash, 0.06, sash),
                             (centre, line - 0.012, z), mat, 0.004))
        parts.append(pane(centre - reach + sash, centre + reach - sash, low + sash,
                          high - sash, line, glass))
    handle = metal("#b8b8b4", 0.3)
    parts.append(box("handle", (0.022, 0.03, 0.13), (0.0, line - 0.055, height * 0.45),
                     handle, 0.006))
    parts.append(box("sill board", (width + 0.08, depth + 0.03, 0.026),
                     (0, depth / 2 - 0.045, -0.006), mat, 0.006))
    return parent(parts, name="casement window")


def panelled_door(width=0.84, height=2.03, mat=None, knob=None):
    """A closed four-panel door in its architrave on the wall at y = 0, facing -y."""
    mat = mat or plain("#f1efe9", 0.34, bump=0.03, bump_scale=60)
    knob = knob or metal("#b9935a", 0.25)
    stile, rail, lock_rail = 0.10, 0.11, 0.95
    parts = [box("leaf", (width, 0.012, height), (0, 0.004, height / 2), mat, 0.002)]
    for x in (-(width - stile) / 2, 0, (width - stile) / 2):
        parts.append(box("stile", (stile, 0.02, height), (x, -0.004, height / 2), mat, 0.004))
    for z, tall in ((0.11, 0.22), (lock_rail, 0.18), (height - rail / 2, rail)):
        parts.append(box("rail", (width - stile, 0.018, tall), (0, -0.003, z), mat, 0.004))
    parts.append(architrave(width + 0.02, height + 0.01, mat))
    parts.append(box("rose", (0.05, 0.008, 0.05), (width / 2 - 0.055, -0.018, 1.0), knob,
                     0.003))
    parts.append(box("lever", (0.12, 0.016, 0.016), (width / 2 - 0.10, -0.06, 1.0), knob,
                     0.006))
    parts.append(box("neck", (0.016, 0.045, 0.016), (width / 2 - 0.055, -0.04, 1.0), knob,
                     0.005))
    return parent(parts, name="door")
