import { expect, test } from 'vitest'

import { alike } from './alike'

test.each([
  ['Contact', 'Contact'],
  ['Contact', 'contact '],
  ['Every page', ' EVERY\u00a0 page'],
])('%j and %j are alike', (one, other) => expect(alike(one, other)).toBe(true))

test.each([
  ['Contact', 'Contacts'],
  ['Every page', 'Everypage'],
  ['Trial 1', 'Trial 11'],
])('%j and %j are not', (one, other) => expect(alike(one, other)).toBe(false))
