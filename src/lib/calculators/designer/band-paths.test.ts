import { expect, it } from 'vitest'

import { bandPaths, COLDEST_COLOUR, KEY_LIMITS } from './band-paths'

const grid = (value: number) => ({ xs: [0, 100, 200], ys: [0, 100], values: [0, 1].map(() => [value, value, value]) })

it('the key has a limit for each of the nine bands, the last with its unit', () => {
  expect(KEY_LIMITS).toEqual(['0', '0.35', '0.5', '0.75', '1', '1.5', '2.25', '3.5', '6+ K'])
})

it('draws the bands whose limit is reached, and none in the colour of the coldest', () => {
  expect(bandPaths(grid(0.3))).toEqual([])
  expect(bandPaths(grid(1.2))).toHaveLength(4)
  expect(bandPaths(grid(7))).toHaveLength(8)
  expect(bandPaths(grid(7)).map(({ colour }) => colour)).not.toContain(COLDEST_COLOUR)
})

it('turns y down, as SVG has it', () => {
  const [band] = bandPaths(grid(0.4))
  expect(band?.path).toMatch(/^M.*Z$/)
  expect(band?.path).toContain('200 -100')
})
