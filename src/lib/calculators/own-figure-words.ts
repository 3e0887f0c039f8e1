import type { Quantity } from '@/lib/domain/quantity/quantity'

import { amountOf } from './format-working'

/** Shown with every result that leaves out the visitor's own figures. */
export const OWN_REFUSED = 'Your own figures can’t be used together, so this result is based on ours.'

/** '28 p/kWh, instead of 26.62 p/kWh'; '8 p/kWh' if we have no figure. */
export function ownFigureWords({ value, unit, insteadOf }: Pick<Quantity, 'value' | 'unit' | 'insteadOf'>): string {
  const before = insteadOf ? `, instead of ${amountOf({ value: insteadOf.value, unit })}` : ''
  return amountOf({ value, unit }) + before
}
