import { describe, expect, it } from 'vitest'

import { stoneU } from '@/lib/domain/u-values/solid-walls'
import { windowU } from '@/lib/domain/u-values/windows'
import { calculated } from './calculated'
import { refusalsOfPieces } from './pieces'
import { uValueOf, type UAsked } from './u-value'

const HOME = { ageBand: 'C', nation: 'england' } as const

describe('a U-value', () => {
  it.each<[UAsked, number]>([
    [{ from: 'value', wattsPerM2K: 0.31 }, 0.31],
    [{ from: 'walls', construction: 'cavity' }, 1.5],
    [{ from: 'walls', construction: 'granite', thicknessMm: 400 }, stoneU({ stone: 'granite', thicknessMm: 400 })],
    [{ from: 'windows', glazing: 'single', metalFrame: true, inRoof: false }, 5.7],
    [{ from: 'windows', glazing: 'from-2022', metalFrame: false, inRoof: true }, windowU({ glazing: 'from-2022', inRoof: true })],
    [{ from: 'doors' }, 3],
    [{ from: 'roofs', roof: 'flat' }, 2.3],
    [{ from: 'lofts', insulationMm: 270 }, 0.16],
    [{ from: 'exposed-floors' }, 1.2],
    [{ from: 'ground-floors', floorAreaM2: 45, perimeterM: 0, wallThicknessM: 0.3 }, 0],
  ])('%o', (asked, expected) => {
    const { value, source } = uValueOf(asked, HOME)
    expect(value).toBeCloseTo(expected, 9)
    expect(source.title).toMatch(asked.from === 'value' ? 'Your answer' : /RdSAP|ISO 13370/)
  })

  it('of a ground floor goes by how floors of its age are built', () => {
    const floor: UAsked = { from: 'ground-floors', floorAreaM2: 45, perimeterM: 20, wallThicknessM: 0.3 }
    expect(uValueOf(floor, { ...HOME, ageBand: 'A' }).value).not.toBeCloseTo(uValueOf(floor, HOME).value, 3)
  })
})

describe('pieces of a room', () => {
  const room = { lengthM: 5, widthM: 4, heightM: 2.4 }
  const at = (x: number, on: 'ceiling' | 'floor' = 'ceiling') => ({ path: `panels.${x}`, piece: { on, x: [x, x + 1], y: [1, 2] } as const })

  it('may touch, and lie over each other on different faces', () => expect(refusalsOfPieces({ room, placed: [at(0), at(1), at(0, 'floor')] })).toEqual([]))
  it('may not overlap', () => expect(refusalsOfPieces({ room, placed: [at(0), at(0.5)] })).toEqual([{ path: 'panels.0.5', message: 'Lies over another window or panel' }]))
  it('may not leave the room', () => expect(refusalsOfPieces({ room, placed: [at(4.5)] })).toMatchObject([{ path: 'panels.4.5.xM.1' }]))
})

it('a fault of ours is no fault of the question', () => {
  const fail = () => {
    throw new Error('broken')
  }
  expect(() => calculated({ fields: {}, calculate: fail })).toThrow('broken')
})
