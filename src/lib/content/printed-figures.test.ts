import { expect, test } from 'vitest'

import { SAMPLE_BASIS } from '@/lib/calculators/quick/sample-numbers'

import { NAMED_OPTIONS } from './figure-options'
import { figuresOn } from './figures-on'
import { KEPT_FIGURES } from './kept-options'
import { formatFigure } from './printed-figures'

function on(date: string) {
  const figures = figuresOn({ ...SAMPLE_BASIS, date })
  if (!figures) throw new Error(`No figures on ${date}`)
  return figures
}

const today = on('2026-11-21')

test.each([
  [26.32, 'p/kWh', '26.32p'],
  [9.4881, 'p/kWh', '9.49p'],
  [30, 'p/kWh', '30p'],
  [54.83, 'p/day', '54.83p'],
  [5.922, 'p/hour', '5.9p'],
  [750_000, 'p', '£7,500'],
  [0.18296, 'kg/kWh', '0.183 kg'],
  [0.84, 'kWh/kWh', '84%'],
  [1, 'kWh/kWh', '100%'],
  [2.93, 'kWh/kWh', '2.93'],
  [0.035, '', '3.5%'],
  [2.774, 'times', '2.8'],
  [225, 'W', '225 W'],
  [12, 'panels', '12 panels'],
])('%f %s is %s', (value, unit, text) => expect(formatFigure({ value, unit })).toBe(text))

test('a figure’s note gives its name, source and date', () => {
  expect(today['price.electricity']).toEqual({
    key: 'price.electricity',
    text: '26.32p',
    value: 26.32,
    note: {
      about: 'Price of electricity.',
      source:
        'Ofgem price cap, average of Great Britain, direct debit, October to December 2026, no VAT on electricity until 31 March 2027, 5% on gas.',
      isOver: false,
      checkedOn: '20 November 2026',
    },
  })
})

test('a derived figure’s note gives its formula and every source', () => {
  expect(today['cost.gas-old.per-kwh-of-heat']).toEqual({
    key: 'cost.gas-old.per-kwh-of-heat',
    text: '9.49p',
    value: expect.closeTo(9.488, 3),
    note: {
      about:
        'Gas boiler, as found in homes: price of heat = p ÷ η. Price of gas 7.97p, Heat from gas in a boiler as found in homes 84%.',
      source:
        'Ofgem price cap, average of Great Britain, direct debit, October to December 2026, no VAT on electricity until 31 March 2027, 5% on gas; Electrification of Heat trial.',
      isOver: false,
      checkedOn: null,
    },
  })
})

test('an expired figure is marked, and so is everything derived from it', () => {
  const late = on('2027-01-01')
  const source = expect.stringMatching(/October to December 2026.*; newer figures are not yet entered\.$/)
  for (const key of [
    'price.gas',
    'cost.gas-old.per-kwh-of-heat',
    'cost.infrared.over-gas-old',
    'example.year.infrared',
  ])
    expect(late[key]).toMatchObject({ text: today[key]?.text, note: { source, isOver: true } })
  expect(late['efficiency.gas-old']?.note?.isOver).toBe(false)
  expect([today['price.cap']?.text, late['price.cap']?.text]).toEqual([
    'Ofgem price cap, average of Great Britain, direct debit, October to December 2026, no VAT on electricity until 31 March 2027, 5% on gas',
    'Ofgem price cap, average of Great Britain, direct debit, October to December 2026, no VAT on electricity until 31 March 2027, 5% on gas; newer prices have not been entered yet',
  ])
})

test('staff can choose every printed figure, each listed once', () => {
  const values = NAMED_OPTIONS.map(({ value }) => value)
  expect(new Set(values).size).toBe(values.length)
  expect(Object.keys(today).filter((key) => !values.includes(key))).toEqual([])
  const held = values.filter((value) => value in today)
  expect(values.filter((value) => !held.includes(value))).toEqual([
    'cost.oil.per-kwh-of-heat',
    'cost.lpg.per-kwh-of-heat',
    'price.oil',
    'price.lpg',
    'carbon.sap-10.3.oil',
    'carbon.sap-10.3.lpg',
    ...KEPT_FIGURES.map(({ key }) => key), // from other settings
  ])
})

test('without a number that every calculation needs there are none', () => {
  expect(figuresOn({ ...SAMPLE_BASIS, numbers: { ...SAMPLE_BASIS.numbers, tariffs: [] } })).toBeNull()
})
