import { expect, it } from 'vitest'

import { DEFAULT_OPENING_HOURS } from '@/lib/domain/opening-hours/opening-hours'

import { callEvent } from './call-event'

it('covers the minutes between opening and when the call is due, in UTC', () => {
  const lines = callEvent({
    reference: 'PB-7K3M-9QXT',
    dueAt: new Date('2026-11-23T08:12:57Z'),
    hours: DEFAULT_OPENING_HOURS,
    phone: '01632 960123',
  }).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'UID:PB-7K3M-9QXT@powerboard',
      'DTSTART:20261123T080000Z',
      'DTEND:20261123T081200Z',
      'SUMMARY:Powerboard calls you',
      'END:VCALENDAR',
    ]),
  )
})
