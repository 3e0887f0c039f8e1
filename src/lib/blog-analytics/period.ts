import { addDays } from '@/lib/domain/calendar/london-time'

/** Lengths of a period in days. */
export const PERIOD_DAYS = [7, 28, 90] as const

export type PeriodDays = (typeof PERIOD_DAYS)[number]

/** Whole days up to yesterday, and as many before them. ISO dates. */
export type Period = { days: PeriodDays; from: string; to: string; previousFrom: string; previousTo: string }

export function periodBefore(today: string, days: PeriodDays): Period {
  const from = addDays(today, -days)
  return { days, from, to: addDays(today, -1), previousFrom: addDays(from, -days), previousTo: addDays(from, -1) }
}

/** '+50%', '−25%', or 'new' where there was nothing before; '' where there is nothing at all. */
export function changeText(current: number, previous: number): string {
  if (previous === 0) return current === 0 ? '' : 'new'
  const percent = Math.round((current / previous - 1) * 100)
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}
