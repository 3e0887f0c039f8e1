import type { InForce } from '../assumptions/in-force'
import type { Quantity, Source } from '../quantity/quantity'
import { HEATING_SYSTEMS } from './heating-systems'
import type { Tariff } from './tariff'
import { useOf } from './use-of'

type Likely = { low: number; high: number }

/** One way of heating a whole home, in figures. */
export type WayOfHeating = {
  key: 'electric' | 'powerboard' | 'gas' | 'heat-pump'
  fuel: 'electricity' | 'gas'
  /** kWh of heat in the home for each kWh paid for. */
  heatPerUnit: number
  likelyHeat: Likely
  /** How much of the heat of an always warm home it is asked for. */
  useFactor: number
  likelyUse: Likely
  /** Whether a home without it would save the fuel's standing charge. Every home pays for electricity anyway. */
  paysStandingCharge: boolean
  /** Where the two figures come from. */
  sources: { heatPerUnit: Source; useFactor: Source }
}

export type WaysOfHeating = Record<WayOfHeating['key'], WayOfHeating>

/** Prices and ways of heating, as a page compares them. */
export type HeatingPrices = { tariff: Tariff; ways: WaysOfHeating }

const SYSTEMS = { electric: 'panel-heaters', powerboard: 'infrared', gas: 'gas-old', 'heat-pump': 'heat-pump' } as const
const KEYS = Object.keys(SYSTEMS) as WayOfHeating['key'][] // a record of keys has no others

/** Four ways of heating a home that is used in mornings and evenings. */
export function waysOfHeating(inForce: InForce): WaysOfHeating {
  const ways = KEYS.map((key) => [
    key,
    wayOf({ key, inForce, use: inForce.get(useOf({ system: SYSTEMS[key], occupancy: 'mornings-and-evenings' })) }),
  ])
  return Object.fromEntries(ways) as WaysOfHeating // one of each key
}

function wayOf({ key, inForce, use }: { key: WayOfHeating['key']; inForce: InForce; use: Quantity }): WayOfHeating {
  const { fuel, efficiency, perDay } = HEATING_SYSTEMS[SYSTEMS[key]]
  const heat = inForce.get(efficiency)
  return {
    key,
    fuel,
    heatPerUnit: heat.value,
    likelyHeat: likelyOf(heat),
    useFactor: use.value,
    likelyUse: likelyOf(use),
    paysStandingCharge: perDay !== null,
    sources: { heatPerUnit: sourceOf(heat), useFactor: sourceOf(use) },
  }
}

function likelyOf({ value, spread }: Quantity): Likely {
  return spread ?? { low: value, high: value }
}

function sourceOf({ key, source }: Quantity): Source {
  if (!source) throw new Error(`"${key}" has no source`)
  return source
}
