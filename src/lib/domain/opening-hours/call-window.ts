import { type OpeningHours, openPeriods } from './opening-hours'
import { RESPONSE_PROMISE_MINUTES } from './promise'

const MINUTE_MS = 60_000

type CallWindow = { startsAt: Date; endsAt: Date }

/**
 * The minutes in which we call to be in time, for a calendar: the last ones before the call is due, but none before we
 * open. In whole minutes and never empty.
 */
export function callWindow({ dueAt, hours }: { dueAt: Date; hours: OpeningHours }): CallWindow {
  const endMs = Math.floor(dueAt.getTime() / MINUTE_MS) * MINUTE_MS
  const earliest = new Date(endMs - RESPONSE_PROMISE_MINUTES * MINUTE_MS)
  const opensMs = openPeriods({ from: earliest, hours }).next().value?.opensAt.getTime() ?? 0
  // Staff may have changed the opening hours since, so that the call is due while we are closed.
  const startMs = opensMs > endMs ? earliest.getTime() : Math.max(opensMs, earliest.getTime())
  return { startsAt: new Date(startMs), endsAt: new Date(Math.max(endMs, startMs + MINUTE_MS)) }
}
