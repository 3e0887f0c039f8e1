import { londonTime } from './london-time'

/** '2026-10-01': the ISO date in London of an instant. */
export function londonDay(iso: string): string {
  return londonTime(new Date(iso)).date
}
