#!/usr/bin/python3
"""Heat pictures: irradiance in nine flat bands under a line drawing of the room.

    python3 media/studio/finish/heat.py living-room      media/library/living-room-heat.webp

How the numbers come about is told in HEAT.md.
"""

import argparse
import subprocess
import sys
from pathlib import Path

import numpy as np
from PIL import Image
from scipy.ndimage import binary_dilation, distance_transform_edt, gaussian_filter

STUDIO = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(STUDIO))

from finish import exr  # noqa: E402
from finish.denoise import clean_albedo, denoise  # noqa: E402

LIBRARY = STUDIO.parent / "library"
CACHE = STUDIO / ".cache"

RAMP = ("#2a1127", "#501338", "#7c1038", "#a8112d", "#cb3916",
        "#e2670c", "#f1962d", "#f6c463", "#f9ecb0")
BREAKS = (0, 0.25, 0.5, 1, 1.5, 2, 2.75, 3.75, 5)      # W/m2, lower edge of each band
PANEL, GLASS = 1, 2                                    # object numbers of the heat pass
FAR = 200                                              # metres: nothing of the room
COLOURS = np.array([[int(c[i:i + 2], 16) for i in (1, 3, 5)] for c in RAMP], float) / 255
INK = np.array([0x28, 0x13, 0x25], float) / 255


class HeatPass:
    """What the heat pass of a scene holds, as arrays of the picture's size."""

    def __init__(self, path):
        passes = exr.load(path)
        self.normal = passes["Normal"]
        self.depth = passes["Depth"][..., 0]
        self.objects = np.rint(passes["IndexOB"][..., 0]).astype(int)
        self.classes = np.rint(passes["IndexMA"][..., 0]).astype(int)
        self.panel = self.objects == PANEL
        self.unheated = (self.objects == GLASS) | (self.depth > FAR)
        self.irradiance = np.where(self.unheated, 0.0, self._cleaned(path, passes))

    def _cleaned(self, path, passes):
        """Irradiance without noise, in W/m2; kept beside the render for other uses."""
        kept = path.with_suffix(".npy")
        if kept.exists() and kept.stat().st_mtime > path.stat().st_mtime:
            return np.load(kept)
        light = passes["Combined"][..., :3]
        white = np.ones_like(light) * (self.depth < FAR)[..., None]
        irradiance = np.pi * np.maximum(denoise(light, white, self.normal).mean(axis=-1), 0)
        np.save(kept, irradiance)
        return irradiance


def band_position(values, breaks=BREAKS):
    """Which band each value is in, with the way to the next as its fraction."""
    top = breaks[-1] + (breaks[-1] - breaks[-2])
    return np.interp(values, (*breaks, top), np.arange(len(breaks) + 1.0))


def banded(values, breaks=BREAKS):
    """Flat colours, one a band; only the last few hundredths before a step are blended."""
    place = np.clip(band_position(values, breaks), 0, len(RAMP) - 1e-6)
    band = place.astype(int)
    blend = np.clip((place - band - 0.95) / 0.05, 0, 1)[..., None]
    following = np.minimum(band + 1, len(RAMP) - 1)
    return COLOURS[band] * (1 - blend) + COLOURS[following] * blend


def contoured(values, breaks=BREAKS, finer=3):
    """Flat colours whose contours are drawn `finer` times as fine and then averaged, so that they are smooth."""
    height, width = values.shape
    fine = Image.fromarray(values.astype(np.float32), "F").resize((width * finer, height * finer), Image.BICUBIC)
    colours = np.empty((height, width, 3))
    for row in range(0, height, 50):     # in strips, or the memory does not suffice
        strip = banded(np.asarray(fine)[row * finer:(row + 50) * finer], breaks)
        colours[row:row + 50] = strip.reshape(-1, finer, width, finer, 3).mean(axis=(1, 3))
    return colours


def _steps(image):
    """Absolute differences to the pixels at the right and below, summed."""
    across = np.abs(np.diff(image, axis=1, append=image[:, -1:]))
    down = np.abs(np.diff(image, axis=0, append=image[-1:]))
    total = across + down
    return total.sum(axis=-1) if total.ndim == 3 else total


