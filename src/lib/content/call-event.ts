import { createEvent } from 'ics'

import { callWindow } from '@/lib/domain/opening-hours/call-window'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'

type CallEvent = { reference: string; dueAt: Date; hours: OpeningHours; phone: string }

/** The promised call as a calendar file (RFC 5545). @throws on an invalid date */
export function callEvent({ reference, dueAt, hours, phone }: CallEvent): string {
  const { startsAt, endsAt } = callWindow({ dueAt, hours })
  const { error, value } = createEvent({
    uid: `${reference}@powerboard`,
    productId: 'powerboard/enquiries',
    start: startsAt.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: endsAt.getTime(),
    endInputType: 'utc',
    endOutputType: 'utc',
    title: 'Powerboard calls you',
    description: `Your reference is ${reference}. Our number is ${phone}.`,
    busyStatus: 'FREE',
  })
  if (error || !value) throw error ?? new Error('The calendar file is empty')
  return value
}
