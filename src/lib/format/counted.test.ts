import { expect, test } from 'vitest'

import { counted } from './counted'

test.each([
  [0, '0 panels'],
  [1, '1 panel'],
  [1200, '1,200 panels'],
])('%i', (count, text) => {
  expect(counted(count, 'panel')).toBe(text)
})
