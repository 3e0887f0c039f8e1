import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { basisOn } from '@/lib/calculators/quick/basis-on'
import { now } from '@/lib/platform/clock'

import { getNumbers } from './numbers'
import { getPanels } from './panels'

/** The basis of an estimate made now: today's prices and assumptions, and the panels on offer. */
export async function getBasis(): Promise<Basis> {
  const [numbers, panels] = await Promise.all([getNumbers(), getPanels()])
  return basisOn({ now: now(), numbers, panels })
}
