"""Warm-up loop: how a room's surfaces warm in the first hour under one panel.

A balance of heat for each pixel: what it receives from the panel, which itself warms,
against what it passes on to the room. See HEAT.md for the figures.
"""

from pathlib import Path

import numpy as np
from PIL import Image

from finish import captions
from finish.heat import HeatPass, banded, day_albedo, drawn, outlines, pixels, smoothed

ROOM = "living-room"
CACHE = Path(__file__).resolve().parents[1] / ".cache"
SIZE, RATE = (1280, 720), 24
HOLD_FIRST, RISE, HOLD_LAST, FADE = 0.3, 5.2, 1.1, 0.9     # seconds, 7.5 in all
LAST_MINUTE = 60
POSTER_SECOND = 4.06         # the clock reads 40 minutes

ROOM_TEMPERATURE, PANEL_TEMPERATURE = 20.0, 52.5           # degC
PANEL_MINUTES = 14.3         # 6.6 kg x 900 J/kgK / (225 W / 32.5 K)
SURFACE_LOSS = 8.0           # W/m2K from a surface to air and the other surfaces
SURFACE_MINUTES = {1: 3.0, 2: 12.0, 3: 25.0, 4: 60.0, 5: 20.0}   # by class of the heat pass
BREAKS = (0, 0.03, 0.06, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6)    # K


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
    """The room after some minutes, with clock and key."""
    share = np.zeros(max(response) + 1, np.float32)
    for number, shares in response.items():
        share[number] = np.interp(minute, minutes, shares)
    rise = heat.irradiance / SURFACE_LOSS * share[np.clip(heat.classes, 0, len(share) - 1)]
    celsius = np.interp(minute, minutes, panel)
    face = banded(np.array([celsius - ROOM_TEMPERATURE]), BREAKS)[0]
    picture = Image.fromarray(pixels(drawn(heat, banded(rise, BREAKS), lines, face)))
    picture = captions.label(
        picture, [(f"{minute:.0f} min", 40, 500, "heading"),
                  (f"Panel face {celsius:.0f} °C", 17, 400, "text"),
                  ("Simulation", 17, 600, "text")], (28, 162), bar=False, width=180)
    return captions.key(picture, (SIZE[0] - 372, 120), BREAKS,
                        "Rise in surface temperature, K", 344)
