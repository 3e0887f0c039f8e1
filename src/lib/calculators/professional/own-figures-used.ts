import { inOrder } from '@/lib/domain/quantity/evaluate'
import type { Quantity } from '@/lib/domain/quantity/quantity'

type Named = Pick<Quantity, 'key' | 'name' | 'unit' | 'value'>
type Replaced = Pick<Quantity, 'value' | 'spread'>

/** A figure the user entered in place of ours. */
export type OwnFigureUsed = Named & { insteadOf: Replaced }

/** The user's figures behind the results, each once. */
export function ownFiguresUsed(quantities: readonly Quantity[]): OwnFigureUsed[] {
  return inOrder(quantities).filter(
    (quantity): quantity is Quantity & OwnFigureUsed => quantity.insteadOf !== undefined,
  )
}
