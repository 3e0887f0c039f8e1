import { heatKwh } from '../building/heat-loss/losses'
import type { TypicalHome } from '../building/home/typical-home'
import { nationOf } from '../climate/area-nation'
import { assumed } from '../quantity/common-sources'
import { derived, given, type Quantity, type Source } from '../quantity/quantity'
import type { SystemNow } from './heating-now'
import { type RatedHeating, ratingQuantity, SAP_PRICES } from './rating-with-heating'
import { type SapRating, sapRatingOf } from './sap-rating'

export type Letting = 'allowed' | 'close' | 'lost' | 'already-below'

export type HomeRating = {
  /** With the current heating; null if it is not one that we compare. */
  now: SapRating | null
  panels: SapRating
  /** Whether the home could still be let; null in Scotland and Northern Ireland, which have other rules. */
  letting: Letting | null
}

/** Points of band E, the lowest that may be let in England and Wales. */
const LETTING_POINTS = 39

/** Repeated assessments of a home rated 35 differ by 8 points, one standard deviation (Energies 12, 3523; 2019). */
const ASSESSMENT_POINTS = 8

type Rated = RatedHeating & { hotWater: RatedHeating; indoorC: number }

/** 21 °C in the living room for nine hours on weekdays, less elsewhere and at night. */
const INDOOR_C = 18.5

const IMMERSION = { fuel: 'electricity', heatPerUnit: 1 } as const
const NIGHT_TANK = { fuel: 'electricity-at-night', heatPerUnit: 1 } as const
const boiler = (fuel: 'gas' | 'oil' | 'lpg', heatPerUnit: number): Rated => ({
  fuel,
  heatPerUnit,
  hotWater: { fuel, heatPerUnit },
  indoorC: INDOOR_C,
})

/** SAP's view of each system: heating, hot water, and the mean temperature indoors over a heating season. */
const RATED: Readonly<Record<SystemNow | 'infrared', Rated>> = {
  'gas-old': boiler('gas', 0.84),
  'gas-new': boiler('gas', 0.9),
  oil: boiler('oil', 0.84),
  lpg: boiler('lpg', 0.84),
  'heat-pump': {
    fuel: 'electricity',
    heatPerUnit: 2.5,
    hotWater: { fuel: 'electricity', heatPerUnit: 1.75 },
    indoorC: INDOOR_C,
  },
  // Storage heaters give off heat when it is not needed.
  'storage-heaters': { ...NIGHT_TANK, hotWater: NIGHT_TANK, indoorC: INDOOR_C + 0.8 },
  'panel-heaters': { ...IMMERSION, hotWater: IMMERSION, indoorC: INDOOR_C },
  infrared: { ...IMMERSION, hotWater: IMMERSION, indoorC: INDOOR_C },
}

type Input = { home: TypicalHome; degreeDays: Quantity; now: SystemNow | null }

/** Points of the energy rating before and after, with working. Replacing a boiler also replaces its hot water. */
export function ratingQuantities(input: Input): { now: Quantity | null; panels: Quantity } {
  const rated = (key: 'now' | 'panels', name: string, system: SystemNow | 'infrared') =>
    ratingQuantity({ key: `rating.${key}`, name, ...costsOf({ ...input, key, system }), heating: RATED[system] })
  return {
    now: input.now && rated('now', 'Energy rating with the heating you have', input.now),
    panels: rated('panels', 'Energy rating with panels', 'infrared'),
  }
}

function costsOf({
  home: { calculated, floorArea },
  degreeDays,
  key,
  system,
}: Input & { key: string; system: SystemNow | 'infrared' }) {
  const { indoorC, hotWater } = RATED[system]
  const area = derived({
    key: 'rating.floor-area',
    name: 'Floor area in the rating',
    unit: 'm²',
    inputs: [floorArea],
    formula: 'A, at least 10',
    compute: (areaM2) => Math.max(10, areaM2),
  })
  const indoor = given({
    key: `rating.${key}.indoor`,
    name: 'Mean temperature indoors in the rating',
    unit: '°C',
    value: indoorC,
    source: assumed('SAP heats nine hours on weekdays; storage heaters give off heat when it is not needed'),
  })
  const heat = derived({
    key: `rating.${key}.heat`,
    name: 'Heat of a year in the rating',
    unit: 'kWh',
    inputs: [calculated, degreeDays, indoor, area],
    formula: `H × degree days × 24 ÷ 1,000 × (1 + ${PER_KELVIN} × (Ti − ${GAINS_W_PER_M2} × A ÷ H − 15.5)), at least a fifth`,
    compute: (heatLossWPerK, days, meanC, areaM2) => {
      const baseC = meanC - (GAINS_W_PER_M2 * areaM2) / heatLossWPerK
      const share = Math.max(0.2, 1 + PER_KELVIN * (baseC - 15.5))
      return heatKwh({ heatLossWPerK, degreeDays: days }) * share
    },
  })
  const otherPounds = derived({
    key: `rating.${key}.other`,
    name: 'Hot water, light and pumps in the rating',
    unit: '£',
    inputs: [area],
    formula: 'hot water for the people that SAP expects, and 5 kWh of electricity for each m²',
    compute: (areaM2) => otherPoundsOf({ areaM2, hotWater }),
    source: OTHER_SOURCE,
  })
  return { heat, otherPounds, floorArea: area }
}

/** Useful gains from people, appliances and sun, which count for more in an efficient home. */
const GAINS_W_PER_M2 = 7
/** Change in degree days for each kelvin of their base temperature, around 15.5 °C. */
const PER_KELVIN = 0.115

const OTHER_SOURCE: Source = {
  title: 'SAP 10.2, appendix J: people by floor area; a third on top for losses of the tank and pipes, our assumption',
  date: '2025-03-14',
  confidence: 'assumed',
}

/** kWh a year for one litre a day, with a third on top for losses. */
const KWH_PER_LITRE = 21
const ELECTRICITY_KWH_PER_M2 = 5

function otherPoundsOf({ areaM2, hotWater }: { areaM2: number; hotWater: RatedHeating }): number {
  const over = Math.max(0, areaM2 - 13.9)
  const people = 1 + 1.76 * (1 - Math.exp(-0.000349 * over ** 2)) + 0.0013 * over
  const hotWaterKwh = KWH_PER_LITRE * (25 * people + 36)
  const pence =
    (hotWaterKwh / hotWater.heatPerUnit) * SAP_PRICES[hotWater.fuel].pencePerKwh +
    ELECTRICITY_KWH_PER_M2 * areaM2 * SAP_PRICES.electricity.pencePerKwh
  return pence / 100
}

/** The ratings, and what they mean for letting. */
export function homeRating({
  points,
  postcodeArea,
}: {
  points: { now: Quantity | null; panels: Quantity }
  postcodeArea: string | null
}): HomeRating {
  const now = points.now && sapRatingOf(points.now.value)
  const panels = sapRatingOf(points.panels.value)
  const nation = postcodeArea === null ? null : nationOf(postcodeArea)
  const hasRule = nation !== 'scotland' && nation !== 'northern-ireland'
  return { now, panels, letting: hasRule ? lettingOf({ now, panels }) : null }
}

function lettingOf({ now, panels }: Pick<HomeRating, 'now' | 'panels'>): Letting {
  if (panels.rating >= LETTING_POINTS + ASSESSMENT_POINTS) return 'allowed'
  if (panels.rating >= LETTING_POINTS) return 'close'
  return now && now.rating < LETTING_POINTS ? 'already-below' : 'lost'
}
