import type { EffectiveAssumptions } from '../assumptions/effective'
import type { TypicalHome } from '../building/home/typical-home'
import { roomsQuantity } from '../building/home/usual-rooms'
import type { AreaClimate } from '../climate/area-climate'
import { degreeDaysToday } from '../climate/climate-quantities'
import { shareOfHeatingYear } from '../climate/heating-months'
import type { FactorSet } from '../energy-costs/carbon-factor-sets'
import { energyPrice } from '../energy-costs/heat-price'
import { HEATING_SYSTEMS } from '../energy-costs/heating-systems'
import { useOf as factorOf } from '../energy-costs/use-of'
import { type QuickAnswers, systemNow } from '../estimate/quick-answers'
import { derived, given, type Quantity } from '../quantity/quantity'
import { challengesFor, type ChallengeSlug } from './challenges'
import { EFFECTS } from './effects'
import { savedKelvin, savedWPerK } from './saved-heat'
import { endOf, type Season, WEEKS } from './season'

const DAYS = WEEKS * 7

/** What a challenge saves in a whole winter. */
export type ChallengeSaving = {
  slug: ChallengeSlug
  /** kWh of energy bought; null where nothing is calculated, as for a reading. */
  kwh: Quantity | null
  /** Null without a price, or if the heating is not known. */
  pence: Quantity | null
  carbonKg: Quantity | null
}

type Asked = {
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
 * The challenges of a winter in a home, each with what it saves on its own: by the heat loss that ends, the kelvin by
 * which the set point falls, or the fuel that a boiler no longer needs. Savings of several overlap.
 */
export function challengeSavings(asked: Asked): ChallengeSaving[] {
  const { answers, climate, effective, home, alwaysWarm, season, carbonSet = 'desnz-2025' } = asked
  const now = systemNow(answers.heating)
  const { fuel, price, efficiency } = HEATING_SYSTEMS[now ?? 'panel-heaters']
  const use = factorOf({ system: now ?? 'panel-heaters', occupancy: answers.occupancy, effective })
  const winterShare = winterShareOf(season)
  const winterHeat = derived({
    key: 'challenge.winter-heat',
    name: 'Heat of the winter',
    unit: 'kWh',
    inputs: [alwaysWarm, use, winterShare],
    formula: 'Q × u × share',
    compute: (heatKwh, useFactor, share) => heatKwh * useFactor * share,
  })
  const degreeDays = degreeDaysToday(climate)
  const rooms = roomsQuantity({ rooms: answers.rooms, floorAreaM2: answers.floorAreaM2 })
  const pencePerKwh = now && energyPrice({ price, effective })
  const kgPerKwh = now && effective.find(`carbon.${carbonSet}.${fuel}`)

  const heatOf = (slug: ChallengeSlug): Quantity | null => {
    const heat = { key: `challenge.${slug}.heat`, name: 'Heat saved in the winter', unit: 'kWh' }
    const wattsPerK = savedWPerK({ home, slug })
    if (wattsPerK)
      return derived({
        ...heat,
        inputs: [winterHeat, wattsPerK, ...home.parts],
        formula: 'Q × ΔH ÷ Σ losses',
        compute: (heatKwh: number, saved: number, ...losses: number[]) =>
          (heatKwh * saved) / losses.reduce((sum, loss) => sum + loss, 0),
      })
    const kelvin = savedKelvin({ rooms, slug })
    return (
      kelvin &&
      derived({
        ...heat,
        inputs: [winterHeat, kelvin, degreeDays, winterShare],
        formula: `Q × ΔT × ${DAYS} ÷ (degree days × share), at most Q`,
        compute: (heatKwh, fallK, days, share) => heatKwh * Math.min(1, (fallK * DAYS) / (days * share)),
      })
    )
  }
  const energyOf = (slug: ChallengeSlug): Quantity | null => {
    const energy = { key: `challenge.${slug}.energy`, name: 'Energy saved in the winter', unit: 'kWh' }
    const perUnit = effective.get(efficiency)
    if (slug === 'flow-temperature')
      return derived({
        ...energy,
        inputs: [winterHeat, perUnit, EFFECTS.flowGain],
        formula: 'Q ÷ η × gain',
        compute: (heatKwh, heatPerUnit, gain) => (heatKwh / heatPerUnit) * gain,
      })
    const heat = heatOf(slug)
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
      pence: kwh && pencePerKwh && times({ slug, of: 'pence', unit: 'p', kwh, factor: pencePerKwh }),
      carbonKg: kwh && kgPerKwh && times({ slug, of: 'carbon', unit: 'kg', kwh, factor: kgPerKwh }),
    }
  })
}

function winterShareOf(season: Season): Quantity {
  const value = shareOfHeatingYear({ from: season.startDate, to: endOf(season) })
  return given({
    key: 'challenge.winter-share',
    name: 'Share of a year’s degree days in the 26 weeks',
    unit: '',
    value,
    source: { title: 'SAP 10.2, Appendix U, table U1: UK average', date: '2026-11-20', confidence: 'verified' },
    spread: { low: 0.95 * value, high: 1.05 * value },
  })
}

const NAMES = { pence: 'Money saved in the winter', carbon: 'Carbon saved in the winter' }

type Product = { slug: ChallengeSlug; of: keyof typeof NAMES; unit: string; kwh: Quantity; factor: Quantity }

function times({ slug, of, unit, kwh, factor }: Product): Quantity {
  return derived({
    key: `challenge.${slug}.${of}`,
    name: NAMES[of],
    unit,
    inputs: [kwh, factor],
    formula: 'E × factor',
    compute: (energyKwh, perKwh) => energyKwh * perKwh,
  })
}
