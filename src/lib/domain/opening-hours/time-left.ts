import { describeDue } from './describe-due'
import { describeElapsed } from './describe-elapsed'
import { isOpenAt, type OpeningHours, openPeriods } from './opening-hours'

const MINUTE_MS = 60_000
/** Beyond this, the time of day says more than a number of minutes. */
const COUNTED_MINUTES_MAX = 60
const SOON = 1 / 3

/**
 * How much of a promised time is left. `left`: a share from 0 to 1, of opening time only. `soon`: a third of it or
 * less. `closed`: the clock stands still until we open.
 */
export type TimeLeft = { state: 'running' | 'soon' | 'past' | 'closed'; left: number; words: string }

type Promised = { now: Date; dueAt: Date; hours: OpeningHours; promiseMinutes: number }

/** '9 min left', '4 min past', 'by 8.15am on Monday'. Counts opening time only, as the promise does. */
export function timeLeft({ now, dueAt, hours, promiseMinutes }: Promised): TimeLeft {
  if (dueAt < now)
    return { state: 'past', left: 0, words: `${describeElapsed(openMs({ from: dueAt, to: now, hours }))} past` }
  const leftMs = openMs({ from: now, to: dueAt, hours })
  const left = Math.min(1, leftMs / (promiseMinutes * MINUTE_MS))
  const isOpen = isOpenAt({ at: now, hours })
  const isCounted = isOpen && leftMs < COUNTED_MINUTES_MAX * MINUTE_MS
  return {
    state: !isOpen ? 'closed' : left <= SOON ? 'soon' : 'running',
    left,
    words: isCounted ? `${describeElapsed(leftMs)} left` : describeDue(dueAt, now),
  }
}

/** The opening time between two instants; all of it if we never open. */
export function openMs({ from, to, hours }: { from: Date; to: Date; hours: OpeningHours }): number {
  let sumMs = 0
  let isEverOpen = false
  for (const { opensAt, closesAt } of openPeriods({ from, hours })) {
    isEverOpen = true
    if (opensAt >= to) break
    sumMs += Math.min(closesAt.getTime(), to.getTime()) - Math.max(opensAt.getTime(), from.getTime())
  }
  return isEverOpen ? sumMs : to.getTime() - from.getTime()
}
