"""How make.py and a scene talk: `scenes/<name>.py` ends with `shoot(build)`."""

from kit import scene


def shoot(build, bounces=6):
    """Build the scene and, where make.py names an `out` file, render it there.

    Reads width, height, samples, seconds (stop after that long, whatever the
    samples), out, and crop (left,right,bottom,top in 0..1, for a closer look at
    full resolution).
    """
    options = scene.arguments(width=800, height=450, samples=24, seconds=0, out="", crop="",
                              blend="")
    scene.reset()
    build()
    scene.setup_render(options["width"], options["height"], options["samples"], bounces,
                       seconds=options["seconds"])
    if options["crop"]:
        scene.crop(*(float(edge) for edge in options["crop"].split(",")))
    if options["blend"]:
        scene.save(options["blend"])
    if options["out"]:
        scene.render(options["out"])
