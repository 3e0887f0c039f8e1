"""Takes the noise out of a render, guided by its albedo and normal passes."""

import numpy as np

from finish import unet

_BRIGHTEST = 65504.0
_LUMINANCE = np.array([0.212671, 0.715160, 0.072169], np.float32)


def denoise_groups(groups, albedo, normal):
    """Denoise each light group, a (rows, columns, 3) array of linear light."""
    albedo = clean_albedo(albedo)
    normal = clean_normal(normal)
    return {name: denoise(light, albedo, normal) for name, light in groups.items()}


def denoise(light, albedo, normal):
    """Denoise linear light; albedo (0..1) and normal (-1..1) must be clean."""
    exposure = _exposure(light)
    guides = (_to_planes(np.clip(albedo, 0, 1)), _to_planes(normal) * 0.5 + 0.5)
    encoded = _encode(np.clip(np.nan_to_num(light), 0, _BRIGHTEST) * exposure)
    result = _run("rt_hdr_calb_cnrm", np.concatenate((_to_planes(encoded), *guides)))
    return _decode(result) / exposure


def clean_albedo(albedo):
    """Denoise the surfaces' own colours."""
    albedo = np.clip(albedo, 0, 1)
    return np.clip(_run("rt_alb", _to_planes(albedo ** (1 / 2.2))), 0, 1) ** 2.2


def clean_normal(normal):
    """Denoise the surface directions."""
    result = _run("rt_nrm", _to_planes(np.clip(normal, -1, 1)) * 0.5 + 0.5)
    return np.clip(result, 0, 1) * 2 - 1


def _run(network, planes):
    """Run a network on planes padded to the size it needs; return an image."""
    rows, columns = planes.shape[1:]
    padding = ((0, 0), (0, -rows % unet.MULTIPLE), (0, -columns % unet.MULTIPLE))
    result = unet.run(network, np.pad(planes, padding, mode="symmetric"))
    return np.moveaxis(result[:, :rows, :columns], 0, -1)


def _to_planes(image):
    return np.moveaxis(image, -1, 0).astype(np.float32)


def _exposure(light):
    """The factor that brings the picture's average luminance to middle grey."""
    luminance = light @ _LUMINANCE
    rows, columns = (side // 16 * 16 for side in luminance.shape)
    blocks = luminance[:rows, :columns].reshape(rows // 16, 16, columns // 16, 16)
    averages = blocks.mean(axis=(1, 3))
    lit = averages[averages > 1e-8]
    return 0.18 / np.exp(np.log(lit).mean()) if lit.size else 1.0


# The network works on light encoded in perceptually even steps: linear in the deep
# shadows, then a power, then a logarithm.
_SLOPE = 1.41283765e3
_GAIN, _POWER, _OFFSET = 1.64593172, 4.31384981e-1, -2.94139609e-3
_LOG_GAIN, _LOG_SHIFT, _LOG_OFFSET = 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
_LIGHT_STEPS = (1.57945760e-6, 3.22087631e-2)
_CODE_STEPS = (2.23151711e-3, 3.70974749e-1)


def _perceptual(light):
    return np.where(
        light <= _LIGHT_STEPS[0], _SLOPE * light,
        np.where(light <= _LIGHT_STEPS[1], _GAIN * light ** _POWER + _OFFSET,
                 _LOG_GAIN * np.log(light + _LOG_SHIFT) + _LOG_OFFSET))


_SCALE = float(_perceptual(np.array(_BRIGHTEST)))


def _encode(light):
    return _perceptual(light) / _SCALE


def _decode(code):
    code = np.clip(code, 0, 1) * _SCALE
    power = (np.maximum(code - _OFFSET, 0) / _GAIN) ** (1 / _POWER)
    logarithm = np.exp((code - _LOG_OFFSET) / _LOG_GAIN) - _LOG_SHIFT
    return np.where(code <= _CODE_STEPS[0], code / _SLOPE,
                    np.where(code <= _CODE_STEPS[1], power, logarithm))
