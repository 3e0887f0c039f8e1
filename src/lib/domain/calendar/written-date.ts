import { londonTime } from './london-time'

/** '3 November 2026': the London date of an instant. */
export function writtenDate(iso: string): string {
  return write(iso, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** 'November 2026' */
export function writtenMonth(iso: string): string {
  return write(iso, { month: 'long', year: 'numeric' })
}

function write(iso: string, options: Intl.DateTimeFormatOptions): string {
  const { date } = londonTime(new Date(iso))
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(date))
}
