import { expect, test } from 'vitest'

import { isHalfHourHeading } from './half-hour-heading'

test.each([
  '00:00',
  '0:30',
  '0030',
  '23:30:00',
  '24:00',
  '00:00-00:30',
  '23:30 – 00:00',
  '00:00 to 00:30',
  '00:00:00 - 00:30:00',
  '00:00 (kWh)',
  'kWh_00:30',
  '1',
  '48',
  '50',
  'HH01',
  'HH 1',
  'hh_48',
  'Period 1',
  'SP50',
  'Half-hour 7 [Wh]',
])('%s is a half-hour', (heading) => {
  expect(isHalfHourHeading(heading)).toBe(true)
})

test.each([
  '',
  '0',
  '51',
  '00:15',
  '25:00',
  '99:00',
  'HH',
  'Date',
  'kWh',
  'Total (kWh)',
  'HH01 flag',
  '2025-01-19',
  'M3',
  'A1',
])('%s is not a half-hour', (heading) => {
  expect(isHalfHourHeading(heading)).toBe(false)
})
