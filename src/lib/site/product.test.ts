import { expect, test } from 'vitest'

import { heatedLengthMm } from './product'

test('the heated zone is as long as its power, its density and its width make it', () => {
  expect(heatedLengthMm({ powerWatts: 225, powerDensityWattsPerM2: 440, heatingWidthMm: 470 })).toBe(1088)
  expect(heatedLengthMm({ powerWatts: 450, powerDensityWattsPerM2: 440, heatingWidthMm: 470 })).toBe(2176)
})
