import { labelOf } from '@/lib/domain/text/label-of'
import { writtenNumber } from '@/lib/format/written-number'

import type { AnswersOf, Field, Fields } from './field'

/** An answer as staff, emails and the CRM show it. */
export type Answer = { label: string; value: string }

/** The answers that were given, in the order of the fields; `first` are read before all others. */
export function answersOf<All extends Fields>(
  fields: All,
  given: AnswersOf<All>,
  first: readonly (keyof All & string)[] = [],
): Answer[] {
  const values = new Map(Object.entries(given))
  const answers = new Map<string, string[]>()
  for (const name of new Set([...first, ...Object.keys(fields)])) {
    const field = fields[name]
    if (!field) continue
    const label = field.answer === undefined ? field.label : field.answer
    const value = textOf(field, values.get(name))
    if (label !== null && value !== '') answers.set(label, [...(answers.get(label) ?? []), value])
  }
  return [...answers].map(([label, parts]) => ({ label, value: parts.join(' ') }))
}

function textOf(field: Field, value: unknown): string {
  if ('options' in field)
    return [value ?? []]
      .flat()
      .map((one) => labelOf(field.options, String(one)))
      .join(', ')
  if (typeof value === 'number' && field.type === 'number')
    return `${writtenNumber(value, { most: 2 })} ${field.unit}`.trim()
  return typeof value === 'string' ? value : ''
}
