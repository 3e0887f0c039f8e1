import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { addDays } from '@/lib/domain/calendar/london-time'
import { kwhPer } from '@/lib/domain/challenge/energy-units'
import { readText } from '@/lib/domain/text/decode-text'

import { ENCODING_NAMES, ENCODINGS } from '../../../../tests/fixtures/encodings'
import { readConsumption } from './consumption-csv'

const FROM = '2026-10-05'
const DATES = Array.from({ length: 28 }, (_, day) => addDays(FROM, day))
const british = (date: string) => date.split('-').reverse().join('/')
/** A file with a row for each day. */
const daily = (heading: string, row: (date: string) => string) => `${heading}\n${DATES.map(row).join('\n')}\n`
const eachDay = (kwh: number) => Object.fromEntries(DATES.map((date) => [date, kwh]))

const questionOf = (text: string) => {
  const read = readConsumption(text)
  if (read.ok || !read.question) throw new Error(read.ok ? 'Read without a question' : read.message)
  return { ...read.question, message: read.message }
}
const kwhOf = (read: ReturnType<typeof readConsumption>) => (read.ok ? read.days[FROM] : read.message)

describe('a file with several columns of energy asks, and proposes what the home uses', () => {
  it.each([
    ['Date,PV Energy (kWh),Grid Import (kWh),Grid Export (kWh),Consumption (kWh)', '3.5,20,0.5,24', 24],
    ['Time,Yield,Exported,Imported,Consumption', '3.5,0.5,20,24', 24],
    ['Start,Export (kWh),Import (kWh)', '72,6', 6],
    ['Date,Produced (kWh),Consumed (kWh),Exported (kWh),Imported (kWh)', '3.45,24,1,21', 24],
    ['Date,Battery charge (kWh),Battery discharge (kWh),House load (kWh)', '4,3,24', 24],
    ['Date time,Solar Energy (kWh),From Powerwall (kWh),From Grid (kWh),Home (kWh)', '9,2,21,24', 24],
    ['Date,Self-consumption (kWh),System production (kWh),Purchased (kWh)', '2,5,21', 21],
  ])('%s', (heading, cells, kwh) => {
    const question = questionOf(daily(heading, (date) => `${british(date)},${cells}`))
    expect(question.message).toBe('This file has several columns of energy.')
    expect(question.columns).toHaveLength(cells.split(',').length)
    expect(question.sample(question.proposed)).toHaveLength(3)
    expect(kwhOf(question.answer(question.proposed))).toBe(kwh)
  })

  it('and reads the column that is chosen instead', () => {
    const question = questionOf(daily('Date,Export (kWh),Import (MWh)', (date) => `${date},72,0.006`))
    expect(question.proposed).toEqual({ column: 1, unit: 'mwh', mark: '.' })
    expect(kwhOf(question.answer(question.choiceOf(1)))).toBe(6)
    expect(kwhOf(question.answer(question.choiceOf(0)))).toBe(72)
  })
})

it.each([
  ['rows', 'Start,Register,kWh', (date: string, name: string, kwh: number) => `${date} 00:00,${name},${kwh}`],
  [
    'half-hours',
    `Date,Read type,${Array.from({ length: 24 }, (_, hour) => `${hour}:00`).join(',')}`,
    (date: string, name: string, kwh: number) => `${date},${name}${`,${kwh / 24} kWh`.repeat(24)}`,
  ],
])('asks which register counts, if each has its own %s', (_, heading, row) => {
  const text = daily(heading, (date) => `${row(date, 'Export', 48)}\n${row(date, 'Import', 24)}`)
  const question = questionOf(text)
  expect(question.columns.map((column) => column.heading.split(', ').at(-1))).toEqual(['Export', 'Import'])
  expect(kwhOf(question.answer(question.proposed))).toBe(24)
})

it('asks about a single column that is not what the home uses', () => {
  const question = questionOf(daily('Date,Solar production (kWh)', (date) => `${date},3.5`))
  expect(question.columns).toEqual([{ heading: 'Solar production (kWh)', unit: 'kwh', meanings: null }])
})

it('does not take a note, a factor or a cost for energy', () => {
  const text = daily(
    'Start,usage quality,Calorific value,Cost per kWh (p),Standing charge (p),Consumption (kWh)',
    (date) => `${date},1,39.5,24,60,12`,
  )
  expect(readConsumption(text)).toMatchObject({ ok: true, days: eachDay(12) })
})

