import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { DEFAULT_NUMBERS } from '../assumptions/default-assumptions'
import { heatingPricesOn } from '../energy-costs/heating-prices-on'
import { type EstimateInput, EXAMPLE_HOME, readEstimateInput, shortEstimate } from './short-estimate'

const found = heatingPricesOn({ numbers: DEFAULT_NUMBERS, date: '2026-11-20' })
if (!found.ok) throw new Error(found.reason)
const { prices } = found

const estimate = (changes: Partial<EstimateInput> = {}) =>
  shortEstimate({ input: { ...EXAMPLE_HOME, ...changes }, panelWatts: 225, prices })

describe('shortEstimate', () => {
  it('sizes by the rule and runs every panel for every hour of the season', () => {
    const result = estimate()
    expect(result).toMatchObject({ wattsPerM2: 30, neededWatts: 1_860, panels: 9, installedWatts: 2_025 })
    expect(result.hourPence).toBeCloseTo(53.298)
    expect(result.kwhAYear).toBeCloseTo(2.025 * 6 * 212)
    expect(result.yearPence).toBeCloseTo(2_575.8 * 26.32)
  })

  it.each([
    ['gas-boiler', 2_575.8 * (7.97 / 0.84)],
    ['heat-pump', 2_575.8 * (26.32 / 2.93)],
    ['electric-heaters', 2_575.8 * 26.32],
  ] as const)('prices the same heat from %s', (heating, pence) => {
    expect(estimate({ heating }).sameHeatPence).toBeCloseTo(pence)
  })

  it.each(['oil-boiler', 'solid-fuel', 'none', 'other'] as const)('has no price for heat from %s', (heating) => {
    expect(estimate({ heating }).sameHeatPence).toBeNull()
  })

  it('never costs less for more floor or more hours', () => {
    const areas = fc.double({ min: 5, max: 1000, noNaN: true })
    const hours = fc.integer({ min: 1, max: 24 })
    fc.assert(
      fc.property(areas, areas, hours, hours, (a, b, h, k) => {
        const small = estimate({ floorAreaM2: Math.min(a, b), hoursADay: Math.min(h, k) })
        const large = estimate({ floorAreaM2: Math.max(a, b), hoursADay: Math.max(h, k) })
        expect(large.yearPence).toBeGreaterThanOrEqual(small.yearPence)
      }),
    )
  })
})

describe('readEstimateInput', () => {
  const typed = { area: '62', built: '1975-1999', heating: 'electric-heaters', hours: '6' }

  it('reads a form submission', () => {
    expect(readEstimateInput(typed)).toEqual({ ok: true, input: EXAMPLE_HOME })
    expect(readEstimateInput({ ...typed, area: ' 62.5 ', hours: '7.5' })).toMatchObject({
      ok: true,
      input: { floorAreaM2: 62.5, hoursADay: 7.5 },
    })
  })

  it.each(['5', '1000'])('accepts %s m²', (area) => expect(readEstimateInput({ ...typed, area }).ok).toBe(true))
  it.each(['1', '24'])('accepts %s hours', (hours) => expect(readEstimateInput({ ...typed, hours }).ok).toBe(true))

  it.each([
    [{ area: '' }, 'area', 'Please enter a floor area between 5 and 1,000 square metres'],
    [{ area: '4.9' }, 'area', 'Please enter a floor area between 5 and 1,000 square metres'],
    [{ area: '1001' }, 'area', 'Please enter a floor area between 5 and 1,000 square metres'],
    [{ area: '1e2' }, 'area', 'Please enter a floor area between 5 and 1,000 square metres'],
    [{ area: '-62' }, 'area', 'Please enter a floor area between 5 and 1,000 square metres'],
    [{ built: '1900' }, 'built', 'Please select when it was built'],
    [{ heating: 'bonfire' }, 'heating', 'Please select current heating system'],
    [{ hours: '0' }, 'hours', 'Please enter between 1 and 24 hours'],
    [{ hours: '25' }, 'hours', 'Please enter between 1 and 24 hours'],
    [{ hours: undefined }, 'hours', 'Please enter between 1 and 24 hours'],
  ])('rejects %j', (changes, field, message) => {
    expect(readEstimateInput({ ...typed, ...changes })).toEqual({ ok: false, errors: { [field]: message } })
  })

  it('lists everything missing', () => {
    expect(readEstimateInput({})).toMatchObject({
      ok: false,
      errors: {
        area: expect.any(String),
        built: expect.any(String),
        heating: expect.any(String),
        hours: expect.any(String),
      },
    })
  })
})
