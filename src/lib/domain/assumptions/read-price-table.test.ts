import fc from 'fast-check'
import { expect, test } from 'vitest'

import { ELECTRICITY_REGIONS } from '../electrical/regions'
import { readPriceTable } from './read-price-table'

const PRICES = { electricityUnit: 26.32, electricityDay: 55.1, gasUnit: 6.05, gasDay: 34.2 }

test.each([
  ['tabs, as a spreadsheet pastes', 'London\t26.32\t55.1\t6.05\t34.2'],
  ['commas', 'London,26.32,55.1,6.05,34.2'],
  ['units', 'London\t26.32p\t55.1p/day\t6.05 p/kWh\t34.2p'],
  ['pounds', 'London\t£0.2632\t£0.551\t£0.0605\t£0.342'],
  ['the letter of the region', 'c\t26.32\t55.1\t6.05\t34.2'],
  [
    'headings in pounds, and quotes',
    '"Region","Electricity unit rate (£/kWh)","Electricity standing charge (£ a day)","Gas, p/kWh","Gas, p/day"\r\n"London","0.2632","55.1p","6.05","£0.342"\r\n',
  ],
  [
    'headings in another order',
    'Region\tGas standing charge\tGas unit rate\tElectricity p/day\tElectricity p/kWh\nLondon\t34.2\t6.05\t55.1\t26.32',
  ],
  [
    'lines above the headings',
    'Price cap, direct debit\n\nRegion,Electricity unit,Electricity standing,Gas unit,Gas standing\nLondon,26.32,55.1,6.05,34.2',
  ],
])('reads %s', (_, text) => {
  expect(readPriceTable(text)).toEqual({ rows: [{ region: 'C', ...PRICES }], problems: [] })
})

test.each([
  ['GB average', null],
  ['Average of Great Britain', null],
  ['North Wales & Mersey', 'D'],
  ['  Southern   Scotland ', 'N'],
  ['Eastern', 'A'],
])('knows the region “%s”', (name, region) => {
  expect(readPriceTable(`${name}\t1\t2\t3\t4`).rows).toMatchObject([{ region }])
})

test('knows all of our own names', () => {
  const text = ELECTRICITY_REGIONS.map(({ label }) => `"${label}",1,2,3,4`).join('\n')
  expect(readPriceTable(text).rows.map(({ region }) => region)).toEqual(ELECTRICITY_REGIONS.map(({ value }) => value))
})

test.each([
  ['', 'The table has no prices.'],
  ['Atlantis\t1\t2\t3\t4', 'Line 1: “Atlantis” is not a region.'],
  ['London\t1\t2\t3\t4\nC\t1\t2\t3\t4', 'Line 2: this region is there twice.'],
  ['London\t1\t2\t3', 'Line 1: “” is not a price for “Gas, standing charge”.'],
  ['London\t1\t2\tfree\t4', 'Line 1: “free” is not a price for “Gas, unit rate”.'],
  ['London\t0\t2\t3\t4', 'Line 1: “0” is not a price for “Electricity, unit rate”.'],
  ['London\t-1\t2\t3\t4', 'Line 1: “-1” is not a price for “Electricity, unit rate”.'],
  ['London\t1\t2\t£3p\t4', 'Line 1: “£3p” is not a price for “Gas, unit rate”.'],
  [
    'Region\tElectricity unit\tElectricity day\tGas unit\nLondon\t1\t2\t3',
    'No column is headed “Gas, standing charge”.',
  ],
])('says what is wrong with %j', (text, problem) => {
  expect(readPriceTable(text).problems).toEqual([problem])
})

test('never reads half a row', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'London,\t;"£1.p\n') }), (text) => {
      for (const row of readPriceTable(text).rows) expect(Object.values(row)).toHaveLength(5)
    }),
  )
})

const POUNDS = ['£/kWh', '£ a day']
const PENCE = ['p/kWh', 'p/day']

/** As a spreadsheet copies the table, or exports it, with prices in pence or in pounds. */
function written(rows: readonly number[][], { separator, isInPounds }: { separator: string; isInPounds: boolean }) {
  const [unit, day] = isInPounds ? POUNDS : PENCE
  const head = ['Region', ...['Electricity', 'Gas'].flatMap((fuel) => [`${fuel} (${unit})`, `${fuel} (${day})`])]
  const lines = rows.map((prices, index) => [
    ELECTRICITY_REGIONS[index]?.label ?? 'GB average',
    ...prices.map((hundredths) => (isInPounds ? (hundredths / 10_000).toFixed(4) : (hundredths / 100).toFixed(2))),
  ])
  const quoted = (cell: string) => (separator === ',' ? `"${cell}"` : cell)
  return [head, ...lines].map((cells) => cells.map(quoted).join(separator)).join('\n')
}

test('reads back whatever a spreadsheet writes', () => {
  const price = fc.integer({ min: 1, max: 99_999 })
  const table = fc.array(fc.array(price, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 15 })
  fc.assert(
    fc.property(table, fc.constantFrom('\t', ',', ';'), fc.boolean(), (rows, separator, isInPounds) => {
      const read = readPriceTable(written(rows, { separator, isInPounds }))
      expect(read.problems).toEqual([])
      expect(
        read.rows.map(({ electricityUnit, electricityDay, gasUnit, gasDay }) =>
          [electricityUnit, electricityDay, gasUnit, gasDay].map((pence) => Math.round(pence * 1_000_000)),
        ),
      ).toEqual(rows.map((prices) => prices.map((hundredths) => hundredths * 10_000)))
    }),
  )
})
