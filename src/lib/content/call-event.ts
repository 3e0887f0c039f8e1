import { createEvent } from 'ics'

import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/opening-hours/promise'

const MINUTE_MS = 60_000

type CallEvent = { reference: string; dueAt: Date; phone: string }

/**
 * The promised call as a calendar file (RFC 5545), covering the minutes before it is due. @throws on an invalid date
 */
export function callEvent({ reference, dueAt, phone }: CallEvent): string {
  const { error, value } = createEvent({
    uid: `${reference}@powerboard`,
    productId: 'powerboard/enquiries',
    start: dueAt.getTime() - RESPONSE_PROMISE_MINUTES * MINUTE_MS,
    startInputType: 'utc',
    startOutputType: 'utc',
    end: dueAt.getTime(),
    endInputType: 'utc',
    endOutputType: 'utc',
    title: 'Powerboard calls you',
    description: `Your reference is ${reference}. Our number is ${phone}.`,
    busyStatus: 'FREE',
  })
  if (error || !value) throw error ?? new Error('The calendar file is empty')
  return value
}
