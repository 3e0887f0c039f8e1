#!/usr/bin/python3
"""Make a picture of the library: render it with Blender, denoise it, develop it.

    python3 media/studio/make.py living-room             media/library/living-room.webp
    python3 media/studio/make.py living-room --preview   media/studio/.cache/living-room.png
    python3 media/studio/make.py living-room --finish    only denoise and develop again
    python3 media/studio/make.py --list
"""

import argparse
import subprocess
import sys
from pathlib import Path

import numpy as np
from PIL import Image

STUDIO = Path(__file__).resolve().parent
LIBRARY = STUDIO.parent / "library"
CACHE = STUDIO / ".cache"

sys.path.insert(0, str(STUDIO))

from finish import exr, tone  # noqa: E402
from finish.denoise import denoise_groups  # noqa: E402
from grades import grade_for  # noqa: E402

FULL = (2400, 1350, 32)    # width, height, samples
DRAFT = (1600, 900, 24)    # enlarged to the full size, for a slow or busy machine
PREVIEW = (640, 360, 20)


def scene_file(name):
    """The scene a picture's name stands for."""
    return STUDIO / "scenes" / f"{name.replace('-', '_')}.py"


def names():
    """Pictures that can be made."""
    return sorted(path.stem.replace("_", "-") for path in (STUDIO / "scenes").glob("*.py")
                  if not path.stem.startswith("_"))


def render(name, out, quality, extra=(), threads=0):
    """Render a scene to a multilayer EXR, its output in a log beside it."""
    width, height, samples = quality
    options = {"width": width, "height": height, "samples": samples, "out": out}
    log = CACHE / f"{name}.log"
    with log.open("w") as output:
        code = subprocess.run(
            ["blender", "--background", "--threads", str(threads), "--factory-startup", "--python-exit-code", "1",
             "--python", scene_file(name), "--",
             *(f"{key}={value}" for key, value in options.items()), *extra],
            stdout=output, stderr=subprocess.STDOUT).returncode
    if code:
        sys.exit(f"Blender failed, see {log}:\n" + "".join(log.open().readlines()[-12:]))


def cleaned(render_path):
    """The denoised light groups of a render, kept beside it for other uses."""
    kept = render_path.with_suffix(".npz")
    if kept.exists() and kept.stat().st_mtime > render_path.stat().st_mtime:
        with np.load(kept) as stored:
            return {name: stored[name].astype(np.float32) for name in stored.files}
    passes = exr.load(render_path)
    groups = denoise_groups(exr.light_groups(passes), passes["Denoising Albedo"],
                            passes["Denoising Normal"])
    np.savez(kept, **{name: light.astype(np.float16) for name, light in groups.items()})
    return groups


def make(name, quality=FULL, finish_only=False, extra=(), threads=0):
    """Make one picture and return its path."""
    CACHE.mkdir(exist_ok=True)
    preview = quality[:2] == PREVIEW[:2]
    render_path = CACHE / f"{name}{'-preview' if preview else ''}.exr"
    if not finish_only:
        render(name, render_path, quality, extra, threads)
    picture = Image.fromarray(tone.develop(cleaned(render_path), grade_for(name)))
    if not preview and picture.size == DRAFT[:2]:
        picture = picture.resize(FULL[:2], Image.LANCZOS)
    path = CACHE / f"{name}.png" if preview else LIBRARY / f"{name}.webp"
    picture.save(path, quality=92, method=6)
    return path


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", nargs="?", choices=names())
    parser.add_argument("--list", action="store_true", help="name the pictures")
    parser.add_argument("--preview", action="store_true", help="small and quick")
    parser.add_argument("--draft", action="store_true", help="half the pixels, enlarged")
    parser.add_argument("--finish", action="store_true", help="keep the last render")
    parser.add_argument("--minutes", type=float, help="stop sampling after this long")
    parser.add_argument("--samples", type=int, help="instead of the usual number")
    parser.add_argument("--threads", type=int, default=0, help="leave the other cores alone; 0 is all of them")
    parser.add_argument("--crop", help="left,right,bottom,top in 0..1")
    given = parser.parse_args()
    if given.list or not given.name:
        print("\n".join(names()))
        return
    if given.crop and not given.preview:
        parser.error("--crop goes with --preview")
    extra = [f"crop={given.crop}"] if given.crop else []
    if given.minutes:
        extra.append(f"seconds={round(given.minutes * 60)}")
    quality = PREVIEW if given.preview else DRAFT if given.draft else FULL
    if given.samples:
        quality = (*quality[:2], given.samples)
    print(make(given.name, quality, given.finish, extra, given.threads))


if __name__ == "__main__":
    main()
