import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { readConsumption } from './consumption-csv'

/** What a file comes to; its question, if it has one, is answered as proposed. */
const answered = (text: string) => {
  const read = readConsumption(text)
  return read.ok || !read.question ? read : read.question.answer(read.question.proposed)
}
const daysOf = (text: string) => {
  const read = answered(text)
  if (!read.ok) throw new Error(read.message)
  return read.days
}

const stampOf = (date: string, half: number) =>
  `${date} ${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
const halvesOf = (date: string, kwh = 0.5) =>
  Array.from({ length: 48 }, (_, half) => `${stampOf(date, half)},${kwh}`).join('\n')

describe('readConsumption', () => {
  it.each([
    [
      'Octopus',
      'Consumption (kwh), Estimated Cost Inc. Tax (p), Start, End\n' +
        '0.4, 8.79, 2025-01-18T23:30:00+00:00, 2025-01-19T00:00:00+00:00\n' +
        '2.5, 47.65, 2025-01-19T00:00:00+00:00, 2025-01-19T00:30:00+00:00\n',
      { '2025-01-18': 0.4, '2025-01-19': 2.5 },
    ],
    [
      'n3rgy, in UTC',
      'timestamp (UTC),energyConsumption (kWh)\n2025-07-01 22:30,0.2\n2025-07-01 23:00,0.3\n',
      { '2025-07-01': 0.2, '2025-07-02': 0.3 },
    ],
    ['Hildebrand', 'Timestamp,Value\n2025-01-19 00:30:00,0.25\n', { '2025-01-19': 0.25 }],
    ['British days', 'Date;Usage\n19/01/2025;12.5\n5/2/2025 00:00;9\n', { '2025-01-19': 12.5, '2025-02-05': 9 }],
    [
      'Bright, in watt-hours',
      'Timestamp,Electricity consumption (Wh)\n2025-01-19 00:30,250\n2025-01-19 01:00,125\n',
      { '2025-01-19': 0.375 },
    ],
    ['seconds since 1970', 'time,value\n1751408400,0.2\n1751410800,0.3\n', { '2025-07-01': 0.2, '2025-07-02': 0.3 }],
    [
      'Glow, with a mark of its own',
      '\uFEFFTimestamp,Energy (kWh)\r\n2025-01-19T00:00:00.000Z,1\r\n',
      { '2025-01-19': 1 },
    ],
    ['gas in m³', 'Consumption (m³), Start, End\n1, 2025-01-19T00:00:00Z, \n', { '2025-01-19': 11.221 }],
  ])('reads a file of %s', (_, text, days) => expect(daysOf(text)).toEqual(days))

  it('counts repeated rows once and leaves out days with gaps', () => {
    const hours = (date: string, count: number) =>
      Array.from({ length: count }, (_, hour) => `${date} ${String(hour).padStart(2, '0')}:00,1.${hour}`).join('\n')
    const text = `Timestamp,Value\n${hours('2025-01-19', 24)}\n${hours('2025-01-19', 24)}\n${hours('2025-01-20', 20)}\n`
    expect(answered(text)).toMatchObject({ ok: true, incomplete: 1, conversion: null })
    expect(Object.keys(daysOf(text))).toEqual(['2025-01-19'])
  })

  it('uses the later of two amounts for the same time', () => {
    expect(daysOf('Timestamp,Value\n2025-01-19 00:00,1\n2025-01-19 01:00,2\n2025-01-19 00:00,3\n')).toEqual({
      '2025-01-19': 5,
    })
  })

  it('counts a blank half-hour as a gap rather than as zero', () => {
    const blank = (count: number) =>
      `Start,kWh\n${Array.from({ length: 48 }, (_, half) => `${stampOf('2025-01-19', half)},${half < count ? '' : 0.5}`).join('\n')}\n${halvesOf('2025-01-20')}\n`
    expect(answered(blank(4))).toEqual({
      ok: true,
      days: { '2025-01-19': 22, '2025-01-20': 24 },
      incomplete: 0,
      conversion: null,
      isGas: false,
    })
    expect(answered(blank(5))).toMatchObject({ ok: true, days: { '2025-01-20': 24 }, incomplete: 1 })
  })

  it('without time zones, counts the repeated hour in October twice, and repeated rows of other days once', () => {
    const back = Array.from({ length: 48 }, (_, half) => stampOf('2026-10-25', half))
    const twice = [...back.slice(0, 4), ...back.slice(2, 4), ...back.slice(4)].map((stamp) => `${stamp},0.5`).join('\n')
    expect(daysOf(`Start,kWh\n${twice}\n`)).toEqual({ '2026-10-25': 25 })
    expect(daysOf(`Start,kWh\n${twice.replaceAll('2026-10-25', '2026-10-18')}\n`)).toEqual({ '2026-10-18': 24 })
  })

  describe('with the date and the time in columns of their own', () => {
    const CLOCKS = Array.from({ length: 48 }, (_, half) => stampOf('', half).trim())
    const after = (half: number) => CLOCKS[(half + 1) % 48] ?? ''
    const amountOf = (half: number) => (half === 47 ? 1 : 0.5) // the last half-hour of a day must not stand for all

    it.each([
      ['Date,Time,Usage (kWh)', (clock: string, half: number) => `2025-01-19,${clock},${amountOf(half)}`],
      [
        'Date,Start time,End time,Consumption (kWh)',
        (clock: string, half: number) => `19/01/2025,${clock}:00,${after(half)}:00,${amountOf(half)}`,
      ],
      [
        'Start Date,Start Time,End Date,End Time,kWh',
        (clock: string, half: number) => `2025-01-19,${clock},2025-01-19,${after(half)},${amountOf(half)}`,
      ],
      [
        'End time,Start time,Start date,kWh',
        (clock: string, half: number) => `${after(half)},${clock},2025-01-19,${amountOf(half)}`,
      ],
      ['Date,From,To,kWh', (clock: string, half: number) => `2025-01-19,${clock},${after(half)},${amountOf(half)}`],
      [
        'Date,Time,kWh',
        (clock: string, half: number) => `19/1/2025,${clock.replace(/^0/, '')}-${after(half)},${amountOf(half)}`,
      ],
      ['Date,Time (UTC),kWh', (clock: string, half: number) => `2025-01-19,${clock},${amountOf(half)}`],
    ])('reads every half-hour of %j', (head, row) => {
      expect(daysOf(`${head}\n${CLOCKS.map(row).join('\n')}\n`)).toEqual({ '2025-01-19': 24.5 })
    })

    it('keeps a time that is in the date, and a day without one', () => {
      expect(
        daysOf('Start,Update time,kWh\n2025-01-19 00:30,09:00,1\n2025-01-19 01:00,09:00,2\n2025-01-20,,3\n'),
      ).toEqual({ '2025-01-19': 3 })
      expect(daysOf('Date,Time of use,kWh\n2025-01-19,peak,7\n2025-01-20,peak,8\n')).toEqual({
        '2025-01-19': 7,
        '2025-01-20': 8,
      })
    })

    it('takes the zone from the heading of the column that is used', () => {
      const late = '2025-07-01 23:30'
      expect(daysOf(`Start,Start (UTC),kWh\n${late},2025-07-01 22:30,1\n`)).toEqual({ '2025-07-01': 1 })
      expect(daysOf(`Date,Time (UTC),kWh\n${late.replace(' ', ',')},1\n`)).toEqual({ '2025-07-02': 1 })
    })

    it('counts both hours when the clocks go back', () => {
      const back = [...CLOCKS.slice(0, 4), ...CLOCKS.slice(2, 4), ...CLOCKS.slice(4)]
      expect(daysOf(`Date,Time,kWh\n${back.map((clock) => `2026-10-25,${clock},0.5`).join('\n')}\n`)).toEqual({
        '2026-10-25': 25,
      })
    })
  })

  it.each([
    ['half-hours', `Start,Value\n${halvesOf('2025-01-19', 16)}\n`, 'wh'],
    ['half-hours', `Start,Value\n${halvesOf('2025-01-19', 15)}\n`, 'kwh'],
    ['days', 'Date,Value\n2025-01-19,60\n2025-01-20,60\n', 'kwh'],
    ['days', 'Date,Value\n2025-01-19,6000\n2025-01-20,6000\n', 'wh'],
  ])('asks for the unit of %s that have none, and proposes what a home can use', (_, text, unit) => {
    const read = readConsumption(text)
    expect(read).toMatchObject({ ok: false, question: { columns: [{ unit: null }], proposed: { unit } } })
  })

  it('keeps the short and the long day of a clock change', () => {
    const halves = (from: string, count: number) =>
      Array.from(
        { length: count },
        (_, half) => new Date(Date.parse(from) + half * 1_800_000).toISOString() + ',0.5',
      ).join('\n')
    const short = daysOf(`Start,kWh\n${halves('2027-03-27T00:00:00Z', 48)}\n${halves('2027-03-28T00:00:00Z', 46)}\n`)
    expect(short).toEqual({ '2027-03-27': 24, '2027-03-28': 23 })
    const long = daysOf(`Start,kWh\n${halves('2026-10-24T23:00:00Z', 50)}\n${halves('2026-10-26T00:00:00Z', 48)}\n`)
    expect(long).toEqual({ '2026-10-25': 25, '2026-10-26': 24 })
  })

  it.each([
    ['', /empty/],
    ['a,b\n1,2\n', /heading for the time/],
    ['Cost (p),Start\n1,2025-01-19\n', /heading for the time/],
    ['Start,kWh\n', /There are no readings/],
    ['Start,kWh\n2025-02-30,1\n', /Line 2: “2025-02-30” is not a date/],
    ['Start,kWh\n2025-02-20,1\n2025-02-21,-1\n', /Line 3: “-1” is not an amount/],
    ['Start,kWh\n2025-02-20,\n2025-02-21,N/A\n', /There are no readings/],
    ['Start,kWh\n2025-02-20,some\n', /Line 2: “some” is not an amount/],
    [
      'Date,Slot,kWh\n19/01/2025,a,1\n19/01/2025,b,2\n',
      /^Line 3: “19\/01\/2025” comes again with another amount\. Each reading needs its time/,
    ],
    ['Date,Time,kWh\n19/01/2025,12:30 AM,1\n', /^Line 2: “19\/01\/2025 12:30 AM” is not a date/],
    ['{"consumption":[]}', /^Line 1: /],
    ['Start,kWh\n"2025-02-20,1\n', /^Line 2: A cell begins with a quotation mark that is never closed\.$/],
    ['Start,kWh\n1700000000000000,1\n', /is not a date/],
    ['Start,kWh\n2025-02-20,1001\n', /^Line 2: “1001” would be 1,001 kWh, more than any home uses at once\.$/],
    [
      `Start,kWh\n${Array.from({ length: 11 }, (_, hour) => `2025-02-20 ${hour + 10}:00,1000`).join('\n')}\n`,
      /^2025-02-20: more than any home/,
    ],
  ])('refuses %j', (text, message) =>
    expect(answered(text)).toEqual({ ok: false, message: expect.stringMatching(message) }),
  )
})

describe('a file with a row for each day', () => {
  const clockOf = (half: number) => stampOf('', half).trim()
  const CLOCKS = Array.from({ length: 48 }, (_, half) => clockOf(half))
  const NUMBERS = Array.from({ length: 50 }, (_, half) => `HH${String(half + 1).padStart(2, '0')}`)
  const row = (date: string, count = 48, amount: number | string = 0.5) =>
    [date, ...Array.from({ length: count }, () => amount)].join(',')
  const file = (headings: readonly string[], ...rows: string[]) => `Date,${headings.join(',')}\n${rows.join('\n')}\n`

  it.each([
    ['times', CLOCKS],
    ['the ends of half-hours', CLOCKS.map((clock, half) => `${clock}-${clockOf((half + 1) % 48)}`)],
    ['half-hours by their end', [...CLOCKS.slice(1), '24:00']],
    ['times with the unit', CLOCKS.map((clock) => `${clock} (kWh)`)],
    ['HH01 and so on', NUMBERS.slice(0, 48)],
    ['numbers', NUMBERS.slice(0, 48).map((_, half) => String(half + 1))],
  ])('is read by the headings: %s', (_, headings) => {
    expect(answered(file(headings, row('2025-01-19'), row('20/01/2025', 48, 0.25)))).toEqual({
      ok: true,
      days: { '2025-01-19': 24, '2025-01-20': 12 },
      incomplete: 0,
      conversion: null,
      isGas: false,
    })
  })

  it('may have semicolons, quotation marks, other columns and watt-hours', () => {
    const head = ['Meter', 'Reading date', ...CLOCKS, 'Total (Wh)']
    const cells = ['12 345', '19/01/2025', ...CLOCKS.map(() => '250'), '12000']
    const text = [head, cells].map((line) => line.map((cell) => `"${cell}"`).join(';')).join('\r\n')
    expect(daysOf(text)).toEqual({ '2025-01-19': 12 })
  })

  it('may have hours instead of half-hours', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => `${hour}:00`)
    expect(daysOf(file(hours, row('2025-01-19', 24, 1)))).toEqual({ '2025-01-19': 24 })
  })

  it('keeps the short and the long day of a clock change', () => {
    const rows = [row('2026-10-24'), row('2026-10-25', 50), row('2027-03-27'), row('2027-03-28', 46)]
    expect(answered(file(NUMBERS, ...rows))).toEqual({
      ok: true,
      days: { '2026-10-24': 24, '2026-10-25': 25, '2027-03-27': 24, '2027-03-28': 23 },
      incomplete: 0,
      conversion: null,
      isGas: false,
    })
  })

  it('in UTC moves the last hour of a summer day to the next one', () => {
    const late = CLOCKS.map((clock) => (clock < '23:00' ? 0 : 3))
    const rows = ['2025-06-30', '2025-07-01', '2025-07-02'].map((date) => [date, ...late].join(','))
    const { '2025-06-30': first, ...others } = daysOf(file(CLOCKS, ...rows).replace('Date', 'Date (UTC)'))
    expect(first).toBe(0)
    expect(others).toEqual({ '2025-07-01': 6, '2025-07-02': 6 })
  })

  it('counts a repeated day once with its later amounts, even on the day the clocks go back', () => {
    const rows = [row('2026-10-25', 50, 9), row('2026-10-25', 50)]
    expect(daysOf(file(NUMBERS, ...rows))).toEqual({ '2026-10-25': 25 })
  })

  it('leaves out a day with gaps', () => {
    const gaps = (count: number) => `2025-01-20,${CLOCKS.map((_, half) => (half < count ? '' : 0.5)).join(',')}`
    expect(answered(file(CLOCKS, row('2025-01-19'), gaps(4)))).toMatchObject({ incomplete: 0, conversion: null })
    expect(answered(file(CLOCKS, row('2025-01-19'), gaps(5)))).toEqual({
      ok: true,
      days: { '2025-01-19': 24 },
      incomplete: 1,
      conversion: null,
      isGas: false,
    })
    expect(answered(file(CLOCKS, row('2025-01-19'), row('2025-01-20', 20)))).toMatchObject({
      incomplete: 1,
      conversion: null,
    })
  })

  it.each([
    [file(CLOCKS.slice(0, 23), row('2025-01-19', 23)), /heading for the time/],
    [file(CLOCKS, row('A 1')).replace('Date', 'Meter'), /heading for the time/],
    [file(CLOCKS), /no readings/],
    [file(CLOCKS, row('19 January')), /^Line 2: “19 January” is not a date/],
    [file(CLOCKS, row('2025-01-19'), row('2025-01-20', 48, -1)), /^Line 3: “-1” is not an amount/],
    [file(CLOCKS, ...Array.from({ length: 4_200 }, () => row('2025-01-19'))), /more readings/],
  ])('is rejected with a message', (text, message) => {
    expect(answered(text)).toEqual({ ok: false, message: expect.stringMatching(message) })
  })
})

test('reads up to eleven years of half-hours', () => {
  const file = (rows: number) =>
    `Start,kWh\n${Array.from({ length: rows }, (_, half) => `${Date.UTC(2015, 0, 1) + half * 1_800_000},0.5`).join('\n')}\n`
  expect(Object.keys(daysOf(file(48_000)))).toHaveLength(1_000)
  expect(answered(file(200_001))).toEqual({ ok: false, message: expect.stringContaining('more readings') })
})

test('returns days or a message for any file', () =>
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc
          .array(fc.tuple(fc.string(), fc.string()))
          .map((rows) => `Start,kWh\n${rows.map((row) => row.join(',')).join('\n')}`),
        fc.uint8Array().map((bytes) => new TextDecoder().decode(bytes)),
      ),
      (text) => {
        const read = answered(text)
        if (read.ok) for (const kwh of Object.values(read.days)) expect(kwh).toBeGreaterThanOrEqual(0)
        else expect(read.message).toMatch(/^[A-Z\d].*\.$/s)
      },
    ),
  ))
