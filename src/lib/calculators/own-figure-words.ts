import type { Quantity } from '@/lib/domain/quantity/quantity'

import { amountOf } from './format-working'

/** '28 p/kWh, instead of 26.62 p/kWh'; '8 p/kWh' if we have no figure. */
export function ownFigureWords({ value, unit, insteadOf }: Pick<Quantity, 'value' | 'unit' | 'insteadOf'>): string {
  const before = insteadOf ? `, instead of ${amountOf({ value: insteadOf.value, unit })}` : ''
  return amountOf({ value, unit }) + before
}
