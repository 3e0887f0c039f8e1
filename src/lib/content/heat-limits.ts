const ONE_PANEL = ['0', '½', '1½', '2¾', '5+ W/m²']

/** Scale with four panels in view: bands twice as wide. */
const FOUR_PANELS = ['0', '1', '3', '5½', '10+ W/m²']

/** Scale with six panels in a room of 30 m²: bands four times as wide. */
const SIX_PANELS = ['0', '2', '6', '11', '20+ W/m²']

/** Scale of the film, which shows how much each surface has warmed. */
const WARMED = ['0', '0.25', '0.6', '1.15', '2+ K']

const LIMITS: Readonly<Partial<Record<string, readonly string[]>>> = {
  'living-room-heat': ONE_PANEL,
  'living-room-dusk-heat': SIX_PANELS,
  'bedroom-heat': ONE_PANEL,
  'stone-barn-heat': FOUR_PANELS,
  'warm-up-loop': WARMED,
}

/** Key labels of a heat picture or film in the library: every other lower limit of the nine bands. */
export const heatLimitsOf = (key: string): readonly string[] | undefined => LIMITS[key]
