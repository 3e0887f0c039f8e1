import { expect, test } from 'vitest'

import { heatedLengthMm } from './product'

test('derives the heated length from power, power density and width', () => {
  expect(heatedLengthMm({ powerWatts: 225, powerDensityWattsPerM2: 440, heatingWidthMm: 470 })).toBe(1088)
  expect(heatedLengthMm({ powerWatts: 450, powerDensityWattsPerM2: 440, heatingWidthMm: 470 })).toBe(2176)
})
