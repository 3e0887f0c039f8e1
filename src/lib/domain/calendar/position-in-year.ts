import { londonTime } from './london-time'

const MONTHS = 12
const DAYS_OF_LONGEST_MONTH = 31

/** Position of an instant's London date in a year of twelve equal months: 0 for 1 January, 0.5 for 1 July. */
export function positionInYear(iso: string): number {
  const [, month = 1, day = 1] = londonTime(new Date(iso)).date.split('-').map(Number)
  return (month - 1 + (day - 1) / DAYS_OF_LONGEST_MONTH) / MONTHS
}
