"""From denoised light groups to a picture: balance, exposure, tone curve, grain."""

from dataclasses import dataclass, field

import numpy as np
from scipy.ndimage import gaussian_filter

LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)
MIDDLE_GREY = 0.20


@dataclass
class Grade:
    """How a picture is developed.

    `balance` multiplies each light group by a number or a colour; `exposure` is in
    stops, relative to an average of middle grey.
    """

    exposure: float = 0.0
    balance: dict = field(default_factory=dict)
    white: tuple = (1.0, 1.0, 1.0)
    contrast: float = 1.12
    saturation: float = 1.12
    bloom: float = 0.05
    vignette: float = 0.08
    grain: float = 0.005
    sharpen: float = 0.2


def develop(groups, grade, seed=1):
    """Turn light groups of linear light into 8-bit pixels."""
    light = balanced(groups, grade)
    light = light * 2.0 ** grade.exposure * MIDDLE_GREY / average(light)
    return print_light(light * np.array(grade.white), grade, seed)


def balanced(groups, grade):
    """The light of all groups together."""
    return sum(light * np.array(grade.balance.get(name, 1.0), np.float32)
               for name, light in groups.items())


def average(light):
    """Logarithmic average of the picture's brightness."""
    return float(np.exp(np.log(np.maximum(light @ LUMINANCE, 1e-4)).mean()))


def print_light(light, grade, seed=1):
    """Exposed linear light to 8-bit pixels."""
    height = light.shape[0] / 900
    light = _vignetted(_bloomed(light, grade.bloom, height), grade.vignette)
    display = _encode(tone_curve(light, grade.contrast, grade.saturation))
    display += grade.sharpen * (display - _blurred(display, 0.8 * height))
    return _quantised(display, grade.grain, seed)


def _blurred(image, sigma):
    return gaussian_filter(image, (sigma, sigma, 0))


def _bloomed(light, amount, height, threshold=1.2):
    """Let the brightest parts spill over, as in a lens."""
    if not amount:
        return light
    bright = np.clip(light - threshold, 0, 8)
    spill = sum(weight * _blurred(bright, sigma * height)
                for sigma, weight in ((4, 0.5), (14, 0.3), (48, 0.2)))
    return light + 3 * amount * spill


def _vignetted(light, amount):
    """Darken the corners."""
    rows, columns = light.shape[:2]
    y = np.linspace(-1, 1, rows)[:, None]
    x = np.linspace(-1, 1, columns)[None, :]
    distance = np.clip((x ** 2 + 0.6 * y ** 2) / 1.6, 0, 1)
    return light * (1 - amount * distance ** 1.3)[..., None]


# AgX: compress in a space of slightly desaturated primaries, along a sigmoid of 16.5
# stops (fitted by a polynomial), then return to the display's primaries.
_TO_AGX = np.array([[0.842479, 0.078434, 0.079224],
                    [0.042328, 0.878469, 0.079166],
                    [0.042376, 0.078434, 0.879143]])
_FROM_AGX = np.array([[1.196879, -0.098021, -0.099030],
                      [-0.052897, 1.151903, -0.098961],
                      [-0.052972, -0.098043, 1.151074]])
_DARKEST, _BRIGHTEST = -12.47393, 4.026069
_SIGMOID = (15.5, -40.14, 31.96, -6.868, 0.4298, 0.1191, -0.00232)


def tone_curve(light, contrast=1.0, saturation=1.0):
    """Scene light to display light, both linear."""
    stops = np.log2(np.maximum(light @ _TO_AGX.T, 1e-10))
    code = (np.clip(stops, _DARKEST, _BRIGHTEST) - _DARKEST) / (_BRIGHTEST - _DARKEST)
    code = np.clip(np.polyval(_SIGMOID, code), 0, None) ** contrast
    grey = (code @ LUMINANCE)[..., None]
    return np.clip((grey + saturation * (code - grey)) @ _FROM_AGX.T, 0, 1) ** 2.2


def _encode(linear):
    """sRGB's transfer function."""
    return np.where(linear <= 0.0031308, 12.92 * linear,
                    1.055 * np.maximum(linear, 1e-9) ** (1 / 2.4) - 0.055)


def _quantised(display, grain, seed):
    """Film grain, strongest in the middle tones, and a dither against banding."""
    rng = np.random.default_rng(seed)
    middle = display.mean(axis=-1, keepdims=True)
    noise = gaussian_filter(rng.normal(size=display.shape[:2]), 0.6)[..., None] * 1.6
    display = display + grain * noise * (0.35 + 2.6 * middle * (1 - middle))
    dither = rng.random(display.shape) - 0.5
    return np.clip(np.round(display * 255 + dither), 0, 255).astype(np.uint8)
