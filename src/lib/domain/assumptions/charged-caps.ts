import { addDays } from '../calendar/london-time'
import { byBeginning } from './last-begun'
import type { PriceCap } from './price-cap'

/**
 * The caps of one region as they are charged, in order of their first day: a capped price is one before VAT, so the cap
 * that is current when its VAT changes goes on at a new price from that day.
 */
export function chargedCaps(caps: readonly PriceCap[]): PriceCap[] {
  return byBeginning(caps).flatMap((cap, index, dated) => {
    const changed = withVatAfter(cap)
    const next = dated[index + 1]
    const isCurrent = changed && cap.validFrom < changed.validFrom && !(next && next.validFrom <= changed.validFrom)
    return isCurrent ? [cap, changed] : [cap]
  })
}

/** It keeps the last day of the cap, which may be earlier, so that it counts as expired. Null if no change is announced. */
function withVatAfter(cap: PriceCap): PriceCap | null {
  const { percent, until, percentAfter } = cap.electricityVat
  if (until === null || percentAfter === null) return null
  const taxed = (pence: number) => Math.round((100 * pence * (100 + percentAfter)) / (100 + percent)) / 100
  return {
    ...cap,
    validFrom: addDays(until, 1),
    electricity: {
      pencePerKwh: taxed(cap.electricity.pencePerKwh),
      pencePerDay: taxed(cap.electricity.pencePerDay),
    },
    electricityVat: { percent: percentAfter, until: null, percentAfter: null },
  }
}
