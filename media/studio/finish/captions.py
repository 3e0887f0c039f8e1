"""Words in films: white labels with ink text, hung from an ink bar like the site's rules."""

from PIL import Image, ImageDraw

from finish.heat import RAMP
from kit.lettering import INK, INK_2, font

OUTLINE = "#8d8089"


def label(picture, lines, corner, opacity=1.0, bar=True, width=None):
    """Put a label on an RGB picture.

    `lines` holds (words, size, weight, family); `corner` is its left and lower edge. A label
    whose words change needs a `width`, or its edge would tremble.
    """
    if opacity <= 0:
        return picture
    pad, gap = 22, 8
    fonts = [font(family, size, weight) for _, size, weight, family in lines]
    width = width or 2 * pad + max(face.getlength(words) for face, (words, *_) in zip(fonts, lines))
    height = sum(size for _, size, _, _ in lines) + gap * (len(lines) - 1) + 2 * pad
    plate = Image.new("RGBA", (round(width), round(height)), (255, 255, 255, 245))
    draw = ImageDraw.Draw(plate)
    if bar:
        draw.rectangle((0, 0, 72, 6), fill=INK)
    y = pad
    for number, (face, (words, size, _, _)) in enumerate(zip(fonts, lines)):
        draw.text((pad, y + size * 0.86), words, font=face, anchor="ls",
                  fill=INK if number == 0 else INK_2)
        y += size + gap
    return _laid(picture, plate, (corner[0], corner[1] - plate.height), opacity)


def key(picture, corner, breaks, unit, width=300, opacity=1.0):
    """The nine swatches with the band edges under them and the unit over them."""
    if opacity <= 0:
        return picture
    pad, swatch, depth = 18, (width - 36) / 9, 20
    plate = Image.new("RGBA", (width, 92), (255, 255, 255, 245))
    draw = ImageDraw.Draw(plate)
    draw.text((pad, pad + 10), unit, font=font("text", 15, 600), fill=INK, anchor="ls")
    top = pad + 20
    for band, colour in enumerate(RAMP):
        x = pad + band * swatch
        draw.rectangle((x, top, x + swatch, top + depth), fill=colour)
        if band % 2 == 0:
            draw.text((x, top + depth + 19), f"{breaks[band]:g}", fill=INK_2,
                      font=font("text", 14), anchor="ls")
    draw.rectangle((pad, top, pad + 9 * swatch, top + depth), outline=OUTLINE)
    return _laid(picture, plate, (corner[0], corner[1] - plate.height), opacity)


def _laid(picture, plate, at, opacity):
    """Composite a label with one pixel of shadow under it."""
    alpha = plate.getchannel("A").point(lambda value: round(value * opacity))
    plate.putalpha(alpha)
    canvas = picture.convert("RGBA")
    shade = Image.new("RGBA", (plate.width, 2), (40, 19, 37, round(70 * opacity)))
    x, y = round(at[0]), round(at[1])
    canvas.alpha_composite(shade, (x, y + plate.height))
    canvas.alpha_composite(plate, (x, y))
    return canvas.convert("RGB")
