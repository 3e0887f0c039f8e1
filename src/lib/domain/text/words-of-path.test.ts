import { expect, test } from 'vitest'

import { wordsOfPath } from './words-of-path'

test.each([
  ['/Blog/warm_floors-2024.html', 'blog warm floors 2024'],
  ['/system%20designer/', 'system designer'],
  ['/%3Cscript%3E', 'script'],
  ['/', ''],
  [`/${'a'.repeat(300)}`, 'a'.repeat(100)],
])('%s', (path, words) => {
  expect(wordsOfPath(path)).toBe(words)
})
