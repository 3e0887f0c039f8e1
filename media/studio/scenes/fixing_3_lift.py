"""Fitting, step 3: the panel on two props, 30 cm under its channels, and connected."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit import fitting  # noqa: E402
from kit.mesh import tube  # noqa: E402
from kit.panel import BACK_Z, THICKNESS  # noqa: E402
from kit.panel_finish import sheath  # noqa: E402
from kit.shoot import shoot  # noqa: E402

DROP = 0.30                  # from the ceiling to the panel's back


def build():
    """The panel waiting on its props; the slack of the flex shows above it."""
    top = fitting.waiting_panel(DROP)
    x, y = fitting.OUTLET
    tube("flex", [(x, y, fitting.CEILING + 0.01), (x, y, fitting.CEILING - 0.10),
                  (x - 0.03, y - 0.06, top + 0.05), (x + 0.04, y - 0.07, top + 0.012),
                  (0.33, 0.03, top + BACK_Z)], 0.0042, sheath(fitting.SUPPLY), 12)
    for side in (-0.36, 0.36):
        fitting.prop(side, 0.0, top - THICKNESS)
    fitting.stepladder()


if __name__ == "__main__":
    shoot(build, bounces=5)
