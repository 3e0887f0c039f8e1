import { checkPayback } from './payback-ranges'

/** Annual differences below a pound are rounding, in pence. */
export const ROUNDING_PENCE = 100

/** Years to payback, or never if there is no saving. */
export type Payback =
  { outcome: 'pays-back'; years: number } | { outcome: 'no-payback'; reason: 'no-saving' | 'savings-shrink' }

type Outlay = { outlayPence: number; savingPence: number }

/**
 * Years until savings repay an outlay, with the first year's saving growing by `growth` each year and accruing evenly
 * within a year. Without growth that is outlay over saving. Never pays back without savings, or if they shrink too
 * fast. Throws OutOfRange.
 */
export function payback({ outlayPence, savingPence, growth = 0 }: Outlay & { growth?: number }): Payback {
  checkPayback({ outlayPence, savingPence, growth })
  if (savingPence <= 0) return { outcome: 'no-payback', reason: 'no-saving' }
  if (growth === 0) return { outcome: 'pays-back', years: outlayPence / savingPence }
  // From the series s·(1 + g)^t, whose sum over n years is s·((1 + g)^n − 1) ÷ g.
  const grown = 1 + (outlayPence * growth) / savingPence
  if (grown <= 0) return { outcome: 'no-payback', reason: 'savings-shrink' }
  const wholeYears = Math.floor(Math.log(grown) / Math.log(1 + growth))
  const lastSaving = savingPence * (1 + growth) ** wholeYears
  const paid = (lastSaving - savingPence) / growth
  return { outcome: 'pays-back', years: wholeYears + (outlayPence - paid) / lastSaving }
}

/**
 * Net present value of an outlay over some years, pence: savings accrue at the end of each year, the first at today's
 * prices, growing by `growth` and discounted by `discount` (3.5 % in HM Treasury's Green Book). Negative if the costs
 * exceed the savings. Throws OutOfRange.
 */
export function netPresentValue({
  outlayPence,
  savingPence,
  growth,
  discount,
  years,
}: Outlay & { growth: number; discount: number; years: number }): number {
  checkPayback({ outlayPence, savingPence, growth, discount, years })
  let worth = -outlayPence
  for (let year = 1; year <= years; year++) worth += (savingPence * (1 + growth) ** (year - 1)) / (1 + discount) ** year
  return Math.round(worth) + 0 // avoids -0
}
