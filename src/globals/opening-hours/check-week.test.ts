import { expect, test } from 'vitest'

import { checkCloses, checkWeek } from './check-week'

/** Only what the checks read of their fields. */
const options = (siblingData = {}) => ({ siblingData, req: { t: (key: string) => key, payload: { config: {} } } })

function closes(value: string, opens?: string) {
  return checkCloses(value, options({ opens }) as unknown as Parameters<typeof checkCloses>[1])
}

test('a day closes after it opens', () => {
  expect(closes('18:00', '08:00')).toBe(true)
  expect(closes('08:00', '08:00')).toBe('Close later than you open')
  expect(closes('07:59', '08:00')).toBe('Close later than you open')
})

test('a closing time is a time', () => {
  expect(closes('6pm')).toContain('08:30')
})

test('each day can be listed once', () => {
  const week = (weekdays: string[]) =>
    checkWeek(
      weekdays.map((weekday) => ({ weekday })),
      options() as unknown as Parameters<typeof checkWeek>[1],
    )
  expect(week(['1', '2'])).toBe(true)
  expect(week([])).toBe(true)
  expect(week(['1', '2', '1'])).toBe('Each day can be listed once')
})
