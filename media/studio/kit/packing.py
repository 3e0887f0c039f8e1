"""Cartons, straps and a pallet, as the panels travel. Lengths in metres."""

import math

from kit.lettering import Sheet
from kit.materials import image_mat, plain, wood
from kit.mesh import box, mesh, parent
from kit.shader import Shader, cached, linear

CARTON = (1.250, 0.650, 0.046)


@cached
def cardboard(colour="#a98357"):
    """Kraft liner: fibres, faint flutes, and boards that are never quite flat."""
    shader = Shader("cardboard")
    vector = shader.coord()
    fibres = shader.noise(shader.mapped(vector, (30, 260, 260)), 1.0, 4, 0.7)
    stains = shader.ramp(shader.noise(vector, 3.2, 4, 0.6), [(0.35, 0.0), (0.75, 1.0)])
    flutes = shader.node("TexWave", vector=shader.mapped(vector, (130, 0, 0)), scale=1.0).outputs["Fac"]
    dents = shader.noise(vector, 6, 3, 0.5)
    base = shader.mix(fibres, linear(colour), linear("#8d6a43"))
    base = shader.mix(shader.math("MULTIPLY", stains, 0.25), base, linear("#7a5b3a"))
    normal = shader.bump(shader.math("ADD", fibres, shader.math("MULTIPLY", flutes, 0.4)), 0.12, 0.0008,
                         shader.bump(dents, 0.35, 0.012))
    return shader.output(shader.principled(base_color=base, roughness=0.86, specular=0.2, normal=normal))


def carton(location, turn=0.0, number=0):
    """A closed flat carton, taped along its seam, printed on its long and short sides."""
    length, width, height = CARTON
    board, tape = cardboard(), plain("#b58f5b", 0.22, coat=0.6, bump=0.15, bump_scale=40)
    parts = [box("carton", (length, width, height - 0.002), (0, 0, height / 2), board, 0.004, 3),
             box("tape", (length + 0.0012, 0.050, 0.0004), (0, 0, height - 0.0008), tape, 0)]
    for end in (-1, 1):
        parts.append(box("tape end", (0.0004, 0.050, height * 0.7), (end * (length / 2 + 0.0003), 0, height * 0.64),
                         tape, 0))
    parts.append(_print(carton_side(), 0.62, 0.034, (-0.18, -width / 2 - 0.0004, height / 2)))
    parts.append(_print(carton_end(), 0.20, 0.034, (-length / 2 - 0.0008, -0.17, height / 2), -math.pi / 2))
    return parent(parts, location, (0, 0, turn), "carton")


def tray(location, turn=0.0):
    """An open carton with foam at the corners; the panel lies 24 mm above its foot."""
    length, width, height = CARTON
    board, foam = cardboard(), plain("#e4e6e4", 0.8, bump=0.3, bump_scale=500)
    wall = 0.005
    parts = [box("tray floor", (length, width, wall), (0, 0, wall / 2), board, 0.001)]
    for side in (-1, 1):
        parts.append(box("tray side", (length, wall, height), (0, side * (width - wall) / 2, height / 2), board, 0.002))
        parts.append(box("tray end", (wall, width, height), (side * (length - wall) / 2, 0, height / 2), board, 0.002))
        for end in (-1, 1):
            x, y = side * (length / 2 - 0.012), end * (width / 2 - 0.012)
            parts.append(box("foam", (0.014, 0.11, 0.038), (x, y - end * 0.05, 0.023), foam, 0.003))
            parts.append(box("foam", (0.11, 0.014, 0.038), (x - side * 0.05, y, 0.023), foam, 0.003))
    parts.append(_print(carton_side(), 0.62, 0.034, (-0.18, -width / 2 - 0.0004, height / 2)))
    return parent(parts, location, (0, 0, turn), "tray")


def lid(location, turn=0.0, lean=0.16):
    """The lid of a carton, standing on a long side and leaning back."""
    length, width, _ = CARTON
    return parent([box("lid", (length + 0.01, 0.05, width + 0.01), (0, 0, width / 2), cardboard(), 0.004, 3)],
                  location, (-lean, 0, turn), "lid")


def _print(path, width, height, location, turn=0.0):
    """Ink on a side of the carton: the paper's own tone where nothing is printed."""
    corners = [(-width / 2, 0, -height / 2), (width / 2, 0, -height / 2), (width / 2, 0, height / 2),
               (-width / 2, 0, height / 2)]
    return mesh("print", corners, [(0, 1, 2, 3)], image_mat(path, 0.85, 0.15), uvs=[(0, 0), (1, 0), (1, 1), (0, 1)],
                loc=location, rot=(0, 0, turn))


KRAFT, INK = "#9d784c", "#2a1a26"


def carton_side():
    """Name and size on the long side, 620 x 34 mm."""
    sheet = Sheet(620, 34, 4, KRAFT)
    sheet.box(8, 4, 40, 7.5, fill=INK)
    sheet.text(8, 27, "Powerboard", 20, 600, INK, family="heading")
    sheet.text(150, 26, "S 225W", 13, 500, INK)
    sheet.text(250, 26, "1,200 × 600 × 12.5 mm", 13, 400, INK)
    sheet.text(606, 26, "This way up ↑↑", 13, 600, INK, anchor="rs")
    return sheet.save("carton-side.png")


def carton_end():
    """Name on the short side, 200 x 34 mm."""
    sheet = Sheet(200, 34, 6, KRAFT)
    sheet.box(8, 4, 40, 7.5, fill=INK)
    sheet.text(8, 27, "Powerboard S 225W", 15, 600, INK, family="heading")
    return sheet.save("carton-end.png")


def strap(x, width, top, bottom=0.144):
    """A polypropylene strap round the load at `x`."""
    band, wide, thick = plain("#1d2326", 0.35, bump=0.2, bump_scale=500), 0.012, 0.0008
    parts = [box("strap", (wide, width + 0.004, thick), (x, 0, top + thick / 2), band, 0)]
    for side in (-1, 1):
        parts.append(box("strap", (wide, thick, top - bottom + 0.04),
                         (x, side * (width / 2 + 0.0022), (top + bottom - 0.04) / 2), band, 0))
    return parent(parts, name="strap")


def pallet(length, width, height):
    """Nine blocks between boards, sawn and weathered."""
    board, block = wood("X", "#a88f68", "#6b5539", 0.75), wood("Y", "#9d855f", "#655036", 0.8)
    parts = []
    deck, across = 0.022, 7
    for row in range(across):
        y = (row - (across - 1) / 2) * (width - 0.09) / (across - 1)
        parts.append(box("deck board", (length, 0.09, deck), (0, y, height - deck / 2), board, 0.003))
    for column in (-1, 0, 1):
        x = column * (length - 0.10) / 2
        parts.append(box("bearer", (0.10, width, deck), (x, 0, height - 1.5 * deck), block, 0.003))
        for row in (-1, 0, 1):
            y = row * (width - 0.12) / 2
            parts.append(box("block", (0.10, 0.12, height - 3 * deck), (x, y, (height - deck) / 2), block, 0.003))
    for row in (-1, 0, 1):
        y = row * (width - 0.10) / 2
        parts.append(box("runner", (length, 0.10, deck), (0, y, deck / 2), board, 0.003))
    return parent(parts, name="pallet")
