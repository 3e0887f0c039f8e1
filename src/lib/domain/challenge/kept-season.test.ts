import { describe, expect, it } from 'vitest'

import { completionsOf } from './completions'
import {
  type KeptSeason,
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
const CURTAINS = { kind: 'done', slug: 'curtains', at: AT } as const
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

  it('still count for the times of which no file was read', () => {
    const values: [string, number][] = [
      ['2025-11-01', 0],
      ['2025-11-08', 80],
      ['2026-11-01', 900],
      ['2026-11-08', 970],
      ['2026-11-15', 1_030],
    ]
    const read = values.reduce((sum, [date, value]) => withReading(sum, reading(date, value)), NOTHING_KEPT)
    const days = { '2026-11-08': 9, '2026-11-09': 8 }
    expect(usesOf(withDays(read, { fuel: 'gas', season: SEASON, days }), 'gas')).toEqual([
      { from: '2026-11-08', to: '2026-11-09', kwh: 9 },
      { from: '2026-11-09', to: '2026-11-10', kwh: 8 },
      { from: '2025-11-01', to: '2025-11-08', kwh: 80 },
      { from: '2025-11-08', to: '2026-11-01', kwh: 820 },
      { from: '2026-11-01', to: '2026-11-08', kwh: 70 },
    ])
    const ofOtherFuel = withDays(read, { fuel: 'electricity', season: SEASON, days })
    expect(usesOf(ofOtherFuel, 'gas')).toHaveLength(4)
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

  it('dates a mark that is added after the winter by the reading that proves it', () => {
    const late = { season: SEASON, at: '2027-04-02T09:00:00Z' }
    const proven = withProofs(kept('2027-03-28', '2026-11-08', '2027-03-23', '2026-11-01'), late)
    expect(completionsOf({ events: proven.events, season: SEASON })).toMatchObject([
      { slug: 'two-sundays', at: '2026-11-08T12:00:00.000Z' },
      { slug: 'last-sunday', at: '2027-03-23T12:00:00.000Z' },
    ])
    expect(withProofs(proven, late)).toEqual(proven)
  })

  it('adds a mark again that counts for no winter because it is dated after it', () => {
    const lost = withEvent(kept('2027-03-22'), { kind: 'done', slug: 'last-sunday', at: '2027-04-01T12:00:00Z' })
    const { events } = withProofs(lost, { season: SEASON, at: '2027-04-02T09:00:00Z' })
    expect(completionsOf({ events, season: SEASON })).toHaveLength(1)
  })

  describe('when a mistyped reading is removed', () => {
    const remove = (from: KeptSeason, date: string, at: string) =>
      withProofs(withoutReading(from, { fuel: 'gas', date }), { season: SEASON, at })
    const add = (to: KeptSeason, date: string, at: string) =>
      withProofs(withReading(to, reading(date)), { season: SEASON, at })
    const done = ({ events }: KeptSeason) => completionsOf({ events, season: SEASON }).map(({ slug }) => slug)

    it.each([
      ['during the winter', AT, '2026-11-24T12:00:00Z', '2026-11-29T12:00:00Z'],
      ['within a moment', AT, AT, AT],
      ['after the winter', '2027-04-01T09:00:00Z', '2027-04-02T09:00:00Z', '2027-04-02T09:01:00Z'],
      ['after it was proven in the winter', AT, '2027-04-02T09:00:00Z', '2027-04-02T09:01:00Z'],
      ['by a clock that went back', AT, '2026-11-22T12:00:00Z', '2026-11-22T12:01:00Z'],
    ])('takes back the mark, and a real reading proves it again: %s', (_, addedAt, removedAt, againAt) => {
      const proven = withProofs(kept('2026-11-08', '2026-11-15'), { season: SEASON, at: addedAt })
      expect(done(proven)).toEqual(['two-sundays'])
      const removed = remove(proven, '2026-11-15', removedAt)
      expect(done(removed)).toEqual([])
      expect(remove(removed, '2026-11-08', removedAt).events).toEqual(removed.events)
      expect(done(add(removed, '2026-11-01', againAt))).toEqual(['two-sundays'])
    })

    it('takes back that of the last week', () => {
      const late = '2027-04-02T09:00:00Z'
      const proven = withProofs(kept('2027-03-23'), { season: SEASON, at: late })
      expect(done(proven)).toEqual(['last-sunday'])
      expect(done(remove(proven, '2027-03-23', late))).toEqual([])
    })

    it('keeps a mark that other readings or days still prove, and those of other challenges', () => {
      const three = withProofs(withEvent(kept('2026-11-01', '2026-11-08', '2026-11-15'), CURTAINS), {
        season: SEASON,
        at: AT,
      })
      expect(remove(three, '2026-11-15', AT).events).toEqual(three.events)
      const days = { electricity: { '2026-11-15': 9 }, gas: {} }
      expect(done(remove({ ...three, days }, '2026-11-08', AT))).toEqual(['curtains', 'two-sundays'])
      expect(done(remove(remove(three, '2026-11-15', AT), '2026-11-08', AT))).toEqual(['curtains'])
    })
  })
})

describe('withExport', () => {
  const kept = withReading(withEvent(NOTHING_KEPT, CURTAINS), reading('2026-11-01', 5))
  const other = withReading(
    withReading(
      withEvent(withEvent(NOTHING_KEPT, CURTAINS), { ...CURTAINS, slug: 'letterbox' }),
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
