import type { Metadata } from 'next'

import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { blogRoutes } from '@/lib/routing/blog-routes'

import { pageMetadata } from './metadata'

/** Metadata of a list of posts, with links to the feeds and the share card of the blog. */
export function blogMetadata(page: { path: string; title: string; description: string }): Metadata {
  const metadata = pageMetadata({ ...page, cardOf: STATIC_PAGES.blog })
  return {
    ...metadata,
    alternates: {
      ...metadata.alternates,
      types: {
        'application/rss+xml': blogRoutes.blogRss,
        'application/atom+xml': blogRoutes.blogAtom,
        'application/feed+json': blogRoutes.blogJsonFeed,
      },
    },
  }
}
