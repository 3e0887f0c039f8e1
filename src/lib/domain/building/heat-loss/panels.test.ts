import { expect, test } from 'vitest'

import { isShort, restOfHeat } from './panels'

const restOf = (neededWatts: number, panels: number) => restOfHeat({ neededWatts, panels, panelWatts: 225 })

test.each([
  ['all of it', 900, 4, 0],
  ['all but a twentieth', 940, 4, 0],
  ['a twentieth less than that', 950, 4, 50],
  ['all but half a panel', 4_600, 20, 0],
  ['less than that', 4_613, 20, 113],
  ['nothing', 80, 0, 80],
] as const)('panels that give %s leave a rest only if it matters', (_what, needed, panels, rest) =>
  expect(restOf(needed, panels)).toBeCloseTo(rest, 9),
)

test('a rounding error in a sum is no rest', () => {
  expect(isShort({ neededWatts: 5_000, givenWatts: 4_999.5 })).toBe(false)
  expect(isShort({ neededWatts: 5_000, givenWatts: 4_990 })).toBe(true)
})
