import { describe, expect, it } from 'vitest'

import { nextId } from './design'
import { extentOfAll } from './extent'
import { newRoom, onGrid, usualWindow, withUsualWindow } from './new-room'
import { usualJoists } from './usual-joists'

const room = (lengthMm: number, widthMm: number, more: Partial<Parameters<typeof newRoom>[0]> = {}) =>
  newRoom({ id: 'a', name: 'Lounge', kind: 'living', lengthMm, widthMm, ...more })

describe('the usual joists', () => {
  it.each([
    ['across the shorter side, 400 mm under a floor', room(5_000, 4_000, { above: 'heated' }), '1976-1982', 'y', 400],
    ['the other way in a room that is wider', room(4_000, 5_000, { above: 'heated' }), '1976-1982', 'x', 400],
    ['600 mm under trussed rafters', room(5_000, 4_000), '1967-1975', 'y', 600],
    ['400 mm under a cut roof', room(5_000, 4_000), '1950-1966', 'y', 400],
  ] as const)('%s', (_, drawn, built, along, spacingMm) => {
    expect(usualJoists(drawn, built)).toEqual({ along, spacingMm, oneAtMm: 50 })
  })

  it('begin at the wall of the room', () => {
    const at = { xMm: 2_000, yMm: 3_000 }
    expect(usualJoists(room(5_000, 4_000, { at }), '1976-1982').oneAtMm).toBe(2_050)
    expect(usualJoists(room(4_000, 5_000, { at }), '1976-1982').oneAtMm).toBe(3_050)
  })
})

describe('the usual window', () => {
  it('is 15 % of the floor, in the longest external wall', () => {
    const window = usualWindow(room(4_000, 3_000, { outside: ['west', 'north'] }))
    expect(window).toMatchObject({ wall: 2, widthMm: 1_500, fromMm: 1_250 })
  })

  it('leaves 100 mm of the wall at each end', () => {
    expect(usualWindow(room(10_000, 2_000, { outside: ['east'] }))).toMatchObject({
      wall: 1,
      fromMm: 100,
      widthMm: 1_800,
    })
  })

  it.each([
    ['without an external wall', room(4_000, 3_000, { outside: [] })],
    ['below a low ceiling', room(4_000, 3_000, { heightMm: 2_050 })],
  ])('is null %s', (_, drawn) => {
    expect(usualWindow(drawn)).toBeNull()
    expect(withUsualWindow(drawn)).toBe(drawn)
  })
})

it('sizes are rounded to the grid', () => {
  expect([onGrid(4_224), onGrid(4_226), onGrid(4_224, 10)]).toEqual([4_200, 4_250, 4_220])
})

it('a new id is unused', () => {
  expect(nextId('window', [])).toBe('window-1')
  expect(nextId('window', [{ id: 'window-2' }])).toBe('window-3')
})

it('the extent of nothing is a square metre', () => {
  expect(extentOfAll([])).toEqual({ westMm: 0, eastMm: 1_000, southMm: 0, northMm: 1_000 })
})
