import type { Quantity } from '../quantity/quantity'
import { hashOf } from '../quantity/same-input-hash'

/** Increment when results change for a reason other than the numbers: formulas, sampling of bands, verdict rules. */
const ENGINE_VERSION = 2

type Step = Pick<Quantity, 'key' | 'value' | 'spread'> & { inputs: readonly unknown[] }

/**
 * Identifies a result wherever it appears: on screen, in emails, in the admin and in documents. Equal for the same
 * inputs, engine and numbers, whatever the date or the wording of their sources.
 */
export function calculationHash({ inputs, steps }: { inputs: object; steps: readonly Step[] }): string {
  const numbers = steps
    .filter((step) => step.inputs.length === 0)
    .map(({ key, value, spread }) => ({ key, value, spread }))
    .sort((one, other) => (one.key < other.key ? -1 : 1))
  return hashOf({ engine: ENGINE_VERSION, inputs, numbers })
}
