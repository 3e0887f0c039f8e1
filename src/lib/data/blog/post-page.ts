import { pagesOf, POSTS_A_PAGE, type PostSummary } from '@/lib/content/blog-post'
import { poolOf } from '@/lib/platform/database'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'
import type { PostTopicKind } from '@/lib/routing/blog-routes'

import { cachedRead } from '../cached-read'
import { payloadClient } from '../payload-client'
import { getPostTopics } from '../post-topics'
import { readSummaries } from './summaries'

type PageQuery = { topic: { kind: PostTopicKind; slug: string } | null; page: number }

export type PostPage = { posts: PostSummary[]; page: number; pages: number }

/**
 * One page of all posts, or of those of a topic, newest first; null if there is no such page. Only existing pages are
 * cached, so that made-up paths do not fill the cache.
 */
export async function getPostPage({ topic, page }: PageQuery): Promise<PostPage | null> {
  const topics = await getPostTopics()
  const listed = topic ? topics[topic.kind].find(({ slug }) => slug === topic.slug) : topics
  const pages = listed ? pagesOf(listed.posts) : 0
  if (page > pages) return null
  return { posts: await getPosts(topic?.kind ?? '', topic?.slug ?? '', String(page)), page, pages }
}

const getPosts = cachedRead(CACHE_MANIFEST.postPage, readPosts)

const TOPICS: Record<PostTopicKind | '', string> = {
  '': '$1 = $1',
  category: 'p.category_id = (select id from blog_categories where slug = $1)',
  author: 'p.author_id = (select id from blog_authors where slug = $1)',
  tag: `p.id in (select r.parent_id from blog_posts_rels r join blog_tags t on t.id = r.blog_tags_id
    where r.path = 'tags' and t.slug = $1)`,
}

/** One page of published posts, newest first, of the topic of this kind and slug; all posts for ''. */
export async function readPosts(kind: string, slug: string, page: string): Promise<PostSummary[]> {
  const pool = poolOf(await payloadClient())
  const { rows } = await pool.query<{ id: number }>(
    `select p.id from blog_posts p where p._status = 'published' and ${TOPICS[kind as PostTopicKind | '']}
     order by p.published_at desc, p.id desc limit ${POSTS_A_PAGE} offset $2`,
    [slug, (Number(page) - 1) * POSTS_A_PAGE],
  )
  return readSummaries(rows.map(({ id }) => id))
}
