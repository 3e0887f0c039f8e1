import { useEffect, useState } from 'react'

import type { ComfortView } from '@/lib/calculators/designer/comfort-view'
import type { Basis } from '@/lib/calculators/quick/estimate-basis'
import type { Design } from '@/lib/domain/design/design'

import type { Engine, Outcome } from './designer-engine'

/** A drag is over, or the next key is slow in coming. */
const PAUSE_MS = 250

type Asked = { design: Design; view: ComfortView; basis: Basis }
type Worked = { engine: Engine | null; outcome: Outcome | null; hasFailed: boolean; tryAgain: () => void }

/** Calculates the design after each change, a room at a time, so that the drawing keeps responding. */
export function useDesignOutcome({ design, view, basis }: Asked): Worked {
  const [engine, setEngine] = useState<Engine | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    if (engine || hasFailed) return
    import('./designer-engine').then(
      ({ newEngine }) => setEngine(newEngine(basis)),
      () => setFailed(true),
    )
  }, [engine, hasFailed, basis])

  useEffect(() => {
    if (!engine) return
    let timer = setTimeout(work, PAUSE_MS)
    function work() {
      const found = engine?.step(design, view)
      if (found) return setOutcome(found)
      timer = setTimeout(work)
    }
    return () => clearTimeout(timer)
  }, [engine, design, view])

  return { engine, outcome, hasFailed, tryAgain: () => setFailed(false) }
}
