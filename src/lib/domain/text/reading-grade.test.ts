import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readingGrade, syllablesOf, wordsIn } from './reading-grade'

describe('syllables of', () => {
  test.each([
    ['heat', 1],
    ['panel', 2],
    ['ceiling', 2],
    ['warranty', 3],
    ['home', 1],
    ['homes', 1],
    ['heated', 2],
    ['warmed', 1],
    ['house', 1],
    ['houses', 2],
    ['table', 2],
    ['electricity', 5],
    ['temperature', 4],
    ['the', 1],
    ['boiler', 2],
    ['we’re', 1],
    ['W', 1],
    ['café', 2],
    ['scale', 1],
  ])('%s: %i', (word, count) => {
    expect(syllablesOf(word)).toBe(count)
  })
})

test('counts words, not figures', () => {
  expect(wordsIn('A panel’s 225 W at 52.5 °C: well-known.')).toEqual(['A', 'panel’s', 'W', 'at', 'C', 'well-known'])
})

describe('the grade', () => {
  test('is low for short words in short sentences, and high for long ones', () => {
    expect(readingGrade('The cat sat on the mat. It was warm.')).toBeCloseTo(0.39 * 4.5 + 11.8 * 1 - 15.59)
    expect(
      readingGrade(
        'Considerable uncertainty surrounds thermodynamic characterisation of residential electrical installations.',
      ),
    ).toBeGreaterThan(20)
  })

  test('does not end a sentence within a figure', () => {
    expect(readingGrade('It is 52.5 warm.')).toBeCloseTo(0.39 * 3 + 11.8 - 15.59)
  })

  test('of empty text is null', () => {
    expect(readingGrade('')).toBeNull()
    expect(readingGrade('225 W.')).not.toBeNull()
    expect(readingGrade('52.5.')).toBeNull()
  })

  test('is independent of repetition', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('warm', 'ceiling', 'electricity', 'the'), { minLength: 1 }), (words) => {
        const sentence = `${words.join(' ')}.`
        expect(readingGrade(`${sentence} ${sentence}`)).toBeCloseTo(readingGrade(sentence) ?? NaN)
      }),
    )
  })
})
