import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { OutOfRange } from '../quantity/range-check'
import type { Patch } from './radiant-field/patch'
import { type Direction, planeViewFactor, sphereViewFactor } from './radiant-field/view-factor'
import { FACES, patchOfFace, patchOfPiece, type Room } from './room'

const DIRECTIONS: Direction[] = ['+x', '-x', '+y', '-y', '+z', '-z']
const ROOM: Room = { lengthM: 5, widthM: 4, heightM: 2.4 }

const within = fc.double({ min: 0.01, max: 0.99, noNaN: true })
const places = fc
  .record({
    lengthM: fc.double({ min: 1, max: 12, noNaN: true }),
    widthM: fc.double({ min: 1, max: 12, noNaN: true }),
    heightM: fc.double({ min: 2, max: 5, noNaN: true }),
    u: within,
    v: within,
    w: within,
  })
  .map(({ u, v, w, ...room }) => ({ room, point: { x: u * room.lengthM, y: v * room.widthM, z: w * room.heightM } }))

describe('the six faces of a room', () => {
  const sum = (room: Room, share: (patch: Patch) => number) =>
    FACES.reduce((total, face) => total + share(patchOfFace({ room, face })), 0)

  it('fill the view of a globe', () => {
    fc.assert(
      fc.property(places, ({ room, point }) => {
        expect(sum(room, (patch) => sphereViewFactor({ point, patch }))).toBeCloseTo(1, 10)
      }),
    )
  })

  it.each(DIRECTIONS)('fill the view of an element facing %s', (facing) => {
    fc.assert(
      fc.property(places, ({ room, point }) => {
        expect(sum(room, (patch) => planeViewFactor({ point, patch, facing }))).toBeCloseTo(1, 10)
      }),
    )
  })

  it('are where their names say', () => {
    const [floor, ceiling, west, east, south, north] = FACES.map((face) => patchOfFace({ room: ROOM, face }))
    expect([floor, ceiling]).toEqual([0, 2.4].map((at) => ({ plane: 'z', at, x: [0, 5], y: [0, 4] })))
    expect([west, east]).toEqual([0, 5].map((at) => ({ plane: 'x', at, y: [0, 4], z: [0, 2.4] })))
    expect([south, north]).toEqual([0, 4].map((at) => ({ plane: 'y', at, x: [0, 5], z: [0, 2.4] })))
  })

  it.each([{ lengthM: 0 }, { widthM: NaN }, { heightM: 100 }])('reject a room of %o', (wrong) => {
    expect(() => patchOfFace({ room: { ...ROOM, ...wrong }, face: 'floor' })).toThrow(OutOfRange)
  })
})

describe('a piece of a face', () => {
  it('lies in its plane', () => {
    expect(patchOfPiece({ room: ROOM, piece: { on: 'east', y: [1, 2], z: [0.5, 1] } })).toEqual({
      plane: 'x',
      at: 5,
      y: [1, 2],
      z: [0.5, 1],
    })
    expect(patchOfPiece({ room: ROOM, piece: { on: 'north', x: [1, 2], z: [0.5, 2.4] } })).toEqual({
      plane: 'y',
      at: 4,
      x: [1, 2],
      z: [0.5, 2.4],
    })
    expect(patchOfPiece({ room: ROOM, piece: { on: 'ceiling', x: [0, 5], y: [0, 4] } })).toEqual(
      patchOfFace({ room: ROOM, face: 'ceiling' }),
    )
  })

  it.each([
    [{ on: 'ceiling', x: [4, 5.2], y: [1, 2] }, 'x to'],
    [{ on: 'floor', x: [4, 5], y: [-0.1, 2] }, 'y from'],
    [{ on: 'south', x: [1, 2], z: [2, 2.5] }, 'z to'],
    [{ on: 'west', y: [2, 2], z: [1, 2] }, 'y from'],
    [{ on: 'west', y: [1, 2], z: [1, NaN] }, 'z from'],
  ] as const)('%o is rejected for its %s', (piece, quantity) => {
    expect(() => patchOfPiece({ room: ROOM, piece })).toThrow(expect.objectContaining({ name: 'RangeError', quantity }))
  })
})
