import { expect, test } from 'vitest'

import { pounds, poundsAndPence } from './pounds'

test.each([
  [119_249, '£1,192'],
  [119_250, '£1,193'],
  [49, '£0'],
  [1_234_567_00, '£1,234,567'],
])('%d pence is shown as %s', (pence, text) => expect(pounds(pence)).toBe(text))

test.each([
  [28_900, '£289.00'],
  [1, '£0.01'],
  [123_456, '£1,234.56'],
  [-1_050, '−£10.50'],
])('%d pence as a price is %s', (pence, text) => expect(poundsAndPence(pence)).toBe(text))
