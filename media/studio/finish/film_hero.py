"""Hero loop: the living room at dusk, from its still. The camera leans in and back out, so that the last frame leads
into the first."""

from pathlib import Path

import numpy as np
from PIL import Image

PICTURE = Path(__file__).resolve().parents[2] / "library" / "living-room-dusk.webp"
SIZE, RATE, SECONDS = (1280, 720), 24, 10
NEAREST = (0.50, 0.44, 0.88)  # centre x, centre y and width of what is seen at half time; 1 is the whole picture


def frames():
    """All frames of the loop, 8-bit RGB."""
    still = Image.open(PICTURE).convert("RGB")
    for number in range(RATE * SECONDS):
        yield _seen(still, (1 - np.cos(2 * np.pi * number / (RATE * SECONDS))) / 2)


def _seen(still, lean):
    """What the camera sees, from the whole still (`lean` 0) to its nearest view (1)."""
    x, y, width = (whole + lean * (near - whole) for whole, near in zip((0.5, 0.5, 1.0), NEAREST))
    left, top = (x - width / 2) * still.width, (y - width / 2) * still.height
    box = (left, top, left + width * still.width, top + width * still.height)
    return np.asarray(still.resize(SIZE, Image.LANCZOS, box=box))
