import type { ComfortView } from '@/lib/calculators/designer/comfort-view'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { Design } from '@/lib/domain/design/design'

import type { Outcome } from './designer-engine'
import type { OutcomeReply, OutcomeRequest } from './outcome-runner'
import type { ToWorker } from './outcome-worker'

type SourceWorker = Pick<Worker, 'onmessage' | 'onerror' | 'onmessageerror' | 'terminate'> & {
  postMessage: (message: ToWorker) => void
}

type SourceOptions = {
  basis: Basis
  startWorker: () => SourceWorker
  /** Loads the same calculation for use in the page itself. */
  loadRunner: () => Promise<Pick<typeof import('./outcome-runner'), 'outcomeRunner'>>
  onOutcome: (outcome: Outcome) => void
  onFailure: () => void
}

export type OutcomeSource = { ask: (design: Design, view: ComfortView) => void; stop: () => void }

/**
 * Gets the outcome of the newest requested design from a worker; replies about older ones are dropped. If the worker
 * cannot be started or breaks, the page calculates instead.
 */
export function outcomeSource({ basis, startWorker, loadRunner, onOutcome, onFailure }: SourceOptions): OutcomeSource {
  let newest: OutcomeRequest | null = null
  let number = 0
  let run: ((question: OutcomeRequest) => void) | null = null
  let stopWorker = () => undefined as void
  let isStopped = false

  const receive = ({ number: repliedTo, outcome }: OutcomeReply) => {
    // The worker returns a copy of the design, but the page compares designs by identity.
    if (!isStopped && newest?.number === repliedTo) onOutcome({ ...outcome, design: newest.design })
  }
  const calculateHere = () => {
    stopWorker()
    run = null
    loadRunner().then(({ outcomeRunner }) => {
      run = outcomeRunner(basis, receive)
      if (newest && !isStopped) run(newest)
    }, onFailure)
  }
  const begin = () => {
    const worker = startWorker()
    stopWorker = () => worker.terminate()
    worker.onmessage = ({ data }: MessageEvent<OutcomeReply>) => receive(data)
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
