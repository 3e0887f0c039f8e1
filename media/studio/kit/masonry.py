"""A coursed rubble wall drawn as two maps: relief in metres and colour.

Blocks are cut from courses by repeated halving, their outlines are warped and
rounded, and each gets hewn facets, a tone of its own and lime mortar round it.
"""
import numpy as np
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter, map_coordinates

from kit.cache import cache_file

PIXEL = 0.003            # metres
COURSE = (0.30, 0.52)    # height of a course before it is divided
LARGEST, SMALLEST = 0.23, 0.085   # heights of single blocks
JOINT = 0.0055           # half the usual joint
CORNER = 0.020           # rounding of a block's corners
FACETS = 5

STONES = np.array([(196, 175, 139), (183, 163, 131), (169, 159, 142), (207, 190, 157), (151, 140, 121),
                   (178, 151, 115), (191, 181, 162), (158, 131, 102)], dtype=float)
COMMONNESS = (0.22, 0.20, 0.15, 0.14, 0.10, 0.08, 0.07, 0.04)
MORTAR = np.array((214, 204, 184), dtype=float)


def _field(rng, shape, size):
    """Smooth noise of about unit spread with features of `size` metres (or one per axis)."""
    noise = gaussian_filter(rng.normal(size=shape), np.array(size) / PIXEL / 2, mode="wrap")
    return noise / noise.std()


def _divide(block, rng, blocks):
    """Halve a (left, bottom, right, top) block until it has a stone's proportions."""
    left, bottom, right, top = block
    width, height = right - left, top - bottom
    tall = height > LARGEST or (height > 2 * SMALLEST and rng.random() < 0.45)
    longest = min(0.55, height * rng.uniform(1.9, 3.8))
    if width > 1.5 or (width > longest and not (tall and width < 0.8)):
        cut = left + width * rng.uniform(0.32, 0.68)
        halves = (left, bottom, cut, top), (cut, bottom, right, top)
    elif tall:
        cut = bottom + height * rng.uniform(0.36, 0.64)
        halves = (left, bottom, right, cut), (left, cut, right, top)
    else:
        blocks.append(block)
        return
    for half in halves:
        _divide(half, rng, blocks)


def _layout(length, height, holes, rng):
    """Blocks of a wall; courses meet the sills and heads of its openings."""
    levels = sorted({0, height, *(z for hole in holes for z in hole[2:] if z < height)})
    blocks = []
    for low, high in zip(levels, levels[1:]):
        courses = max(1, round((high - low) / rng.uniform(*COURSE)))
        bounds = np.linspace(low, high, courses + 1)
        bounds[1:-1] += rng.uniform(-0.05, 0.05, courses - 1)
        for bottom, top in zip(bounds, bounds[1:]):
            ends = [0, length]
            for left, right, sill, head in holes:
                if sill < (bottom + top) / 2 < head:
                    ends += [left, right]
            ends.sort()
            for left, right in zip(ends[::2], ends[1::2]):
                _divide((left, bottom, right, top), rng, blocks)
    return blocks


def _labels(blocks, shape, rng):
    """Block number of every pixel, with wandering outlines."""
    labels = np.zeros(shape, dtype=np.int32)
    for number, (left, bottom, right, top) in enumerate(blocks):
        edges = [round(edge / PIXEL) for edge in (bottom, top, left, right)]
        labels[edges[0]:edges[1] + 1, edges[2]:edges[3] + 1] = number
    rows, columns = np.mgrid[0:shape[0], 0:shape[1]].astype(float)
    rows += (0.010 * _field(rng, shape, 0.20) + 0.004 * _field(rng, shape, 0.045)) / PIXEL
    columns += (0.011 * _field(rng, shape, 0.16) + 0.005 * _field(rng, shape, 0.05)) / PIXEL
    return map_coordinates(labels, (rows, columns), order=0, mode="nearest")


def _inside(labels, solid, rng):
    """Distance in metres from each pixel of stone to the edge of its block; 0 in the joints."""
    joint = np.zeros(labels.shape, dtype=bool)
    joint[:, 1:] |= labels[:, 1:] != labels[:, :-1]
    joint[1:] |= labels[1:] != labels[:-1]
    from_joint = distance_transform_edt(~(joint | ~solid)) * PIXEL
    half_joint = np.clip(JOINT * (1 + 0.35 * _field(rng, labels.shape, 0.09)), 0.002, None)
    core = from_joint > half_joint + CORNER
    stone = distance_transform_edt(~core) * PIXEL < CORNER
    return distance_transform_edt(stone) * PIXEL


