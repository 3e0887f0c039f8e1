import { describe, expect, it } from 'vitest'

import { sapHeatKwh, sapPeople } from './sap-heat'

const HOME = { heatLossWPerK: 250, floorAreaM2: 90, windowsM2: 13.5, massKjPerM2K: 250, waterKwh: 2_100 }
const RADIATORS = { responsiveness: 1, controlType: 2, adjustmentK: 0 } as const

describe('the heat of a year in SAP', () => {
  it('is that of a worked example of SAP 10.2, to 2 %', () => {
    // sap10calcs 0.1 (S. Firth, Loughborough), tutorial "SAP10": 100 m², windows 7.5 m²; boxes (39), (42), (65) and (98c), no thermal mass.
    const example = { heatLossWPerK: 281.69, floorAreaM2: 100, windowsM2: 7.5, massKjPerM2K: 0, waterKwh: 2_590 }
    expect(sapPeople(100)).toBeCloseTo(2.74, 2)
    expect(Math.abs(sapHeatKwh(example, RADIATORS) / 9_167 - 1)).toBeLessThan(0.02)
  })

  it.each([
    ['a home that loses more', { heatLossWPerK: 300 }, {}, 1],
    ['larger windows', { windowsM2: 20 }, {}, -1],
    ['more hot water', { waterKwh: 4_000 }, {}, -1],
    ['slow heaters', {}, { responsiveness: 0.2 }, 1],
    ['bedrooms heated for shorter', {}, { controlType: 3 } as const, -1],
    ['a higher temperature', {}, { adjustmentK: 0.7 }, 1],
  ])('changes with %s', (_what, home, system, direction) => {
    const usual = sapHeatKwh(HOME, RADIATORS)
    expect(Math.sign(sapHeatKwh({ ...HOME, ...home }, { ...RADIATORS, ...system }) - usual)).toBe(direction)
  })
})
