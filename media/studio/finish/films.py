#!/usr/bin/python3
"""The films: frames drawn in Python, encoded by ffmpeg as H.264 and VP9, without sound.

    python3 media/studio/finish/films.py hero-loop | warm-up-loop | demo

Writes <name>.mp4, <name>.webm and <name>-poster.webp (the first frame, or the frame at
the film's POSTER_SECOND) into media/library. The pictures that a film is made of must be there first.
"""

import argparse
import json
import shutil
import subprocess
import sys
from pathlib import Path

from PIL import Image

STUDIO = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(STUDIO))

from finish import film_demo, film_hero, film_warm_up  # noqa: E402

LIBRARY = STUDIO.parent / "library"
FILMS = {"hero-loop": film_hero, "warm-up-loop": film_warm_up, "demo": film_demo}
CODECS = {
    ".mp4": ["-c:v", "libx264", "-preset", "slow", "-crf", "26", "-pix_fmt", "yuv420p",
             "-movflags", "+faststart"],
    ".webm": ["-c:v", "libvpx-vp9", "-crf", "39", "-b:v", "0", "-row-mt", "1",
              "-cpu-used", "3", "-pix_fmt", "yuv420p"],
}


def encode(frames, path, rate, size, codec):
    """Feed 8-bit RGB frames to ffmpeg."""
    command = ["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24",
               "-s", f"{size[0]}x{size[1]}", "-r", str(rate), "-i", "-", "-an", *codec,
               str(path)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE)
    for frame in frames:
        process.stdin.write(frame.tobytes())
    process.stdin.close()
    if process.wait():
        sys.exit(f"ffmpeg failed on {path}")


def transcode(source, path, codec):
    """Encode a film file again; the old one stays until the new one is whole."""
    draft = source.with_name(f"draft{path.suffix}")
    subprocess.run(["ffmpeg", "-y", "-loglevel", "error", "-i", str(source), "-an", *codec,
                    str(draft)], check=True)
    shutil.move(draft, path)


def make(name):
    """Draw a film once, keep it without loss, and encode it for the web."""
    film = FILMS[name]
    master = STUDIO / ".cache" / f"{name}.mkv"
    poster = LIBRARY / f"{name}-poster.webp"
    poster_frame = round(film.RATE * getattr(film, "POSTER_SECOND", 0))

    def frames():
        for number, frame in enumerate(film.frames()):
            if number == poster_frame:
                Image.fromarray(frame).save(poster, quality=88, method=6)
            yield frame

    encode(frames(), master, film.RATE, film.SIZE, ["-c:v", "libx264rgb", "-preset",
                                                    "ultrafast", "-qp", "0"])
    for suffix, codec in CODECS.items():
        path = LIBRARY / f"{name}{suffix}"
        transcode(master, path, codec)
        print(path, f"{path.stat().st_size / 1e6:.2f} MB")
    if hasattr(film, "labels"):
        print("labels for library.json:", json.dumps(film.labels(), ensure_ascii=False))


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", choices=FILMS)
    make(parser.parse_args().name)


if __name__ == "__main__":
    main()
