import { expect, test } from 'vitest'

import { clockTime, isClockTime, timeInWords } from './time-of-day'

test.each([
  [0, '00:00', '12am'],
  [5, '00:05', '12.05am'],
  [510, '08:30', '8.30am'],
  [719, '11:59', '11.59am'],
  [720, '12:00', '12pm'],
  [1020, '17:00', '5pm'],
])('minute %i is %s and %s', (minute, clock, words) => {
  expect([clockTime(minute), timeInWords(minute)]).toEqual([clock, words])
})

test.each(['00:00', '08:30', '23:59'])('%s is a time', (text) => expect(isClockTime(text)).toBe(true))
test.each(['', '8:30', '08:3', '24:00', '08:60', '08:30 '])('“%s” is no time', (text) =>
  expect(isClockTime(text)).toBe(false),
)
