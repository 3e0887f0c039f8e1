import { describe, expect, it } from 'vitest'

import { readConsumption } from './consumption-csv'

const daysOf = (text: string) => {
  const read = readConsumption(text)
  if (!read.ok) throw new Error(read.message)
  return read.days
}

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
    ['gas in m³', 'Consumption (m³), Start, End\n1, 2025-01-19T00:00:00Z, \n', { '2025-01-19': 11.221 }],
  ])('reads a file of %s', (_, text, days) => expect(daysOf(text)).toEqual(days))

  it('counts repeated rows once and leaves out days with gaps', () => {
    const hours = (date: string, count: number) =>
      Array.from({ length: count }, (_, hour) => `${date} ${String(hour).padStart(2, '0')}:00,1.${hour}`).join('\n')
    const text = `Timestamp,Value\n${hours('2025-01-19', 24)}\n${hours('2025-01-19', 24)}\n${hours('2025-01-20', 20)}\n`
    expect(readConsumption(text)).toMatchObject({ ok: true, incomplete: 1 })
    expect(Object.keys(daysOf(text))).toEqual(['2025-01-19'])
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
    ['Start,kWh\n2025-02-20,\n', /Line 2: “” is not an amount/],
    ['Start,kWh\n2025-02-20,1001\n', /Line 2/],
    [
      `Start,kWh\n${Array.from({ length: 11 }, (_, hour) => `2025-02-20 ${hour + 10}:00,1000`).join('\n')}\n`,
      /^2025-02-20: more than any home/,
    ],
  ])('refuses %j', (text, message) =>
    expect(readConsumption(text)).toEqual({ ok: false, message: expect.stringMatching(message) }),
  )
})
