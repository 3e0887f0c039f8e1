import { nationOf } from '../climate/area-nation'

/** Whether the Boiler Upgrade Scheme (England and Wales) may apply; true on a border or for an unknown location. */
export function mayHaveHeatPumpGrant(postcodeArea: string | null): boolean {
  const nation = postcodeArea === null ? null : nationOf(postcodeArea)
  return nation !== 'scotland' && nation !== 'northern-ireland'
}
