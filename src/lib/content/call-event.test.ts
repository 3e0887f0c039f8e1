import { expect, it } from 'vitest'

import { callEvent } from './call-event'

it('covers the minutes before the call is due, in UTC', () => {
  const lines = callEvent({
    reference: 'PB-7K3M-9QXT',
    dueAt: new Date('2026-11-23T08:15:00Z'),
    phone: '01632 960123',
  }).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'UID:PB-7K3M-9QXT@powerboard',
      'DTSTART:20261123T080000Z',
      'DTEND:20261123T081500Z',
      'SUMMARY:Powerboard calls you',
      'END:VCALENDAR',
    ]),
  )
})
