import { expect, test } from 'vitest'

import { changeText, periodBefore } from './period'

test('a period ends yesterday and is compared with as many days before it', () => {
  expect(periodBefore('2026-11-23', 7)).toEqual({
    days: 7,
    from: '2026-11-16',
    to: '2026-11-22',
    previousFrom: '2026-11-09',
    previousTo: '2026-11-15',
  })
})

test.each([
  [15, 10, '+50%'],
  [3, 4, '−25%'],
  [4, 4, '+0%'],
  [0, 4, '−100%'],
  [2, 0, 'new'],
  [0, 0, ''],
])('%i after %i is %j', (current, previous, text) => {
  expect(changeText(current, previous)).toBe(text)
})
