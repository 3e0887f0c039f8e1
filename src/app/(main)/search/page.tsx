import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { after } from 'next/server'

import { SearchBox } from '@/components/forms/search/search-box'
import { SearchSection } from '@/components/sections/search/search-section'
import type { SearchOutcome } from '@/lib/content/search'
import { payloadClient } from '@/lib/data/payload-client'
import { searchSite } from '@/lib/data/search/search'
import { getSiteSettings } from '@/lib/data/site-settings'
import { clientKey } from '@/lib/http/client-key'
import { now } from '@/lib/platform/clock'
import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { overLimit } from '@/lib/platform/rate-limit'
import { withTimeout } from '@/lib/platform/with-timeout'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { routes } from '@/lib/routing/routes'
import { readSearch, type Search } from '@/lib/schemas/search'
import { pageMetadata } from '@/lib/seo/metadata'
import { recordZeroResultSearch } from '@/lib/use-cases/search/record-zero-result'

import { BreadcrumbJsonLd } from '../../breadcrumb-json-ld'

const PATIENCE_MS = 2000

export async function generateMetadata({ searchParams }: PageProps<'/search'>): Promise<Metadata> {
  const read = readSearch(await searchParams)
  const isSearch = read.ok && read.search.q !== ''
  return pageMetadata({
    ...STATIC_PAGES.search,
    ...(isSearch && { title: `Search for “${read.search.q}”` }),
    cardOf: STATIC_PAGES.search,
    isPrivate: true,
  })
}

export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const read = readSearch(await searchParams)
  const [outcome, { mainPhone }] = await Promise.all([read.ok ? outcomeOf(read.search) : null, getSiteSettings()])
  const typed = read.ok ? read.search.q : read.typed
  return (
    <>
      <BreadcrumbJsonLd page={STATIC_PAGES.search} />
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
  const waitSeconds = await overLimit('search', clientKey(await headers(), env.secret))
  if (waitSeconds !== null) return { ok: false, reason: 'too-many' }
  try {
    const results = await withTimeout(PATIENCE_MS, searchSite(search))
    const isMiss = (results.total === 0 || results.corrected !== null) && !results.near
    if (isMiss) after(() => note(search.q))
    return { ok: true, ...search, results }
  } catch (err) {
    logger.error({ msg: 'search failed', err })
    return { ok: false, reason: 'failed' }
  }
}

async function note(term: string): Promise<void> {
  await recordZeroResultSearch({ pool: poolOf(await payloadClient()), term, now: now() }).catch((err: unknown) =>
    logger.warn({ msg: 'search miss not kept', err }),
  )
}
