import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { after } from 'next/server'

import { SearchBox } from '@/components/forms/search/search-box'
import { SearchSection } from '@/components/sections/search/search-section'
import { payloadClient } from '@/lib/data/payload-client'
import { searchSite } from '@/lib/data/search/search'
import { getSiteSettings } from '@/lib/data/site-settings'
import { senderKey } from '@/lib/http/client-address'
import { firstOverLimit } from '@/lib/http/rate-limit'
import { withinBudget } from '@/lib/http/time-budget'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { BUILT_HEADS } from '@/lib/site/built-heads'
import { pageMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'
import type { SearchOutcome } from '@/lib/site/search'
import { readSearch, type Search } from '@/lib/schemas/search'
import { recordSearchMiss } from '@/lib/use-cases/search/record-search-miss'

import { TrailData } from '../../trail-data'

const PATIENCE_MS = 2000

export async function generateMetadata({ searchParams }: PageProps<'/search'>): Promise<Metadata> {
  const read = readSearch(await searchParams)
  const isSearch = read.ok && read.search.q !== ''
  return pageMetadata({
    ...BUILT_HEADS.search,
    ...(isSearch && { title: `Search for “${read.search.q}”` }),
    cardOf: BUILT_HEADS.search,
    isPrivate: true,
  })
}

export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const read = readSearch(await searchParams)
  const [outcome, { mainPhone }] = await Promise.all([read.ok ? outcomeOf(read.search) : null, getSiteSettings()])
  const typed = read.ok ? read.search.q : read.typed
  return (
    <>
      <TrailData path={routes.search} name="Search" />
      <SearchSection outcome={outcome} phone={mainPhone}>
        <SearchBox
          key={typed}
          action={routes.search}
          completionsUrl={routes.searchCompletions}
          typed={typed}
          error={read.ok ? undefined : read.message}
        />
      </SearchSection>
    </>
  )
}

async function outcomeOf(search: Search): Promise<SearchOutcome> {
  if (search.q === '') return null
  const waitSeconds = await firstOverLimit([
    { limit: 'search', key: senderKey(await headers(), env.secret) },
    { limit: 'searchEverybody', key: 'everybody' },
  ])
  if (waitSeconds !== null) return { ok: false, reason: 'too-many' }
  try {
    const answer = await withinBudget(PATIENCE_MS, searchSite(search))
    if (answer.total === 0) after(() => note(search.q))
    return { ok: true, ...search, answer }
  } catch (err) {
    logger.error({ msg: 'search failed', err })
    return { ok: false, reason: 'failed' }
  }
}

async function note(term: string): Promise<void> {
  await recordSearchMiss({ pool: poolOf(await payloadClient()), term, now: now() }).catch((err: unknown) =>
    logger.warn({ msg: 'search miss not kept', err }),
  )
}
