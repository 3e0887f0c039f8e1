import { expect, it } from 'vitest'

import { designOfPlan } from '@/lib/domain/design/design-of-plan'

import { SAMPLE_BASIS } from '../quick/sample-numbers'
import { type CeilingChoice, ceilingChoices, choiceWords } from './ceiling-choices'
import { designCalculator } from './design-result'

const design = designOfPlan('flat')
if (!design) throw new Error('no plan')

it('has the layout of the room as tidy, and a warmest one that is at least as warm', () => {
  const { rooms, price } = designCalculator(SAMPLE_BASIS).result(design)
  const [living] = rooms
  const fittedPence = (price?.lines ?? [])
    .filter(({ kind }) => kind === 'panels' || kind === 'fitting')
    .reduce((sum, { eachPence }) => sum + (eachPence ?? NaN), 0)
  expect(fittedPence).toBeGreaterThan(0)
  const choices = ceilingChoices({ design, id: living?.id ?? '', basis: SAMPLE_BASIS })
  const [tidy, ...others] = choices
  expect(tidy).toMatchObject({ way: 'tidy', panels: living?.panels, isUsual: true })
  for (const { panels, pricePence } of choices) expect(pricePence).toBe(panels.length * fittedPence)
  for (const { way, watts, coldestK, isUsual } of others) {
    expect(isUsual).toBe(false)
    if (way === 'fewest') expect(watts).toBeLessThan(tidy?.watts ?? 0)
    else expect(coldestK).toBeGreaterThan(tidy?.coldestK ?? Infinity)
  }
})

it('a warmest one is offered where order costs heat', () => {
  const detached = designOfPlan('detached')
  const kitchen = detached?.rooms.find(({ outline }) => outline.length > 4)
  if (!detached || !kitchen) throw new Error('no kitchen')
  const choices = ceilingChoices({ design: detached, id: kitchen.id, basis: SAMPLE_BASIS })
  const [tidy, warmest] = choices
  expect(choices.map(({ way }) => way)).toEqual(['tidy', 'warmest'])
  expect((warmest?.coldestK ?? 0) - (tidy?.coldestK ?? Infinity)).toBeGreaterThan(0.05)
})

it('panels placed by hand do not change what is compared, and an unknown room has nothing to compare', () => {
  const [first] = design.rooms
  if (!first) throw new Error('no room')
  const byHand = { ...design, rooms: [{ ...first, panels: [] }] }
  const of = (drawn: typeof design) => ceilingChoices({ design: drawn, id: first.id, basis: SAMPLE_BASIS })
  expect(of(byHand)).toEqual(of(design))
  expect(ceilingChoices({ design, id: 'nowhere', basis: SAMPLE_BASIS })).toEqual([])
})

it('says what a choice costs in comparison with the warmest', () => {
  const choice = (way: CeilingChoice['way'], watts: number, coldestK: number | null): CeilingChoice => ({
    way,
    panels: [],
    watts,
    pricePence: 101_700,
    coldestK,
    isUsual: false,
  })
  const warmest = choice('warmest', 1_350, 0.62)
  const costOf = (one: CeilingChoice) => choiceWords(one, [one, warmest]).cost
  expect(costOf(choice('tidy', 1_350, 0.6))).toBe('As warm as the warmest.')
  expect(costOf(choice('tidy', 1_350, 0.5))).toBe('0.1 K less where it is coolest.')
  expect(costOf(choice('fewest', 1_125, 0.4))).toBe('225 W less, 0.2 K less where it is coolest.')
  expect(costOf(warmest)).toBeNull()
  expect(choiceWords(choice('tidy', 450, null), []).size).toBe('0 panels, 450 W, £1,017 fitted')
})

it('compares layouts around a locked panel, which each of them has', () => {
  const [first] = design.rooms
  const panel = { westMm: 400, eastMm: 1_600, southMm: 400, northMm: 1_000 }
  if (!first) throw new Error('no room')
  const choices = ceilingChoices({
    design: { ...design, rooms: [{ ...first, locked: [panel] }] },
    id: first.id,
    basis: SAMPLE_BASIS,
  })
  expect(choices.length).toBeGreaterThan(0)
  for (const { panels } of choices) expect(panels).toContainEqual(panel)
})
