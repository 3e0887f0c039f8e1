import { HIGHEST_AMPS } from '@/lib/domain/electrical/circuits/ranges'
import { ANSWERED } from '@/lib/domain/quantity/common-sources'
import { given, type Quantity, type Source } from '@/lib/domain/quantity/quantity'
import { OutOfRange } from '@/lib/domain/quantity/range-check'
import { sameInputHash } from '@/lib/domain/quantity/same-input-hash'
import { type Working, workingOf } from '@/lib/domain/quantity/working'

/** `path` is the request field, such as 'rooms.2.indoorC'. */
export type Refusal = { path: string; message: string }

export type Calculated<Answer> = { ok: true; answer: Answer } | { ok: false; errors: Refusal[] }

export const refused = (path: string, message: string): { ok: false; errors: Refusal[] } => ({
  ok: false,
  errors: [{ path, message }],
})

const BEYOND_OURS = 'Together with the other values, beyond what we can calculate'

/** Messages for quantities whose name or limits help. */
const MESSAGES: Readonly<Record<string, string>> = {
  amps: `Must draw no more than ${HIGHEST_AMPS.toLocaleString('en-GB')} A together`,
  differenceK: 'Must be 1 to 60 °C warmer than outdoors',
}

/**
 * Runs calculations; if they reject a quantity, returns the field it came from. `fields` maps each quantity that the
 * schema cannot validate, because it depends on several fields.
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
    return refused(fields[error.quantity] ?? '', MESSAGES[error.quantity] ?? BEYOND_OURS)
  }
}

type Answered = Pick<Quantity, 'key' | 'name' | 'unit' | 'value'> & { usual?: { value: number; source: Source } }

/** An input quantity; a default value keeps our source, since it may not have been entered. */
export function inputQuantity({ usual, ...quantity }: Answered): Quantity {
  return given({ ...quantity, source: quantity.value === usual?.value ? usual.source : ANSWERED })
}

/** The working of results, with a hash that identifies it. */
export function withWorking<Result>(
  result: Result,
  quantities: readonly Quantity[],
): { result: Result; working: Working; hash: string } {
  const working = workingOf(quantities)
  return { result, working, hash: sameInputHash(working) }
}
