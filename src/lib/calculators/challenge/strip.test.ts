import { expect, test } from 'vitest'

import { monthBegun, stripWeeks } from './strip'

test('names each month at the first week that begins in it, except that of the first week', () => {
  const weeks = stripWeeks({ startDate: '2026-09-28' })
  const named = weeks.map(({ week, label }) => [monthBegun(weeks, week), label]).filter(([month]) => month !== '')
  expect(named).toEqual([
    ['Oct', '5 Oct'],
    ['Nov', '2 Nov'],
    ['Dec', '7 Dec'],
    ['Jan', '4 Jan'],
    ['Feb', '1 Feb'],
    ['Mar', '1 Mar'],
  ])
})
