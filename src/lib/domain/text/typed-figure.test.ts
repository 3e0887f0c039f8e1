import { expect, test } from 'vitest'

import { typedFigure } from './typed-figure'

test.each([
  ['It costs 26.32p a unit.', 'It costs 26.32p a unit.'],
  ['26.32p', '26.32p'],
  ['Not 126.32p but 26.32p.', 'Not 126.32p but 26.32p.'],
  [`${'a '.repeat(60)}26.32p${' b'.repeat(60)}`, `…${'a '.repeat(30)}26.32p${' b'.repeat(30)}…`],
])('is found in %j', (text, found) => {
  expect(typedFigure(text, '26.32p')).toBe(found)
})

test.each(['', '126.32p', '1,26.32p', '26.32pence', '26.32', '26.32p2'])('is not found in %j', (text) => {
  expect(typedFigure(text, '26.32p')).toBeNull()
})
