import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dividedRooms, roomShares, roomsQuantity, usualRooms } from './usual-rooms'

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

describe('the storeys of a home', () => {
  it('have its rooms in turn, the largest on the ground floor; those at the bottom and the top share floor and roof', () => {
    const counts = { rooms: fc.integer({ min: 1, max: 40 }), storeys: fc.integer({ min: 1, max: 4 }) }
    fc.assert(
      fc.property(fc.record(counts), ({ rooms, storeys }) => {
        const divided = dividedRooms(rooms, storeys)
        expect(divided.at(-1)?.storey).toBe(0)
        for (const of of ['share', 'ofRoof', 'ofFloor'] as const)
          expect(sum(divided.map((room) => room[of]))).toBeCloseTo(1, 9)
        for (const { storey, ofRoof, ofFloor } of divided) {
          expect(ofFloor > 0).toBe(storey === 0)
          expect(ofRoof > 0).toBe(storey === Math.min(rooms, storeys) - 1)
        }
      }),
    )
  })

  it('share the roof by their floor areas', () => {
    const [small, , large] = dividedRooms(4, 2)
    expect(small?.ofRoof).toBeCloseTo((small?.share ?? NaN) / ((small?.share ?? NaN) + (large?.share ?? NaN)), 9)
  })
})
