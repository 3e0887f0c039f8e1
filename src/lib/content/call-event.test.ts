import ICAL from 'ical.js'
import { expect, it } from 'vitest'

import { DEFAULT_OPENING_HOURS } from '@/lib/domain/opening-hours/opening-hours'

import { callEvent } from './call-event'

const EVENT = {
  reference: 'PB-7K3M-9QXT',
  dueAt: new Date('2026-11-23T08:12:57Z'),
  hours: DEFAULT_OPENING_HOURS,
  phone: '01632 960123',
}

it('covers the minutes between opening and when the call is due, in UTC', () => {
  const lines = callEvent(EVENT).split('\r\n')
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

it('is read by another calendar, with all that RFC 5545 asks for', () => {
  const calendar = new ICAL.Component(ICAL.parse(callEvent(EVENT)) as unknown[])
  const event = calendar.getFirstSubcomponent('vevent')
  const value = (name: string) => String(event?.getFirstPropertyValue(name))
  expect([calendar.getFirstPropertyValue('version'), calendar.getFirstPropertyValue('prodid')]).toEqual([
    '2.0',
    'powerboard/enquiries',
  ])
  expect(value('dtstamp')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
  expect([value('dtstart'), value('dtend')]).toEqual(['2026-11-23T08:00:00Z', '2026-11-23T08:12:00Z'])
  expect(value('description')).toBe('Your reference is PB-7K3M-9QXT. Our number is 01632 960123.')
})

it('escapes commas, semicolons and backslashes', () => {
  const phone = '01632 960123, or; at night\\ 01632 960124'
  const calendar = new ICAL.Component(ICAL.parse(callEvent({ ...EVENT, phone })) as unknown[])
  const description = calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('description')
  expect(description).toBe(`Your reference is PB-7K3M-9QXT. Our number is ${phone}.`)
})

it('ends each line with CRLF, and folds it after at most 75 octets', () => {
  const text = callEvent({ ...EVENT, phone: '+44 1632 960123, and in the evening +44 1632 960124' })
  expect(text).toMatch(/^(?:[\t\x20-\x7e]+\r\n)+$/) // the library counts characters, each of which is one octet here
  const widths = text.split('\r\n').map((line) => line.length)
  expect(Math.max(...widths)).toBeLessThanOrEqual(75)
  expect(text).toMatch(/\r\n[ \t]/)
})
