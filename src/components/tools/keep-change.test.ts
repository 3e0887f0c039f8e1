import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { beginWith, begunWith, keepHome, readKeptHome } from '@/lib/browser/kept-home'

import { keepChange } from './keep-change'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const QUERY = 'postcode=BA&type=semi&area=83&built=1967-1975&insulation=loft&heating=oil&occupancy=all-day&altitude=100'
const first = { built: '1967-1975', area: '83' }

function change(now: typeof first) {
  keepChange({ begun: QUERY, first, now })
  return readKeptHome()?.words
}

test('a home is kept as it is now, and the tool has still begun with it', () => {
  keepHome({ query: QUERY, words: 'as told' })
  beginWith('designer', QUERY)
  expect(change({ built: '2012-2022', area: '90' })).toBe('Semi-detached or end of terrace, 90 m², built 2012 to 2022')
  expect(begunWith('designer')).toBe(QUERY)
  change(first)
  expect(readKeptHome()?.query).toBe(QUERY)
})

test('a home that no other tool could read is not kept', () => {
  keepHome({ query: QUERY, words: 'as told' })
  expect(change({ ...first, area: '4' })).toBe('as told')
})

test('nothing is kept where no home was told', () => {
  expect(change({ ...first, area: '90' })).toBeUndefined()
})
