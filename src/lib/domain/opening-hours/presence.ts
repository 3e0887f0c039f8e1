import { isOpenAt, type OpeningHours, openPeriods } from './opening-hours'
import { type OpeningRow, rowsToWeek } from './opening-week'

/** When a colleague works. `awayUntil`: null until they say that they are back. `week`: empty for the hours of the desk. */
export type Working = { isAway: boolean; awayUntil: Date | null; week: readonly OpeningRow[] }

type At = { at: Date; hours: OpeningHours }

const isAwayAt = ({ isAway, awayUntil }: Working, at: Date): boolean => isAway && (awayUntil === null || at < awayUntil)

/** Whether a colleague is there while the desk is open. */
export const isPresentAt = (working: Working, { at, hours }: At): boolean =>
  !isAwayAt(working, at) && isOpenAt({ at, hours }) && isOpenAt({ at, hours: ownHours(working, hours) })

/** When a colleague may be told by email: at once in their hours, otherwise when they begin; null while they are away. */
export function tellableAt(working: Working, { at, hours }: At): Date | null {
  if (isAwayAt(working, at)) return null
  const next = openPeriods({ from: at, hours: ownHours(working, hours) }).next()
  if (next.done) return at
  return next.value.opensAt > at ? next.value.opensAt : at
}

/** The days on which the desk is closed are theirs too. */
const ownHours = ({ week }: Working, hours: OpeningHours): OpeningHours =>
  week.length === 0 ? hours : { ...hours, week: rowsToWeek(week) }
