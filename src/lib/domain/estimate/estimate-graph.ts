import type { EffectiveAssumptions } from '../assumptions/effective'
import { heatKwh } from '../building/heat-loss/losses'
import { type TypicalHome, typicalHome } from '../building/home/typical-home'
import { roomsQuantity } from '../building/home/usual-rooms'
import type { AgeBand } from '../building/u-values/age-bands'
import type { Nation } from '../building/u-values/nations'
import type { AreaClimate } from '../climate/area-climate'
import { nationOf } from '../climate/area-nation'
import { degreeDaysToday, designOutdoor } from '../climate/climate-quantities'
import type { FactorSet } from '../energy-costs/carbon-factor-sets'
import { carbonOfYear } from '../energy-costs/carbon-of-system'
import { type CostOfYear, costOfYear, energyOfYear } from '../energy-costs/cost-of-year'
import { HEATING_SYSTEMS, type HeatingSystemKey } from '../energy-costs/heating-systems'
import { HOUSEHOLD } from '../energy-costs/household'
import { useOf } from '../energy-costs/use-of'
import { derived, type Quantity } from '../quantity/quantity'
import { alwaysWarmByBill, calibrationBy } from './bill'
import { givenAndRest } from './fitted-panels'
import { systemNow } from './heating-now'
import { type MoistureSpot, moistureSpots } from './home-moisture'
import { ratingQuantities } from './home-rating'
import { type OfferedPanel, type PanelOutputs, panelOutputs, riseOf } from './panel-outputs'
import {
  type OrderPrices,
  orderPrices,
  panelCount,
  type PanelsNeeded,
  panelsNeeded,
  powerNeeded,
  shortOfRule,
} from './panels-needed'
import { fabricOf, type QuickAnswers } from './quick-answers'
import { ruleQuantity } from './rule-quantity'

/** Systems compared for every home, besides its current one. */
const COMPARED = [
  'infrared',
  'gas-old',
  'oil',
  'heat-pump',
  'storage-heaters',
  'panel-heaters',
] as const satisfies readonly HeatingSystemKey[]

export type SystemYear = {
  system: HeatingSystemKey
  bought: Quantity
  cost: CostOfYear | null
  carbon: Quantity | null
}

export type EstimateGraph = {
  built: { ageBand: AgeBand; nation: Nation }
  home: TypicalHome
  /** Annual heat for continuous heating, kWh. */
  alwaysWarm: Quantity
  /** We propose the panels at their rated power; by the other interpretation they are only counted. */
  needed: { rated: PanelsNeeded; 'stated-temperature': Quantity }
  panelsShortOfRule: Quantity
  /** The heat that panels must give, can give in comfort, and leave to another heater; at their rated power. */
  share: Record<'needed' | 'given' | 'rest', Quantity>
  /** What else decides how many panels may be fitted. */
  sizing: { rooms: Quantity; outputs: PanelOutputs; rise: Quantity; rule: Quantity; prices: OrderPrices }
  years: SystemYear[]
  /** Annual saving with panels over the current system, pence; negative if they cost more. Null without a price. */
  saving: Quantity | null
  /** Share of the price recovered in the first year. */
  yearlyReturn: Quantity | null
  /** Points of the energy rating, before and after. */
  rating: { now: Quantity | null; panels: Quantity }
  moisture: readonly MoistureSpot[]
}

type Input = {
  answers: QuickAnswers
  climate: AreaClimate
  effective: EffectiveAssumptions
  panel: OfferedPanel
  carbonSet: FactorSet
}

