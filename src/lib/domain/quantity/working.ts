import { inOrder } from './evaluate'
import type { Quantity, Source } from './quantity'

/** A serialisable quantity, with its inputs by key. */
export type WorkingStep = {
  key: string
  name: string
  value: number
  unit: string
  inputs: string[]
  formula?: string
  source?: Source
  spread?: { low: number; high: number }
  insteadOf?: Pick<Quantity, 'value' | 'source' | 'spread'>
}

/** The complete derivation of some results as plain data: results by key, and all steps in topological order. */
export type Working = { results: string[]; steps: WorkingStep[] }

/** The working of results, ready for screen, print, PDF and JSON. */
export function workingOf(results: readonly Quantity[]): Working {
  return { results: results.map(({ key }) => key), steps: inOrder(results).map(stepOf) }
}

function stepOf({ compute: _, drawnWith: _group, inputs, ...shown }: Quantity): WorkingStep {
  return { ...shown, inputs: inputs.map(({ key }) => key) }
}
