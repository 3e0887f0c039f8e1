import { expect, it } from 'vitest'

import { newRoom } from '@/lib/domain/design/new-room'

import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { comfortField } from './comfort-field'
import { comfortValues } from './comfort-values'
import type { ComfortView } from './comfort-view'
import { designCalculator } from './design-result'

const room = newRoom({ id: 'a', name: 'Lounge', kind: 'living', lengthMm: 5_000, widthMm: 4_000 })
const home = { built: '2012-2022', postcodeArea: 'SN', figures: null } as const
const [found] = designCalculator(SAMPLE_BASIS).result({ home, rooms: [room] }).rooms
if (!found) throw new Error('no room')

const values = (view: ComfortView) => {
  const comfort = comfortValues({ room, found, view })
  if (!comfort) throw new Error('no headroom')
  return comfort
}
const most = (numbers: Float64Array) => Math.max(...numbers)

it('panels have more effect, and cause more asymmetry, closer to the ceiling', () => {
  for (const shows of ['rise', 'asymmetry', 'vote'] as const) {
    const [lying, seated, standing] = (['lying', 'seated', 'standing'] as const).map((posture) =>
      most(values({ posture, shows }).shown),
    )
    expect(seated).toBeGreaterThan(lying ?? NaN)
    expect(standing).toBeGreaterThan(seated ?? NaN)
  }
})

it('shows the chosen quantity of the same room', () => {
  const rise = values({ posture: 'seated', shows: 'rise' })
  const operative = values({ posture: 'seated', shows: 'operative' })
  expect(rise.shown).toEqual(rise.riseK)
  expect(operative.shown).toEqual(operative.operativeC)
  expect(operative.riseK).toEqual(rise.riseK)
  for (const vote of values({ posture: 'seated', shows: 'vote' }).shown) expect(Math.abs(vote)).toBeLessThan(1)
})

it('the asymmetry is largest below the panels, and within the limit that the layout keeps for someone seated', () => {
  const { shown, grid } = values({ posture: 'seated', shows: 'asymmetry' })
  const [panel] = found.panels
  if (!panel) throw new Error('no panel')
  const cell = grid.cells[shown.indexOf(most(shown))] ?? NaN
  const xMm = grid.westMm + ((cell % grid.columns) + 0.5) * grid.cellMm
  const yMm = grid.southMm + (Math.floor(cell / grid.columns) + 0.5) * grid.cellMm
  const near = 400
  expect(
    found.panels.some(
      ({ westMm, eastMm, southMm, northMm }) =>
        xMm > westMm - near && xMm < eastMm + near && yMm > southMm - near && yMm < northMm + near,
    ),
  ).toBe(true)
  expect(most(shown)).toBeLessThan(5.1)
})

it('has a map with its range, and none where people can’t stand', () => {
  const field = comfortField({ room, found, view: { posture: 'standing', shows: 'operative' } })
  expect(field?.least).toBeLessThan(field?.mean ?? NaN)
  expect(field?.mean).toBeLessThan(field?.most ?? NaN)
  const loft = { ...room, heightMm: 1_000, slope: { towards: 'north', ridgeMm: 3_400 } } as const
  expect(comfortField({ room: loft, found, view: { posture: 'standing', shows: 'rise' } })).toBeNull()
  expect(comfortField({ room: loft, found, view: { posture: 'seated', shows: 'rise' } })).not.toBeNull()
})
