import { describe, expect, it } from 'vitest'

import { OutOfRange } from '@/lib/domain/quantity/range-check'
import type { WorkingStep } from '@/lib/domain/quantity/working'
import { HEATING_NOW, OCCUPANCY, type QuickAnswers } from '@/lib/domain/quick-estimate/answers'
import { ownFigureLimits } from '@/lib/domain/quick-estimate/own-figures'

import { SAMPLE_BASIS } from '../sample-numbers'
import { answerView } from './answer-view'
import { estimateFor } from './estimate'
import { unheldPrice } from './unheld-prices'

const semi: QuickAnswers = {
  postcodeArea: null,
  propertyType: 'semi',
  floorAreaM2: 93,
  ageBand: 'F',
  insulation: 'unknown',
  heating: 'gas-old',
  occupancy: 'mornings-and-evenings',
  hasSolar: true,
}
const estimate = (changes: Record<string, number> = {}, answers: Partial<QuickAnswers> = {}) =>
  estimateFor({ answers: { ...semi, ...answers }, basis: SAMPLE_BASIS, changes })

/** Every figure that any answer rests on. */
const GIVEN: readonly WorkingStep[] = [
  ...new Map(
    HEATING_NOW.flatMap(({ value: heating }) =>
      OCCUPANCY.flatMap(({ value: occupancy }) => estimate({}, { heating, occupancy }).working.steps),
    )
      .filter(({ inputs }) => inputs.length === 0)
      .map((step) => [step.key, step]),
  ).values(),
]

const CHANGED = GIVEN.flatMap((step) => {
  const limits = ownFigureLimits(step.key)
  return limits ? [{ ...step, limits }] : []
})

describe('a figure of one’s own', () => {
  it('takes the place of any but the one that physics has settled', () => {
    expect(GIVEN.filter(({ key }) => !ownFigureLimits(key)).map(({ key }) => key)).toEqual(['efficiency.direct'])
  })

  it.each(CHANGED)('$key: its limits hold ours, and where it likely lies', ({ value, spread, limits }) => {
    for (const known of [value, spread?.low ?? value, spread?.high ?? value]) {
      expect(known).toBeGreaterThanOrEqual(limits.min)
      expect(known).toBeLessThanOrEqual(limits.max)
    }
  })

  it.each(CHANGED)('$key: every sum works at its limits', ({ key, limits: { min, max } }) => {
    for (const own of [min, max]) {
      const { working } = estimate({ [key]: own })
      expect(working.steps.every(({ value }) => Number.isFinite(value))).toBe(true)
      expect(JSON.stringify(answerView(estimate({ [key]: own })))).not.toMatch(/NaN|Infinity|∞/)
    }
  })

  it('may with others make no home that sums are for, which is said as such', () => {
    const extremes = {
      'home.floor-area': 1_000,
      'home.storey-height': 6,
      'home.air-changes': 20,
      'home.wall.u-value': 7,
      'home.window.u-value': 7,
      'climate.degree-days-published': 4_000,
    }
    expect(() => estimate(extremes)).toThrow(OutOfRange)
  })

  it('stands for a price that we hold none of, and gives that fuel a cost', () => {
    expect(unheldPrice({ system: 'lpg', basis: SAMPLE_BASIS })).toEqual({
      key: 'price.lpg',
      name: 'Price of LPG',
      unit: 'p/kWh',
      value: null,
    })
    expect(unheldPrice({ system: 'oil', basis: SAMPLE_BASIS })).toBeNull()
    expect(unheldPrice({ system: 'infrared', basis: SAMPLE_BASIS })).toBeNull()
    expect(unheldPrice({ system: 'storage-heaters', basis: SAMPLE_BASIS })).toBeNull()
    const costOf = (changes: Record<string, number>) => answerView(estimate(changes, { heating: 'lpg' })).years[0]?.cost
    expect(costOf({})).toBeNull()
    expect(costOf({ 'price.lpg': 8 })).toMatchObject({
      key: 'cost.lpg.energy',
      text: expect.stringMatching(/^£[\d,]+$/),
    })
    expect(
      estimate({ 'price.lpg': 8 }, { heating: 'lpg' }).working.steps.find(({ key }) => key === 'price.lpg'),
    ).toMatchObject({ value: 8, source: { title: 'Your figure' } })
  })
})
