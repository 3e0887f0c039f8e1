import { expect, test } from 'vitest'

import { shortHash } from './short-hash'

// Test vectors by the authors of FNV.
test.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
])('the hash of “%s” is %s', (text, hash) => {
  expect(shortHash(text)).toBe(hash)
})

test('keeps leading zeros', () => {
  expect(shortHash('', 0x1000193)).toBe('01000193')
})
