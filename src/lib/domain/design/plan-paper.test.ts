import { expect, it } from 'vitest'

import { planPaper } from './plan-paper'

it.each([
  ['a usual room', 4_000, 3_000, 'A4', 'portrait', 50],
  ['as long as A4 takes', 7_500, 9_900, 'A4', 'portrait', 50],
  ['wider than A4', 7_550, 5_000, 'A4', 'landscape', 50],
  ['wider and deeper than A4', 11_850, 5_600, 'A3', 'landscape', 50],
  ['deep', 11_000, 16_000, 'A3', 'portrait', 50],
  ['longer than A3 at 1:50', 18_050, 9_000, 'A4', 'landscape', 100],
  ['a hall of 50 m', 50_000, 20_000, 'A3', 'landscape', 200],
  ['the largest', 50_000, 50_000, 'A4', 'portrait', 500],
] as const)('%s', (_, lengthMm, widthMm, size, orientation, scale) => {
  expect(planPaper({ lengthMm, widthMm })).toEqual({ size, orientation, scale })
})

it('throws if no sheet is large enough', () => {
  expect(() => planPaper({ lengthMm: 500_000, widthMm: 1_000 })).toThrow('No paper')
})
