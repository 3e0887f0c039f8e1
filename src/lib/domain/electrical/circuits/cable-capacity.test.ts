import { describe, expect, it } from 'vitest'

import { cableCapacityAmps, carriesBreaker, INSTALLATION_METHODS, thinnestCable } from './cable-capacity'
import { CABLES } from './volt-drop'

describe('the capacity of a cable', () => {
  it.each([
    [1.5, '101', 13, false],
    [2.5, '101', 17, true],
    [1.5, '103', 10, false],
    [2.5, '103', 13.5, false],
    [4, '103', 17.5, true],
    [1.5, 'C', 20, true],
    [1.5, 'A', 14.5, false],
    [1.5, '100', 16, true],
  ] as const)('%d mm² by method %s carries %d A; with a 16 A breaker: %s', (mm2, method, amps, isCarried) => {
    expect(cableCapacityAmps({ mm2, method })).toBe(amps)
    expect(carriesBreaker({ mm2, method, breakerAmps: 16 })).toBe(isCarried)
  })

  it.each([
    ['C', 25, 1.5],
    ['C', 40, 2.5],
    ['101', 25, 2.5],
    ['101', 60, 4],
    ['103', 25, 4],
    ['C', 90, undefined],
  ] as const)('by method %s over %d m needs %s mm²', (method, lengthM, mm2) =>
    expect(thinnestCable({ amps: 12.717391, lengthM, method })?.mm2).toBe(mm2),
  )

  it('increases with the size of the cable, for every method', () => {
    for (const { value: method } of INSTALLATION_METHODS) {
      const amps = CABLES.map(({ mm2 }) => cableCapacityAmps({ mm2, method }))
      expect(amps).toEqual(amps.toSorted((one, other) => one - other))
    }
  })
})
