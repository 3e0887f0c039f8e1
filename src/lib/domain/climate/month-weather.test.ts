import { describe, expect, it } from 'vitest'

import { shareOfHeatingYear } from './heating-months'
import { readMonthWeather } from './month-weather'

describe('readMonthWeather', () => {
  it('reads months with their degree days and those of an average one', () => {
    expect(readMonthWeather('month,degree days,average\r\n2026-10, 120, 150\n\n2026-11,3.3,3\n')).toEqual({
      ok: true,
      weather: { '2026-10': 0.8, '2026-11': expect.closeTo(1.1, 9) },
    })
    expect(readMonthWeather('')).toEqual({ ok: true, weather: {} })
  })

  it.each([
    ['2026-13,1,1', 'Line 1: please enter a month and two numbers, such as 2026-10,142,158.'],
    ['2026-10,120,150\n2026-11,120', 'Line 2: please enter a month and two numbers, such as 2026-10,142,158.'],
    ['2026-10,120,150\n2026-10,130,150', 'Line 2: 2026-10 is there twice.'],
    ['2026-10,1200,150', 'Line 1: 1200 against an average of 150 is not likely. Please check both.'],
    ['2026-10,120,0', 'Line 1: 120 against an average of 0 is not likely. Please check both.'],
  ])('refuses %j', (csv, message) => expect(readMonthWeather(csv)).toEqual({ ok: false, message }))
})

describe('a period with the weather of its months', () => {
  const OCTOBER = { from: '2026-10-01', to: '2026-11-01' }
  it('counts known months as they were, and others as average', () => {
    const cold = { '2026-10': 1.2 }
    expect(shareOfHeatingYear(OCTOBER, { weather: cold })).toBeCloseTo(1.2 * shareOfHeatingYear(OCTOBER), 9)
    const winter = { from: '2026-10-01', to: '2026-12-01' }
    expect(shareOfHeatingYear(winter, { weather: cold }) - shareOfHeatingYear(winter)).toBeCloseTo(
      0.2 * shareOfHeatingYear(OCTOBER),
      9,
    )
  })
})
