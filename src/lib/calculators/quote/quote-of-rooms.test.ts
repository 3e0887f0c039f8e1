import { expect, test } from 'vitest'

import { checkQuote } from '@/lib/domain/quotes/check-quote'
import { panelsIn } from '@/lib/domain/quotes/quote-lines'

import { BASIS } from '../../../../tests/fixtures/basis'
import { TRADER } from '../../../../tests/fixtures/quote'
import { type MeasuredRooms, quoteOfRooms } from './quote-of-rooms'
import { priceList } from './quoted-lines'

const LIST = priceList({ basis: BASIS, products: [] })
const HOME: MeasuredRooms = {
  propertyType: 'semi',
  built: '2003-2006',
  floorAreaM2: 90,
  rooms: [
    { name: 'Living room', areaM2: 20 },
    { name: 'Study', areaM2: 9 },
  ],
}
const quoted = (changes: Partial<MeasuredRooms> = {}) =>
  quoteOfRooms({ measured: { ...HOME, ...changes }, list: LIST, basis: BASIS, trader: TRADER })

test('each room is a section with its panels, and what is done once follows', () => {
  const { lines } = quoted()
  expect(lines.filter(({ kind }) => kind === 'section').map(({ name }) => name)).toEqual([
    'Living room, 20 m²',
    'Study, 9 m²',
    'Delivery and fitting',
  ])
  const quantities = (kind: string) => lines.filter((line) => line.kind === kind).map(({ quantity }) => quantity)
  expect(quantities('fitting')).toEqual([panelsIn(lines)])
  expect([quantities('delivery'), quantities('thermostats')]).toEqual([[1], [2]])
})

test('it may be sent as it is, also where the ceilings allow less than the heat', () => {
  for (const built of ['2003-2006', 'before-1900'] as const) {
    const { figures, lines } = quoted({ built })
    const design = { asymmetryK: null, protectionAmps: null, cableAmps: null }
    const checked = { figures, lines, design, message: '', validUntil: BASIS.date, today: BASIS.date }
    expect(checkQuote(checked)).toEqual([])
  }
})

test('an old home gets no more panels than are comfortable, and the quote says what supplies the rest', () => {
  const { figures, lines } = quoted({ built: 'before-1900', propertyType: 'detached' })
  expect(panelsIn(lines) * figures.panelWatts).toBeLessThan(2 * figures.loadWatts)
  expect(figures.reasons.join(' ')).toContain('another heater has to supply')
  expect(lines.some(({ detail }) => /^Panels can give [\d,]+ of [\d,]+ W here\.$/.test(detail))).toBe(true)
  expect(quoted().figures.reasons.join(' ')).not.toContain('another heater')
})

test('its assumptions are those of the heat and the price, not of running costs', () => {
  const names = quoted().figures.assumptions.map(({ name }) => name)
  expect(names).toContain('Price of a panel')
  expect(names.filter((name) => /electricity|gas|boiler|storage/i.test(name))).toEqual([])
})

test('rooms larger than the home make it as large as they are', () => {
  expect(quoted({ floorAreaM2: 10 }).figures.home).toContain('in a home of 29 m²')
})
