"""The rented flat of `rented_flat`, same camera and light, with a storage heater and an oil-filled radiator."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from kit.shoot import shoot  # noqa: E402
from scenes.rented_flat import build  # noqa: E402

if __name__ == "__main__":
    shoot(lambda: build(before=True))
