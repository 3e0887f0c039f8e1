import { describe, expect, it } from 'vitest'

import { lounge } from '../../../../tests/fixtures/lounge'
import { globeRadiantC, radiantAsymmetryK } from '../../../../tests/fixtures/radiation-at-a-point'
import { sampleQuantity } from '../../../../tests/fixtures/sample-quantity'
import { evaluator } from '../quantity/evaluate'
import { workingOf } from '../quantity/working'
import { comfortWorking } from './comfort-working'
import { type HeatedRoom, sceneOf } from './surfaces-in-view'

const wallU = sampleQuantity('wall-u', 1.5)

const { room, pieces } = lounge()
const panels = pieces.filter(({ on }) => on === 'ceiling')
const window = pieces.find(({ on }) => on === 'south')
if (!window) throw new Error('The lounge has lost its window')

const HEATED: HeatedRoom = {
  key: 'lounge',
  room,
  air: sampleQuantity('air', 20),
  outside: sampleQuantity('outside', -2.2),
  uValues: { floor: sampleQuantity('floor-u', 0.7), south: wallU, west: wallU },
  windows: [{ piece: window, uValue: sampleQuantity('window-u', 2.8) }],
  panels,
  panel: sampleQuantity('panel', 52.5),
}
const POINT = { x: 1, y: 1, z: 0.6 }
const working = (heated: HeatedRoom = HEATED) =>
  comfortWorking({ heated, point: POINT, airSpeed: sampleQuantity('air-speed', 0.1) })

describe('the lounge, with working', () => {
  it('matches the underlying calculations', () => {
    const { radiant, withoutPanels, rise, operative, asymmetry } = working()
    expect(radiant.value).toBeCloseTo(18.998, 3)
    expect(radiant.value).toBeCloseTo(globeRadiantC({ scene: lounge(), point: POINT }), 9)
    expect(withoutPanels.value).toBeCloseTo(17.28, 3)
    expect(rise.value).toBeCloseTo(18.998 - 17.28, 2)
    expect(operative.value).toBeCloseTo(19.499, 3)
    expect(asymmetry.value).toBeCloseTo(radiantAsymmetryK({ scene: lounge(), point: POINT, axis: 'z' }), 9)
  })

  it('shows each surface once, with the origin of its temperature', () => {
    const steps = workingOf(Object.values(working())).steps.filter(({ key }) => key.includes('.surface.'))
    expect(steps.map(({ name }) => name).toSorted()).toEqual([
      'Inside of the floor',
      'Inside of the wall at the foot of the plan',
      'Inside of the wall on the left of the plan',
      'Inside of window 1',
    ])
    expect(steps.find(({ key }) => key === 'lounge.surface.floor')).toMatchObject({
      inputs: ['air', 'floor-u', 'outside'],
      formula: 'Ta − U × 0.17 × (Ta − Te)',
    })
  })

  it('re-evaluates with other weather, walls and cooler panels', () => {
    const { radiant, operative } = working()
    const again = evaluator([radiant, operative])
    const mild = again({ outside: 20, panel: 20 })
    mild.forEach((value) => expect(value).toBeCloseTo(20, 9))
    const [colder = NaN] = again({ 'wall-u': 2.1 })
    expect(colder).toBeLessThan(radiant.value)
    expect(again({ 'air-speed': 0.3 })[1]).toBeCloseTo(0.6 * 20 + 0.4 * radiant.value, 9)
  })

  it('is the same room as a scene', () => expect(sceneOf(HEATED)).toEqual({ ...lounge(), pieces: [window, ...panels] }))

  it('adds nothing without panels', () => expect(working({ ...HEATED, panels: [] }).rise.value).toBe(0))

  it('rejects overlapping panels', () => {
    const all = { on: 'ceiling', x: [0, 5], y: [0, 4] } as const
    expect(() =>
      working({
        ...HEATED,
        uValues: { ...HEATED.uValues, ceiling: sampleQuantity('ceiling-u', 0.2) },
        panels: [all, all],
      }),
    ).toThrow('share')
  })
})
