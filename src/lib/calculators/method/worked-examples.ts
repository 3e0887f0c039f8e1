import type { Source } from '@/lib/domain/quantity/quantity'

import rows from './worked-examples.json'

/** A worked example of the heating engine: the calculation, its input, the expected output, and the tolerance. */
type WorkedExample = { id: string; fn: string; input: Record<string, unknown>; expect: unknown; tol: number }

export const WORKED_EXAMPLES_SOURCE: Source = {
  title: 'Worked examples that another engineer calculated in Python before our engine was written',
  date: '2026-11-20',
  confidence: 'computed',
}

/** The worked examples of one calculation. Throws if there are none, so that a misspelt name is caught. */
export function workedExamples(fn: string): WorkedExample[] {
  const found = (rows as WorkedExample[]).filter((row) => row.fn === fn)
  if (found.length === 0) throw new Error(`No worked examples of "${fn}"`)
  return found
}

type Figures = Readonly<Record<string, number>>

/** The same with input and output as figures by name. */
export function figuresOf(fn: string): { id: string; input: Figures; expected: Figures }[] {
  return workedExamples(fn).map(({ id, input, expect }) => ({
    id,
    input: input as Figures,
    expected: expect as Figures,
  }))
}

/** A figure by name, NaN if there is none. */
export const at = (figures: Figures, name: string): number => figures[name] ?? NaN
