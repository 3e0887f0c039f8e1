import { expect, test } from 'vitest'

import { choicesFor, figureChoices } from './figure-choices'

const figure = (key: string, text: string) => ({ key, text, value: 1, note: null })
const CHOICES = [
  { key: 'a', name: 'Price of electricity, p/kWh', text: '26.32p' },
  { key: 'b', name: 'Price of heating oil, p/kWh', text: '7.1p' },
  { key: 'c', name: 'Electricity of 26 homes', text: '£7,500' },
]
const keysFor = (typed: string) => choicesFor(typed, CHOICES).map(({ key }) => key)

test('a choice has the name of the figure and its current value, and is left out without one', () => {
  const choices = figureChoices({
    'price.electricity': figure('price.electricity', '26.32p'),
    'made.up': figure('made.up', '1'),
  })
  expect(choices).toEqual([
    { key: 'price.electricity', name: expect.stringMatching(/electricity, average of Great Britain/), text: '26.32p' },
  ])
})

test('typing the beginning of a value finds it first, then names that contain it', () => {
  expect(keysFor('26')).toEqual(['a', 'c'])
  expect(keysFor('75')).toEqual(['c'])
  expect(keysFor('32')).toEqual([])
})

test('typing a part of a name finds it, without spaces', () => {
  expect(keysFor('heatingOIL')).toEqual(['b'])
  expect(keysFor('electricity')).toEqual(['a', 'c'])
})

test('typing nothing, or only punctuation, finds nothing', () => {
  expect(keysFor('')).toEqual([])
  expect(keysFor('£')).toEqual([])
})

test('no more choices than a menu can hold', () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ key: `${index}`, name: 'Price', text: '1p' }))
  expect(choicesFor('price', many)).toHaveLength(8)
})
