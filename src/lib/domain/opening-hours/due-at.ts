import { type OpeningHours, openPeriods } from './opening-hours'

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
  let remainingMs = promiseMinutes * MINUTE_MS
  for (const { opensAt, closesAt } of openPeriods({ from: receivedAt, hours })) {
    const startMs = Math.max(opensAt.getTime(), receivedAt.getTime())
    const availableMs = closesAt.getTime() - startMs
    if (remainingMs <= availableMs) return new Date(Math.min(roundedUp(startMs + remainingMs), closesAt.getTime()))
    remainingMs -= availableMs
  }
  return new Date(roundedUp(receivedAt.getTime() + promiseMinutes * MINUTE_MS))
}

const roundedUp = (ms: number) => Math.ceil(ms / ROUNDED_TO_MS) * ROUNDED_TO_MS
