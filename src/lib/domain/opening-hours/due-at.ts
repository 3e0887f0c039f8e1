import { type OpeningHours, openPeriods } from './opening-hours'
import { openMs } from './time-left'

const MINUTE_MS = 60_000
/** A promise of 8.13am is kept to the minute by nobody, and read as machine arithmetic. */
const ROUNDED_TO_MS = 5 * MINUTE_MS

/**
 * The response deadline of an enquiry, rounded up once to five minutes, so that it is the same wherever it is stored or
 * shown. Only opening time counts: received at 5.50pm with 15 minutes promised, it is due five minutes after the next
 * opening. Rounding never goes beyond closing time. Without opening hours within a year the clock runs continuously, so that a
 * setting never blocks enquiries.
 */
export function responseDueAt(input: { receivedAt: Date; hours: OpeningHours; promiseMinutes: number }): Date {
  const { receivedAt, hours, promiseMinutes } = input
  return openInstant({ from: receivedAt, ms: promiseMinutes * MINUTE_MS, hours, round: roundedUp })
}

type Pause = { dueAt: Date; from: Date; to: Date; hours: OpeningHours }

/**
 * The deadline after a pause, with as much opening time left as there was when it began. One that had passed by then
 * stays, and so does one whose pause was no longer than a minute, such as one that is undone.
 */
export function dueAfterPause({ dueAt, from, to, hours }: Pause): Date {
  const leftMs = openMs({ from, to: dueAt, hours })
  const isPaused = openMs({ from, to, hours }) > MINUTE_MS
  return dueAt > from && isPaused ? openInstant({ from: to, ms: leftMs, hours, round: (ms) => ms }) : dueAt
}

type Step = { from: Date; ms: number; hours: OpeningHours; round: (ms: number) => number }

/** The instant by which so much opening time has passed, rounded within its opening period. */
function openInstant({ from, ms, hours, round }: Step): Date {
  let remainingMs = ms
  for (const { opensAt, closesAt } of openPeriods({ from, hours })) {
    const startMs = Math.max(opensAt.getTime(), from.getTime())
    const availableMs = closesAt.getTime() - startMs
    if (remainingMs <= availableMs) return new Date(Math.min(round(startMs + remainingMs), closesAt.getTime()))
    remainingMs -= availableMs
  }
  return new Date(round(from.getTime() + ms))
}

const roundedUp = (ms: number) => Math.ceil(ms / ROUNDED_TO_MS) * ROUNDED_TO_MS
