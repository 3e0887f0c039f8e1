import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { vectors } from '../../../../tests/fixtures/heating-vectors'
import { breakEvenReduction } from '../energy-costs/break-even'
import { yearCost } from '../energy-costs/year-cost'
import { OutOfRange } from '../quantity/range-check'
import { installedPrice } from './installed-price'
import { netPresentValue, payback } from './payback'

const outlays = fc.integer({ min: 1, max: 5_000_000 })
const savings = fc.integer({ min: 1, max: 500_000 })
const rates = fc.double({ min: 0.001, max: 0.2, noNaN: true })
const yearsOf = (input: Parameters<typeof payback>[0]) => {
  const found = payback(input)
  return found.outcome === 'pays-back' ? found.years : Infinity
}

describe('worked examples', () => {
  const [ofPanels, ofGas] = vectors('payback')

  it('CO-10: fifteen panels in place of panel heaters', () => {
    const { capex, annualSaving, growth, discount, years } = ofPanels?.input as Record<
      'capex' | 'annualSaving' | 'growth' | 'discount' | 'years',
      number
    >
    const { simpleYears, npv } = ofPanels?.expect as { simpleYears: number; npv: number }
    const outlay = { outlayPence: capex * 100, savingPence: annualSaving * 100 }
    expect(yearsOf(outlay)).toBeCloseTo(simpleYears, 2)
    expect(netPresentValue({ ...outlay, growth, discount, years }) / 100).toBeCloseTo(npv, 1)
  })

  it('CO-11: in place of gas, no payback', () => {
    const { heat, irReduction } = ofGas?.input as { heat: number; irReduction: number }
    const { annualSaving } = ofGas?.expect as { annualSaving: number }
    const gas = yearCost({ kwh: heat / 0.84, pencePerKwh: 7.33, pencePerDay: 29.04 }).pence
    const infrared = yearCost({ kwh: heat * (1 - irReduction), pencePerKwh: 26.11, pencePerDay: 0 }).pence
    expect((gas - infrared) / 100).toBeCloseTo(annualSaving, 1)
    expect(payback({ outlayPence: 673_500, savingPence: gas - infrared })).toEqual({
      outcome: 'no-payback',
      reason: 'no-saving',
    })
    expect(irReduction).toBeLessThan(breakEvenReduction({ ownPence: 26.11 * heat, otherPence: gas }))
  })

  it.each(vectors('priceTotal'))('$id', ({ input, expect: expected }) => {
    const { unit, qty, delivery } = input as { unit: number; qty: number; delivery: number }
    const price = installedPrice({
      panels: qty,
      panelPence: unit * 100,
      deliveryPence: delivery * 100,
      installPencePerPanel: 0,
    })
    expect(price.pence).toBe((expected as { gbp: number }).gbp * 100)
  })
})

describe('payback', () => {
  it('never comes without a saving, whatever the growth', () => {
    fc.assert(
      fc.property(outlays, fc.integer({ min: -500_000, max: 0 }), rates, (outlayPence, savingPence, growth) => {
        expect(payback({ outlayPence, savingPence })).toEqual({ outcome: 'no-payback', reason: 'no-saving' })
        expect(payback({ outlayPence, savingPence, growth })).toEqual({ outcome: 'no-payback', reason: 'no-saving' })
      }),
    )
  })

  it('with growth is the year in which cumulative savings reach the outlay', () => {
    fc.assert(
      fc.property(outlays, savings, rates, (outlayPence, savingPence, growth) => {
        const years = yearsOf({ outlayPence, savingPence, growth })
        if (years > 100) return
        const summed = (count: number) =>
          Array.from({ length: count }, (_, year) => savingPence * (1 + growth) ** year).reduce(
            (sum, saving) => sum + saving,
            0,
          )
        expect(summed(Math.floor(years))).toBeLessThanOrEqual(outlayPence * (1 + 1e-9))
        expect(summed(Math.ceil(years))).toBeGreaterThanOrEqual(outlayPence * (1 - 1e-9))
      }),
    )
  })

  it('comes sooner with growth, and with a greater saving', () => {
    fc.assert(
      fc.property(outlays, savings, rates, (outlayPence, savingPence, growth) => {
        expect(yearsOf({ outlayPence, savingPence, growth })).toBeLessThanOrEqual(
          yearsOf({ outlayPence, savingPence }) + 1e-9,
        )
        expect(yearsOf({ outlayPence, savingPence: savingPence + 1 })).toBeLessThanOrEqual(
          yearsOf({ outlayPence, savingPence }),
        )
      }),
    )
  })

  it('never comes when savings shrink too fast, and later when they shrink a little', () => {
    expect(payback({ outlayPence: 100_000, savingPence: 10_000, growth: -0.2 })).toEqual({
      outcome: 'no-payback',
      reason: 'savings-shrink',
    })
    expect(yearsOf({ outlayPence: 100_000, savingPence: 20_000, growth: -0.1 })).toBeCloseTo(
      6 + (100_000 - 93_711.8) / 10_628.82,
      6,
    )
  })

  it.each([
    { outlayPence: -1, savingPence: 1 },
    { outlayPence: NaN, savingPence: 1 },
    { outlayPence: 1, savingPence: 1, growth: 2 },
  ])('rejects %o', (wrong) => {
    expect(() => payback(wrong)).toThrow(OutOfRange)
  })
})

describe('net present value', () => {
  it('is zero where discounted savings equal the outlay', () => {
    expect(netPresentValue({ outlayPence: 100_000, savingPence: 110_000, growth: 0, discount: 0.1, years: 1 })).toBe(0)
    expect(netPresentValue({ outlayPence: 100_000, savingPence: 10_000, growth: 0, discount: 0, years: 10 })).toBe(0)
  })

  it('is whole pence, and falls with the discount rate', () => {
    fc.assert(
      fc.property(outlays, savings, rates, rates, (outlayPence, savingPence, growth, discount) => {
        const worth = netPresentValue({ outlayPence, savingPence, growth, discount, years: 20 })
        expect(Number.isInteger(worth)).toBe(true)
        expect(
          netPresentValue({ outlayPence, savingPence, growth, discount: discount + 0.1, years: 20 }),
        ).toBeLessThanOrEqual(worth)
      }),
    )
  })
})

describe('an installed price', () => {
  it('is the sum of its parts', () => {
    expect(
      installedPrice({ panels: 15, panelPence: 28_900, deliveryPence: 15_000, installPencePerPanel: 15_000 }),
    ).toEqual({ panelsPence: 433_500, deliveryPence: 15_000, installPence: 225_000, pence: 673_500 })
    const pence = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 200 }),
        pence,
        pence,
        pence,
        (panels, panelPence, deliveryPence, installPencePerPanel) => {
          const { pence: total, ...rest } = installedPrice({ panels, panelPence, deliveryPence, installPencePerPanel })
          expect(Object.values(rest).reduce((sum, amount) => sum + amount, 0)).toBe(total)
        },
      ),
    )
  })

  it('of no panels is zero, without delivery', () => {
    expect(
      installedPrice({ panels: 0, panelPence: 28_900, deliveryPence: 15_000, installPencePerPanel: 15_000 }).pence,
    ).toBe(0)
  })
})
