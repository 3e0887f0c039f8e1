import type { EffectiveAssumptions } from '../assumptions/effective'
import type { Tariff } from '../assumptions/tariff'
import type { Quantity, Source } from '../quantity/quantity'
import { HEATING_SYSTEMS } from './heating-systems'
import { useOf } from './use-of'

type Likely = { low: number; high: number }

/** Parameters of one whole-home heating system. */
export type WayOfHeating = {
  key: 'electric' | 'powerboard' | 'gas' | 'heat-pump'
  fuel: 'electricity' | 'gas'
  /** kWh of heat per kWh bought. */
  heatPerUnit: number
  likelyHeat: Likely
  /** Share of continuous heating required. */
  useFactor: number
  likelyUse: Likely
  /** Whether a home without it would save the fuel's standing charge. Every home pays for electricity anyway. */
  paysStandingCharge: boolean
  /** Sources of the two parameters. */
  sources: { heatPerUnit: Source; useFactor: Source }
}

export type WaysOfHeating = Record<WayOfHeating['key'], WayOfHeating>

/** Prices and heating systems for a comparison. */
export type HeatingPrices = {
  tariff: Tariff
  ways: WaysOfHeating
  /** See `likelyShareOfYear`. */
  likelyYear: Likely
}

const SYSTEMS = { electric: 'panel-heaters', powerboard: 'infrared', gas: 'gas-old', 'heat-pump': 'heat-pump' } as const
const KEYS = Object.keys(SYSTEMS) as WayOfHeating['key'][] // the record has no other keys

/** Four heating systems for a home occupied in the mornings and evenings. */
export function waysOfHeating(effective: EffectiveAssumptions): WaysOfHeating {
  const ways = KEYS.map((key) => [
    key,
    wayOf({ key, effective, use: useOf({ system: SYSTEMS[key], occupancy: 'mornings-and-evenings', effective }) }),
  ])
  return Object.fromEntries(ways) as WaysOfHeating // one of each key
}

function wayOf({
  key,
  effective,
  use,
}: {
  key: WayOfHeating['key']
  effective: EffectiveAssumptions
  use: Quantity
}): WayOfHeating {
  const { fuel, efficiency, perDay } = HEATING_SYSTEMS[SYSTEMS[key]]
  const heat = effective.get(efficiency)
  return {
    key,
    fuel,
    heatPerUnit: heat.value,
    likelyHeat: likelyOf(heat),
    useFactor: use.value,
    likelyUse: likelyUseOf(use),
    paysStandingCharge: perDay !== null,
    sources: { heatPerUnit: sourceOf(heat), useFactor: sourceOf(use.inputs.at(-1) ?? use) },
  }
}

/**
 * The range of a product follows its last factor: for infrared the ratio to room heaters, with the same hours and
 * rooms.
 */
function likelyUseOf(use: Quantity): Likely {
  const last = use.inputs.at(-1)
  if (!last) return likelyOf(use)
  const { low, high } = likelyOf(last)
  return { low: (use.value * low) / last.value, high: (use.value * high) / last.value }
}

function likelyOf({ value, spread }: Quantity): Likely {
  return spread ?? { low: value, high: value }
}

function sourceOf({ key, source }: Quantity): Source {
  if (!source) throw new Error(`"${key}" has no source`)
  return source
}
