"""Product film: the room, the panel, how it is fitted, what it heats, how it is run."""

from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

from kit.lettering import DAYLIGHT, INK, INK_2, font

LIBRARY = Path(__file__).resolve().parents[2] / "library"
SIZE, RATE = (1280, 720), 24
DISSOLVE = 0.45              # seconds
END_CARD = 3.0

# picture, seconds, view at the start and end as (centre x, centre y, width) of 1, words over it
SHOTS = (
    ("living-room-dusk", 4.0, (0.50, 0.50, 1.00), (0.49, 0.44, 0.88), "Warmth from the ceiling"),
    ("panel-hero", 3.4, (0.54, 0.50, 1.00), (0.50, 0.52, 0.86), "225 W, 1,200 × 600 mm, 6.6 kg"),
    ("panel-edge", 3.0, (0.54, 0.50, 1.00), (0.50, 0.52, 0.86), "12.5 mm thin"),
    ("fixing-1-joists", 2.4, (0.50, 0.50, 1.00), (0.50, 0.49, 0.97), "1. Find the joists"),
    ("fixing-2-bracket", 2.4, (0.50, 0.49, 0.97), (0.50, 0.48, 0.94), "2. Screw two channels to them"),
    ("fixing-3-lift", 3.4, (0.50, 0.48, 0.94), (0.50, 0.47, 0.91), "3. Connect the panel on its props, and raise it"),
    ("fixing-4-finished", 3.4, (0.50, 0.47, 0.91), (0.50, 0.46, 0.86), "All that shows is a line of shadow"),
    ("georgian-room", 3.4, (0.50, 0.50, 1.00), (0.50, 0.46, 0.90), "Flat to the ceiling, walls clear"),
    ("bathroom", 2.4, (0.50, 0.50, 1.00), (0.50, 0.48, 0.94), "One room at a time"),
    ("living-room-dusk-heat", 5.8, (0.49, 0.46, 0.92), (0.49, 0.46, 0.92),
     "It heats what it can see. Simulation: dark is none, pale over 20 W/m²"),
    ("app-screen", 3.4, (0.50, 0.50, 0.90), (0.50, 0.50, 1.00), "Each room has its own hours"),
)
WIPED_OVER = {"living-room-dusk-heat": "living-room-dusk"}
WIPE = (0.9, 4.2)            # seconds into the shot


def labels():
    """What the site writes over the film."""
    starts = np.cumsum([0] + [shot[1] for shot in SHOTS])
    return [{"fromSecond": round(float(start), 2), "text": text}
            for start, text in zip(starts, [*(shot[4] for shot in SHOTS), ""])]


def frames():
    """All frames of the film, 8-bit RGB."""
    starts = np.cumsum([0] + [shot[1] for shot in SHOTS])
    pictures = {}
    total = starts[-1] + END_CARD
    for number in range(round(total * RATE)):
        second = number / RATE
        index = int(np.searchsorted(starts, second, side="right")) - 1
        frame = _at(index, second - starts[index], pictures)
        since = second - starts[index]
        if index and since < DISSOLVE:
            length = SHOTS[index - 1][1]
            before = _at(index - 1, length + since, pictures)
            frame = Image.blend(before, frame, since / DISSOLVE)
        yield np.asarray(frame)


def _at(index, second, pictures):
    """The frame of one shot; the card at the end comes after the last."""
    if index >= len(SHOTS):
        return _end_card()
    name, length, start, end, _ = SHOTS[index]
    share = _eased(np.clip(second / length, 0, 1.1))
    view = [a + (b - a) * share for a, b in zip(start, end)]
    frame = _framed(_picture(name, pictures), view)
    if name in WIPED_OVER:
        frame = _wiped(_framed(_picture(WIPED_OVER[name], pictures), view), frame,
                       np.clip((second - WIPE[0]) / (WIPE[1] - WIPE[0]), 0, 1))
    return frame


def _eased(share):
    """Slow at both ends, and still moving while the next shot dissolves in."""
    return share if share > 1 else share * 0.6 + 0.4 * share * share * (3 - 2 * share)


def _picture(name, pictures):
    if name not in pictures:
        pictures[name] = Image.open(LIBRARY / f"{name}.webp").convert("RGB")
    return pictures[name]


def _framed(picture, view):
    """The part of a picture about (x, y), `width` of it wide, at the film's size."""
    x, y, width = view[0], view[1], min(view[2], 1)
    x = np.clip(x, width / 2, 1 - width / 2)
    y = np.clip(y, width / 2, 1 - width / 2)
    box = ((x - width / 2) * picture.width, (y - width / 2) * picture.height,
           (x + width / 2) * picture.width, (y + width / 2) * picture.height)
    return picture.resize(SIZE, Image.BICUBIC, box=box)


def _wiped(day, heat, share):
    """The heat picture drawn over the daylight one from the left, behind a white line."""
    share = share * share * (3 - 2 * share)
    edge = round(share * SIZE[0])
    frame = day.copy()
    if edge:
        frame.paste(heat.crop((0, 0, edge, SIZE[1])), (0, 0))
    if 0 < edge < SIZE[0]:
        frame.paste("#ffffff", (edge - 2, 0, min(edge + 2, SIZE[0]), SIZE[1]))
    return frame


def _end_card():
    """The name under its light, in the part that a phone's upright crop keeps."""
    card = Image.new("RGB", SIZE, DAYLIGHT)
    draw = ImageDraw.Draw(card)
    draw.polygon(((380, 168), (452, 168), (490, 470), (352, 470)), fill="#fafcfc")
    draw.rectangle((380, 160, 900, 161), fill=INK)
    draw.rectangle((380, 160, 452, 167), fill=INK)
    draw.text((380, 330), "Powerboard", font=font("heading", 92, 500), fill=INK, anchor="ls")
    for line, words in enumerate(("225 W infrared ceiling panel", "1,200 × 600 × 12.5 mm")):
        draw.text((382, 386 + 38 * line), words, font=font("text", 28), fill=INK_2, anchor="ls")
    return card
