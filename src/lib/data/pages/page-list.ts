import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'
import type { ListedPage } from '@/lib/routing/listed-page'

import { cachedRead } from '../cached-read'
import { payloadClient } from '../payload-client'

/** Every published page that menus and sitemaps may list, sorted by path. */
export const getPageList = cachedRead(CACHE_MANIFEST.pageList, readPageList)

async function readPageList(): Promise<ListedPage[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'pages',
    where: { status: { equals: 'active' } },
    pagination: false,
    sort: 'url',
    depth: 0,
    select: { url: true, title: true, name: true, category: true, isUnlisted: true, updatedAt: true },
    overrideAccess: false,
  })
  return docs.map(({ url, title, name, category, isUnlisted, updatedAt }) => ({
    path: url,
    title: name || title,
    category: category ?? '',
    isUnlisted: isUnlisted ?? false,
    updatedAt,
  }))
}