describe('units', () => {
  it.each([
    ['Usage (Wh)', 12_000, 12, false],
    ['Usage (MWh)', 0.012, 12, false],
    ['Consumption (m³)', 12, 134.648, true],
    ['Consumption (ft3)', 100, 31.754, true],
    ['Consumption (100 ft3)', 1, 31.754, true],
    ['Gas (therms)', 1, 29.307, true],
  ])('%s is converted, and says so', (heading, amount, kwh, isGas) => {
    const read = readConsumption(daily(`Date,${heading}`, (date) => `${date},${amount}`))
    expect(read).toMatchObject({
      ok: true,
      isGas,
      conversion: expect.stringMatching(/^The amounts, in .+, were multiplied by [\d.,]+ to give kWh\.$/),
    })
    expect(kwhOf(read)).toBe(kwh)
  })

  it.each([
    ['each amount', 'Date,Usage', (date: string) => `${date},12000 Wh`],
    ['a column', 'Date,Usage,Unit', (date: string) => `${date},12000,Wh`],
  ])('are taken from %s', (_, heading, row) => expect(kwhOf(readConsumption(daily(heading, row)))).toBe(12))

  it('are refused by line where a row names one that is none of energy', () => {
    const read = readConsumption('Date,Usage,Unit\n2026-10-05,1,kWh\n2026-10-06,2,litres\n')
    expect(read).toEqual({ ok: false, message: 'Line 3: the unit of “2” is not one of energy that we know.' })
  })

  it('that are power are refused by name', () =>
    expect(readConsumption(daily('Date,Load (kW)', (date) => `${date},1`))).toEqual({
      ok: false,
      message: '“Load (kW)” is in kW or W, which is power rather than energy. Please open a file with kWh.',
    }))

  it.each(['Usage (GWh)', 'Energy (kVAh)', 'Gas used (gallons)'])(
    'that we do not know are refused by name: %s',
    (name) =>
      expect(readConsumption(daily(`Date,${name}`, (date) => `${date},1`))).toEqual({
        ok: false,
        message: `“${name}” is in a unit that we don’t know. We read kWh, Wh, MWh, m³, ft³, therms, MJ and GJ.`,
      }),
  )

  it('are asked for if nothing names one', () => {
    const question = questionOf(daily('Date,Usage', (date) => `${date},1`))
    expect(question.columns).toEqual([{ heading: 'Usage', unit: null, meanings: null }])
    expect(question.units.map(({ value }) => value)).toEqual(['kwh', 'wh', 'mwh', 'm3', 'ft3', '100ft3'])
    const [first] = question.sample({ ...question.proposed, unit: 'm3' })
    expect(first).toEqual({ time: FROM, amount: '1', kwh: '11.221 kWh' })
    expect(kwhOf(question.answer({ ...question.proposed, unit: 'm3' }))).toBe(11.221)
  })
})

describe('decimal commas', () => {
  it('are proven by another amount, by another column, or by what a home can use', () => {
    expect(readConsumption('Date;kWh\n2026-10-05;1,234\n2026-10-06;0,5\n')).toMatchObject({
      days: { '2026-10-05': 1.234, '2026-10-06': 0.5 },
    })
    expect(kwhOf(readConsumption('Date;Usage (Wh);Cost\n2026-10-05;1.234;0,35\n'))).toBe(1.234)
    expect(kwhOf(readConsumption('Date;kWh\n2026-10-05;12,345\n'))).toBe(12.345)
  })

  it('that could separate thousands are asked about', () => {
    const question = questionOf('Date;Usage (Wh)\n2026-10-05;12,345\n')
    expect(question.columns[0]?.meanings).toEqual([
      { value: ',', label: '“12,345” is 12.345: the comma marks the decimals' },
      { value: '.', label: '“12,345” is 12,345: the comma separates thousands' },
    ])
    expect(kwhOf(question.answer({ column: 0, unit: 'wh', mark: '.' }))).toBe(12.345)
    expect(kwhOf(question.answer({ column: 0, unit: 'wh', mark: ',' }))).toBe(0.012)
  })

  it('beside decimal points are refused by line', () =>
    expect(readConsumption('Date;kWh\n2026-10-05;0.5\n2026-10-06;0,5\n')).toEqual({
      ok: false,
      message: expect.stringMatching(/^Line 3: the amounts of “kWh” have decimal points above this line/),
    }))
})

describe('readings of a meter are not taken for amounts', () => {
  const readings = (text: (date: string, reading: number) => string) =>
    daily('Date,Meter reading (kWh)', (date) => text(date, 100 + 10 * DATES.indexOf(date)))
  it.each([
    ['upwards', (date: string, reading: number) => `${date},${reading}`],
    ['backwards', (date: string, reading: number) => `${date},${900 - reading}`],
    ['with an exchange', (date: string, reading: number) => `${date},${reading < 200 ? 700 + reading : reading}`],
  ])('%s', (name, row) => {
    const text = name === 'with an exchange' ? `${readings(row)}${longer(row)}` : readings(row)
    expect(readConsumption(text)).toEqual({ ok: false, message: expect.stringContaining('counts up like a meter') })
  })
  const longer = (row: (date: string, reading: number) => string) =>
    Array.from({ length: 60 }, (_, day) => row(addDays(FROM, 28 + day), 400 + 5 * day)).join('\n')

  it('beside amounts they are left out', () =>
    expect(
      readConsumption(daily('Date,Meter reading (kWh),Usage (kWh)', (date) => `${date},${DATES.indexOf(date)},12`)),
    ).toMatchObject({ ok: true, days: eachDay(12) }))
})

