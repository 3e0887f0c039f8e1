import type { InForce } from '../assumptions/in-force'
import { carbonOfYear } from '../carbon/carbon-of-system'
import type { FactorSet } from '../carbon/factor-sets'
import type { AreaClimate } from '../climate/area-climate'
import { nationOf } from '../climate/area-nation'
import { degreeDaysToday, designOutdoor } from '../climate/climate-quantities'
import { heatKwh } from '../heat-loss/losses'
import { typicalHome, type TypicalHome } from '../house/typical-home'
import { derived, type Quantity } from '../quantity/quantity'
import { costOfYear, energyOfYear, type CostOfYear } from '../running-cost/cost-of-year'
import { HEATING_SYSTEMS, type HeatingSystemKey } from '../running-cost/heating-systems'
import { useOf } from '../running-cost/use-of'
import { fabricOf, systemNow, type QuickAnswers } from './answers'
import {
  orderPrices,
  panelOutputs,
  panelsNeeded,
  powerNeeded,
  ruleQuantity,
  shortOfRule,
  type OfferedPanel,
  type PanelBasis,
  type PanelsNeeded,
} from './panels-needed'

/** What a home of any kind is compared with, besides what it has now. */
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
  home: TypicalHome
  /** kWh of a year that keep the home warm day and night. */
  alwaysWarm: Quantity
  needed: Record<PanelBasis, PanelsNeeded>
  panelsShortOfRule: Quantity
  years: SystemYear[]
  /** Pence a year that panels save against what the home has now; less than nought where they cost more. Null without a price. */
  saving: Quantity | null
  /** Share of the price that comes back in the first year. */
  yearlyReturn: Quantity | null
}

type Asked = {
  answers: QuickAnswers
  climate: AreaClimate
  inForce: InForce
  panel: OfferedPanel
  carbonSet: FactorSet
}

/** The whole calculation of a quick estimate, as quantities. */
export function estimateGraph({ answers, climate, inForce, panel, carbonSet }: Asked): EstimateGraph {
  const { propertyType, floorAreaM2, ageBand, heating } = answers
  const nation = nationOf(climate.area) ?? 'england' // on a border both nations' tables differ by little
  const home = typicalHome({
    propertyType,
    floorAreaM2,
    ageBand,
    nation,
    outdoor: designOutdoor({ climate }),
    ...fabricOf({ ...answers, nation }),
  })
  const rule = ruleQuantity(ageBand)
  const power = powerNeeded({ home, rule })
  const outputs = panelOutputs(panel)
  const prices = orderPrices({ panel, inForce })
  const neededOn = (basis: PanelBasis) => panelsNeeded({ basis, power, prices, outputs })
  const alwaysWarm = derived({
    key: 'year.always-warm',
    name: 'Heat of a year in a home that is always warm',
    unit: 'kWh',
    inputs: [home.heatLossCoefficient, degreeDaysToday(climate)],
    formula: 'H × degree days × 24 ÷ 1,000',
    compute: (heatLossWPerK, degreeDays) => heatKwh({ heatLossWPerK, degreeDays }),
  })
  const now = systemNow(heating)
  const systems = [...new Set([...COMPARED, ...(now ? [now] : [])])]
  const years = systems.map((system): SystemYear => {
    const asked = {
      system,
      alwaysWarm,
      use: inForce.get(useOf({ system, occupancy: answers.occupancy })),
      ...ownShare({ system, answers, inForce }),
      inForce,
    }
    const cost = costOfYear(asked)
    const { bought } = cost ?? energyOfYear(asked)
    return { system, bought, cost, carbon: carbonOfYear({ system, set: carbonSet, bought, inForce }) }
  })
  const needed = { rated: neededOn('rated'), 'stated-temperature': neededOn('stated-temperature') }
  const saving = savingAgainst({ now, years })
  return {
    home,
    alwaysWarm,
    needed,
    panelsShortOfRule: shortOfRule({ home, rule, outputs }),
    years,
    saving,
    yearlyReturn: saving && returnOf({ saving, price: needed.rated.price }),
  }
}

/** The roof's share, for electricity that is used by day. */
function ownShare({
  system,
  answers,
  inForce,
}: {
  system: HeatingSystemKey
  answers: QuickAnswers
  inForce: InForce
}): { ownShare?: Quantity } {
  const { fuel, reach } = HEATING_SYSTEMS[system]
  return answers.hasSolar && fuel === 'electricity' && reach !== 'storage'
    ? { ownShare: inForce.get('solar.share-of-heating') }
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
  if (!before || !after) return null
  return derived({
    key: 'payback.saving',
    name: 'Saved in a year against the heating you have',
    unit: 'p',
    inputs: [before, after],
    formula: 'now − panels',
    compute: (nowPence, panelsPence) => nowPence - panelsPence,
  })
}

function returnOf({ saving, price }: { saving: Quantity; price: Quantity }): Quantity {
  return derived({
    key: 'payback.yearly-return',
    name: 'Share of the price saved in a year',
    unit: '',
    inputs: [saving, price],
    formula: 'saved ÷ price',
    compute: (savedPence, pricePence) => savedPence / pricePence,
  })
}
