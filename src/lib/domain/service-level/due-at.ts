import { openPeriods, type OpeningHours } from './opening-hours'

const MINUTE_MS = 60_000

/**
 * The moment by which an enquiry is answered if the promise is kept. Only opening time counts: received at
 * 5.50pm with 15 minutes promised, due five minutes after the next opening. Without any opening hours in
 * a year the clock runs on, since an enquiry is never turned away for a setting.
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
