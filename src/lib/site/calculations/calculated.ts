import { ANSWERED } from '@/lib/domain/house/sources'
import { given, type Quantity, type Source } from '@/lib/domain/quantity/quantity'
import { OutOfRange } from '@/lib/domain/quantity/range-check'
import { sameInputHash } from '@/lib/domain/quantity/same-input-hash'
import { workingOf, type Working } from '@/lib/domain/quantity/working'

/** `path` is the field of the question, as 'rooms.2.indoorC'. */
export type Refusal = { path: string; message: string }

export type Calculated<Answer> = { ok: true; answer: Answer } | { ok: false; errors: Refusal[] }

export const refused = (path: string, message: string): { ok: false; errors: Refusal[] } => ({
  ok: false,
  errors: [{ path, message }],
})

/**
 * What some sums come to; where they refuse a quantity, the field that it stands in. `fields` names that of each
 * quantity which the schema cannot rule out, since it follows from several fields together.
 */
export function calculated<Answer>({
  fields,
  calculate,
}: {
  fields: Readonly<Record<string, string>>
  calculate: () => Answer
}): Calculated<Answer> {
  try {
    return { ok: true, answer: calculate() }
  } catch (error) {
    if (!(error instanceof OutOfRange)) throw error
    return refused(fields[error.quantity] ?? '', error.message)
  }
}

type Answered = Pick<Quantity, 'key' | 'name' | 'unit' | 'value'> & { usual?: { value: number; source: Source } }

/** A number of the question; where it is the usual one, it has our source, for then nobody need have given it. */
export function answered({ usual, ...quantity }: Answered): Quantity {
  return given({ ...quantity, source: quantity.value === usual?.value ? usual.source : ANSWERED })
}

/** The working of results, and what tells it from any other. */
export function withWorking<Result>(
  result: Result,
  quantities: readonly Quantity[],
): { result: Result; working: Working; hash: string } {
  const working = workingOf(quantities)
  return { result, working, hash: sameInputHash(working) }
}
