import { describe, expect, it } from 'vitest'

import { ELECTRICITY_REGIONS, type ElectricityRegion } from '../electrical/regions'
import { heatingPricesOn } from '../energy-costs/heating-prices-on'
import { assumptionsFor } from './assumptions-for'
import { DEFAULT_NUMBERS, type Numbers } from './default-assumptions'
import { effectiveAssumptions } from './effective'
import { numbersOn } from './numbers-on'

type Input = { date: string; region?: ElectricityRegion | null; numbers?: Numbers }

const effective = ({ date, region = null, numbers = DEFAULT_NUMBERS }: Input) => {
  const found = effectiveAssumptions({ assumptions: assumptionsFor({ numbers, region }), date })
  if (!found.ok) throw new Error(found.reason)
  return found
}
const pence = (input: Input, key: 'price.electricity' | 'price.gas') => effective(input).get(key).value

describe('prices of a region', () => {
  it.each([
    [null, '2026-11-20', 26.32, 7.97],
    ['L', '2026-11-20', 26.59, 7.97],
    ['D', '2026-11-20', 27.8, 7.97],
    ['L', '2026-08-01', 26.39, 7.48],
    ['L', '2025-02-01', 24.86, 6.34],
  ] as const)('%s on %s: electricity at %d p, gas at %d p', (region, date, electricity, gas) => {
    expect([pence({ region, date }, 'price.electricity'), pence({ region, date }, 'price.gas')]).toEqual([
      electricity,
      gas,
    ])
  })

  it('are named with their period, and marked if estimated', () => {
    const { source } = effective({ region: 'L', date: '2026-11-20' }).get('price.electricity')
    expect(source).toMatchObject({
      title:
        'Our estimate from the Ofgem price cap, South West England, direct debit, October to December 2026, no VAT on electricity until 31 March 2027, 5% on gas',
      confidence: 'assumed',
    })
    expect(effective({ region: 'L', date: '2026-08-01' }).get('price.electricity').source).toMatchObject({
      title: 'Ofgem price cap, South West England, direct debit, July to September 2026, with 5% VAT',
      confidence: 'verified',
    })
  })

  it('apply the regional offset to Economy 7, and remove its VAT for the same months', () => {
    const night = (input: Input) => effective(input).get('price.economy-7-night').value
    expect(night({ date: '2026-08-01' })).toBe(15)
    expect(night({ date: '2026-11-20' })).toBe(14.29)
    expect(night({ date: '2027-04-01' })).toBe(15)
    expect(night({ region: 'D', date: '2026-11-20' })).toBeCloseTo((14.29 * 27.8) / 26.32, 9)
    expect(effective({ region: 'D', date: '2026-11-20' }).get('price.economy-7-night').spread?.high).toBeCloseTo(
      (16.19 * 27.8) / 26.32,
      9,
    )
  })

  it('have VAT in the price of electricity from the day it returns, like Economy 7', () => {
    const price = (input: Input) => effective(input).get('price.electricity').value
    expect(price({ date: '2027-03-31' })).toBe(26.32)
    expect(price({ date: '2027-04-01' })).toBe(27.64)
    expect(price({ region: 'D', date: '2027-04-01' })).toBe(29.19)
    expect(effective({ date: '2027-04-01' }).get('price.electricity').source?.vat).toMatchObject({
      percent: 5,
      until: null,
    })
    expect(effective({ date: '2027-04-01' }).get('price.gas').value).toBe(7.97)
  })

  it('give way to a newer average', () => {
    const [average] = DEFAULT_NUMBERS.tariffs.filter(
      ({ region, validFrom }) => region === null && validFrom === '2026-10-01',
    )
    if (!average) throw new Error('no average')
    const newer = {
      ...average,
      validFrom: '2027-01-01',
      validTo: '2027-03-31',
      electricity: { pencePerKwh: 30, pencePerDay: 50 },
    }
    expect(
      pence(
        {
          region: 'L',
          date: '2027-01-01',
          numbers: { ...DEFAULT_NUMBERS, tariffs: [newer, ...DEFAULT_NUMBERS.tariffs] },
        },
        'price.electricity',
      ),
    ).toBe(30)
  })
})

describe('numbers sent to the browser', () => {
  const regions = [null, ...ELECTRICITY_REGIONS.map(({ value }) => value)]

  it.each(['2024-07-01', '2025-05-05', '2026-08-01', '2026-11-20', '2027-06-01'])(
    'give the same result on %s as the full set',
    (date) => {
      const sent = numbersOn({ numbers: DEFAULT_NUMBERS, date })
      for (const region of regions) {
        const [all, few] = [effective({ date, region }), effective({ date, region, numbers: sent })]
        for (const key of [
          'price.electricity',
          'price.electricity-a-day',
          'price.gas',
          'price.gas-a-day',
          'price.oil',
          'efficiency.gas-old',
        ] as const)
          expect(few.find(key)).toEqual(all.find(key))
        expect(few.expired).toEqual(all.expired)
      }
    },
  )

  it('include one period of each number', () => {
    const sent = numbersOn({ numbers: DEFAULT_NUMBERS, date: '2026-11-20' })
    expect(sent.tariffs.map(({ region }) => region)).toEqual(regions)
    for (const { periods } of Object.values(sent.figures)) expect(periods.length).toBeLessThanOrEqual(1)
  })
})

describe('heating prices', () => {
  const on = (date: string) => heatingPricesOn({ numbers: DEFAULT_NUMBERS, date })

  it('are those of the current period, or of the last one once it has ended', () => {
    expect(on('2026-12-31')).toMatchObject({
      ok: true,
      prices: { tariff: { period: 'October to December 2026', isOver: false } },
    })
    expect(on('2027-01-01')).toMatchObject({
      ok: true,
      prices: { tariff: { period: 'October to December 2026', isOver: true, electricity: { pencePerKwh: 26.32 } } },
    })
  })

  it('include four heating systems', () => {
    const found = on('2026-11-20')
    expect(found.ok && Object.values(found.prices.ways)).toEqual([
      { key: 'electric', fuel: 'electricity', heatPerUnit: 1 },
      { key: 'powerboard', fuel: 'electricity', heatPerUnit: 1 },
      { key: 'gas', fuel: 'gas', heatPerUnit: 0.84 },
      { key: 'heat-pump', fuel: 'electricity', heatPerUnit: 2.93 },
    ])
  })

  it('are unavailable before the first period', () =>
    expect(on('2024-06-30')).toMatchObject({ ok: false, reason: 'unknown-period' }))
  it('are unavailable for an invalid date', () =>
    expect(on('soon')).toEqual({ ok: false, reason: 'unknown-date', date: 'soon' }))
})
