import { expect, test } from 'vitest'

import { pounds } from './pounds'

test.each([
  [119_249, '£1,192'],
  [119_250, '£1,193'],
  [49, '£0'],
  [1_234_567_00, '£1,234,567'],
])('%d pence are %s', (pence, text) => expect(pounds(pence)).toBe(text))
