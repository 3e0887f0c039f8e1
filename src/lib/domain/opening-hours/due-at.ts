import { type OpeningHours, openPeriods } from './opening-hours'

const MINUTE_MS = 60_000

/**
 * The response deadline of an enquiry. Only opening time counts: received at 5.50pm with 15 minutes promised, it is due
 * five minutes after the next opening. Without opening hours within a year the clock runs continuously, so that a
 * setting never blocks enquiries.
 */
export function responseDueAt(input: { receivedAt: Date; hours: OpeningHours; promiseMinutes: number }): Date {
  const { receivedAt, hours, promiseMinutes } = input
  let remainingMs = promiseMinutes * MINUTE_MS
  for (const { opensAt, closesAt } of openPeriods({ from: receivedAt, hours })) {
    const startMs = Math.max(opensAt.getTime(), receivedAt.getTime())
    const availableMs = closesAt.getTime() - startMs
    if (remainingMs <= availableMs) return new Date(startMs + remainingMs)
    remainingMs -= availableMs
  }
  return new Date(receivedAt.getTime() + promiseMinutes * MINUTE_MS)
}
