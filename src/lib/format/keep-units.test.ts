import { expect, test } from 'vitest'

import { keepUnits } from './keep-units'

test.each([
  ['a room at 20 °C loses 250 W', 'a room at 20\u00A0°C loses 250\u00A0W'],
  ['0.72 m² at 9.9 µm', '0.72\u00A0m² at 9.9\u00A0µm'],
  ['12 A with 13 panels', '12\u00A0A with 13 panels'],
  ['in 2026 Wales and Part 5 A', 'in 2026 Wales and Part 5\u00A0A'],
  ['225 Watts', '225 Watts'],
])('%s', (text, expected) => {
  expect(keepUnits(text)).toBe(expected)
})
