"""Open Image Denoise's convolutional network, in numpy.

Feature maps are arrays (channels, rows, columns). A convolution works on the map
with one zero pixel around it, laid out flat: the neighbour in each of the nine
directions then is the same array shifted by a constant, so that each block of
pixels needs one matrix product.
"""

import numpy as np

from finish import weights

MULTIPLE = 16  # four halvings

_BLOCK = 8192  # pixels to a matrix product: their neighbourhoods fit the cache


def run(name, image):
    """Filter (channels, rows, columns) with the named network; sides divide by 16."""
    tensors = weights.load(name)

    def conv(layer, features):
        return _convolve(features, tensors[f"{layer}.weight"], tensors[f"{layer}.bias"])

    levels = [image]
    x = conv("enc_conv0", image)
    for layer in ("enc_conv1", "enc_conv2", "enc_conv3", "enc_conv4"):
        x = _halve(conv(layer, x))
        levels.append(x)
    levels.pop()
    x = conv("enc_conv5b", conv("enc_conv5a", x))
    for number in (4, 3, 2, 1):
        x = np.concatenate((_double(x), levels.pop()))
        x = conv(f"dec_conv{number}b", conv(f"dec_conv{number}a", x))
    return conv("dec_conv0", x)


def _convolve(features, kernel, bias):
    """A 3 x 3 convolution with zeros outside the picture, then a ReLU."""
    channels, rows, columns = features.shape
    out_channels = len(bias)
    stride = columns + 2
    flat = np.pad(features, ((0, 0), (1, 2), (1, 1))).reshape(channels, -1)
    shifts = [row * stride + column for row in range(3) for column in range(3)]
    matrix = np.ascontiguousarray(kernel.transpose(0, 2, 3, 1)).reshape(out_channels, -1)

    pixels = rows * stride
    result = np.empty((out_channels, pixels), np.float32)
    neighbours = np.empty((9 * channels, _BLOCK), np.float32)
    for start in range(0, pixels, _BLOCK):
        size = min(_BLOCK, pixels - start)
        for k, shift in enumerate(shifts):
            source = flat[:, start + shift:start + shift + size]
            neighbours[k * channels:(k + 1) * channels, :size] = source
        block = result[:, start:start + size]
        np.matmul(matrix, neighbours[:, :size], out=block)
        block += bias[:, None]
        np.maximum(block, 0, out=block)
    return result.reshape(out_channels, rows, stride)[:, :, :columns]


def _halve(features):
    """The largest of each 2 x 2 pixels."""
    rows = np.maximum(features[:, 0::2], features[:, 1::2])
    return np.maximum(rows[:, :, 0::2], rows[:, :, 1::2])


def _double(features):
    """Each pixel as 2 x 2."""
    return features.repeat(2, axis=1).repeat(2, axis=2)
