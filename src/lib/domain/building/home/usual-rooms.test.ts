import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { panelsByRoom, roomShares, roomsQuantity, usualRooms } from './usual-rooms'

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('the rooms of a home', () => {
  it.each([
    [30, 4],
    [45, 5],
    [93, 9],
    [200, 16],
  ])('of %d m²: %d', (floorAreaM2, rooms) => expect(usualRooms(floorAreaM2)).toBe(rooms))

  it('are certain when answered', () => {
    expect(roomsQuantity({ rooms: 7, floorAreaM2: 93 })).toMatchObject({ value: 7 })
    expect(roomsQuantity({ rooms: 7, floorAreaM2: 93 }).spread).toBeUndefined()
    expect(roomsQuantity({ rooms: undefined, floorAreaM2: 93 }).spread).toBeDefined()
  })

  it('share its floor area, the largest four times the smallest', () => {
    expect(roomShares(1)).toEqual([1])
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 100 }), (rooms) => {
        const shares = roomShares(rooms)
        expect(shares).toHaveLength(rooms)
        expect(sum(shares)).toBeCloseTo(1, 9)
        expect((shares.at(-1) ?? NaN) / (shares[0] ?? NaN)).toBeCloseTo(4, 9)
      }),
    )
  })
})

describe('panels by room', () => {
  it('cover the power, with at most one panel too many in each room', () => {
    const cases = { watts: fc.double({ min: 100, max: 50_000, noNaN: true }), rooms: fc.integer({ min: 1, max: 40 }) }
    fc.assert(
      fc.property(fc.record(cases), ({ watts, rooms }) => {
        const panels = sum(panelsByRoom({ watts, panelWatts: 225, rooms }))
        expect(panels).toBeGreaterThanOrEqual(Math.ceil(watts / 225 - 1e-6))
        expect(panels).toBeLessThan(watts / 225 + rooms + 1e-6)
      }),
    )
  })

  it('gain none from a rounding error', () => {
    const shares = roomShares(3)
    const watts = 225 / (shares[0] ?? NaN) // exactly one panel in the smallest room
    expect(panelsByRoom({ watts: watts * 3, panelWatts: 225, rooms: 3 })[0]).toBe(3)
    expect(panelsByRoom({ watts: 0.1 + 0.2, panelWatts: 0.1, rooms: 1 })).toEqual([3])
  })
})
