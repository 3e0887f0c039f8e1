import fc from 'fast-check'
import { expect, test } from 'vitest'

import { attributeFacts } from './attribute-facts'

test.each([
  [{ powerWatts: 450 }, ['Power: 450 W']],
  [{ colour: 'white', cableLengthMetres: 2 }, ['Colour: white', 'Cable length: 2 m']],
  [{ heatingWidthMm: 1200 }, ['Heating width: 1,200 mm']],
  [{ watts: 450 }, ['Watts: 450']],
  [{ voltage: 230, currentAmps: 0.98 }, ['Voltage: 230 V', 'Current: 0.98 A']],
  [{ voltage: '230 V' }, ['Voltage: 230 V']],
  [{ colour: '' }, []],
  [{ parts: ['a'], nested: {}, off: null }, []],
  [null, []],
  [['white'], []],
  ['white', []],
])('%j', (attributes, words) => {
  expect(attributeFacts(attributes).map(({ term, detail }) => `${term}: ${detail}`)).toEqual(words)
})

test('accepts any stored value', () => {
  fc.assert(fc.property(fc.jsonValue(), (stored) => Array.isArray(attributeFacts(stored))))
})
