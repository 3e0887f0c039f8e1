import { CACHE_MANIFEST } from '@/lib/routing/cache-manifest'
import { topicPage, TOPICS } from '@/lib/routing/locations'
import { locationPage } from '@/lib/routing/routes'
import type { SitemapEntry } from '@/lib/routing/sitemap'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** Every page below /locations that search engines may list. */
export const getListedLocations = cachedRead(CACHE_MANIFEST.placeList, readListed)

async function readListed(): Promise<SitemapEntry[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'places',
    where: {
      and: [
        { isActive: { equals: true } },
        { kind: { not_equals: 'country' } },
        {
          or: [
            { indexing: { equals: 'always' } },
            { indexing: { equals: 'automatic' }, isIndexable: { equals: true } },
          ],
        },
        { or: [{ kind: { not_equals: 'suburb' } }, { tier: { less_than_equal: 2 } }] },
      ],
    },
    select: { path: true, indexableTopics: true, updatedAt: true },
    pagination: false,
    depth: 0,
    sort: 'path',
    overrideAccess: false,
  })
  return docs.flatMap(({ path, indexableTopics, updatedAt }) => {
    if (!path) return []
    const listed = (indexableTopics ?? '').split(' ')
    const topics = TOPICS.filter(({ slug }) => listed.includes(slug))
    return [locationPage(path), ...topics.map(({ slug }) => topicPage(path, slug))].map((address) => ({
      path: address,
      changedAt: updatedAt,
    }))
  })
}
