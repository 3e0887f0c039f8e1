import { expect, test } from 'vitest'

import { ageBandOfBuilt, BUILT } from './built'

test('in England every stretch is a band of its own, oldest first', () => {
  expect(BUILT.map(({ value }) => ageBandOfBuilt({ built: value, nation: 'england' })).join('')).toBe('ABCDEFGHIJKLM')
})

test('nations changed their standards in years of their own', () => {
  expect(ageBandOfBuilt({ built: '1967-1975', nation: 'northern-ireland' })).toBe('D')
  expect(ageBandOfBuilt({ built: '1967-1975', nation: 'scotland' })).toBe('E')
})
