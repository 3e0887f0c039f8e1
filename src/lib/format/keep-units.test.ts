import { expect, test } from 'vitest'

import { keepUnits } from './keep-units'

test.each([
  ['a room at 20 °C loses 250 W', 'a room at 20\u00A0°C loses 250\u00A0W'],
  ['0.72 m² at 9.9 µm', '0.72\u00A0m² at 9.9\u00A0µm'],
  ['12 A with 13 panels', '12\u00A0A with 13 panels'],
  ['in 2026 Wales and Part 5 A', 'in 2026 Wales and Part 5\u00A0A'],
  ['225 Watts', '225 Watts'],
  ['for 1 min 20 s at 50 Hz', 'for 1\u00A0min 20\u00A0s at 50\u00A0Hz'],
  ['2.5 mm² and 9.1 MWh', '2.5\u00A0mm² and 9.1\u00A0MWh'],
  ['1,200 × 600 × 12.5 mm', '1,200\u00A0×\u00A0600\u00A0× 12.5\u00A0mm'],
  ['600 × 600 and 1,200 × 300 mm', '600\u00A0×\u00A0600 and 1,200\u00A0×\u00A0300\u00A0mm'],
  ['holds some 400 N, or 5 kN', 'holds some 400\u00A0N, or 5\u00A0kN'],
  ['certified to BS 7671', 'certified to BS\u00A07671'],
  ['BS EN 60335-1, IEC 60675-3', 'BS\u00A0EN\u00A060335-\u20601, IEC\u00A060675-\u20603'],
  ['in 2024-25', 'in 2024-25'],
  ['13 × the rating', '13 × the rating'],
  ['in 12 minutes, 3 samples, 4 hours', 'in 12 minutes, 3 samples, 4 hours'],
])('%s', (text, expected) => {
  expect(keepUnits(text)).toBe(expected)
})
