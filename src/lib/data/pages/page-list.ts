import { unstable_cache } from 'next/cache'

import { cacheTags } from '@/lib/site/cache-tags'
import type { ListedPage } from '@/lib/site/listed-page'

import { payloadClient } from '../payload-client'

/** Every published page that menus and sitemaps may name, by address. */
export const getPageList: () => Promise<ListedPage[]> = unstable_cache(readPageList, ['page-list'], {
  tags: [cacheTags.pages],
})

async function readPageList(): Promise<ListedPage[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'pages',
    where: { status: { equals: 'active' } },
    pagination: false,
    sort: 'url',
    depth: 0,
    select: { url: true, title: true, heading: true, category: true, updatedAt: true },
    overrideAccess: false,
  })
  return docs.map(({ url, title, heading, category, updatedAt }) => ({
    path: url,
    title: heading || title,
    category: category ?? '',
    updatedAt,
  }))
}
