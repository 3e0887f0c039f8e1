"""Hero loop: the living room over one day, from a single still.

The light groups of the daylight render are balanced anew for some hours of the day,
the frames between are mixed, and the depth pass lets the camera drift a few
centimetres. Both are periodic, so that the last frame leads into the first.
"""

from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, grey_erosion

from finish import exr, tone
from grades import grade_for

ROOM = "living-room"
CACHE = Path(__file__).resolve().parents[1] / ".cache"
SIZE, RATE, SECONDS = (1280, 720), 24, 10
MARGIN = 64                  # pixels kept round the picture for the drift
LENS, SENSOR = 24, 36        # mm, as in the scene
STILL_AT = 4.2               # metres: what lies there does not move
DRIFT = (0.050, 0.012)       # metres to each side and up
ZOOM = 0.012
HOURS = 16                   # pictures from midday to dusk; the way back is the same


def frames():
    """All frames of the loop, 8-bit RGB."""
    room = _Room()
    for number in range(RATE * SECONDS):
        yield room.frame(number / (RATE * SECONDS))


def daylight(share):
    """Strength and colour of each light group at `share` of the loop; 0 is midday."""
    turn = 2 * np.pi * share
    dusk = (1 - np.cos(turn)) / 2
    dusk = dusk * dusk * (3 - 2 * dusk)
    cloud = 1 - 0.08 * np.sin(3 * turn) ** 2
    return {
        "sun": (1 - dusk) ** 1.5 * cloud * np.array((1, 1 - 0.12 * dusk, 1 - 0.28 * dusk)),
        "sky": (1 - 0.84 * dusk) * np.array((1 - 0.30 * dusk, 1 - 0.12 * dusk,
                                             1 + 0.28 * dusk)),
        "lamp": (0.9 + 1.7 * dusk) * np.ones(3),
        "fill": (1 - 0.86 * dusk) * np.array((1 - 0.1 * dusk, 1, 1 + 0.1 * dusk)),
    }, dusk


class _Room:
    """The still's light groups and depth at the film's size plus a margin."""

    def __init__(self):
        with np.load(CACHE / f"{ROOM}.npz") as stored:
            groups = {name: np.minimum(stored[name].astype(np.float32), 60)
                      for name in stored.files}
        depth = exr.load(CACHE / f"{ROOM}.exr")["Depth"][..., 0]
        self.grade = grade_for(ROOM)
        balance = self.grade.balance
        self.groups = {name: _resized(light) * np.array(balance.get(name, 1.0), np.float32)
                       for name, light in groups.items()}
        midday = sum(self.groups.values())
        self.exposure = 2.0 ** self.grade.exposure * tone.MIDDLE_GREY / tone.average(midday)
        near = _resized(np.minimum(depth, 40)[..., None])[..., 0]
        self.depth = gaussian_filter(grey_erosion(near, (7, 7)), 1.5)
        self.rows, self.columns = self.depth.shape
        self.focal = LENS / SENSOR * self.columns

        self.hours = [self._lit(hour / 2 / (HOURS - 1)) for hour in range(HOURS)]

    def _lit(self, share):
        """The whole still in the light of a moment, in display values 0..255."""
        moods, dusk = daylight(share)
        light = sum(group * moods[name].astype(np.float32)
                    for name, group in self.groups.items())
        light = light * self.exposure * 2.0 ** (0.35 * dusk)
        light *= np.array(self.grade.white, np.float32)
        return tone.print_light(light, _quiet(self.grade))

    def frame(self, share):
        """One picture: the light of the moment, seen from where the camera has drifted."""
        hour = (1 - abs(2 * share - 1)) * (HOURS - 1)
        before = min(int(hour), HOURS - 2)
        later = np.float32(hour - before)
        still = self.hours[before] * (1 - later) + self.hours[before + 1] * later
        return _sampled(still, *self._seen_from(2 * np.pi * share))

    def _seen_from(self, turn):
        """Where in the still (row, column) each pixel of the frame is found."""
        side, up = DRIFT[0] * np.sin(turn), DRIFT[1] * (np.cos(turn) - 1)
        zoom = 1 + ZOOM * (1 - np.cos(turn)) / 2
        y, x = np.mgrid[0:SIZE[1], 0:SIZE[0]].astype(np.float32)
        x = (x - SIZE[0] / 2) / zoom + self.columns / 2
        y = (y - SIZE[1] / 2) / zoom + self.rows / 2
        source_x, source_y = x, y
        for _ in range(3):
            row = np.clip(source_y + 0.5, 0, self.rows - 1).astype(np.intp)
            column = np.clip(source_x + 0.5, 0, self.columns - 1).astype(np.intp)
            parallax = self.focal * (1 / self.depth[row, column] - 1 / STILL_AT)
            source_x, source_y = x + side * parallax, y + up * parallax
        return source_y, source_x


def _sampled(image, rows, columns):
    """Bilinear samples of a picture, as 8-bit pixels."""
    rows = np.clip(rows, 0, image.shape[0] - 1.001)
    columns = np.clip(columns, 0, image.shape[1] - 1.001)
    top, left = rows.astype(np.intp), columns.astype(np.intp)
    down = (rows - top)[..., None].astype(np.float32)
    right = (columns - left)[..., None].astype(np.float32)
    upper = image[top, left] * (1 - right) + image[top, left + 1] * right
    lower = image[top + 1, left] * (1 - right) + image[top + 1, left + 1] * right
    return np.round(upper * (1 - down) + lower * down).astype(np.uint8)


def _quiet(grade):
    """The still's grade without grain, which costs a film half of its bytes."""
    settings = {**grade.__dict__, "grain": 0.0, "sharpen": 0.1}
    return tone.Grade(**settings)


def _resized(image):
    """Scale a float picture to the film's width plus the margin."""
    width = SIZE[0] + MARGIN
    height = round(image.shape[0] * width / image.shape[1])
    planes = [np.asarray(Image.fromarray(image[..., k].astype(np.float32), "F")
                         .resize((width, height), Image.BOX)) for k in range(image.shape[2])]
    return np.stack(planes, axis=-1)
