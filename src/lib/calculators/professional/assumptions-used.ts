import { inOrder } from '@/lib/domain/quantity/evaluate'
import type { Quantity } from '@/lib/domain/quantity/quantity'

export type AssumptionUsed = Quantity & Required<Pick<Quantity, 'source'>>

/**
 * Assumptions behind a project's figures for the home as a whole, each once, with its source. Inputs for individual
 * rooms are in their own working.
 */
export function assumptionsUsed(quantities: readonly Quantity[]): AssumptionUsed[] {
  return inOrder(quantities).filter(
    (quantity): quantity is AssumptionUsed =>
      quantity.inputs.length === 0 && quantity.source !== undefined && !quantity.key.startsWith('room.'),
  )
}
