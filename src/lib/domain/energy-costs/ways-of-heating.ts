import type { EffectiveAssumptions } from '../assumptions/effective'
import type { Tariff } from '../assumptions/tariff'
import { HEATING_SYSTEMS } from './heating-systems'

/** A heating system by what a unit of its heat costs. */
export type WayOfHeating = {
  key: 'electric' | 'powerboard' | 'gas' | 'heat-pump'
  fuel: 'electricity' | 'gas'
  /** kWh of heat per kWh bought. */
  heatPerUnit: number
}

export type WaysOfHeating = Record<WayOfHeating['key'], WayOfHeating>

/** Prices and heating systems for a comparison of heat. */
export type HeatingPrices = { tariff: Tariff; ways: WaysOfHeating }

const SYSTEMS = { electric: 'panel-heaters', powerboard: 'infrared', gas: 'gas-old', 'heat-pump': 'heat-pump' } as const
const KEYS = Object.keys(SYSTEMS) as WayOfHeating['key'][] // the record has no other keys

/** Four heating systems. */
export function waysOfHeating(effective: EffectiveAssumptions): WaysOfHeating {
  const ways = KEYS.map((key) => {
    const { fuel, efficiency } = HEATING_SYSTEMS[SYSTEMS[key]]
    return [key, { key, fuel, heatPerUnit: effective.get(efficiency).value }]
  })
  return Object.fromEntries(ways) as WaysOfHeating // one of each key
}
