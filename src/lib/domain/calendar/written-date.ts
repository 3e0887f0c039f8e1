import { londonTime } from './london-time'

const MONTH_OF_YEAR = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const

/** Made once: making one takes longer than writing a hundred dates. */
const MONTH = new Intl.DateTimeFormat('en-GB', MONTH_OF_YEAR)
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', ...MONTH_OF_YEAR })

/** '3 November 2026': the London date of an instant. */
export function writtenDate(iso: string): string {
  return write(iso, DAY)
}

/** 'November 2026' */
export function writtenMonth(iso: string): string {
  return write(iso, MONTH)
}

function write(iso: string, format: Intl.DateTimeFormat): string {
  const { date } = londonTime(new Date(iso))
  return format.format(new Date(date))
}
