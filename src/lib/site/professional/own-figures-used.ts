import { inOrder } from '@/lib/domain/quantity/evaluate'
import type { Quantity } from '@/lib/domain/quantity/quantity'
import { amountOf } from '@/lib/site/working-words'

type Named = Pick<Quantity, 'key' | 'name' | 'unit' | 'value'>
type Replaced = Pick<Quantity, 'value' | 'spread'>

/** A figure that somebody put in place of ours. */
export type OwnFigureUsed = Named & { insteadOf: Replaced }

/** The own figures that the results rest on, each once. */
export function ownFiguresUsed(quantities: readonly Quantity[]): OwnFigureUsed[] {
  return inOrder(quantities).filter(
    (quantity): quantity is Quantity & OwnFigureUsed => quantity.insteadOf !== undefined,
  )
}

/** '28 p/kWh, instead of 26.62 p/kWh' */
export function ownFigureWords({ value, unit, insteadOf }: OwnFigureUsed): string {
  return `${amountOf({ value, unit })}, instead of ${amountOf({ value: insteadOf.value, unit })}`
}
