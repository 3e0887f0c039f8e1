import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { CASE_COUNT } from '../../../../tests/fixtures/case-count'
import { anyone, estimate, FLAT, SEMI } from '../../../../tests/fixtures/quick-estimates'
import { HEATING_NOW, systemNow } from './heating-now'
import { homeRating } from './home-rating'

const ratingOf = (changes: object) => estimate({ ...FLAT, ...changes }, { samples: 20 }).rating

describe('the energy rating of a home', () => {
  it.each(HEATING_NOW.map(({ value }) => value))('before and after, from %s', (heating) => {
    const { now, panels } = ratingOf({ heating })
    expect(now === null).toBe(systemNow(heating) === null)
    expect(panels).toEqual(ratingOf({ heating: 'panel-heaters' }).now)
  })

  it('falls by ten points or more in place of storage heaters', () => {
    const { now, panels, letting } = ratingOf({ floorAreaM2: 60, ageBand: 'F', heating: 'storage-heaters' })
    expect(now?.band).toBe('D')
    expect(panels.rating).toBeLessThan((now?.rating ?? NaN) - 10)
    expect(letting).toBe('allowed')
  })

  it('never rises, because SAP charges no heat more than that of panels', () => {
    fc.assert(
      fc.property(anyone, (home) => {
        const { now, panels } = estimate(home, { samples: 20 }).rating
        if (now) expect(panels.points).toBeLessThanOrEqual(now.points + 1e-9)
      }),
      { numRuns: CASE_COUNT },
    )
  })

  it('does not depend on the bill or the household', () => {
    const other = estimate({ ...SEMI, bill: { amount: 9_000, unit: 'kwh' }, occupancy: 'a-few-rooms' }, { samples: 20 })
    expect(other.rating).toEqual(estimate(SEMI, { samples: 20 }).rating)
  })
})

describe('the rating of SAP', () => {
  const pointsOf = (changes: object) => {
    const { now, panels } = ratingOf({ ...SEMI, insulation: 'unknown', ...changes })
    return [now?.points ?? NaN, panels.points]
  }

  /** From another engineer's monthly SAP 10.2, written without ours: gas boiler of 84 %, then panels. */
  it.each([
    ['semi, 1976 to 1982', { propertyType: 'semi', floorAreaM2: 93, ageBand: 'F' }, 71, 22],
    ['terrace, 1900 to 1929', { propertyType: 'terrace', floorAreaM2: 80, ageBand: 'B' }, 72, 25],
    ['detached, 1996 to 2002', { propertyType: 'detached', floorAreaM2: 120, ageBand: 'I' }, 76, 30],
    ['semi, 2012 to 2022', { propertyType: 'semi', floorAreaM2: 90, ageBand: 'L' }, 82, 55],
  ])('of a %s agrees with an independent calculation to 3 points', (_home, changes, gas, panels) => {
    const [nowPoints = NaN, panelPoints = NaN] = pointsOf({ ...changes, heating: 'gas-old' })
    expect(Math.abs(nowPoints - gas)).toBeLessThanOrEqual(3)
    expect(Math.abs(panelPoints - panels)).toBeLessThanOrEqual(3)
  })

  it('is that of the same home anywhere and at any altitude', () => {
    for (const place of [{ postcodeArea: 'TR' }, { postcodeArea: 'KW' }, { postcodeArea: 'TR', altitudeM: 400 }])
      expect(pointsOf({ heating: 'gas-old', ...place })).toEqual(pointsOf({ heating: 'gas-old' }))
  })
})

describe('letting', () => {
  const points = (value: number) => ({ key: 'points', name: '', unit: '', value, inputs: [] })
  it.each([
    [70, 47, 'SN', 'allowed'],
    [70, 46, 'SN', 'close'],
    [70, 38, 'SN', 'lost'],
    [30, 20, 'SN', 'already-below'],
    [70, 20, null, 'lost'],
    [70, 20, 'CF', 'lost'],
    [70, 20, 'LL', 'lost'],
    [70, 20, 'EH', null],
    [70, 20, 'BT', null],
  ] as const)('from %d to %d points in %s: %s', (now, panels, postcodeArea, letting) => {
    expect(homeRating({ points: { now: points(now), panels: points(panels) }, postcodeArea }).letting).toBe(letting)
  })
})
