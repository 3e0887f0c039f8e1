import { expect, test } from 'vitest'

import { descriptionOf, MAX_DESCRIPTION } from './description-of'

const about = 'A panel.'
const asLongAsFits = `${'a'.repeat(MAX_DESCRIPTION - about.length - 2)}.`

test.each([
  ['uses the subject alone', [], about],
  ['adds the sentences that fit', ['10-year warranty.', 'Thin.'], 'A panel. 10-year warranty. Thin.'],
  ['fills it to the last character', [asLongAsFits], `${about} ${asLongAsFits}`],
  ['skips a sentence that is too long', [`a${asLongAsFits}`, 'Thin.'], 'A panel. Thin.'],
])('%s', (_, further, description) => {
  expect(descriptionOf({ about, further })).toBe(description)
})
