import { describe, expect, test } from 'vitest'

import { bandsOnScreen, milestoneAt } from './scroll-depth'

const screen = (topPx: number, heightPx = 500, pageHeightPx = 5_000) => ({ topPx, heightPx, pageHeightPx })

describe('milestoneAt', () => {
  test.each([
    [0, null],
    [749, 25],
    [700, null],
    [2_000, 50],
    [3_250, 75],
    [4_499, 100],
    [4_400, 75],
    [4_500, 100],
  ])('%d px from the top: %s %%', (topPx, milestone) => expect(milestoneAt(screen(topPx))).toBe(milestone))

  test('a page that fits the screen has been read to its end', () => {
    expect(milestoneAt(screen(0, 900, 800))).toBe(100)
  })
})

describe('bandsOnScreen', () => {
  test.each([
    [0, 500, [0]],
    [200, 500, [0]],
    [600, 1_000, [1, 2]],
    [4_500, 500, [9]],
    [0, 5_000, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])('from %d px, %d px high', (topPx, heightPx, bands) => {
    expect(bandsOnScreen(screen(topPx, heightPx))).toEqual(bands)
  })

  test('a screen between two middles looks at the band in its middle', () => {
    expect(bandsOnScreen(screen(300, 300))).toEqual([0])
    expect(bandsOnScreen(screen(4_760, 200))).toEqual([9])
  })

  test('an empty page does not fail', () => expect(bandsOnScreen(screen(0, 500, 0))).toHaveLength(10))
})
