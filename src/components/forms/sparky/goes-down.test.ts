import { expect, it } from 'vitest'

import { goesDown, isAtEnd } from './goes-down'

it.each([
  { name: 'down', wentDown: false, fromPx: 0, topPx: 1, is: true },
  { name: 'up', wentDown: true, fromPx: 500, topPx: 499, is: false },
  { name: 'not at all, after down', wentDown: true, fromPx: 500, topPx: 500, is: true },
  { name: 'not at all, after up', wentDown: false, fromPx: 500, topPx: 500, is: false },
  { name: 'past the top, as a phone allows', wentDown: true, fromPx: 5, topPx: -20, is: false },
])('$name: $is', ({ is, ...scrolled }) => {
  expect(goesDown(scrolled)).toBe(is)
})

it.each([
  [2198, false],
  [2199.5, true],
  [2260, true],
])('a page of 3,000 px at %f px is at its end: %s', (topPx, is) => {
  expect(isAtEnd({ topPx, windowPx: 800, pagePx: 3000 })).toBe(is)
})
