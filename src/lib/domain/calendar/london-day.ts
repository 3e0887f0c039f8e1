import { londonTime } from './london-time'

/** '2026-10-01': the London date of an instant, in ISO format. */
export function londonDay(iso: string): string {
  return londonTime(new Date(iso)).date
}
