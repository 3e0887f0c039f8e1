import { expect, it } from 'vitest'

import { fittedZoom, pinched, type ScreenPoint, viewBoxOf, type Zoom, zoomedAt } from './plan-frame'

const SIZE = { widthPx: 400, heightPx: 600 }
const ZOOM: Zoom = { xMm: 5_000, yMm: 4_000, mmPerPx: 20 }
const below = ({ xMm, yMm, mmPerPx }: Zoom, { x, y }: ScreenPoint) => [
  xMm + (x - SIZE.widthPx / 2) * mmPerPx,
  yMm - (y - SIZE.heightPx / 2) * mmPerPx,
]

it('all of a plan is in view, in the middle of what the buttons in the corner leave', () => {
  const onScreen = ({ xMm, yMm, mmPerPx }: Zoom, [x, y]: readonly [number, number]) => ({
    x: SIZE.widthPx / 2 + (x - xMm) / mmPerPx,
    y: SIZE.heightPx / 2 - (y - yMm) / mmPerPx,
  })
  const wide = fittedZoom({ westMm: 0, eastMm: 8_000, southMm: 0, northMm: 4_000 }, SIZE)
  expect(wide.mmPerPx).toBe(8_000 / 332)
  expect(onScreen(wide, [8_000, 4_000]).x).toBeCloseTo(366)
  expect(onScreen(wide, [8_000, 4_000]).y).toBeGreaterThan(160)
  const high = fittedZoom({ westMm: 0, eastMm: 2_000, southMm: 0, northMm: 8_000 }, SIZE)
  expect(high.mmPerPx).toBe(8_000 / 532)
  expect(onScreen(high, [2_000, 8_000]).y).toBeCloseTo(34)
  expect(onScreen(high, [2_000, 8_000]).x).toBeLessThan(330)
  expect(viewBoxOf(ZOOM, SIZE)).toBe('1000 -10000 8000 12000')
  expect(
    fittedZoom({ westMm: 0, eastMm: 8_000, southMm: 0, northMm: 4_000 }, { widthPx: 10, heightPx: 10 }).mmPerPx,
  ).toBe(8_000)
})

it('what is below two fingers stays below them, and what is below one', () => {
  const [from, to] = [
    [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ],
    [
      { x: 80, y: 220 },
      { x: 280, y: 220 },
    ],
  ]
  const zoom = pinched(ZOOM, { from, to, size: SIZE })
  expect(zoom.mmPerPx).toBe(10)
  for (const finger of [0, 1])
    expect(below(zoom, to[finger] ?? { x: NaN, y: NaN })).toEqual(below(ZOOM, from[finger] ?? { x: NaN, y: NaN }))
  const panned = pinched(ZOOM, { from: from.slice(0, 1), to: to.slice(0, 1), size: SIZE })
  expect(panned.mmPerPx).toBe(20)
  expect(below(panned, { x: 80, y: 220 })).toEqual(below(ZOOM, { x: 100, y: 100 }))
})

it('a zoom keeps its point, within bounds', () => {
  const at = { x: 300, y: 100 }
  const zoom = zoomedAt(ZOOM, { at, by: 2, size: SIZE })
  expect(zoom.mmPerPx).toBe(10)
  expect(below(zoom, at)).toEqual(below(ZOOM, at))
  expect(zoomedAt(ZOOM, { at, by: 1_000, size: SIZE }).mmPerPx).toBe(1)
  expect(zoomedAt(ZOOM, { at, by: 0.001, size: SIZE }).mmPerPx).toBe(500)
})
