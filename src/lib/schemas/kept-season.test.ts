import { describe, expect, it } from 'vitest'

import { NOTHING_KEPT, withEvent, withReading } from '@/lib/domain/challenge/kept-season'

import { readKeptSeason, readMeterReading } from './kept-season'

const READING = { fuel: 'gas', date: '2026-11-22', value: 12_345.6, unit: 'm3' } as const
const KEPT = withReading(
  withEvent(NOTHING_KEPT, { kind: 'done', slug: 'draught-hunt', at: '2026-11-22T12:00:00.000Z' }),
  READING,
)

describe('readKeptSeason', () => {
  it('reads what was written', () => expect(readKeptSeason(JSON.stringify(KEPT))).toEqual(KEPT))

  it.each([
    ['no JSON', 'x'],
    ['another version', JSON.stringify({ ...KEPT, version: 2 })],
    ['an unknown challenge', JSON.stringify({ ...KEPT, events: [{ ...KEPT.events[0], slug: 'x' }] })],
    ['an impossible day', JSON.stringify({ ...KEPT, days: { electricity: { '2026-02-30': 1 }, gas: {} } })],
    ['something more', JSON.stringify({ ...KEPT, name: 'x' })],
  ])('refuses %s', (_, text) => expect(readKeptSeason(text)).toBeNull())
})

describe('readMeterReading', () => {
  const typed = { fuel: 'gas', date: '2026-11-22', value: ' 12,345.6 ', unit: 'm3' }
  const errorsOf = (changed: Partial<typeof typed>) => {
    const read = readMeterReading({ ...typed, ...changed }, '2026-11-23')
    return read.ok ? [] : Object.keys(read.errors)
  }

  it('reads numbers as written, and electricity in kWh', () => {
    expect(readMeterReading(typed, '2026-11-23')).toEqual({ ok: true, reading: READING })
    expect(readMeterReading({ ...typed, fuel: 'electricity', unit: '' }, '2026-11-23')).toMatchObject({
      ok: true,
      reading: { unit: 'kwh' },
    })
  })

  it.each([
    [{ fuel: '' }, ['fuel']],
    [{ date: '' }, ['date']],
    [{ date: '2026-11-24' }, ['date']],
    [{ value: '12,34' }, ['value']],
    [{ value: '-1' }, ['value']],
    [{ unit: '' }, ['unit']],
    [{ date: '', value: '' }, ['date', 'value']],
  ])('refuses %j', (changed, fields) => expect(errorsOf(changed)).toEqual(fields))
})
