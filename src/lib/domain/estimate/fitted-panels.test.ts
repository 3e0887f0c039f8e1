import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dividedRooms } from '../building/home/usual-rooms'
import { neededByRooms, wantedByRooms } from './fitted-panels'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const ofLoss = (lossWatts: number) => ({ lossWatts, ruleWatts: 0, roofShare: 0.1, floorShare: 0.2 })

describe('the heat of rooms', () => {
  it('adds up to that of the home, with roof and ground floor where they are', () => {
    expect(neededByRooms(ofLoss(5_000), 9, 2)).toBeCloseTo(5_000, 6)
    const [atTop, onGround] = [dividedRooms(2, 2)[0], dividedRooms(2, 2)[1]]
    const [top, ground] = wantedByRooms(ofLoss(1_000), 2, 2, 1)
    expect(top).toBe(Math.ceil(1_000 * (0.7 * (atTop?.share ?? NaN) + 0.1)))
    expect(ground).toBe(Math.ceil(1_000 * (0.7 * (onGround?.share ?? NaN) + 0.2)))
  })

  it('is at least that of the rule of thumb in each room', () => {
    const heat = { ...ofLoss(1_000), ruleWatts: 1_000 }
    expect(neededByRooms(heat, 2, 2)).toBeGreaterThan(1_000)
    expect(neededByRooms({ ...heat, ruleWatts: 5_000 }, 2, 2)).toBeCloseTo(5_000, 6)
  })
})

describe('panels by room', () => {
  it('cover the heat, with at most one panel too many in each room', () => {
    const cases = {
      watts: fc.double({ min: 100, max: 50_000, noNaN: true }),
      rooms: fc.integer({ min: 1, max: 40 }),
      storeys: fc.integer({ min: 1, max: 3 }),
    }
    fc.assert(
      fc.property(fc.record(cases), ({ watts, rooms, storeys }) => {
        const panels = sum(wantedByRooms(ofLoss(watts), rooms, storeys, 225))
        expect(panels).toBeGreaterThanOrEqual(Math.ceil(watts / 225 - 1e-6))
        expect(panels).toBeLessThan(watts / 225 + rooms + 1e-6)
      }),
    )
  })

  it('gain none from a rounding error', () =>
    expect(wantedByRooms({ ...ofLoss(0), ruleWatts: 0.1 + 0.2 }, 1, 1, 0.1)).toEqual([3]))
})
