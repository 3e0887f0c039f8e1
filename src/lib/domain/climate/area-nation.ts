import type { Nation } from '../building/u-values/nations'

const SCOTLAND = ['AB', 'DD', 'DG', 'EH', 'FK', 'G', 'HS', 'IV', 'KA', 'KW', 'KY', 'ML', 'PA', 'PH', 'ZE']
const WALES = ['CF', 'LD', 'SA']

/** Postcode areas that span a border, where the nation is ambiguous. */
const ON_A_BORDER = ['CH', 'HR', 'LL', 'NP', 'SY', 'TD']

/** The nation whose tables a home is read by: England near a border, or without a postcode area. */
export const nationOrEngland = (area: string | null | undefined): Nation => (area ? nationOf(area) : null) ?? 'england'

/** The nation of a postcode area; null on a border. */
export function nationOf(area: string): Nation | null {
  if (ON_A_BORDER.includes(area)) return null
  if (area === 'BT') return 'northern-ireland'
  if (SCOTLAND.includes(area)) return 'scotland'
  return WALES.includes(area) ? 'wales' : 'england'
}
