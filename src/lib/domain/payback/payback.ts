import { checkPayback } from './ranges'

/** How many years an outlay takes to come back, or that it never does: each year without a saving brings it no nearer. */
export type Payback =
  { outcome: 'pays-back'; years: number } | { outcome: 'no-payback'; reason: 'no-saving' | 'savings-shrink' }

type Outlay = { outlayPence: number; savingPence: number }

/**
 * Years until savings have paid an outlay back, when the first year's saving grows by `growth` each year and comes evenly
 * within a year. Without growth that is outlay over saving. What saves nothing never pays back, nor do savings that
 * shrink too fast. Throws OutOfRange.
 */
export function payback({ outlayPence, savingPence, growth = 0 }: Outlay & { growth?: number }): Payback {
  checkPayback({ outlayPence, savingPence, growth })
  if (savingPence <= 0) return { outcome: 'no-payback', reason: 'no-saving' }
  if (growth === 0) return { outcome: 'pays-back', years: outlayPence / savingPence }
  const grown = 1 + (outlayPence * growth) / savingPence // of the series s·(1 + g)^t, whose sum over n years is s·((1 + g)^n − 1) ÷ g
  if (grown <= 0) return { outcome: 'no-payback', reason: 'savings-shrink' }
  const wholeYears = Math.floor(Math.log(grown) / Math.log(1 + growth))
  const lastSaving = savingPence * (1 + growth) ** wholeYears
  const paid = (lastSaving - savingPence) / growth
  return { outcome: 'pays-back', years: wholeYears + (outlayPence - paid) / lastSaving }
}

/**
 * What an outlay is worth today over some years, pence: savings come at the end of each year, the first at today's prices
 * and each next one higher by `growth`, and count for less by `discount` (HM Treasury's Green Book uses 3.5 %).
 * Less than nought means that it costs more than it brings. Throws OutOfRange.
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
  return Math.round(worth) + 0 // never minus nought
}
