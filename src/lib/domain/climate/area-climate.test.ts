import { describe, expect, it } from 'vitest'

import { climateOf } from './area-climate'
import { monthlyDegreeDaysOf, monthlyMeansOf } from './area-months'
import { nationOf } from './area-nation'
import { degreeDaysToday, designOutdoor } from './climate-quantities'
import WEATHER from './data/area-weather.json'
import { PUBLISHED_AREAS } from './published-areas'

const averages: Readonly<Record<string, { winterMinC: number }>> = WEATHER

const climate = (area: string) => {
  const found = climateOf(area)
  if (!found) throw new Error(`No climate of "${area}"`)
  return found
}

describe('climateOf', () => {
  it.each([
    ['SN', -2.2],
    ['BA', -1.7],
    ['SP', -1.8],
    ['B', -3.4],
    ['CF', -1.6],
    ['EH', -3.4],
    ['G', -3.9],
    ['M', -2.2],
    ['BT', -1.2],
    ['ZE', -3],
  ])('%s has the published design temperature', (area, designC) =>
    expect(climate(area)).toMatchObject({ designC, estimate: false }),
  )

  it('uses the colder of two published values', () => {
    expect(climate('PL')).toMatchObject({ designC: -1.2, suspect: { designC: -0.2 } })
    expect(climate('SN').suspect).toBeUndefined()
  })

  it.each([
    ['BA', 2044],
    ['BS', 2017],
    ['CF', 1986],
    ['EX', 1962],
    ['PL', 1891],
    ['OX', 1935],
    ['MK', 1988],
    ['SN', 2000],
    ['GL', 2000],
  ])('%s has %d degree days at 75 m, to 5 %%, worked out apart from ours', (area, degreeDays) => {
    const at75 = degreeDaysToday({ ...climate(area), altitudeM: 75 }).value
    expect(Math.abs(at75 / degreeDays - 1)).toBeLessThan(0.05)
  })

  it('estimates other design temperatures a kelvin colder than fits, and says so', () => {
    expect(climate('TR')).toMatchObject({ place: 'Camborne', estimate: true })
    expect(climate('TR').designC).toBeCloseTo(WEATHER.TR.winterMinC - 5.3, 9)
    expect(climateOf('XX')).toBeNull()
  })

  it('by the same method would be no more than half a kelvin warmer than any published area but York', () => {
    const warmer = PUBLISHED_AREAS.flatMap(({ areas, designC }) =>
      areas.map((area) => ({ area, kelvin: (averages[area]?.winterMinC ?? NaN) - 5.3 - designC })),
    )
    expect(warmer).toHaveLength(42)
    expect(warmer.filter(({ kelvin }) => kelvin > 0.5).map(({ area }) => area)).toEqual(['YO'])
    const mean = warmer.reduce((sum, { kelvin }) => sum + kelvin, 0) / warmer.length
    expect(mean).toBeGreaterThan(-1.1)
  })

  it.each([
    ['NP', 'CF', 2],
    ['HA', 'NW', 1.5],
    ['WF', 'LS', 1],
    ['CH', 'L', 1.5],
    ['LU', 'MK', 1.5],
    ['WV', 'B', 1.5],
  ])('%s is about as cold as its neighbour %s, to within %d K', (area, neighbour, withinK) => {
    expect(Math.abs(climate(area).designC - climate(neighbour).designC)).toBeLessThanOrEqual(withinK)
  })

  it('covers every postcode area of the United Kingdom', () => {
    const areas = Object.keys(WEATHER)
    expect(areas).toHaveLength(121)
    expect(PUBLISHED_AREAS.flatMap((row) => row.areas).filter((area) => !averages[area])).toEqual([])
    for (const area of areas) expect(climate(area).coldSpellC).toBeLessThan(climate(area).designC)
  })
})

describe('climate in the working', () => {
  it('has the cold day or cold spell, with its source', () => {
    expect(designOutdoor({ climate: climate('SN') })).toMatchObject({
      value: -2.2,
      source: { confidence: 'verified' },
      spread: { low: -3.2, high: -1.2000000000000002 },
    })
    expect(designOutdoor({ climate: climate('SN'), coldSpell: true }).value).toBe(-4.6)
    expect(designOutdoor({ climate: climate('SP'), coldSpell: true }).value).toBeCloseTo(-3.55, 9)
    expect(designOutdoor({ climate: climate('TR') }).source).toMatchObject({ confidence: 'assumed' })
  })

  it.each([
    [0, 0, 0],
    [100, -0.6, 180],
    [-50, 0, -90],
  ])('is that of a home %d m higher, never warmer on a cold day', (metres, colderC, moreDays) => {
    const area = climate('NP')
    const atSite = { ...area, altitudeM: area.dataAltitudeM + metres }
    expect(designOutdoor({ climate: atSite }).value - area.designC).toBeCloseTo(colderC, 9)
    expect(degreeDaysToday(atSite).value - degreeDaysToday(area).value).toBeCloseTo(moreDays, 9)
  })

  it('takes the degree days of all areas from the stations', () => {
    for (const area of ['NP', 'SN'])
      expect(degreeDaysToday(climate(area))).toMatchObject({
        value: climate(area).degreeDays,
        inputs: [],
        source: { title: expect.stringContaining('Met Office') },
      })
  })

  it('has months that add up to the year, and are colder higher up', () => {
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value)
    const high = { ...climate('SK'), altitudeM: 310 }
    expect(sum(monthlyDegreeDaysOf(high))).toBeCloseTo(degreeDaysToday(high).value, 6)
    expect((monthlyMeansOf(high)[0] ?? NaN) - (monthlyMeansOf(climate('SK'))[0] ?? NaN)).toBeCloseTo(
      -0.006 * (310 - high.dataAltitudeM),
      6,
    )
  })
})

describe('nationOf', () => {
  it.each([
    ['SN', 'england'],
    ['G', 'scotland'],
    ['CF', 'wales'],
    ['BT', 'northern-ireland'],
    ['TD', null],
    ['SY', null],
  ])('%s', (area, nation) => expect(nationOf(area)).toBe(nation))
})
