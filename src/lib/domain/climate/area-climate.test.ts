import { describe, expect, it } from 'vitest'

import { climateOf } from './area-climate'
import { nationOf } from './area-nation'
import { degreeDaysToday, designOutdoor } from './climate-quantities'
import { COUNTY_ESTIMATES } from './county-estimates'
import { PUBLISHED_AREAS } from './published-areas'

const climate = (area: string) => {
  const found = climateOf(area)
  if (!found) throw new Error(`No climate of "${area}"`)
  return found
}

describe('climateOf', () => {
  it.each([
    ['SN', -2.2, 2425],
    ['BA', -1.7, 1835],
    ['SP', -1.8, 2224],
    ['B', -3.4, 2425],
    ['CF', -1.6, 1835],
    ['EH', -3.4, 2577],
    ['G', -3.9, 2494],
    ['M', -2.2, 2228],
    ['BT', -1.2, 2360],
    ['ZE', -3, 2668],
  ])('%s', (area, designC, degreeDays) => expect(climate(area)).toMatchObject({ designC, degreeDays, estimate: false }))

  it('corrects transposed digits, and uses the colder of two values', () => {
    for (const area of ['W', 'WC', 'TW', 'UB', 'WD'])
      expect(climate(area)).toMatchObject({ degreeDays: 2033, suspect: { degreeDays: 2203 } })
    expect(climate('PL')).toMatchObject({ designC: -1.2, suspect: { designC: -0.2 } })
    expect(climate('SN').suspect).toBeUndefined()
  })

  it('estimates areas missing from the table from their county, and says so', () => {
    expect(climate('TR')).toMatchObject({ place: 'Cornwall', designC: 0.3, degreeDays: 1770, estimate: true })
    expect(climateOf('XX')).toBeNull()
  })

  it.each([
    ['NP', 'CF', 1],
    ['HA', 'NW', 1],
    ['WF', 'LS', 1],
    ['CH', 'L', 1],
    ['LU', 'MK', 1.5],
    ['WV', 'B', 1.5],
  ])('%s is about as cold as its neighbour %s, to within %d K', (area, neighbour, withinK) => {
    expect(Math.abs(climate(area).designC - climate(neighbour).designC)).toBeLessThanOrEqual(withinK)
  })

  it('covers every postcode area of the United Kingdom once', () => {
    const areas = [
      ...PUBLISHED_AREAS.flatMap((row) => row.areas),
      ...COUNTY_ESTIMATES.flatMap((row): readonly string[] => row.areas),
    ]
    expect(new Set(areas).size).toBe(areas.length)
    expect(areas).toHaveLength(121)
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
    expect(designOutdoor({ climate: climate('TR') }).source).toMatchObject({
      confidence: 'assumed',
      title: expect.stringContaining('Cornwall'),
    })
  })

  it('reduces the published degree days', () => {
    const today = degreeDaysToday(climate('SN'))
    expect(today.value).toBeCloseTo(2182.5, 9)
    expect(today.inputs.map(({ value }) => value)).toEqual([2425, 0.9])
  })

  it.each([
    ['SN', undefined, 0, 0],
    ['SN', 20, 0, 0],
    ['SN', 275, -1.2, 360],
    ['NP', 275, -1.2, 360],
  ] as const)('of %s at %s m is colder by altitude', (area, altitudeM, colderC, moreDays) => {
    const atSite = { ...climate(area), ...(altitudeM !== undefined && { altitudeM }) }
    expect(designOutdoor({ climate: atSite }).value - climate(area).designC).toBeCloseTo(colderC, 9)
    expect(degreeDaysToday(atSite).value - degreeDaysToday(climate(area)).value).toBeCloseTo(moreDays, 9)
  })

  it('does not reduce estimates of recent winters again', () => {
    const { degreeDays } = climate('NP')
    expect(degreeDaysToday(climate('NP'))).toMatchObject({
      value: degreeDays,
      inputs: [],
      source: { confidence: 'assumed' },
    })
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
