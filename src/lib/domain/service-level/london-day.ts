import { londonTime } from './london-time'

/** '2026-10-01': the ISO day that a moment falls on in London. */
export function londonDay(iso: string): string {
  return londonTime(new Date(iso)).date
}
