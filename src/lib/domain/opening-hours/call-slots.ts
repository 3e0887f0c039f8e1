import { londonTime } from '../calendar/london-time'
import { clock, dayOf } from './describe-due'
import { type OpeningHours, openPeriods } from './opening-hours'
import { RESPONSE_PROMISE_MINUTES } from './promise'

/** A half-hour call slot. */
export type CallSlot = { startsAt: Date; endsAt: Date }

/** The slots of one open day, in order; never empty. */
export type CallDay = { date: string; slots: CallSlot[] }

const SLOT_MINUTES = 30
const SLOT_DAYS = 5

const MINUTE_MS = 60_000
const SLOT_MS = SLOT_MINUTES * MINUTE_MS

/**
 * Bookable call slots: whole half hours within opening hours, on the next five days with availability. The first starts
 * no sooner than our promised response time.
 */
export function callDays({ now, hours }: { now: Date; hours: OpeningHours }): CallDay[] {
  const earliestMs = now.getTime() + RESPONSE_PROMISE_MINUTES * MINUTE_MS
  const days: CallDay[] = []
  for (const { opensAt, closesAt } of openPeriods({ from: now, hours })) {
    const slots: CallSlot[] = []
    for (
      let startMs = nextHalfHour(Math.max(opensAt.getTime(), earliestMs));
      startMs + SLOT_MS <= closesAt.getTime();
      startMs += SLOT_MS
    ) {
      slots.push({ startsAt: new Date(startMs), endsAt: new Date(startMs + SLOT_MS) })
    }
    if (slots.length > 0) days.push({ date: londonTime(opensAt).date, slots })
    if (days.length === SLOT_DAYS) break
  }
  return days
}

/** Form value of a slot: '2026-11-23T10:00Z'. Inverse of `readSlot`. */
export function slotKey({ startsAt }: CallSlot): string {
  return `${startsAt.toISOString().slice(0, 16)}Z`
}

/** The slot for a key, whether or not it was ever offered. */
export function readSlot(key: string): CallSlot | null {
  const startMs = /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(key) ? Date.parse(key) : NaN
  if (Number.isNaN(startMs) || startMs % SLOT_MS !== 0) return null
  return { startsAt: new Date(startMs), endsAt: new Date(startMs + SLOT_MS) }
}

/** The slot for a key, if it can still be booked. */
export function findSlot({ key, now, hours }: { key: string; now: Date; hours: OpeningHours }): CallSlot | null {
  const slots = callDays({ now, hours }).flatMap((day) => day.slots)
  return slots.find((slot) => slotKey(slot) === key) ?? null
}

/** '10am to 10.30am' */
export function slotTimes({ startsAt, endsAt }: CallSlot): string {
  return `${clock(londonTime(startsAt).minute)} to ${clock(londonTime(endsAt).minute)}`
}

/** 'today', 'tomorrow', 'on Monday' or 'on Monday 30 November', in London. */
export function slotDay({ startsAt }: CallSlot, now: Date): string {
  return dayOf(startsAt, now)
}

/** London's UTC offset is whole hours, so its half hours are those of UTC. */
function nextHalfHour(ms: number): number {
  return Math.ceil(ms / SLOT_MS) * SLOT_MS
}
