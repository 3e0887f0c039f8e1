import { describe, expect, it } from 'vitest'

import {
  NOTHING_KEPT,
  usesOf,
  withDays,
  withEvent,
  withExport,
  withoutReading,
  withProofs,
  withReading,
} from './kept-season'
import type { MeterReading } from './meter-readings'
import { seasonOf } from './season'

const SEASON = seasonOf('2026-11-23')
const AT = '2026-11-23T12:00:00Z'
const reading = (date: string, value = 1): MeterReading => ({ fuel: 'gas', unit: 'kwh', date, value })

describe('readings', () => {
  it('replace one another by fuel and day, and can be removed', () => {
    const twice = withReading(withReading(NOTHING_KEPT, reading('2026-11-01', 1)), reading('2026-11-01', 2))
    expect(twice.readings).toEqual([reading('2026-11-01', 2)])
    const both = withReading(twice, { ...reading('2026-11-01', 3), fuel: 'electricity' })
    expect(both.readings).toHaveLength(2)
    expect(withoutReading(both, { fuel: 'gas', date: '2026-11-01' }).readings).toMatchObject([{ fuel: 'electricity' }])
  })

  it('give way to the days of a file, which replace the same days and reach back to last winter', () => {
    const read = withReading(withReading(NOTHING_KEPT, reading('2026-11-01', 0)), reading('2026-11-08', 70))
    expect(usesOf(read, 'gas')).toEqual([{ from: '2026-11-01', to: '2026-11-08', kwh: 70 }])
    const first = withDays(read, {
      fuel: 'gas',
      season: SEASON,
      days: { '2026-11-02': 5, '2025-06-01': 1, '2024-01-01': 9 },
    })
    const second = withDays(first, { fuel: 'gas', season: SEASON, days: { '2026-11-02': 6, '2025-11-30': 8 } })
    expect(second.days).toEqual({ electricity: {}, gas: { '2025-11-30': 8, '2026-11-02': 6 } })
    expect(usesOf(second, 'gas').at(-1)).toEqual({ from: '2026-11-02', to: '2026-11-03', kwh: 6 })
  })
})

describe('withProofs', () => {
  const kept = (...dates: string[]) => dates.reduce((sum, date) => withReading(sum, reading(date)), NOTHING_KEPT)
  const marked = (...dates: string[]) =>
    withProofs(kept(...dates), { season: SEASON, at: AT }).events.map(({ slug }) => slug)

  it.each([
    [['2026-11-01'], []],
    [['2026-11-01', '2026-11-07'], []], // a Saturday
    [['2026-11-01', '2026-11-08'], ['two-sundays']],
    [['2026-09-20', '2026-11-08'], []], // before the winter
    [['2027-03-22'], ['last-sunday']],
    [['2027-03-21'], []],
  ])('readings of %j mark %j', (dates, slugs) => expect(marked(...dates)).toEqual(slugs))

  it('marks each once a winter', () => {
    const once = withProofs(kept('2026-11-01', '2026-11-08'), { season: SEASON, at: AT })
    expect(withProofs(once, { season: SEASON, at: AT })).toEqual(once)
    const before = withEvent(kept('2026-11-01', '2026-11-08'), {
      kind: 'done',
      slug: 'two-sundays',
      at: '2025-11-08T12:00:00Z',
    })
    expect(withProofs(before, { season: SEASON, at: AT }).events).toHaveLength(2)
  })
})

describe('withExport', () => {
  const curtains = { kind: 'done', slug: 'curtains', at: AT } as const
  const kept = withReading(withEvent(NOTHING_KEPT, curtains), reading('2026-11-01', 5))
  const other = withReading(
    withReading(
      withEvent(withEvent(NOTHING_KEPT, curtains), { ...curtains, slug: 'letterbox' }),
      reading('2026-11-01', 9),
    ),
    reading('2026-11-08', 10),
  )

  it('adds missing entries once and keeps existing ones', () => {
    const both = withExport(kept, { ...other, home: 'type=semi', days: { electricity: {}, gas: { '2026-11-02': 3 } } })
    expect(both.events.map(({ slug }) => slug)).toEqual(['curtains', 'letterbox'])
    expect(both.readings.map(({ date, value }) => [date, value])).toEqual([
      ['2026-11-08', 10],
      ['2026-11-01', 5],
    ])
    expect(both.home).toBe('type=semi')
    expect(both.days.gas).toEqual({ '2026-11-02': 3 })
    expect(withExport(both, other)).toEqual(both)
  })

  it('keeps the home and the days of this device', () => {
    const days = (kwh: number) => ({ electricity: { '2026-11-02': kwh }, gas: {} })
    const both = withExport({ ...kept, home: 'a', days: days(1) }, { ...other, home: 'b', days: days(2) })
    expect(both).toMatchObject({ home: 'a', days: days(1) })
  })
})
