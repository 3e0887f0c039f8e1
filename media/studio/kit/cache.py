"""Where generated artwork and settled cloth are kept between renders."""
from pathlib import Path

DIRECTORY = Path(__file__).resolve().parents[1] / ".cache"


def cache_file(name):
    """Path of a cached file; the directory is made on demand."""
    DIRECTORY.mkdir(exist_ok=True)
    return DIRECTORY / name
