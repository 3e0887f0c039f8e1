import type { TypicalHome } from '../building/home/typical-home'
import { nationOf } from '../climate/area-nation'
import { derived, type Quantity, type Source } from '../quantity/quantity'
import type { SystemNow } from './heating-now'
import { type RatedHeating, ratingQuantity, SAP_PRICES } from './rating-with-heating'
import { sapHeatKwh, sapPeople, type SapSystem } from './sap-heat'
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

type Rated = RatedHeating & {
  hotWater: RatedHeating
  system: SapSystem
  /** Share of the heat that electric heaters give besides, at the price of the day: table 11. */
  secondary: number
}

const RADIATORS: SapSystem = { responsiveness: 1, controlType: 2, adjustmentK: 0 }
const ROOM_HEATERS: SapSystem = { responsiveness: 1, controlType: 3, adjustmentK: 0 }
/** Slimline, charged by hand. */
const STORAGE_HEATERS: SapSystem = { responsiveness: 0.2, controlType: 3, adjustmentK: 0.7 }

const IMMERSION = { fuel: 'electricity', heatPerUnit: 1 } as const
const NIGHT_TANK = { fuel: 'electricity-at-night', heatPerUnit: 1 } as const
const boiler = (fuel: 'gas' | 'oil' | 'lpg', heatPerUnit: number): Rated => ({
  fuel,
  heatPerUnit,
  hotWater: { fuel, heatPerUnit },
  system: RADIATORS,
  secondary: 0,
})

/** SAP's view of each system: heating, hot water, controls and secondary heating. */
const RATED: Readonly<Record<SystemNow | 'infrared', Rated>> = {
  'gas-old': boiler('gas', 0.84),
  'gas-new': boiler('gas', 0.9),
  oil: boiler('oil', 0.84),
  lpg: boiler('lpg', 0.84),
  'heat-pump': {
    fuel: 'electricity',
    heatPerUnit: 2.5,
    hotWater: { fuel: 'electricity', heatPerUnit: 1.75 },
    system: RADIATORS,
    secondary: 0,
  },
  'storage-heaters': { ...NIGHT_TANK, hotWater: NIGHT_TANK, system: STORAGE_HEATERS, secondary: 0.15 },
  'panel-heaters': { ...IMMERSION, hotWater: IMMERSION, system: ROOM_HEATERS, secondary: 0 },
  infrared: { ...IMMERSION, hotWater: IMMERSION, system: ROOM_HEATERS, secondary: 0 },
}

type Input = { home: TypicalHome; now: SystemNow | null }

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
  home: { calculated, floorArea, windows },
  key,
  system,
}: Input & { key: string; system: SystemNow | 'infrared' }) {
  const { hotWater, secondary, system: sapSystem } = RATED[system]
  const area = derived({
    key: 'rating.floor-area',
    name: 'Floor area in the rating',
    unit: 'm²',
    inputs: [floorArea],
    formula: 'A, at least 10',
    compute: (areaM2) => Math.max(10, areaM2),
  })
  const heat = derived({
    key: `rating.${key}.heat`,
    name: 'Heat of a year in the rating',
    unit: 'kWh',
    inputs: [calculated, area, windows],
    formula: 'Σ October to May: H × (Ti − Te) − useful gains, with the weather of the UK average',
    compute: (heatLossWPerK, floorAreaM2, windowsM2) =>
      (1 - secondary) *
      sapHeatKwh(
        { heatLossWPerK, floorAreaM2, windowsM2, massKjPerM2K: MASS_KJ_PER_M2K, waterKwh: hotWaterKwhOf(floorAreaM2) },
        sapSystem,
      ),
    source: { title: 'SAP 10.2, sections 5 to 8 and tables 5 to 9c', date: '2025-03-14', confidence: 'well-known' },
  })
  const otherPounds = derived({
    key: `rating.${key}.other`,
    name:
      secondary > 0 ? 'Hot water, light and other heaters in the rating' : 'Hot water, light and pumps in the rating',
    unit: '£',
    inputs: [area, ...(secondary > 0 ? [heat] : [])],
    formula: `hot water for the people that SAP expects, and 5 kWh of electricity for each m²${secondary > 0 ? `; ${100 * secondary} % of the heat from other heaters` : ''}`,
    compute: (areaM2, mainKwh = 0) =>
      otherPoundsOf({ areaM2, hotWater }) +
      ((mainKwh * secondary) / (1 - secondary) / 100) * SAP_PRICES.electricity.pencePerKwh,
    source: OTHER_SOURCE,
  })
  return { heat, otherPounds, floorArea: area }
}

/** Medium, as RdSAP assumes. */
const MASS_KJ_PER_M2K = 250

const OTHER_SOURCE: Source = {
  title: 'SAP 10.2, appendix J: people by floor area; a third on top for losses of the tank and pipes, our assumption',
  date: '2025-03-14',
  confidence: 'assumed',
}

/** kWh a year for one litre a day, with a third on top for losses. */
const KWH_PER_LITRE = 21
const ELECTRICITY_KWH_PER_M2 = 5

const hotWaterKwhOf = (areaM2: number) => KWH_PER_LITRE * (25 * sapPeople(areaM2) + 36)

function otherPoundsOf({ areaM2, hotWater }: { areaM2: number; hotWater: RatedHeating }): number {
  const pence =
    (hotWaterKwhOf(areaM2) / hotWater.heatPerUnit) * SAP_PRICES[hotWater.fuel].pencePerKwh +
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
