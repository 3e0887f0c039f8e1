import { expect, it } from 'vitest'

import { bandPaths, COLDEST_COLOUR } from './band-paths'
import { COMFORT_SCALES } from './comfort-view'

const grid = (value: number) => ({ xs: [0, 100, 200], ys: [0, 100], values: [0, 1].map(() => [value, value, value]) })

const { limits } = COMFORT_SCALES.rise

it('draws the bands whose limit is reached, and none in the colour of the coldest', () => {
  expect(bandPaths(grid(0.3), limits)).toEqual([])
  expect(bandPaths(grid(1.2), limits)).toHaveLength(4)
  expect(bandPaths(grid(7), limits)).toHaveLength(8)
  expect(bandPaths(grid(7), limits).map(({ colour }) => colour)).not.toContain(COLDEST_COLOUR)
})

it('flips y to point down, as in SVG', () => {
  const [band] = bandPaths(grid(0.4), limits)
  expect(band?.path).toMatch(/^M.*Z$/)
  expect(band?.path).toContain('200 -100')
})
