import { describe, expect, it } from 'vitest'

import { ALL_MEASURES, type MeasureKey } from '@/lib/domain/estimate/comfort-measures'
import { MEASURED_KEYS } from '@/lib/domain/estimate/home-measures'
import { readOwnFigures } from '@/lib/domain/estimate/own-figures-text'
import { readToldHome } from '@/lib/schemas/calculate/told-home'

import { BASIS } from '../../../../tests/fixtures/basis'
import { estimateWithOwn } from './estimate'
import { queryOf } from './home-query'
import { OWN_NAME, type Typed, USUAL_HOME } from './home-questions'
import { ownAfterMeasures } from './own-after-measures'

const OLD_HOUSE: Typed = { ...USUAL_HOME, type: 'semi', area: '90', built: '1930-1949' }

function toldBy(typed: Typed) {
  const told = readToldHome(queryOf(typed))
  if (!told) throw new Error('nothing told')
  return told
}
const after = (measures: readonly MeasureKey[], typed = OLD_HOUSE) =>
  ownAfterMeasures({ told: toldBy(typed), measures, basis: BASIS })

const estimateOf = (typed: Typed) => {
  const { answers, own } = toldBy(typed)
  return estimateWithOwn({ answers, own, basis: BASIS }).estimate
}

describe('what measures change in a told home', () => {
  it.each<[measures: MeasureKey[], keys: string[]]>([
    [[], []],
    [['draughts'], ['home.air-changes']],
    [['loft'], ['home.roof.u-value']],
    [
      ['windows', 'loft'],
      ['home.roof.u-value', 'home.window.u-value'],
    ],
  ])('is the figures of the parts that they improve: %j', (measures, keys) => {
    expect(Object.keys(readOwnFigures(after(measures)))).toEqual(keys)
  })

  it('is one of the figures that the designer says it knows', () => {
    for (const key of Object.keys(readOwnFigures(after(ALL_MEASURES)))) expect(MEASURED_KEYS).toContain(key)
  })

  it('loses as much less heat as the quick calculator says of the same measures', () => {
    const { comfort, heatLossWatts } = estimateOf(OLD_HOUSE)
    const step = comfort.steps.at(-1)
    if (!step) throw new Error('nothing would make it work')
    const improved = estimateOf({ ...OLD_HOUSE, [OWN_NAME]: after(step.measures) })
    expect(improved.heatLossWatts.value).toBeLessThan(0.9 * heatLossWatts.value)
    expect(improved.panels.rated.panels.value).toBe(step.panels)
  })

  it('is nothing where the visitor has entered the figure, or the part is as good already', () => {
    expect(after(['loft'], { ...OLD_HOUSE, [OWN_NAME]: 'home.roof.u-value_1.1' })).toBe('')
    expect(after(['windows'], { ...OLD_HOUSE, built: 'from-2023' })).toBe('')
  })
})