def outlines(heat, albedo=None):
    """Strength 0..1 of the drawing's lines: folds, silhouettes and changes of colour."""
    folds = np.clip(_steps(heat.normal) / 0.9, 0, 1) * 0.8
    distance = np.log1p(np.minimum(heat.depth, 30))
    silhouettes = np.clip(_steps(distance) / 0.05, 0, 1)
    borders = (_steps(heat.objects) > 0) * 0.7
    lines = np.maximum(np.maximum(folds, silhouettes), borders)
    if albedo is not None:
        colours = np.clip(_steps(albedo) / 0.5 - 0.12, 0, 0.55)
        lines = np.maximum(lines, np.where(heat.unheated, 0, colours))
    return gaussian_filter(np.clip(lines, 0, 1), 0.5)


def smoothed(values, lines):
    """Even out the last grain, so that bands have clean edges: most of it far from any line, none of it at one."""
    distance = distance_transform_edt(lines <= 0.2)
    for sigma in np.array((1, 3, 7)) * values.shape[0] / 450:
        share = np.clip(distance / sigma - 1.5, 0, 1)      # a filter reaches about twice its sigma
        values = values * (1 - share) + gaussian_filter(values, sigma) * share
    return values


def drawn(heat, colours, lines, panel=COLOURS[-1]):
    """Colours with the lines over them: white on dark bands, ink on light ones."""
    colours = np.where(heat.unheated[..., None], COLOURS[0], colours)
    colours = np.where(heat.panel[..., None], panel, colours)
    luminance = colours @ np.array([0.2126, 0.7152, 0.0722])
    dark = luminance < 0.33
    strength = (lines * np.where(dark, 0.34, 0.50))[..., None]
    picture = colours * (1 - strength) + np.where(dark[..., None], 1.0, COLOURS[0]) * strength
    width = max(1, round(heat.panel.shape[0] / 450))
    rim = binary_dilation(heat.panel, iterations=width) & ~heat.panel
    rim = gaussian_filter(rim.astype(float), 0.5)[..., None]
    return picture * (1 - rim) + INK * rim


def day_albedo(name, shape):
    """The surfaces' own colours, from the daylight render of the same camera."""
    path = CACHE / f"{name}.exr"
    if not path.exists():
        return None
    albedo = exr.load(path)["Denoising Albedo"]
    return clean_albedo(albedo) if albedo.shape[:2] == shape else None


def render(name, size=(2400, 1350), samples=24):
    """Run the heat pass of a scene in Blender and return its file."""
    out = CACHE / f"{name}-heat.exr"
    options = {"scene": name.replace("-", "_"), "out": out, "width": size[0],
               "height": size[1], "samples": samples}
    with (CACHE / f"{name}-heat.log").open("w") as log:
        subprocess.run(["blender", "-b", "--factory-startup", "--python-exit-code", "1",
                        "--python", STUDIO / "kit" / "heat_pass.py", "--",
                        *(f"{key}={value}" for key, value in options.items())],
                       stdout=log, stderr=subprocess.STDOUT, check=True)
    return out


def pixels(picture):
    """0..1 to 8 bits."""
    return np.clip(picture * 255 + 0.5, 0, 255).astype(np.uint8)


def make(name, scale=1.0, again=False):
    """Make the heat picture of a room; `scale` multiplies the bands' edges."""
    source = CACHE / f"{name}-heat.exr"
    if again or not source.exists():
        source = render(name)
    heat = HeatPass(source)
    lines = outlines(heat, day_albedo(name, heat.depth.shape))
    irradiance = smoothed(heat.irradiance, lines)
    picture = drawn(heat, contoured(irradiance / scale), lines)
    print("irradiance, W/m2, percentiles 50 75 90 99:",
          np.percentile(heat.irradiance, [50, 75, 90, 99]).round(2))
    path = LIBRARY / f"{name}-heat.webp"
    Image.fromarray(pixels(picture)).save(path, quality=92, method=6)
    return path


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", help="a room, e.g. living-room")
    parser.add_argument("--scale", type=float, default=1.0, help="factor on the bands' edges")
    parser.add_argument("--again", action="store_true", help="render the heat pass again")
    given = parser.parse_args()
    print(make(given.name, given.scale, given.again))


if __name__ == "__main__":
    main()
