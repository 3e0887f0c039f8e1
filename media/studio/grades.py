"""How each picture is developed; names not listed take the plain Grade."""

from dataclasses import replace

from finish.tone import Grade

STUDIO = Grade(exposure=3.4, contrast=1.35, saturation=1.2, bloom=0, vignette=0, grain=0.003)
DARK = Grade(exposure=-0.7, contrast=1.25, saturation=1.0, bloom=0.02, vignette=0.1)
CEILING = Grade(exposure=1.85, contrast=1.15, bloom=0.02, vignette=0.04)
RENTED_FLAT = Grade(exposure=0.70, contrast=1.16,
                    balance={"sky": (0.37, 0.385, 0.41), "fill": (1.15, 1.22, 1.36)},
                    white=(0.975, 0.99, 1.04))

GRADES = {
    "living-room": Grade(exposure=0.95, contrast=1.06,
                         balance={"sun": 1.1, "sky": 1.15, "lamp": 0.55, "fill": 1.3},
                         white=(0.95, 0.987, 1.08)),
    "living-room-dusk": Grade(exposure=-0.05, contrast=1.15,
                              balance={"sky": (0.45, 0.8, 1.7), "lamp": 1.0, "fill": 0.8},
                              white=(0.93, 0.985, 1.13)),
    "georgian-room": Grade(exposure=1.0, contrast=1.13,
                           balance={"sun": 1.1, "sky": 1.15, "lamp": 0.6, "fill": 1.1},
                           white=(0.965, 0.99, 1.055)),
    "village-hall": Grade(exposure=0.88, contrast=1.12,
                          balance={"sun": 1.1, "sky": 1.15, "lamp": 0.6, "fill": 1.0},
                          white=(0.97, 0.99, 1.05)),
    "stone-cottage": Grade(exposure=0.85, contrast=1.14,
                           balance={"sun": 1.2, "sky": 1.2, "lamp": 0.6, "fill": 1.0},
                           white=(0.965, 0.99, 1.05)),
    "bungalow": Grade(exposure=1.05, contrast=1.12,
                      balance={"sun": 1.2, "sky": 1.1, "lamp": 0.6, "fill": 1.2},
                      white=(0.965, 0.99, 1.05)),
    "classroom": Grade(exposure=1.12, contrast=1.17,
                       balance={"sun": 1.35, "sky": 1.15, "fill": 1.0},
                       white=(0.97, 0.99, 1.05)),
    "tenement": Grade(exposure=0.72, contrast=1.2,
                      balance={"sun": 0.55, "sky": 1.1, "lamp": 0.6, "fill": 1.1},
                      white=(0.97, 0.99, 1.05)),
    "hall-stairs": Grade(exposure=0.85, contrast=1.12, balance={"sky": 1.1, "lamp": 0.8, "fill": 1.2},
                         white=(0.97, 0.99, 1.045)),
    "rented-flat": RENTED_FLAT,
    "rented-flat-before": RENTED_FLAT,
    "panel-hero": replace(DARK, exposure=-1.0),
    "panel-stack-13": replace(DARK, exposure=-0.3),
    "panel-under": Grade(exposure=1.55, contrast=1.3, bloom=0.02, white=(1.0, 0.99, 0.985)),
    "panel-boxed": replace(DARK, exposure=0.0),
    "panel-front": STUDIO,
    "panel-edge": STUDIO,
    "panel-back": replace(STUDIO, exposure=2.75),
    "panel-exploded": replace(STUDIO, exposure=2.9),
    "fixing-1-joists": CEILING,
    "fixing-2-bracket": CEILING,
    "fixing-3-lift": CEILING,
    "fixing-4-finished": CEILING,
    "kitchen": Grade(exposure=0.85, contrast=1.1,
                     balance={"sun": 1.2, "sky": 1.1, "lamp": 0.6, "fill": 1.1},
                     white=(0.975, 0.99, 1.045)),
    "bathroom": Grade(exposure=1.05, contrast=1.12,
                      balance={"sky": 0.85, "lamp": 1.1, "fill": 1.9},
                      white=(0.975, 0.99, 1.04)),
    "terrace-bedroom": Grade(exposure=0.4, contrast=1.14,
                             balance={"sky": (0.4, 0.66, 1.3), "lamp": 1.0, "fill": 0.8},
                             white=(0.93, 0.985, 1.13)),
    "house-dusk": Grade(exposure=-0.4, contrast=1.2, balance={"sky": (0.6, 0.84, 1.3), "lamp": 1.25, "sun": 1.0},
                        white=(0.97, 0.99, 1.05)),
    "thermostat": Grade(exposure=1.5),
    "app-screen": Grade(exposure=0.7),
    "bedroom": Grade(exposure=1.0, contrast=1.06,
                     balance={"sun": 1.2, "sky": 1.3, "lamp": 0.5, "fill": 1.2},
                     white=(0.95, 0.99, 1.08)),
    "home-office": Grade(exposure=0.8, contrast=1.06,
                         balance={"sun": 1.0, "sky": 1.2, "lamp": 0.6, "fill": 1.2},
                         white=(0.955, 0.99, 1.07)),
    "cafe": Grade(exposure=0.35, contrast=1.14, balance={"sky": (0.40, 0.62, 1.10), "lamp": 1.0, "fill": 0.7},
                  white=(0.95, 0.985, 1.09)),
    "garden-office": Grade(exposure=0.8, contrast=1.12,
                           balance={"sky": (0.54, 0.61, 0.70), "lamp": 1.2, "fill": 1.3},
                           white=(0.96, 0.99, 1.06)),
    "stone-barn": Grade(exposure=0.95, contrast=1.16,
                        balance={"sun": 1.5, "sky": 1.2, "lamp": 0.5, "fill": 1.0},
                        white=(0.965, 0.99, 1.06)),
    "new-build-flat": Grade(exposure=1.25, contrast=1.1,
                            balance={"sun": 1.2, "sky": 1.15, "lamp": 0.6, "fill": 1.4},
                            white=(0.965, 0.99, 1.05)),
    "consulting-room": Grade(exposure=1.15, contrast=1.1,
                             balance={"sun": 1.2, "sky": 1.15, "lamp": 0.6, "fill": 1.3},
                             white=(0.965, 0.99, 1.05)),
}


def grade_for(name):
    """The grade of a picture."""
    return GRADES.get(name, Grade())
