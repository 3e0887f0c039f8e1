import fc from 'fast-check'
import { expect, test } from 'vitest'

import { splitName } from './split-name'

test.each([
  ['Priya Nair', 'Priya', 'Nair'],
  ['Ana de la Cruz', 'Ana', 'de la Cruz'],
  ['Cher', 'Cher', ''],
  ['  Mei \t  Wong ', 'Mei', 'Wong'],
  ['Mei  Ling  Wong', 'Mei', 'Ling Wong'],
  ['', '', ''],
  ['   ', '', ''],
])('%j is split into %j and %j', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName })
})

test('loses and adds no word', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^\S{1,8}$/u), { maxLength: 5 }), (words) => {
      const { firstName, lastName } = splitName(words.join(' '))
      expect(`${firstName} ${lastName}`.trim()).toBe(words.join(' '))
      expect(firstName).not.toMatch(/\s/)
    }),
  )
})
