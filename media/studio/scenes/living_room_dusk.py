"""The living room at dusk in November: lamps lit, four panels on the ceiling, a bare garden."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import decor, outside  # noqa: E402
from kit.cloth import fabric, rug, scatter, throw  # noqa: E402
from kit.lamps import floor_lamp, table_lamp  # noqa: E402
from kit.lights import area, sky  # noqa: E402
from kit.materials import plain, wood  # noqa: E402
from kit.panel import panel  # noqa: E402
from kit.scene import camera, degrees  # noqa: E402
from kit.shoot import shoot  # noqa: E402
from kit import seating  # noqa: E402
from kit.storage import sideboard  # noqa: E402
from kit.tables import drum_table  # noqa: E402
from scenes.living_room import HEIGHT, X1, Y0, Y1, build_shell, build_windows, hang_curtains  # noqa: E402

PANEL_ROWS = (2.45, 4.25)
PANEL_COLUMNS = (-1.0, 1.0)
SUN_ELEVATION, SUN_AZIMUTH = -1.5, 250


def build():
    trim = plain("#eeece6", 0.34, specular=0.4, bump=0.02, bump_scale=40)
    build_shell(trim)
    build_windows(trim)
    hang_curtains()
    for row in PANEL_ROWS:
        for column in PANEL_COLUMNS:
            panel("panel", (column, row, HEIGHT), gap=0.025)
    furnish_sofa()
    furnish_middle()
    furnish_right()
    decor.frame(1.10, 0.78, "mountains", (0.02, Y1 - 0.001, 1.62), 0, wood("X", "#3a2b20", "#20160f"))
    outside.lawn()
    outside.hedge((-13, -8), (-13, 30), height=2.2, seed=9)
    light()
    camera((0.28, -0.72, 1.16), (0.02, 5.0, 1.16), lens=24, shift=(0, 0.075), fstop=7.1, focus=4.0)


def furnish_sofa():
    x, y = 0.02, Y1 - 0.60
    seating.sofa((x, y, 0), 0, 2.30, fabric("#7c8587", kind="boucle", sheen=0.25))
    scatter(0, fabric("#b98a4a", "#966b36"), (-0.74, 4.40, 0.70), lean=66, yaw=12, roll=5)
    scatter(1, fabric("#e4dccd", "#c9bba4"), (-0.46, 4.27, 0.68), lean=60, yaw=-6, roll=-4, size=0.44)
    scatter(2, fabric("#6c3a2c", "#532a20", kind="velvet", sheen=0.5), (0.80, 4.42, 0.70), lean=66, yaw=-14, roll=-3)
    throw(fabric("#d8c8ab", "#b39f80", sheen=0.4), (x + 1.065, y, 0))


def furnish_middle():
    rug((0.05, 3.05, 0), 3.1, 2.15, "rug-diamonds", turn=-0.015, seed=8, hairs=70000)
    tones = ("#8a6b4a", "#5c432c")
    top = 0.352
    drum_table((0.10, 3.16, 0.012), 0.44, 0.34, wood("Z", *tones), wood("X", *tones))
    decor.stack((0.26, 3.24, top), 2, seed=14)
    decor.mug((0.02, 3.02, top), turn=2.1)
    decor.mug((-0.12, 3.16, top), turn=0.4)
    seating.pouffe((-1.30, 3.05, 0.012), fabric("#8c5f45", kind="boucle"))
    seating.lounge((1.40, 2.40, 0), degrees(-58), fabric("#45524b", "#333d38"), "#6b4d33", "#43301f")
    decor.stack((0.72, 1.90, 0), 2, seed=5, base=(0.22, 0.29))


def furnish_right():
    floor_lamp((-1.72, 4.72, 0), 1.52, power=14, glow=2.6)
    sideboard((X1 - 0.235, 3.95, 0), degrees(-90), 1.75)
    table_lamp((X1 - 0.23, 4.42, 0.76), power=9, glow=2.6)
    table_lamp((X1 - 0.23, 3.38, 0.76), power=6, glow=2.2)
    decor.stack((X1 - 0.25, 3.95, 0.76), 4, seed=11)


def light():
    """Blue light from the windows, warm from the lamps, and a little from the hall behind the camera."""
    sky(SUN_ELEVATION, SUN_AZIMUTH, 3.0, dust=2.0, desaturate=0.15)
    area("hall", (0.3, Y0 + 0.1, 1.9), (0.2, 4, 1.2), (2.4, 1.2), 7, (1, 0.80, 0.58))


if __name__ == "__main__":
    shoot(build)
