import { expect, test } from 'vitest'

import type { Claims } from './claim'
import { withClaims } from './claims-in-line'

const CLAIMS: Claims = {
  'warranty.years': { kind: 'replacement', key: 'warranty.years', text: 'Warranty as stated in your quote' },
}

test.each([
  ['CE marked', 'CE marked'],
  ['{claim:warranty.years}.', 'Warranty as stated in your quote.'],
  ['Since 2020: {claim:warranty.years}', 'Since 2020: Warranty as stated in your quote'],
  ['{claim:rating}', null],
  ['Rated {claim:rating} by customers, {claim:warranty.years}', null],
  ['Gas at {number:price.gas}', null],
  ['', ''],
])('%s', (line, expected) => {
  expect(withClaims(line, CLAIMS)).toBe(expected)
})
