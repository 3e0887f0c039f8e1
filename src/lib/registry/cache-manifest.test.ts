import { describe, expect, it } from 'vitest'

import { HOUR_SECONDS } from '@/lib/features/feature'

import { CACHE_MANIFEST } from './cache-manifest'

const entries = Object.values(CACHE_MANIFEST)

describe('the cache manifest', () => {
  it('names each entry once', () => {
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
  })

  it.each(entries)('expires $key by a tag or after a while', ({ tags, lifetimeSeconds, tagOf }) => {
    expect(tags.length > 0 || tagOf !== undefined || lifetimeSeconds !== null).toBe(true)
    expect(lifetimeSeconds ?? HOUR_SECONDS).toBeGreaterThan(0)
    expect(new Set(tags).size).toBe(tags.length)
  })

  it('gives an entry the tags and the shortest lifetime of the entries it uses', () => {
    const { page, claims, numbers, salesPage, films } = CACHE_MANIFEST
    expect(page.tags).toEqual(expect.arrayContaining([...claims.tags, ...numbers.tags]))
    expect(page.lifetimeSeconds).toBe(HOUR_SECONDS)
    expect(salesPage.tags).toEqual(expect.arrayContaining([...films.tags]))
    expect(salesPage.lifetimeSeconds).toBeNull()
  })
})
