import { describe, expect, it } from 'vitest'

import { climateOf, postcodeAreaOf } from './area-climate'
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

  it('mistrusts two digits that changed places, and the milder of two values', () => {
    for (const area of ['W', 'WC', 'TW', 'UB', 'WD'])
      expect(climate(area)).toMatchObject({ degreeDays: 2033, suspect: { degreeDays: 2203 } })
    expect(climate('PL')).toMatchObject({ designC: -1.2, suspect: { designC: -0.2 } })
    expect(climate('SN').suspect).toBeUndefined()
  })

  it('takes areas that are not in the table from their county, and says so', () => {
    expect(climate('TR')).toMatchObject({ place: 'Cornwall', designC: -1.5, degreeDays: 1890, estimate: true })
    expect(climateOf('XX')).toBeNull()
  })

  it('knows every postcode area of the United Kingdom once', () => {
    const areas = [
      ...PUBLISHED_AREAS.flatMap((row) => row.areas),
      ...COUNTY_ESTIMATES.flatMap((row): readonly string[] => row.areas),
    ]
    expect(new Set(areas).size).toBe(areas.length)
    expect(areas).toHaveLength(121)
    for (const area of areas) expect(climate(area).coldSpellC).toBeLessThan(climate(area).designC)
  })
})

describe('postcodeAreaOf', () => {
  it.each([
    ['SN1 1AA', 'SN'],
    ['sn11aa', 'SN'],
    [' m2', 'M'],
    ['W1A 1AA', 'W'],
    ['SN', null],
    ['', null],
    ['1SN', null],
  ])('%j', (postcode, area) => expect(postcodeAreaOf(postcode)).toBe(area))
})

describe('climate in the working', () => {
  it('has the cold day or the cold spell, with where it comes from', () => {
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

  it('counts fewer degree days than were published', () => {
    const today = degreeDaysToday(climate('SN'))
    expect(today.value).toBeCloseTo(2182.5, 9)
    expect(today.inputs.map(({ value }) => value)).toEqual([2425, 0.9])
    expect(degreeDaysToday(climate('TR')).inputs[0]?.source?.confidence).toBe('assumed')
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