/** The complete calculation of a quick estimate, as quantities. */
export function estimateGraph({ answers, climate, effective, panel, carbonSet }: Input): EstimateGraph {
  const { propertyType, floorAreaM2, ageBand, heating, rooms: answeredRooms } = answers
  const nation = nationOf(climate.area) ?? 'england' // on a border, the tables of both nations differ little
  const now = systemNow(heating)
  const degreeDays = degreeDaysToday(climate)
  const billed = billedHeat({ now, answers, effective })
  const home = typicalHome(
    {
      propertyType,
      floorAreaM2,
      ageBand,
      nation,
      outdoor: designOutdoor({ climate }),
      ...fabricOf({ ...answers, nation }),
    },
    billed ? calibrationBy({ alwaysWarm: billed, degreeDays }) : undefined,
  )
  const rule = ruleQuantity({ ageBand, nation })
  const outputs = panelOutputs(panel)
  const prices = orderPrices({ panel, effective })
  const rooms = roomsQuantity({ rooms: answeredRooms, floorAreaM2 })
  const divided = { home, rule, rooms }
  const power = powerNeeded(divided)
  const alwaysWarm = billed ?? alwaysWarmByFabric({ home, degreeDays })
  const systems = [...new Set([...COMPARED, ...(now ? [now] : [])])]
  const years = systems.map((system): SystemYear => {
    const input = {
      system,
      alwaysWarm,
      use: useOf({ system, occupancy: answers.occupancy, effective }),
      ...ownShare({ system, hasSolar: answers.hasSolar, effective }),
      effective,
    }
    const cost = costOfYear(input)
    const { bought } = cost ?? energyOfYear(input)
    return { system, bought, cost, carbon: carbonOfYear({ system, set: carbonSet, bought, effective }) }
  })
  const rise = riseOf(panel, outputs).rated
  const sized = { ...divided, outputs, panel }
  const needed = {
    rated: panelsNeeded({ ...sized, prices }),
    'stated-temperature': panelCount({ ...sized, basis: 'stated-temperature' }),
  }
  const saving = savingAgainst({ now, years })
  return {
    built: { ageBand, nation },
    home,
    alwaysWarm,
    needed,
    panelsShortOfRule: shortOfRule({ ...divided, outputs }),
    share: { needed: power, ...givenAndRest({ ...divided, needed: power, output: outputs.rated, rise, panel }) },
    sizing: { rooms, outputs, rise, rule, prices },
    years,
    saving,
    yearlyReturn: saving && returnOf({ saving, price: needed.rated.price }),
    rating: ratingQuantities({ home, now }),
    moisture: moistureSpots(home),
  }
}

function billedHeat({
  now,
  answers: { bill, floorAreaM2, occupancy, hasSolar },
  effective,
}: {
  now: HeatingSystemKey | null
  answers: QuickAnswers
  effective: EffectiveAssumptions
}): Quantity | null {
  if (!bill || !now) return null
  return alwaysWarmByBill({
    bill,
    system: now,
    floorAreaM2,
    useOf: (system) => useOf({ system, occupancy, effective }),
    ...ownShare({ system: now, hasSolar, effective }),
    effective,
  })
}

function alwaysWarmByFabric({ home, degreeDays }: { home: TypicalHome; degreeDays: Quantity }): Quantity {
  return derived({
    key: 'year.always-warm',
    name: 'Heat of a year in a home that is always warm',
    unit: 'kWh',
    inputs: [home.heatLossCoefficient, degreeDays, HOUSEHOLD],
    formula: 'H × degree days × 24 ÷ 1,000 × household',
    compute: (heatLossWPerK, days, household) => heatKwh({ heatLossWPerK, degreeDays: days }) * household,
  })
}

/** Share of daytime electricity from solar panels. */
function ownShare({
  system,
  hasSolar,
  effective,
}: {
  system: HeatingSystemKey
  hasSolar: boolean
  effective: EffectiveAssumptions
}): { ownShare?: Quantity } {
  const { fuel, reach } = HEATING_SYSTEMS[system]
  return hasSolar && fuel === 'electricity' && reach !== 'storage'
    ? { ownShare: effective.get('solar.share-of-heating') }
    : {}
}

function savingAgainst({
  now,
  years,
}: {
  now: HeatingSystemKey | null
  years: readonly SystemYear[]
}): Quantity | null {
  const costBy = (key: HeatingSystemKey | null) => years.find(({ system }) => system === key)?.cost?.withStanding
  const [before, after] = [costBy(now), costBy('infrared')]
  return before && after ? savingOf({ before, after }) : null
}

/** Annual saving with panels over the current system, pence. */
export function savingOf({ before, after }: { before: Quantity; after: Quantity }): Quantity {
  return derived({
    key: 'payback.saving',
    name: 'Saved in a year compared with your current heating',
    unit: 'p',
    inputs: [before, after],
    formula: 'now − panels',
    compute: (nowPence, panelsPence) => nowPence - panelsPence,
  })
}

/** Share of the price recovered in the first year; 0 where no panels may be fitted. */
export function returnOf({ saving, price }: { saving: Quantity; price: Quantity }): Quantity {
  return derived({
    key: 'payback.yearly-return',
    name: 'Share of the price saved in a year',
    unit: '',
    inputs: [saving, price],
    formula: 'saved ÷ price',
    compute: (savedPence, pricePence) => (pricePence > 0 ? savedPence / pricePence : 0),
  })
}

/** The year of a compared system. */
export function yearOf({ years }: EstimateGraph, system: HeatingSystemKey): SystemYear {
  const year = years.find((candidate) => candidate.system === system)
  if (!year) throw new Error(`"${system}" is not compared`)
  return year
}

/** Its cost with the standing charge of gas; every system has one where we hold its price. */
export function costOf({ system, cost }: SystemYear): Quantity {
  if (!cost) throw new Error(`"${system}" has no price`)
  return cost.withStanding
}
