import './generic-messages'

import * as z from 'zod'

import { BREAKER_WATTS } from '@/lib/domain/electrical/circuits/panel-limit'
import { MOST_PANELS } from '@/lib/domain/electrical/circuits/ranges'

const between = (min: number, max: number) => z.number().min(min).max(max)
const lengthMm = between(50, 5_000)

/** Technical data of a panel's product record, within what we can calculate. */
export const panelFactsSchema = z.object({
  powerWatts: between(10, BREAKER_WATTS),
  powerDensityWattsPerM2: between(50, 5_000),
  voltage: between(180, 260),
  currentAmps: between(0.01, 16),
  widthMm: lengthMm,
  heightMm: lengthMm,
  thicknessMm: between(1, 200),
  heatingWidthMm: lengthMm,
  weightKg: between(0.1, 200),
  operatingTempC: between(30, 110),
  panelsPer16aMax: between(1, MOST_PANELS).int(),
  warrantyYears: between(1, 100).int(),
})

/** Only panels have this one. */
const OF_PANELS_ONLY = 'panelsPer16aMax'

/** What is wrong with a panel's technical data, in words for staff; null for other products. */
export function panelFactsProblem(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !(OF_PANELS_ONLY in data)) return null
  const { error } = panelFactsSchema.safeParse(data)
  const names = new Set(error?.issues.map(({ path }) => path.join('.')))
  return names.size === 0 ? null : `A panel needs these as sensible numbers, without units: ${[...names].join(', ')}`
}
