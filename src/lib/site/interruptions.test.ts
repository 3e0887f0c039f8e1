import { expect, it } from 'vitest'

import { mayInterrupt } from './interruptions'

it.each([
  ['/', true],
  ['/about', true],
  ['/contacts-in-the-trade', true],
  ['/contact', false],
  ['/contact/received', false],
  ['/quote-request', false],
  ['/quote-request/check', false],
])('%s: %s', (path, may) => {
  expect(mayInterrupt(path)).toBe(may)
})
