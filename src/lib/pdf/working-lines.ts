import { amountOf, CONFIDENCE_LABELS } from '@/lib/calculators/format-working'
import type { Source } from '@/lib/domain/quantity/quantity'
import type { WorkingStep } from '@/lib/domain/quantity/working'

type Citations = {
  numberOf: (source: Source) => number
  /** One line per source, in numerical order. */ sources: string[]
}

/** Numbers the sources of a working from 1, in order of first use. */
export function citations(steps: readonly WorkingStep[]): Citations {
  const sources = [...new Set(steps.flatMap(({ source }) => (source ? [sourceWords(source)] : [])))]
  const numbers = new Map(sources.map((words, index) => [words, index + 1]))
  return {
    numberOf: (source) => numbers.get(sourceWords(source)) ?? NaN,
    sources: sources.map((words, index) => `[${index + 1}] ${words}`),
  }
}

function sourceWords({ title, date, confidence }: Source): string {
  return `${title}, ${date}; ${CONFIDENCE_LABELS[confidence]}`
}

/** 'Corners and joints of Lounge = y × Σ A = 5.18 W/K', 'Height of Lounge = 2.4 m [3]' */
export function stepWords(step: WorkingStep, numberOf: Citations['numberOf']): string {
  const { name, formula, source, spread, unit, insteadOf } = step
  const sum = formula === undefined ? '' : ` = ${formula}`
  const range = spread
    ? `, between ${amountOf({ value: spread.low, unit })} and ${amountOf({ value: spread.high, unit })}`
    : ''
  const before = insteadOf ? `, instead of ${amountOf({ value: insteadOf.value, unit })}` : ''
  return `${name}${sum} = ${amountOf(step)}${range}${before}${source ? ` [${numberOf(source)}]` : ''}`
}
