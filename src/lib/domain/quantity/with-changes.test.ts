import { describe, expect, it } from 'vitest'

import { derived, given, type Source } from './quantity'
import { withChanges } from './with-changes'

const measured: Source = { title: 'Measured', date: '2026-11-01', confidence: 'verified' }
const source: Source = { title: 'Your figure', date: '2026-11-21', confidence: 'assumed' }
const area = given({ key: 'area', name: 'Area', unit: 'm²', value: 10, source: measured, spread: { low: 8, high: 12 } })
const uValue = given({ key: 'u', name: 'U-value', unit: 'W/m²K', value: 2, source: measured })
const loss = derived({
  key: 'loss',
  name: 'Loss',
  unit: 'W/K',
  inputs: [area, uValue],
  formula: 'A × U',
  compute: (a, u) => a * u,
})
const twice = derived({
  key: 'twice',
  name: 'Twice',
  unit: 'W/K',
  inputs: [loss],
  formula: '2 × loss',
  compute: (value) => 2 * value,
})

describe('withChanges', () => {
  it('propagates a change, preserving the structure', () => {
    const { wall, list, none, label } = withChanges(
      { wall: { area }, list: [loss, twice], none: null, label: 'wall' },
      { changes: { area: 20 }, source },
    )
    expect([wall.area.value, ...list.map(({ value }) => value)]).toEqual([20, 20 * 2, 20 * 2 * 2])
    expect([none, label]).toEqual([null, 'wall'])
    expect(list[1]?.inputs[0]).toBe(list[0])
  })

  it('gives a changed quantity the new source and no spread', () => {
    const changed = withChanges(area, { changes: { area: 9 }, source })
    expect(changed).toMatchObject({ value: 9, source, name: 'Area' })
    expect(changed.spread).toBeUndefined()
  })

  it('keeps unaffected quantities, and ignores changes to derived ones', () => {
    expect(withChanges([uValue, twice], { changes: {}, source })).toEqual([uValue, twice])
    expect(withChanges(twice, { changes: { loss: 1 }, source })).toBe(twice)
    expect(withChanges(uValue, { changes: { area: 1 }, source })).toBe(uValue)
  })
})
