import { expect, test } from 'vitest'

import { descriptionOf, MAX_DESCRIPTION } from './description-of'

const about = 'A panel.'
const asLongAsFits = `${'a'.repeat(MAX_DESCRIPTION - about.length - 2)}.`

test.each([
  ['says what it is about alone', [], about],
  ['adds what fits', ['10-year warranty.', 'Thin.'], 'A panel. 10-year warranty. Thin.'],
  ['fills it to the last character', [asLongAsFits], `${about} ${asLongAsFits}`],
  ['leaves out what is too long, and goes on', [`a${asLongAsFits}`, 'Thin.'], 'A panel. Thin.'],
])('%s', (_, further, description) => {
  expect(descriptionOf({ about, further })).toBe(description)
})
