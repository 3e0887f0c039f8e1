import type { Basis } from '@/lib/calculators/engine/estimate-basis'

import { Ask } from './ask'
import { Questions } from './questions'
import { drawResult } from './result'

/** A year's heating cost, four ways: first for the example home, then for one like the visitor's. */
export function RunningCost({ basis }: { basis: Basis }) {
  return <Ask questions={<Questions />} first={drawResult({ fields: new FormData(), basis })} />
}
