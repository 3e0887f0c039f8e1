import { addDays } from '../calendar/london-time'
import { byBeginning } from './last-begun'
import type { PriceCap } from './price-cap'

/**
 * Caps as they are charged, in order of their first day: a capped price is one before VAT, so a cap whose VAT changes goes
 * on at a new price from the day of the change. A later cap that begins on that day comes after it.
 */
export function chargedCaps(caps: readonly PriceCap[]): PriceCap[] {
  const dated = byBeginning(caps)
  return byBeginning([...dated.flatMap(withVatAfter), ...dated])
}

/** It keeps the last day of the cap, which may be earlier, so that it counts as expired. Empty if no change is announced. */
function withVatAfter(cap: PriceCap): PriceCap[] {
  const { percent, until, percentAfter } = cap.electricityVat
  if (until === null || percentAfter === null) return []
  const taxed = (pence: number) => Math.round((100 * pence * (100 + percentAfter)) / (100 + percent)) / 100
  return [
    {
      ...cap,
      validFrom: addDays(until, 1),
      electricity: {
        pencePerKwh: taxed(cap.electricity.pencePerKwh),
        pencePerDay: taxed(cap.electricity.pencePerDay),
      },
      electricityVat: { percent: percentAfter, until: null, percentAfter: null },
    },
  ]
}
