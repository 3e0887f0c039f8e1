import type { Basis } from '@/lib/calculators/quick/estimate-basis'

import { type Answer, outcomeRunner, type Question } from './outcome-runner'

/** A message from the page: first the basis of the calculation, then questions. */
export type ToWorker = { basis: Basis } | { question: Question }

let run: ((question: Question) => void) | null = null

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if ('basis' in data) run = outcomeRunner(data.basis, (answer: Answer) => postMessage(answer))
  else run?.(data.question)
})
