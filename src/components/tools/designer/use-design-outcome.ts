import { startTransition, useEffect, useRef, useState } from 'react'

import type { ComfortView } from '@/lib/calculators/designer/comfort-view'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { Design } from '@/lib/domain/design/design'
import { DESIGN_MARKS } from '@/lib/domain/page-views/design-marks'

import type { Engine, Outcome } from './designer-engine'
import { type OutcomeSource, outcomeSource } from './outcome-source'

/** Without a change for this long, a drag or typing counts as paused. */
const PAUSE_MS = 250

type OutcomeInput = { design: Design; view: ComfortView; basis: Basis }
type OutcomeState = { engine: Engine | null; outcome: Outcome | null; hasFailed: boolean; tryAgain: () => void }

const startWorker = () => new Worker(new URL('./outcome-worker.ts', import.meta.url), { type: 'module' })

/** Marks the first price of a visit that began at the ways to start, for visitors who agree to measuring. */
function markFirstPrice(): void {
  const isMarked = (name: string) => performance.getEntriesByName(name, 'mark').length > 0
  if (isMarked(DESIGN_MARKS.offered) && !isMarked(DESIGN_MARKS.priced)) performance.mark(DESIGN_MARKS.priced)
}

/** Calculates the design after each change in a worker, so that the drawing keeps responding. */
export function useDesignOutcome({ design, view, basis }: OutcomeInput): OutcomeState {
  const [engine, setEngine] = useState<Engine | null>(null)
  const source = useRef<OutcomeSource | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (hasFailed) return
    const fail = () => setFailed(true)
    import('./designer-engine').then((loaded) => setEngine(loaded.engine), fail)
    const started = outcomeSource({
      basis,
      startWorker,
      loadRunner: () => import('./outcome-runner'),
      // There is much to redraw, which may not hold up a drag.
      onOutcome: (found) => startTransition(() => setOutcome(found)),
      onFailure: fail,
    })
    source.current = started
    return () => started.stop()
  }, [hasFailed, basis])

  useEffect(() => {
    const timer = setTimeout(() => source.current?.ask(design, view), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [hasFailed, design, view])

  const isPriced = Boolean(outcome?.result.price)
  useEffect(() => {
    if (isPriced) markFirstPrice()
  }, [isPriced])

  return { engine, outcome, hasFailed, tryAgain: () => setFailed(false) }
}
