import type { Period } from './assumption'
import { lastBegun } from './last-begun'

/** Fuels whose price nobody caps: it can double within weeks. */
const UNCAPPED_FUELS: readonly string[] = ['price.oil', 'price.lpg']
const FRESH_MONTHS = 3

/**
 * The last period of an assumption to have begun by an ISO date, whether or not it has ended. A price of an uncapped fuel
 * counts for three months after its last day, or after it was read, and not after that.
 */
export function effectivePeriod({
  key,
  periods,
  date,
}: {
  key: string
  periods: readonly Period[]
  date: string
}): Period | undefined {
  const period = lastBegun(periods, date)
  if (!period || !UNCAPPED_FUELS.includes(key)) return period
  const { validTo, source } = period
  const lastKnown = validTo !== null && validTo > source.date ? validTo : source.date
  return date <= monthsAfter(lastKnown, FRESH_MONTHS) ? period : undefined
}

/** '2026-04-31' after '2026-01-31': compared as text, a day that its month does not have is the month's last. */
function monthsAfter(date: string, months: number): string {
  const [year = NaN, month = NaN] = date.split('-').map(Number)
  const count = 12 * year + month - 1 + months
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}-${date.slice(8)}`
}
