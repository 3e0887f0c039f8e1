import { Feed } from 'feed'

import type { PostSummary } from '@/lib/content/blog-post'
import { getPostFeed } from '@/lib/data/blog/feed'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { blogRoutes, postPath } from '@/lib/routing/blog-routes'
import { STATIC_PAGES } from '@/lib/routing/static-pages'

/** The newest posts, ready to be written in any of the feed formats. */
export async function blogFeed(): Promise<Feed> {
  const posts = await getPostFeed()
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
  for (const post of posts) feed.addItem(toItem(post, origin))
  return feed
}

function toItem(post: PostSummary, origin: string): Parameters<Feed['addItem']>[0] {
  const { slug, title, excerpt, publishedAt, updatedAt, author, category, tags } = post
  const url = `${origin}${postPath(slug)}`
  return {
    title,
    id: url,
    link: url,
    description: excerpt,
    date: new Date(updatedAt),
    published: new Date(publishedAt),
    author: author ? [{ name: author.name }] : [],
    category: [...(category ? [category] : []), ...tags].map(({ name }) => ({ name })),
  }
}
