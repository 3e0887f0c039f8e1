import { describe, expect, it } from 'vitest'

import { type Design, type DesignHome, FIRST_DESIGN_HOME } from '@/lib/domain/design/design'
import { designOfPlan } from '@/lib/domain/design/design-of-plan'
import { firstRoom } from '@/lib/domain/design/first-room'
import { TYPICAL_PLANS } from '@/lib/domain/design/typical-plans'
import { ALL_MEASURES } from '@/lib/domain/estimate/comfort-measures'

import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { designCalculator } from './design-result'

const calculator = designCalculator(SAMPLE_BASIS)
const shortOf = (design: Design) =>
  calculator.result(design).rooms.reduce((sum, { shortfallWatts }) => sum + Math.round(shortfallWatts), 0)
const planOf = (id: string, change: Partial<DesignHome> = {}): Design => {
  const design = designOfPlan(id)
  if (!design) throw new Error(id)
  return { ...design, home: { ...design.home, ...change } }
}

describe('what a visitor sees first', () => {
  it('is a room that panels heat, if nothing is changed', () => {
    const size = { kind: 'living', name: 'Living room', lengthMm: 4_200, widthMm: 3_600 } as const
    const { home, room } = firstRoom({ ...size, built: FIRST_DESIGN_HOME.built })
    expect(shortOf({ home, rooms: [room] })).toBe(0)
  })

  it('are plans that work as built, before those that need more', () => {
    const works = TYPICAL_PLANS.map(({ id }) => shortOf(planOf(id)) === 0)
    expect(works[0]).toBe(true)
    expect(works).toEqual(works.toSorted((one, other) => Number(other) - Number(one)))
    expect(works.filter(Boolean).length).toBeGreaterThanOrEqual(2)
  })
})

it('insulation makes every plan need less, and older ones nearly enough', () => {
  for (const { id } of TYPICAL_PLANS) {
    const asBuilt = calculator.result(planOf(id))
    const insulated = calculator.result(planOf(id, { measures: ALL_MEASURES }))
    expect(insulated.neededWatts).toBeLessThan(asBuilt.neededWatts)
    expect(insulated.neededWatts - insulated.givenWatts).toBeLessThan(0.06 * insulated.neededWatts)
  }
})

it('measures change a design as they were promised', () => {
  const asBuilt = calculator.result(planOf('semi-1970'))
  for (const { measures, effect } of asBuilt.comfort?.choices ?? []) {
    if (!measures) continue
    const tried = calculator.result(planOf('semi-1970', { measures }))
    const promised = /of ([\d,]+) W/.exec(effect)?.[1]?.replace(',', '')
    expect(Math.abs(tried.neededWatts - Number(promised))).toBeLessThanOrEqual(5)
  }
  expect(asBuilt.comfort?.choices.some(({ measures }) => measures)).toBe(true)
})
