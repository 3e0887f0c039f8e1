import type { ComfortView } from '@/lib/calculators/designer/comfort-view'
import type { Basis } from '@/lib/calculators/quick/estimate-basis'
import type { Design } from '@/lib/domain/design/design'

import type { Outcome } from './designer-engine'
import type { Answer, Question } from './outcome-runner'
import type { ToWorker } from './outcome-worker'

type SourceWorker = Pick<Worker, 'onmessage' | 'onerror' | 'onmessageerror' | 'terminate'> & {
  postMessage: (message: ToWorker) => void
}

type SourceAsked = {
  basis: Basis
  startWorker: () => SourceWorker
  /** The same calculation for the page itself. */
  loadRunner: () => Promise<Pick<typeof import('./outcome-runner'), 'outcomeRunner'>>
  onOutcome: (outcome: Outcome) => void
  onFailure: () => void
}

export type OutcomeSource = { ask: (design: Design, view: ComfortView) => void; stop: () => void }

/**
 * Outcomes of the newest design that was asked for, from a worker; answers to older questions are dropped. If the worker
 * can't be started or breaks, the page calculates instead.
 */
export function outcomeSource({ basis, startWorker, loadRunner, onOutcome, onFailure }: SourceAsked): OutcomeSource {
  let newest: Question | null = null
  let number = 0
  let run: ((question: Question) => void) | null = null
  let stopWorker = () => undefined as void
  let isStopped = false

  const hear = ({ number: answered, outcome }: Answer) => {
    // A copy came back: the page compares designs by identity.
    if (!isStopped && newest?.number === answered) onOutcome({ ...outcome, design: newest.design })
  }
  const calculateHere = () => {
    stopWorker()
    run = null
    loadRunner().then(({ outcomeRunner }) => {
      run = outcomeRunner(basis, hear)
      if (newest && !isStopped) run(newest)
    }, onFailure)
  }
  const begin = () => {
    const worker = startWorker()
    stopWorker = () => worker.terminate()
    worker.onmessage = ({ data }: MessageEvent<Answer>) => hear(data)
    worker.onerror = calculateHere
    worker.onmessageerror = calculateHere
    worker.postMessage({ basis })
    run = (question) => worker.postMessage({ question })
  }
  try {
    begin()
  } catch {
    calculateHere()
  }
  return {
    ask: (design, view) => {
      number += 1
      newest = { number, design, view }
      run?.(newest)
    },
    stop: () => {
      isStopped = true
      stopWorker()
    },
  }
}
