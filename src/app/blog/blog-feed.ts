import { Feed } from 'feed'

import type { FeedPost } from '@/lib/content/blog-post'
import { getPostFeed } from '@/lib/data/blog/feed'
import { getSiteSettings } from '@/lib/data/site-settings'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { STATIC_PAGES } from '@/lib/registry/static-pages'
import { blogRoutes, postPath } from '@/lib/routing/blog-routes'

/** The newest posts, ready to be written in any of the feed formats. */
export async function blogFeed(): Promise<Feed> {
  const [posts, { email }] = await Promise.all([getPostFeed(), getSiteSettings()])
  const origin = env.siteUrl
  const changed = posts.map(({ updatedAt }) => updatedAt).sort()
  const feed = new Feed({
    title: 'Powerboard blog',
    description: STATIC_PAGES.blog.description,
    id: `${origin}${blogRoutes.blog}`,
    link: `${origin}${blogRoutes.blog}`,
    language: 'en-GB',
    copyright: 'Powerboard',
    updated: new Date(changed.at(-1) ?? now()),
    feedLinks: {
      rss: `${origin}${blogRoutes.blogRss}`,
      atom: `${origin}${blogRoutes.blogAtom}`,
      json: `${origin}${blogRoutes.blogJsonFeed}`,
    },
  })
  for (const post of posts) feed.addItem(toItem(post, { origin, email }))
  return feed
}

/** `email`: of the company, because an author in RSS is an address with a name. */
function toItem(post: FeedPost, { origin, email }: { origin: string; email: string }): Parameters<Feed['addItem']>[0] {
  const { slug, title, excerpt, publishedAt, updatedAt, author, category, tags } = post
  return {
    title,
    id: feedId(post, origin),
    link: `${origin}${postPath(slug)}`,
    description: excerpt,
    date: new Date(updatedAt),
    published: new Date(publishedAt),
    author: author ? [{ name: author.name, email }] : [],
    category: [...(category ? [category] : []), ...tags].map(({ name }) => ({ name })),
  }
}

/**
 * The id by which feed readers recognise a post, whatever its path is now: a tag URI (RFC 4151) or, for older posts, the
 * URL that was their id before.
 */
function feedId({ id, feedPath }: FeedPost, origin: string): string {
  return feedPath === null ? `tag:${new URL(origin).hostname},2026:post-${id}` : `${origin}${feedPath}`
}
