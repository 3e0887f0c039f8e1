import { expect, test } from 'vitest'

import { SAMPLE_PANEL } from '@/components/sections/samples/sample-panel'

import { amountOf } from './format-working'
import { panelWorking } from './panel-working'
import type { WorkingNode } from './working-tree'

const trees = panelWorking(SAMPLE_PANEL)

/** The inputs at the end of a figure's derivation. */
const groundsOf = (node: WorkingNode): WorkingNode[] =>
  node.inputs.length > 0 ? node.inputs.flatMap(groundsOf) : node.isShownBefore ? [] : [node]

test.each([
  ['panel.power', '225.1 W'],
  ['panel.heated-length', '1.09 m'],
  ['panel.radiant', '141.9 W'],
  ['panel.back', '5.47 W'],
  ['panel.unaccounted', '54.26 W'],
  ['panel.warm-up', '14.3 min'],
])('%s is %s', (key, shown) => {
  expect(trees.filter(({ step }) => step.key === key).map(({ step }) => amountOf(step))).toEqual([shown])
})

test('every figure has a formula, and rests on the dated record or on an assumption with its range', () => {
  for (const tree of trees) {
    expect(tree.step.formula).toBeTruthy()
    for (const { step } of groundsOf(tree)) {
      const isFromRecord = step.source?.title === 'Our product record' && step.source.date === SAMPLE_PANEL.recordedOn
      expect(isFromRecord || step.spread !== undefined, step.name).toBe(true)
    }
  }
})
