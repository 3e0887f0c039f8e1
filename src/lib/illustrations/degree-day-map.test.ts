import { describe, expect, it, test } from 'vitest'

import { DEGREE_DAY_BANDS, degreeDayColour } from './degree-day-bands'
import { drawDegreeDayMap } from './degree-day-map'
import { HEAT_RAMP } from './heat-ramp'
import ukMap from './uk-map.json'

test.each([
  [1_700, HEAT_RAMP[1]],
  [1_849, HEAT_RAMP[1]],
  [1_850, HEAT_RAMP[2]],
  [1_950, HEAT_RAMP[3]],
  [2_599, HEAT_RAMP[7]],
  [2_920, HEAT_RAMP[8]],
  [1_500, HEAT_RAMP[1]], // milder than any county: the mildest band
])('a place with %d degree days is %s', (degreeDays, colour) => expect(degreeDayColour(degreeDays)).toBe(colour))

describe('degree-day map', () => {
  const svg = drawDegreeDayMap()

  it('shows every county once, in its band', () => {
    for (const { degreeDays, path } of ukMap.counties) {
      const band = svg.split('<path ').find((piece) => piece.includes(path))
      expect(band).toContain(`fill="${degreeDayColour(degreeDays)}"`)
    }
    expect(ukMap.counties).toHaveLength(107)
    expect(svg.match(/<path /g)).toHaveLength(DEGREE_DAY_BANDS.length + 1)
  })

  it('is a small file without scripts', () => {
    expect(svg.length).toBeLessThan(64_000)
    expect(svg).not.toMatch(/script|undefined|NaN/)
  })
})
