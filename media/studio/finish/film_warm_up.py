"""Warm-up loop: how a room's surfaces warm in the first hour under its four panels.

A balance of heat for each pixel: what it receives from the panels, which themselves warm,
against what it passes on to the room. See HEAT.md for the figures.
"""

from pathlib import Path

import numpy as np
from PIL import Image

from finish.heat import HeatPass, banded, day_albedo, drawn, outlines, pixels, smoothed

ROOM = "living-room-dusk"
CACHE = Path(__file__).resolve().parents[1] / ".cache"
SIZE, RATE = (1280, 720), 24
HOLD_FIRST, RISE, HOLD_LAST, FADE = 0.3, 5.2, 1.1, 0.9     # seconds, 7.5 in all
LAST_MINUTE = 60
POSTER_SECOND = 4.06         # the clock reads 40 minutes

ROOM_TEMPERATURE, PANEL_TEMPERATURE = 20.0, 52.5           # degC
PANEL_MINUTES = 14.3         # 6.6 kg x 900 J/kgK / (225 W / 32.5 K)
SURFACE_LOSS = 8.0           # W/m2K from a surface to air and the other surfaces
SURFACE_MINUTES = {1: 3.0, 2: 12.0, 3: 25.0, 4: 60.0, 5: 20.0}   # by class of the heat pass
BREAKS = (0, 0.1, 0.25, 0.4, 0.6, 0.85, 1.15, 1.5, 2)       # K
LABEL_MINUTES = 5


def frames():
    """All frames of the loop, 8-bit RGB."""
    heat = HeatPass(CACHE / f"{ROOM}-heat.exr")
    lines = outlines(heat, day_albedo(ROOM, heat.depth.shape))
    heat.irradiance = _shrunk(smoothed(heat.irradiance, lines))
    heat.classes, heat.panel, heat.unheated = (
        _shrunk(layer, Image.NEAREST).astype(layer.dtype)
        for layer in (heat.classes, heat.panel, heat.unheated))
    lines = _shrunk(lines)
    minutes, response, panel = warming()
    cold = None
    for number in range(round(RATE * (HOLD_FIRST + RISE + HOLD_LAST + FADE))):
        minute, fade = _clock(number / RATE)
        picture = _drawn_at(heat, lines, minute, minutes, response, panel)
        cold = cold or picture
        yield np.asarray(Image.blend(picture, cold, fade))


def labels():
    """What the site writes over the film: the minute and the temperature of the panels' faces."""
    minutes, _, panel = warming()
    return [{"fromSecond": round(HOLD_FIRST + RISE * (minute / LAST_MINUTE) ** 0.8, 2) if minute else 0,
             "text": f"{minute} min, panels at {np.interp(minute, minutes, panel):.0f} °C"}
            for minute in range(0, LAST_MINUTE + 1, LABEL_MINUTES)]


def warming(step=0.1):
    """Minutes, each class's share of its final rise, and the panel's temperature."""
    minutes = np.arange(0, LAST_MINUTE + step, step)
    rise = PANEL_TEMPERATURE - ROOM_TEMPERATURE
    panel = ROOM_TEMPERATURE + rise * (1 - np.exp(-minutes / PANEL_MINUTES))
    flux = (_radiance(panel) - _radiance(ROOM_TEMPERATURE)) / (
        _radiance(PANEL_TEMPERATURE) - _radiance(ROOM_TEMPERATURE))
    response = {}
    for number, constant in SURFACE_MINUTES.items():
        shares, share = [], 0.0
        for received in flux:
            shares.append(share)
            share += (received - share) * step / constant
        response[number] = np.array(shares)
    return minutes, response, panel


def _shrunk(layer, method=Image.BOX):
    """A layer of the heat pass at the film's size."""
    return np.asarray(Image.fromarray(layer.astype(np.float32), "F").resize(SIZE, method))


def _radiance(celsius):
    return (np.asarray(celsius) + 273.15) ** 4


def _clock(second):
    """The minute shown at a second of the film, and how far the end has faded out."""
    rising = np.clip((second - HOLD_FIRST) / RISE, 0, 1)
    end = HOLD_FIRST + RISE + HOLD_LAST
    fade = np.clip((second - end) / FADE, 0, 1)
    return LAST_MINUTE * rising ** 1.25, float(fade * fade * (3 - 2 * fade))


def _drawn_at(heat, lines, minute, minutes, response, panel):
    """The room after some minutes."""
    share = np.zeros(max(response) + 1, np.float32)
    for number, shares in response.items():
        share[number] = np.interp(minute, minutes, shares)
    rise = heat.irradiance / SURFACE_LOSS * share[np.clip(heat.classes, 0, len(share) - 1)]
    celsius = np.interp(minute, minutes, panel)
    face = banded(np.array([celsius - ROOM_TEMPERATURE]), BREAKS)[0]
    return Image.fromarray(pixels(drawn(heat, banded(rise, BREAKS), lines, face)))
