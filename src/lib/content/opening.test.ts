import { expect, test } from 'vitest'

import { withOpening } from './opening'

const page = { hero: { heading: 'Warmth from above.', lede: 'A white panel.' }, other: 1 }

test.each([
  ['first', { heading: 'Clear walls.', lede: 'No radiators.' }, page.hero],
  ['second', { heading: 'Clear walls.', lede: 'No radiators.' }, { heading: 'Clear walls.', lede: 'No radiators.' }],
  ['second', { heading: 'Clear walls.', lede: '' }, { heading: 'Clear walls.', lede: 'A white panel.' }],
  ['second', null, page.hero],
] as const)('the %s opening with %o', (opening, second, hero) => {
  expect(withOpening({ page, second }, opening)).toEqual({ ...page, hero })
})
