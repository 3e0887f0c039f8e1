import { describe, expect, test } from 'vitest'

import type { Place } from '@/lib/domain/locations/place'

import { FACTS_MIN, judgePage, scoreAgainst, shinglesWithoutName, SIMILARITY_MAX } from './uniqueness'

const town: Place = {
  path: 'bath',
  name: 'Bath',
  localName: null,
  kind: 'city',
  county: 'somerset',
  latitude: 51.38,
  longitude: -2.36,
  population: 94_782,
  postcodeDistricts: ['BA1'],
  district: 'E06000022',
  electricityRegion: 'L',
  otherRegions: [],
  tier: 1,
}
const suburb: Place = { ...town, path: 'bath/widcombe', name: 'Widcombe', kind: 'suburb', population: null }
const score = { similarity: 0.3, twin: 'keynsham' }

test('exchanging the name makes no difference', () => {
  const text = (name: string) => `${name} is a town, and heating ${name} costs money.`
  const own = shinglesWithoutName(text('Radstock'), { name: 'Radstock' }, null)
  const other = shinglesWithoutName(text('Frome'), { name: 'Frome' }, null)
  expect(scoreAgainst(own, [{ path: 'frome', shingles: other }])).toEqual({ similarity: 1, twin: 'frome' })
})

describe('a page is listed', () => {
  const listed = (changes: Partial<Parameters<typeof judgePage>[0]>) =>
    judgePage({ place: town, town: null, facts: FACTS_MIN, score, ...changes }).isIndexable

  test('if it differs from every page nearby', () => {
    expect(listed({})).toBe(true)
    expect(listed({ score: { similarity: SIMILARITY_MAX + 0.01, twin: 'keynsham' } })).toBe(false)
  })

  test('with enough figures', () => expect(listed({ facts: FACTS_MIN - 1 })).toBe(false))

  test('in the tiers published first', () => {
    expect(listed({ place: { ...town, tier: 2 } })).toBe(true)
    expect(listed({ place: { ...town, tier: 3 } })).toBe(false)
    expect(listed({ place: { ...suburb, population: 900, tier: 2 }, town })).toBe(false)
  })

  test('below a town only with a figure of its own', () => {
    expect(listed({ place: suburb, town })).toBe(false)
    expect(listed({ place: { ...suburb, population: 900 }, town })).toBe(true)
    expect(listed({ place: { ...suburb, district: 'E06000024' }, town })).toBe(true)
  })
})
