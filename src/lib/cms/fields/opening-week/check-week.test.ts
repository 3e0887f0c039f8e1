import { expect, test } from 'vitest'

import { checkCloses, checkWeek } from './check-week'

/** The field options that the checks read. */
const options = (siblingData = {}) => ({ siblingData, req: { t: (key: string) => key, payload: { config: {} } } })

function checkClosing(value: string, opens?: string) {
  return checkCloses(value, options({ opens }) as unknown as Parameters<typeof checkCloses>[1])
}

test('closing time is after opening time', () => {
  expect(checkClosing('18:00', '08:00')).toBe(true)
  expect(checkClosing('08:00', '08:00')).toBe('The closing time must be after the opening time')
  expect(checkClosing('07:59', '08:00')).toBe('The closing time must be after the opening time')
})

test('closing time is a valid time', () => {
  expect(checkClosing('6pm')).toContain('08:30')
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
