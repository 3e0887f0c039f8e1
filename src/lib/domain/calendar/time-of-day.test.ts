import { expect, test } from 'vitest'

import { clockTime, timeInWords } from './time-of-day'

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
