import { expect, test } from 'vitest'

import { ageBandOfBuilt, BUILT } from './built'

test('in England each period is one age band, oldest first', () => {
  expect(BUILT.map(({ value }) => ageBandOfBuilt({ built: value, nation: 'england' })).join('')).toBe('ABCDEFGHIJKLM')
})

test('nations changed their standards in different years', () => {
  expect(ageBandOfBuilt({ built: '1967-1975', nation: 'northern-ireland' })).toBe('D')
  expect(ageBandOfBuilt({ built: '1967-1975', nation: 'scotland' })).toBe('E')
})
