import { expect, test } from 'vitest'

import { chooseAngles } from './angles'
import type { ComparedFigure } from './local-facts'

const figure = (key: ComparedFigure['key'], value: number): ComparedFigure => ({ key, value, usual: 0, unusual: value })
const same = [figure('cold', 9), figure('offGas', 8), figure('sun', 7), figure('owned', 6)]

test('the larger place covers the most unusual figures, its neighbour the rest', () => {
  const places = [
    { compared: same, population: 10, neighbours: [1] },
    { compared: same, population: 20, neighbours: [0] },
  ]
  expect(chooseAngles(places)).toEqual([['owned'], ['cold', 'offGas', 'sun']])
})

test('neighbours may cover the same figure where its values differ', () => {
  const other = [figure('cold', 5), ...same.slice(1)]
  const places = [
    { compared: other, population: 10, neighbours: [1] },
    { compared: same, population: 20, neighbours: [0] },
  ]
  expect(chooseAngles(places)[0]).toEqual(['cold', 'owned'])
})

test('a place whose neighbours cover every figure still has an opening', () => {
  const few = same.slice(0, 1)
  const places = [1, 2].map((population, index) => ({ compared: few, population, neighbours: [1 - index] }))
  expect(chooseAngles(places)).toEqual([['cold'], ['cold']])
})
