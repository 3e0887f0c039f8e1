import { expect, test } from 'vitest'

import {
  depositPence,
  discountPercent,
  includesFitting,
  linePence,
  linesDifference,
  mayBeOption,
  optionsIn,
  panelsIn,
  QUOTE_LINE_KINDS,
  type QuoteLine,
  quoteTotals,
} from './quote-lines'

const PANELS: QuoteLine = { kind: 'panels', name: 'Panels', detail: '', quantity: 12, eachPence: 17_900 }
const DELIVERY: QuoteLine = { kind: 'delivery', name: 'Delivery', detail: '', quantity: 1, eachPence: 15_000 }
const WIRING: QuoteLine = { kind: 'circuits', name: 'Circuits', detail: '', quantity: 1, eachPence: null }

test('the lines add up to the total, which is the net amount and its VAT', () => {
  expect(quoteTotals([PANELS, DELIVERY, WIRING])).toEqual({ totalPence: 229_800, vatPence: 38_300, netPence: 191_500 })
  for (let each = 1; each < 4_000; each += 37)
    for (let quantity = 0; quantity < 20; quantity += 3) {
      const lines = [{ ...PANELS, quantity, eachPence: each }, DELIVERY, WIRING]
      const { netPence, vatPence, totalPence } = quoteTotals(lines)
      expect(netPence + vatPence).toBe(totalPence)
      expect(lines.reduce((sum, line) => sum + (linePence(line) ?? 0), 0)).toBe(totalPence)
      expect(Math.abs(vatPence * 5 - netPence)).toBeLessThanOrEqual(3) // 20 %, to the penny
      expect([netPence, vatPence].every(Number.isInteger)).toBe(true)
    }
})

test('a price that depends on a survey is not £0', () => {
  expect(linePence(WIRING)).toBeNull()
  expect(linePence({ ...WIRING, eachPence: 0 })).toBe(0)
})

test('only panels count as panels', () => {
  expect(panelsIn([PANELS, DELIVERY, { ...PANELS, quantity: 2 }])).toBe(14)
})

test('the difference names what was added, removed and changed, and nothing else', () => {
  const more = { ...PANELS, quantity: 14 }
  const priced = { ...WIRING, eachPence: 60_000 }
  expect(linesDifference([PANELS, DELIVERY], [PANELS, DELIVERY])).toEqual([])
  expect(linesDifference([PANELS, DELIVERY], [more, priced])).toEqual([
    { name: 'Panels', before: PANELS, after: more },
    { name: 'Circuits', before: null, after: priced },
    { name: 'Delivery', before: DELIVERY, after: null },
  ])
})

test('of two lines with the same name each is matched once', () => {
  expect(linesDifference([PANELS], [PANELS, PANELS])).toEqual([{ name: 'Panels', before: null, after: PANELS }])
})

const line = (kind: QuoteLine['kind'], quantity: number, eachPence: number | null): QuoteLine => ({
  kind,
  name: kind,
  detail: '',
  quantity,
  eachPence,
})

test('a discount is a share of the other lines, and more than all of them is too much', () => {
  const panels = line('panels', 10, 10_000)
  expect(discountPercent([panels])).toBe(0)
  expect(discountPercent([panels, line('discount', 1, -15_000)])).toBe(15)
  expect(discountPercent([line('discount', 1, -1)])).toBe(Infinity)
})

test.each([
  [null, null],
  [25, 2_500],
  [33, 3_300],
])('a deposit of %s percent', (percent, pence) => {
  expect(depositPence(quoteTotals([line('panels', 1, 10_000)]), percent)).toBe(pence)
})

test('work that only a survey prices is no fitting to begin early', () => {
  expect([includesFitting([line('fitting', 1, 100)]), includesFitting([line('fitting', 1, null)])]).toEqual([
    true,
    false,
  ])
})

const OPTION: QuoteLine = { ...line('thermostats', 2, 6_000), isOption: true }

test('an option counts only once it is taken', () => {
  const taken = { ...OPTION, isTaken: true }
  expect([OPTION, taken].map((option) => quoteTotals([PANELS, option]).totalPence)).toEqual([214_800, 226_800])
  expect([OPTION, taken].map((option) => discountPercent([option, line('discount', 1, -6_000)]))).toEqual([
    Infinity,
    50,
  ])
  const panels = { ...PANELS, isOption: true }
  expect([panels, { ...panels, isTaken: true }].map((option) => panelsIn([option]))).toEqual([0, 12])
  const fitting = { ...line('fitting', 1, 100), isOption: true }
  expect([fitting, { ...fitting, isTaken: true }].map((option) => includesFitting([option]))).toEqual([false, true])
  expect(optionsIn([PANELS, OPTION, taken])).toEqual([OPTION, taken])
})

test('a line that becomes an option has changed', () => {
  const option = { ...PANELS, isOption: true }
  expect(linesDifference([PANELS], [option])).toEqual([{ name: 'Panels', before: PANELS, after: option }])
})

test('headings, notes and discounts cannot be options', () => {
  const kinds = QUOTE_LINE_KINDS.map(({ value }) => value).filter((kind) => !mayBeOption(kind))
  expect(kinds).toEqual(['discount', 'section', 'note'])
})