describe('real exports', () => {
  const HALF_HOURS = Array.from({ length: 48 }, (_, half) => half)
  const clock = (half: number) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
  const halfHours = (row: (start: string, end: string) => string) =>
    HALF_HOURS.map((half) => row(`2026-11-05T${clock(half)}:00+00:00`, `2026-11-05T${clock(half)}:29+00:00`)).join('\n')
  const DAY = { '2026-11-05': 24 }

  it.each([
    [
      'Octopus',
      `Consumption (kwh), Estimated Cost Inc. Tax (p), Standing Charge Inc. Tax (p), Start, End\n${halfHours((start, end) => `0.500, 12.1, 1.2, ${start}, ${end}`)}`,
    ],
    [
      'Hildebrand Bright',
      `timestamp,electricity consumption (kWh)\n${halfHours((start) => `${start.slice(0, 16)},0.5`)}`,
    ],
    ['n3rgy', `timestamp (UTC),energyConsumption (kWh)\n${halfHours((start) => `${start.slice(0, 16)},0.5`)}`],
    [
      'British Gas, below an address',
      `"Smith, 1 High Street"\nAccount,850012345678\n\nDate,Time,Electricity usage (kWh),Cost (£)\n${halfHours((start) => `05/11/2026,${start.slice(11, 16)},0.5,0.12`)}`,
    ],
    ['a Dutch spreadsheet', `Datum;Verbruik (kWh);Kosten (€)\n05-11-2026;24,000;6,50\n`],
  ])('%s', (_, text) => expect(readConsumption(text)).toMatchObject({ ok: true, days: DAY }))

  it('SolarEdge asks, and proposes the consumption', () => {
    const text = `Time,System Production (Wh),Consumption (Wh),Self Consumption (Wh),Export to Grid (Wh),Import from Grid (Wh)\n${halfHours((start) => `${start.slice(0, 16)},900,500,200,700,300`)}`
    const question = questionOf(text)
    expect(question.columns[question.proposed.column]?.heading).toBe('Consumption (Wh)')
    expect(question.answer(question.proposed)).toMatchObject({ days: DAY })
  })

  it('Home Assistant has its times across, and asks', () => {
    const hours = Array.from({ length: 24 }, (_, hour) => `2026-11-05T${String(hour).padStart(2, '0')}:00:00.000Z`)
    const row = (name: string, amount: string) => `${name},${hours.map(() => amount).join(',')}`
    const text = [
      `entity_id,type,unit,${hours.join(',')}`,
      row('sensor.solar,solar_production,kWh', '0.4'),
      row('sensor.export,grid_return,kWh', '0.2'),
      row('sensor.import,grid_consumption,kWh', '1'),
      row('sensor.import_cost,grid_consumption_cost,GBP', '0.25'),
    ].join('\n')
    const question = questionOf(text)
    expect(question.columns.map(({ heading }) => heading)).toEqual([
      'sensor.solar solar_production kWh',
      'sensor.export grid_return kWh',
      'sensor.import grid_consumption kWh',
    ])
    expect(question.answer(question.proposed)).toMatchObject({ days: DAY })
    expect(readConsumption(text.replaceAll(',1,1,1,', ',1,x,1,'))).toMatchObject({
      question: { proposed: { column: 2 } },
    })
    const faulty = questionOf(text.replace(',1,1,1,', ',1,x,1,'))
    expect(faulty.answer(faulty.proposed)).toEqual({
      ok: false,
      message: 'Column 5: “x” is not an amount we can read.',
    })
  })
})

test.each(ENCODING_NAMES)('a gas file in m³ is read alike in %s', (name) => {
  const read = readText(ENCODINGS[name](daily('Consumption (m³),Start', (date) => `12,${british(date)} 00:00`)))
  expect(read.ok && kwhOf(readConsumption(read.text))).toBe(134.648)
})

test('the same table gives the same days in every encoding, with every delimiter and decimal mark', () =>
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 80_000 }), { minLength: 2, maxLength: 40 }),
      fc.constantFrom(...ENCODING_NAMES),
      fc.constantFrom(...([';', '\t', ',', '";"'] as const)),
      fc.constantFrom('.', ','),
      fc.constantFrom('\n', '\r\n', '\r'),
      (thousandths, encoding, delimiter, mark, lineBreak) => {
        const isQuoted = delimiter === '";"' || (delimiter === ',' && mark === ',')
        const between = delimiter === '";"' ? ';' : delimiter
        const amountOf = (amount: number) => (amount / 1_000).toFixed(3).replace('.', mark)
        const rows = [
          ['Date', 'Gas (m³)', 'Note'],
          ...thousandths.map((amount, day) => [british(addDays(FROM, day)), amountOf(amount), 'café']),
        ].map((cells) => cells.map((cell) => (isQuoted ? `"${cell}"` : cell)).join(between))
        const read = readText(ENCODINGS[encoding](rows.join(lineBreak)))
        const days = read.ok ? readConsumption(read.text) : read
        expect(days).toMatchObject({
          ok: true,
          days: Object.fromEntries(
            thousandths.map((amount, day) => [addDays(FROM, day), expect.closeTo((amount / 1_000) * kwhPer('m3'), 2)]),
          ),
        })
      },
    ),
  ))
