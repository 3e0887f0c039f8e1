const ONE_PANEL = ['0', '½', '1½', '2¾', '5+ W/m²']

/** Scale of the barn, whose four panels hang far apart: bands twice as wide. */
const TWICE = ['0', '1', '3', '5½', '10+ W/m²']

/** Scale of a living room of 30 m² with four panels: bands four times as wide. */
const FOUR_TIMES = ['0', '2', '6', '11', '20+ W/m²']

/** Scale of the film, which shows how much each surface has warmed. */
const WARMED = ['0', '0.25', '0.6', '1.15', '2+ K']

const LIMITS: Readonly<Partial<Record<string, readonly string[]>>> = {
  'living-room-heat': ONE_PANEL,
  'living-room-dusk-heat': FOUR_TIMES,
  'bedroom-heat': ONE_PANEL,
  'stone-barn-heat': TWICE,
  'warm-up-loop': WARMED,
}

/** Key labels of a heat picture or film in the library: every other lower limit of the nine bands. */
export const heatLimitsOf = (key: string): readonly string[] | undefined => LIMITS[key]
