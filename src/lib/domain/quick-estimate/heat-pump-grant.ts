import { nationOf } from '../climate/area-nation'

/** Whether the Boiler Upgrade Scheme, which is for England and Wales, may pay towards a heat pump there: not ruled out on a border, or where nobody says where a home is. */
export function mayHaveHeatPumpGrant(postcodeArea: string | null): boolean {
  const nation = postcodeArea === null ? null : nationOf(postcodeArea)
  return nation !== 'scotland' && nation !== 'northern-ireland'
}
