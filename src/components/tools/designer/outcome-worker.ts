import type { Basis } from '@/lib/calculators/engine/estimate-basis'

import { type OutcomeReply, type OutcomeRequest, outcomeRunner } from './outcome-runner'

/** A message from the page: first the basis of the calculation, then questions. */
export type ToWorker = { basis: Basis } | { question: OutcomeRequest }

let run: ((question: OutcomeRequest) => void) | null = null

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('basis' in data) run = outcomeRunner(data.basis, (answer: OutcomeReply) => postMessage(answer))
  else run?.(data.question)
})
