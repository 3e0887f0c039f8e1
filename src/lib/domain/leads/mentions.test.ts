import { describe, expect, test } from 'vitest'

import { mentionedIn } from './mentions'

const [ANN, ANN_LEE, BO] = [{ name: 'Ann' }, { name: 'Ann Lee' }, { name: 'Bo' }] as const
const COLLEAGUES = [ANN, ANN_LEE, BO]

describe('a note mentions', () => {
  test.each([
    ['nobody', 'Rang, no answer', []],
    ['nobody by a name alone', 'Ann Lee rang', []],
    ['a colleague, in any case', 'Ask @bo, please', [BO]],
    ['the colleague with the longest matching name', 'For @Ann Lee', [ANN_LEE]],
    ['the shorter name too, if it is there', '@Ann and @Ann Lee', [ANN, ANN_LEE]],
    ['each once', '@Bo @Bo', [BO]],
    ['nobody within a longer word', '@Bob @Anna', []],
    ['nobody in an address', 'ann@example.com', []],
  ])('%s', (_, text, expected) => {
    expect(mentionedIn(text, COLLEAGUES)).toEqual(expected)
  })

  test('nobody of a site without colleagues, and not the empty name', () => {
    expect(mentionedIn('@Ann', [])).toEqual([])
    expect(mentionedIn('@Ann', [{ name: '' }])).toEqual([])
  })
})
