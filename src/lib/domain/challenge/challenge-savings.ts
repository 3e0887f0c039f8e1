import type { EffectiveAssumptions } from '../assumptions/effective'
import type { TypicalHome } from '../building/home/typical-home'
import { roomsQuantity } from '../building/home/usual-rooms'
import type { AreaClimate } from '../climate/area-climate'
import { degreeDaysToday } from '../climate/climate-quantities'
import { shareOfHeatingYear } from '../climate/heating-months'
import type { FactorSet } from '../energy-costs/carbon-factor-sets'
import { kgOfEnergy } from '../energy-costs/carbon-of-energy'
import { energyPrice } from '../energy-costs/heat-price'
import { HEATING_SYSTEMS } from '../energy-costs/heating-systems'
import { useOf as factorOf } from '../energy-costs/use-of'
import { systemNow } from '../estimate/heating-now'
import type { QuickAnswers } from '../estimate/quick-answers'
import { derived, given, type Quantity } from '../quantity/quantity'
import { challengesFor, type ChallengeSlug } from './challenges'
import { EFFECTS } from './effects'
import { savedHeat, type Winter } from './saved-heat'
import { endOf, type Season } from './season'

/** Savings of a challenge over a whole winter. */
export type ChallengeSaving = {
  slug: ChallengeSlug
  /** kWh of energy bought; null where nothing is calculated, as for a reading. */
  kwh: Quantity | null
  /** Null if the price or the heating is unknown. */
  pence: Quantity | null
  carbonKg: Quantity | null
}

type Input = {
  answers: QuickAnswers
  climate: AreaClimate
  effective: EffectiveAssumptions
  home: TypicalHome
  /** Annual heat for continuous heating, kWh. */
  alwaysWarm: Quantity
  season: Season
  carbonSet?: FactorSet
}

/**
 * The challenges that suit a home, each with its savings if done alone: from less heat loss, a lower set point, or less
 * fuel for the boiler. Savings of several challenges overlap.
 */
export function challengeSavings(input: Input): ChallengeSaving[] {
  const { answers, climate, effective, home, alwaysWarm, season, carbonSet = 'desnz-2026' } = input
  const now = systemNow(answers.heating)
  const { fuel, price, efficiency } = HEATING_SYSTEMS[now ?? 'panel-heaters']
  const use = factorOf({ system: now ?? 'panel-heaters', occupancy: answers.occupancy, effective })
  const winter = winterOf({ alwaysWarm, use, degreeDays: degreeDaysToday(climate), season })
  const rooms = roomsQuantity({ rooms: answers.rooms, floorAreaM2: answers.floorAreaM2 })
  const pencePerKwh = now && energyPrice({ price, effective })
  const kgPerKwh = now && effective.find(`carbon.${carbonSet}.${fuel}`)

  const energyOf = (slug: ChallengeSlug): Quantity | null => {
    const energy = { key: `challenge.${slug}.energy`, name: 'Energy saved in the winter', unit: 'kWh' }
    const perUnit = effective.get(efficiency)
    if (slug === 'flow-temperature')
      return derived({
        ...energy,
        inputs: [winter.heat, perUnit, EFFECTS.flowGain],
        formula: 'Q ÷ η × gain',
        compute: (heatKwh, heatPerUnit, gain) => (heatKwh / heatPerUnit) * gain,
      })
    const heat = savedHeat({ slug, home, rooms, winter })
    return (
      heat &&
      derived({
        ...energy,
        inputs: [heat, perUnit],
        formula: 'Q ÷ η',
        compute: (heatKwh, heatPerUnit) => heatKwh / heatPerUnit,
      })
    )
  }
  return challengesFor(answers).map((slug) => {
    const kwh = energyOf(slug)
    return {
      slug,
      kwh,
      pence: kwh && pencePerKwh && moneyOf({ slug, kwh, pencePerKwh }),
      carbonKg: kwh && kgPerKwh && carbonOf({ slug, kwh, kgPerKwh }),
    }
  })
}

function winterOf({
  alwaysWarm,
  use,
  degreeDays,
  season,
}: Pick<Input, 'alwaysWarm' | 'season'> & { use: Quantity; degreeDays: Quantity }): Winter {
  const value = shareOfHeatingYear({ from: season.startDate, to: endOf(season) })
  const share = given({
    key: 'challenge.winter-share',
    name: 'Share of a year’s degree days in the 26 weeks',
    unit: '',
    value,
    source: { title: 'SAP 10.2, Appendix U, table U1: UK average', date: '2026-11-20', confidence: 'verified' },
    spread: { low: 0.95 * value, high: 1.05 * value },
  })
  const heat = derived({
    key: 'challenge.winter-heat',
    name: 'Heat of the winter',
    unit: 'kWh',
    inputs: [alwaysWarm, use, share],
    formula: 'Q × u × share',
    compute: (heatKwh, useFactor, winterShare) => heatKwh * useFactor * winterShare,
  })
  return { heat, degreeDays, share }
}

type Saved = { slug: ChallengeSlug; kwh: Quantity }

/** Whole pence. */
function moneyOf({ slug, kwh, pencePerKwh }: Saved & { pencePerKwh: Quantity }): Quantity {
  return derived({
    key: `challenge.${slug}.pence`,
    name: 'Money saved in the winter',
    unit: 'p',
    inputs: [kwh, pencePerKwh],
    formula: 'E × p',
    compute: (energyKwh, pence) => Math.round(energyKwh * pence),
  })
}

function carbonOf({ slug, kwh, kgPerKwh }: Saved & { kgPerKwh: Quantity }): Quantity {
  return derived({
    key: `challenge.${slug}.carbon`,
    name: 'Carbon saved in the winter',
    unit: 'kg',
    inputs: [kwh, kgPerKwh],
    formula: 'E × c',
    compute: (energyKwh, kg) => kgOfEnergy({ kwh: energyKwh, kgPerKwh: kg }),
  })
}
