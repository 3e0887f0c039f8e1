import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Ordered, type Price, priceOf } from './price'

const PRICES = { panelPence: 28_900, deliveryPence: 15_000, installPencePerPanel: 15_000 }
const ORDERED: Ordered = {
  panels: 10,
  panelName: null,
  hasFitting: true,
  thermostats: 4,
  hasWarrantyExtension: false,
  hasMaintenancePlan: false,
}
const price = (changes: Partial<Ordered> = {}) => priceOf({ ordered: { ...ORDERED, ...changes }, prices: PRICES })
const penceOf = ({ lines }: Price, name: string) => lines.find((line) => line.name === name)?.pence

const pence = fc.integer({ min: 0, max: 100_000 })
const anyOrder = fc.record({
  ordered: fc.record({
    panels: fc.integer({ min: 1, max: 500 }),
    panelName: fc.constantFrom(null, 'Powerboard S 350W'),
    hasFitting: fc.boolean(),
    thermostats: fc.integer({ min: 1, max: 20 }),
    hasWarrantyExtension: fc.boolean(),
    hasMaintenancePlan: fc.boolean(),
  }),
  prices: fc.record({ panelPence: pence, deliveryPence: pence, installPencePerPanel: pence }),
})

describe('priceOf', () => {
  it('charges panels, one delivery and the allowance for fitting each panel', () => {
    expect(price()).toMatchObject({ totalPence: 454_000, netPence: 378_333, vatPence: 75_667 })
    expect(penceOf(price(), 'Panels')).toBe(289_000)
    expect(penceOf(price(), 'Delivery')).toBe(15_000)
    expect(penceOf(price(), 'Fitting, an allowance')).toBe(150_000)
  })

  it('has whole pence that add up to the total, and VAT of a fifth to the penny', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const { lines, netPence, vatPence, totalPence } = priceOf(order)
        expect(lines.reduce((sum, line) => sum + (line.pence ?? 0), 0)).toBe(totalPence)
        expect(netPence + vatPence).toBe(totalPence)
        expect(Math.abs(vatPence - netPence / 5)).toBeLessThan(1)
        expect([netPence, vatPence, totalPence].every(Number.isInteger)).toBe(true)
      }),
    )
  })

  it('costs more with every panel, by its price and its fitting', () => {
    fc.assert(
      fc.property(anyOrder, ({ ordered, prices }) => {
        const more = priceOf({ ordered: { ...ordered, panels: ordered.panels + 1 }, prices })
        const each = prices.panelPence + (ordered.hasFitting ? prices.installPencePerPanel : 0)
        expect(more.totalPence - priceOf({ ordered, prices }).totalPence).toBe(each)
      }),
    )
  })

  it('has no price, rather than zero, for lines that depend on a survey', () => {
    const all = price({ hasWarrantyExtension: true, hasMaintenancePlan: true })
    const unknown = ['Circuits and wiring', 'Thermostats', 'Warranty extension', 'Maintenance plan']
    expect(all.lines.filter((line) => line.pence === null).map(({ name }) => name)).toEqual(unknown)
    expect(all.totalPence).toBe(price().totalPence)
  })

  it('lists only what was chosen', () => {
    const names = ({ lines }: Price) => lines.map(({ name }) => name)
    expect(names(price({ hasFitting: false }))).toEqual(['Panels', 'Delivery', 'Thermostats'])
    expect(price({ hasFitting: false }).totalPence).toBe(304_000)
    expect(names(price({ hasMaintenancePlan: true }))).not.toContain('Warranty extension')
  })
})
