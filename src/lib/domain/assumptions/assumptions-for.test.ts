import { describe, expect, it } from 'vitest'

import { ELECTRICITY_REGIONS, type ElectricityRegion } from '../electricity/regions'
import { assumptionsFor } from './assumptions-for'
import { DEFAULT_NUMBERS, type Numbers } from './default-assumptions'
import { heatingPricesOn } from './heating-prices-on'
import { assumptionsInForce } from './in-force'
import { numbersOn } from './numbers-on'

type Asked = { date: string; region?: ElectricityRegion | null; numbers?: Numbers }

const inForce = ({ date, region = null, numbers = DEFAULT_NUMBERS }: Asked) => {
  const found = assumptionsInForce({ assumptions: assumptionsFor({ numbers, region }), date })
  if (!found.ok) throw new Error(found.reason)
  return found
}
const pence = (asked: Asked, key: 'price.electricity' | 'price.gas') => inForce(asked).get(key).value

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

  it('are named with their period, and as an estimate where they are one', () => {
    const { source } = inForce({ region: 'L', date: '2026-11-20' }).get('price.electricity')
    expect(source).toMatchObject({
      title: 'Our estimate from the Ofgem price cap, South West England, direct debit, October to December 2026',
      confidence: 'assumed',
    })
    expect(inForce({ region: 'L', date: '2026-08-01' }).get('price.electricity').source).toMatchObject({
      title: 'Ofgem price cap, South West England, direct debit, July to September 2026',
      confidence: 'verified',
    })
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

describe('what a browser is sent', () => {
  const regions = [null, ...ELECTRICITY_REGIONS.map(({ value }) => value)]

  it.each(['2024-07-01', '2025-05-05', '2026-08-01', '2026-11-20', '2027-06-01'])(
    'answers on %s as all numbers do',
    (date) => {
      const sent = numbersOn({ numbers: DEFAULT_NUMBERS, date })
      for (const region of regions) {
        const [all, few] = [inForce({ date, region }), inForce({ date, region, numbers: sent })]
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

  it('is one period of each number', () => {
    const sent = numbersOn({ numbers: DEFAULT_NUMBERS, date: '2026-11-20' })
    expect(sent.tariffs.map(({ region }) => region)).toEqual(regions)
    for (const { periods } of Object.values(sent.figures)) expect(periods.length).toBeLessThanOrEqual(1)
  })
})

describe('heating prices', () => {
  const on = (date: string) => heatingPricesOn({ numbers: DEFAULT_NUMBERS, date })

  it('are those of the period, and of the last one when it is over', () => {
    expect(on('2026-12-31')).toMatchObject({
      ok: true,
      prices: { tariff: { period: 'October to December 2026', isOver: false } },
    })
    expect(on('2027-01-01')).toMatchObject({
      ok: true,
      prices: { tariff: { period: 'October to December 2026', isOver: true, electricity: { pencePerKwh: 26.32 } } },
    })
  })

  it('come with four ways of heating and where their figures come from', () => {
    expect(on('2026-11-20')).toMatchObject({
      prices: {
        ways: {
          gas: {
            fuel: 'gas',
            heatPerUnit: 0.84,
            useFactor: 0.9,
            paysStandingCharge: true,
            sources: { heatPerUnit: { title: 'Electrification of Heat trial' } },
          },
          powerboard: {
            fuel: 'electricity',
            heatPerUnit: 1,
            useFactor: 0.78,
            likelyUse: { low: 0.72, high: 0.86 },
            likelyHeat: { low: 1, high: 1 },
            paysStandingCharge: false,
          },
        },
      },
    })
  })

  it('are none before the first period', () =>
    expect(on('2024-06-30')).toMatchObject({ ok: false, reason: 'unknown-period' }))
  it('are none on no day', () => expect(on('soon')).toEqual({ ok: false, reason: 'unknown-date', date: 'soon' }))
})
