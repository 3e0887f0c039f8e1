import { expect, test } from 'vitest'

import { claimFigure, figureCaption } from './claim-figure'

test.each([
  { value: '179', unit: '£', expected: '£179' },
  { value: '99.8', unit: '%', expected: '99.8%' },
  { value: '10', unit: 'yr', expected: '10 yr' },
  { value: 'IP54', unit: '', expected: 'IP54' },
])('$expected', ({ value, unit, expected }) => {
  expect(claimFigure({ value, unit })).toBe(expected)
})

test.each([
  { text: '2,850 panels fitted', value: '2850', unit: '', caption: 'Panels fitted' },
  { text: '99% of the electricity becomes heat', value: '99', unit: '%', caption: 'Of the electricity becomes heat' },
  { text: 'Rated 4.9/5', value: '4.9/5', unit: '', caption: 'Rated 4.9/5' },
])('$text has the caption $caption', ({ caption, ...reading }) => {
  expect(figureCaption(reading)).toBe(caption)
})