def _hewn(labels, rng, count):
    """Height of each block's faceted face, in metres."""
    rows, columns = np.mgrid[0:labels.shape[0], 0:labels.shape[1]]
    total = np.maximum(np.bincount(labels.ravel(), minlength=count), 1)
    centre = [np.bincount(labels.ravel(), axis.ravel(), minlength=count) / total for axis in (rows, columns)]
    up = (rows - centre[0][labels]) * PIXEL
    across = (columns - centre[1][labels]) * PIXEL
    face = np.full(labels.shape, np.inf)
    for _ in range(FACETS):
        slope_up, slope_across = rng.normal(0, 0.16, count), rng.normal(0, 0.11, count)
        plane = rng.uniform(0, 0.010, count)[labels] + slope_up[labels] * up + slope_across[labels] * across
        face = np.minimum(face, plane)
    return np.clip(face, -0.012, 0.012) + rng.uniform(0.020, 0.034, count)[labels]


def _colour(labels, inside, rng, count):
    """RGB of stones and mortar."""
    shape = labels.shape
    one, two = (rng.choice(len(STONES), count, p=COMMONNESS) for _ in range(2))
    tone = STONES[one] * 0.55 + STONES[two] * 0.20 + STONES[0] * 0.25
    tone *= rng.normal(1, 0.07, (count, 1))
    stone = tone[labels]
    bedding = _field(rng, shape, (0.006, 0.11)) * rng.uniform(0, 1, count)[labels]
    mottle = _field(rng, shape, 0.05)
    grain = _field(rng, shape, 0.005)
    stone = stone * (1 + 0.055 * mottle + 0.05 * bedding + 0.045 * grain)[..., None]
    rust = np.clip(_field(rng, shape, 0.10) - 1.0, 0, 1)[..., None] * 0.28
    stone = stone * (1 - rust) + np.array((166, 116, 70)) * rust
    patina = np.clip(_field(rng, shape, 0.45) - 0.3, 0, 1.2)[..., None] * 0.14
    stone = stone * (1 - patina) + np.array((146, 141, 130)) * patina
    pits = np.clip(-_field(rng, shape, 0.009) - 1.7, 0, 1)[..., None]
    stone = stone * (1 - 0.45 * pits)
    sand = 1 + 0.05 * _field(rng, shape, 0.004) + 0.05 * _field(rng, shape, 0.12)
    mortar = MORTAR * sand[..., None]
    smear = 0.75 * np.exp(-inside / 0.004) * np.clip(0.5 + 0.6 * _field(rng, shape, 0.05), 0, 1)
    cover = np.where(inside > 0, smear, 1.0)[..., None]
    return np.clip(stone * (1 - cover) + mortar * cover, 0, 255).astype(np.uint8)


def draw(length, height, holes, seed):
    """Relief (float, metres) and colour (uint8) of a wall; row 0 is the foot."""
    rng = np.random.default_rng(seed)
    shape = round(height / PIXEL) + 1, round(length / PIXEL) + 1
    blocks = _layout(length, height, holes, rng)
    labels = _labels(blocks, shape, rng)
    solid = np.ones(shape, dtype=bool)
    for left, right, sill, head in holes:
        solid[round(sill / PIXEL):round(head / PIXEL), round(left / PIXEL):round(right / PIXEL)] = False
    inside = _inside(labels, solid, rng)
    count = len(blocks)
    face = _hewn(labels, rng, count)
    face = face + 0.0024 * _field(rng, shape, 0.03) + 0.0010 * _field(rng, shape, 0.010)
    arris = rng.uniform(0.007, 0.016, count)[labels]
    rounded = np.sqrt(1 - (1 - np.clip(inside / arris, 0, 1)) ** 2)
    mortar = 0.006 + 0.0022 * _field(rng, shape, 0.05) + 0.0006 * _field(rng, shape, 0.006)
    relief = gaussian_filter(mortar + (face - mortar) * rounded, 0.7)
    relief += 0.006 * _field(rng, shape, 0.9)
    return relief.astype(np.float32), _colour(labels, inside, rng, count)


def maps(length, height, holes, seed):
    """Relief array and the path of the colour picture, drawn once and kept."""
    stem = f"rubble-{seed}-{length:.2f}x{height:.2f}"
    relief_file, colour_file = cache_file(f"{stem}.npy"), cache_file(f"{stem}.png")
    if not (relief_file.exists() and colour_file.exists()):
        relief, colour = draw(length, height, holes, seed)
        np.save(relief_file, relief)
        Image.fromarray(colour[::-1]).save(colour_file)
    return np.load(relief_file), str(colour_file)
