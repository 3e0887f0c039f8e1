import { expect, test } from 'vitest'

import { calculationBands } from './calculation-bands'

const estimate = (floorAreaM2: number, pounds: number | null) =>
  ({
    answers: { heating: 'gas-old', floorAreaM2 },
    savingPence: pounds === null ? null : { value: pounds * 100 },
  }) as Parameters<typeof calculationBands>[0]

test.each([
  [99, 'small'],
  [100, 'medium'],
  [250, 'large'],
  [300, 'extra-large'],
])('%d m² is %s', (area, size) => expect(calculationBands(estimate(area, 1)).size).toBe(size))

test.each([
  [-400, 'none'],
  [0, 'none'],
  [1, 'up to £100'],
  [300, '£100 to £300'],
  [301, '£300 to £600'],
  [5_000, 'over £600'],
  [null, 'not known'],
])('a saving of £%s is "%s"', (pounds, saving) => expect(calculationBands(estimate(80, pounds)).saving).toBe(saving))

test('contains nothing else', () => {
  expect(Object.keys(calculationBands(estimate(80, 1))).sort()).toEqual(['heating', 'saving', 'size'])
})
