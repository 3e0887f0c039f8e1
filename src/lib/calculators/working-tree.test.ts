import { expect, test } from 'vitest'

import { workingTree } from './working-tree'

const step = (key: string, inputs: string[] = []) => ({ key, name: key, value: 1, unit: '', inputs })
const working = { results: ['sum'], steps: [step('a'), step('b', ['a']), step('sum', ['b', 'a', 'b'])] }

test('descends from a figure to its inputs, expanding each once', () => {
  const tree = workingTree(working, 'sum')
  expect(tree?.inputs.map(({ step: { key }, isShownBefore }) => [key, isShownBefore])).toEqual([
    ['b', false],
    ['a', false],
    ['b', true],
  ])
  expect(tree?.inputs.map(({ inputs }) => inputs.length)).toEqual([1, 0, 0])
})

test('is null for an unknown figure', () => {
  expect(workingTree(working, 'colour')).toBeNull()
})
