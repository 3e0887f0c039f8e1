import { expect, test } from 'vitest'

import { countWords, measureReading } from './measure-reading'

const written = (text: string) => {
  const paragraph = { type: 'paragraph', version: 1, children: [{ type: 'text', text, version: 1 }] }
  return { root: { type: 'root', direction: 'ltr', format: '', indent: 0, version: 1, children: [paragraph] } }
}

/** Calls the hook with only the arguments it reads. */
function measure(data: object) {
  return measureReading({ data } as unknown as Parameters<typeof measureReading>[0])
}

test.each([
  [1, 1],
  [238, 1],
  [239, 2],
  [1000, 5],
])('%d words take %d minutes', (words, minutes) => {
  expect(measure({ content: written('word '.repeat(words)) })).toMatchObject({
    wordCount: words,
    estimatedReadTime: minutes,
  })
})

test('ignores a change without content', () => {
  expect(measure({ title: 'Only a title' })).toEqual({ title: 'Only a title' })
})

test('counts words, not spaces', () => {
  expect(countWords('  It heats\nwhat it  can see. ')).toBe(6)
})
