import { describe, expect, it } from 'vitest'

import type { Outline } from '@/lib/domain/room-plan/outline'

import { touchArea } from './touch-area'

const corners = (...points: [number, number][]): Outline => points.map(([xMm, yMm]) => ({ xMm, yMm }))

const square = corners([0, 0], [4_000, 0], [4_000, 4_000], [0, 4_000])

const at = (westMm: number, southMm: number) => ({
  area: { westMm, eastMm: westMm + 1_200, southMm, northMm: southMm + 600 },
})

describe('where a touch means a panel', () => {
  it('is as much around it as a fingertip needs', () => {
    expect(touchArea({ ...at(1_400, 1_700), outline: square, fingerMm: 700 })).toEqual({
      westMm: 1_000,
      eastMm: 3_000,
      southMm: 1_300,
      northMm: 2_700,
    })
  })

  it('is the panel itself where that is larger than a fingertip', () => {
    const { area } = at(1_400, 1_700)
    expect(touchArea({ area, outline: square, fingerMm: 200 })).toEqual(area)
  })

  it.each([
    ['west', at(200, 1_700), { westMm: 100 }],
    ['east', at(2_600, 1_700), { eastMm: 3_900 }],
    ['south', at(1_400, 200), { southMm: 100 }],
    ['north', at(1_400, 3_200), { northMm: 3_900 }],
  ])('ends half-way to the wall in the %s', (_, panel, ends) => {
    expect(touchArea({ ...panel, outline: square, fingerMm: 700 })).toMatchObject(ends)
  })

  it('ends half-way to a slanting wall too', () => {
    const slanting = corners([0, 0], [4_000, 0], [0, 4_000])
    const { eastMm, northMm } = touchArea({ ...at(700, 1_100), outline: slanting, fingerMm: 1_000 })
    expect(eastMm - 1_900).toBeCloseTo(400 / Math.SQRT2 / 2)
    expect(northMm - 1_700).toBeCloseTo(400 / Math.SQRT2 / 2)
  })

  it('is not narrowed by a wall of an L that it is not in front of', () => {
    const ell = corners([0, 0], [4_000, 0], [4_000, 2_000], [2_000, 2_000], [2_000, 4_000], [0, 4_000])
    expect(touchArea({ ...at(2_400, 700), outline: ell, fingerMm: 600 })).toMatchObject({
      westMm: 2_100,
      eastMm: 3_800,
    })
  })
})
