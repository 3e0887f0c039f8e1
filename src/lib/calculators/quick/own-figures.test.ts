import { describe, expect, it } from 'vitest'

import { OCCUPANCY } from '@/lib/domain/building/home/occupancy'
import { HEATING_NOW } from '@/lib/domain/estimate/heating-now'
import { ownFigureLimits } from '@/lib/domain/estimate/own-figure-limits'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'
import { OutOfRange } from '@/lib/domain/quantity/range-check'
import type { WorkingStep } from '@/lib/domain/quantity/working'

import { estimateFor } from '../engine/estimate'
import { missingPrice } from '../engine/missing-prices'
import { estimateView } from './estimate-view'
import { SAMPLE_BASIS } from './sample-numbers'

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

/** All inputs behind any result. */
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

describe('a visitor’s own figure', () => {
  it('replaces any input except a physical constant', () => {
    expect(GIVEN.filter(({ key }) => !ownFigureLimits(key)).map(({ key }) => key)).toEqual(['efficiency.direct'])
  })

  it.each(CHANGED)('$key: its limits include our value and its likely range', ({ value, spread, limits }) => {
    for (const known of [value, spread?.low ?? value, spread?.high ?? value]) {
      expect(known).toBeGreaterThanOrEqual(limits.min)
      expect(known).toBeLessThanOrEqual(limits.max)
    }
  })

  it.each(CHANGED)('$key: calculations work at its limits', ({ key, limits: { min, max } }) => {
    for (const own of [min, max]) {
      const found = estimate({ [key]: own })
      expect(found.working.steps.every(({ value }) => Number.isFinite(value))).toBe(true)
      expect(JSON.stringify(estimateView(found))).not.toMatch(/NaN|Infinity|∞/)
    }
  })

  it('reports a combination that cannot be calculated', () => {
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

  it('stands in for a missing price and gives that fuel a cost', () => {
    expect(missingPrice({ system: 'lpg', basis: SAMPLE_BASIS })).toEqual({
      key: 'price.lpg',
      name: 'Price of LPG',
      unit: 'p/kWh',
      value: null,
      sold: { unit: 'p a litre', per: 1 / 7.1 },
    })
    expect(missingPrice({ system: 'oil', basis: SAMPLE_BASIS })?.key).toBe('price.oil')
    expect(missingPrice({ system: 'oil', basis: { ...SAMPLE_BASIS, date: '2026-02-01' } })).toBeNull()
    expect(missingPrice({ system: 'infrared', basis: SAMPLE_BASIS })).toBeNull()
    expect(missingPrice({ system: 'storage-heaters', basis: SAMPLE_BASIS })).toBeNull()
    const costOf = (changes: Record<string, number>) =>
      estimateView(estimate(changes, { heating: 'lpg' })).years[0]?.cost
    expect(costOf({})).toBeNull()
    expect(costOf({ 'price.lpg': 8 })).toMatchObject({
      key: 'cost.lpg.energy',
      text: expect.stringMatching(/^£[\d,]+$/),
    })
    expect(
      estimate({ 'price.lpg': 8 }, { heating: 'lpg' }).working.steps.find(({ key }) => key === 'price.lpg'),
    ).toMatchObject({ value: 8, source: { title: 'Your figure' } })
    expect(estimateView(estimate({ 'price.lpg': 8 }, { heating: 'lpg' })).own).toEqual([
      { name: 'Price of LPG', words: '8 p/kWh' },
    ])
  })
})
