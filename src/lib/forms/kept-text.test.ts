import { expect, test } from 'vitest'

import { CONTACT_FIELDS } from './contact'
import { DATASHEET_FIELDS } from './datasheet'
import { keptText } from './kept-text'

test('lists the required answers, then the optional ones and the consents, each once', () => {
  expect(keptText(CONTACT_FIELDS)).toBe(
    'First and last name and email address; telephone number, subject and message if you give them.',
  )
  expect(keptText(DATASHEET_FIELDS)).toBe(
    'Name, email address, telephone number, type of project and timeframe; company, job title, size of the property and message if you give them; whether you ticked offers.',
  )
})
