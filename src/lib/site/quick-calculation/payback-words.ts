import type { Payback } from '@/lib/domain/payback/payback'
import type { QuickEstimate } from '@/lib/domain/quick-estimate/result'

import { pounds } from '../pounds'

/** Whether and when panels pay for themselves, in a sentence; null where there is nothing to compare with. */
export function paybackWords({ payback, savingPence, panels }: Pick<QuickEstimate, 'payback' | 'savingPence' | 'panels'>): string | null {
  if (!payback || !savingPence) return null
  if (payback.typical.outcome !== 'pays-back') return 'Against what you have, panels save nothing in a year, so they never pay for themselves.'
  const { typical, atBest, atWorst } = payback
  const span = `${yearsOf(atBest)} at best, ${yearsOf(atWorst)} at worst`
  return `At ${pounds(savingPence.value)} a year, ${pounds(panels.rated.price.value)} takes about ${yearsOf(typical)} years to come back (${span}), with prices that stand still.`
}

const YEARS_MAX = 99

function yearsOf(payback: Payback): string {
  if (payback.outcome !== 'pays-back') return 'never'
  return payback.years > YEARS_MAX ? `over ${YEARS_MAX}` : String(Math.round(payback.years))
}
