import type { EffectiveAssumptions } from '../assumptions/effective'
import { nationOf } from '../climate/area-nation'

/** Current fuels that have a higher grant off the gas grid. */
const OFF_GAS: readonly string[] = ['oil', 'lpg']

/** Whether the Boiler Upgrade Scheme (England and Wales) may apply; true on a border or for an unknown location. */
export function mayHaveHeatPumpGrant(postcodeArea: string | null): boolean {
  const nation = postcodeArea === null ? null : nationOf(postcodeArea)
  return nation !== 'scotland' && nation !== 'northern-ireland'
}

/** Whether a home with this heating has the higher grant if there is no gas in its street, which we do not ask. */
export function mayHaveOffGasGrant(heating: string): boolean {
  return OFF_GAS.includes(heating)
}

/** Heat pump grants in England and Wales by current heating, pence; the one off the gas grid is null if not possible. */
export function heatPumpGrants({ heating, effective }: { heating: string; effective: EffectiveAssumptions }): {
  grantPence: number
  grantOffGasPence: number | null
} {
  const offGas = mayHaveOffGasGrant(heating) ? effective.find('grant.heat-pump-off-gas') : null
  return { grantPence: effective.get('grant.heat-pump').value, grantOffGasPence: offGas?.value ?? null }
}
