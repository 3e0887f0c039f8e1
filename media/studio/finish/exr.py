"""Reads Cycles' multilayer EXR files."""

import numpy as np
import OpenImageIO as oiio

_ORDER = "RGBAXYZ"


def load(path):
    """The passes of a render, each (rows, columns, channels) of float32, by name."""
    source = oiio.ImageInput.open(str(path))
    if source is None:
        raise FileNotFoundError(f"{path}: {oiio.geterror()}")
    spec = source.spec()
    pixels = source.read_image(format="float")
    source.close()
    pixels = pixels.reshape(spec.height, spec.width, spec.nchannels)

    channels = {}
    for index, name in enumerate(spec.channelnames):
        _layer, render_pass, channel = name.rsplit(".", 2)
        channels.setdefault(render_pass, []).append((_ORDER.index(channel), index))
    return {render_pass: np.ascontiguousarray(pixels[..., [i for _, i in sorted(found)]])
            for render_pass, found in channels.items()}


def light_groups(passes):
    """The light of each group that shines: `Combined_sun` becomes `sun`."""
    prefix = "Combined_"
    return {name[len(prefix):]: light for name, light in passes.items()
            if name.startswith(prefix) and light.any()}
