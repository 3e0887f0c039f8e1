import { expect, test } from 'vitest'

import { figureChoices } from './figure-choices'

const figure = (key: string, text: string) => ({ key, text, value: 1, note: null })

test('a choice has the name of the figure and its current value, and is left out without one', () => {
  const choices = figureChoices({
    'price.electricity': figure('price.electricity', '26.32p'),
    'made.up': figure('made.up', '1'),
  })
  expect(choices).toEqual([
    { key: 'price.electricity', name: expect.stringMatching(/electricity, average of Great Britain/), text: '26.32p' },
  ])
})
