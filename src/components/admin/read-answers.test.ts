import { describe, expect, it } from 'vitest'

import { readAnswers } from './read-answers'

describe('readAnswers', () => {
  it('keeps labels, values and their order', () => {
    const answers = [
      { label: 'Name', value: 'A' },
      { label: 'Message', value: 'two\nlines' },
    ]
    expect(readAnswers(answers)).toEqual(answers)
  })

  it.each([
    ['a value that is not text', [{ label: 'Rooms', value: 4 }], '"value": 4'],
    ['an answer without a label', [{ value: 'x' }], '"value": "x"'],
    ['an empty entry', [null], 'null'],
    ['a record instead of a list', { rooms: 4 }, '"rooms": 4'],
  ])('shows %s as it is stored', (_, stored, text) => {
    const [answer, ...rest] = readAnswers(stored)
    expect(answer?.label).toBe('Other')
    expect(answer?.value).toContain(text)
    expect(rest).toEqual([])
  })

  it('ignores empty text', () => {
    expect(readAnswers(undefined)).toEqual([{ label: 'Other', value: '' }])
  })
})
