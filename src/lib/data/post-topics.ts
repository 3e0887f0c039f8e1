import type { PostTopic, PostTopics } from '@/lib/content/blog-post'
import { poolOf } from '@/lib/platform/database'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'
import type { PostTopicKind } from '@/lib/routing/blog-routes'

import { cachedRead } from './cached-read'
import { payloadClient } from './payload-client'

/** Every category, tag and author that is shown, with its number of public posts. */
export const getPostTopics = cachedRead(CACHE_MANIFEST.postTopics, readPostTopics)

type Row = PostTopic & { kind: PostTopicKind }

const TOPICS = `
  select 'category' as kind, c.slug, c.name, coalesce(c.description, '') as description,
    coalesce(c.meta_title, '') as "metaTitle", coalesce(c.meta_description, '') as "metaDescription",
    listed.posts, c.sort_order as position
  from blog_categories c join (
    select category_id, count(*)::int as posts from blog_posts where _status = 'published' group by 1
  ) listed on listed.category_id = c.id where c.is_active
  union all
  select 'tag', t.slug, t.name, '', '', '', listed.posts, 0
  from blog_tags t join (
    select r.blog_tags_id, count(*)::int as posts from blog_posts_rels r join blog_posts p on p.id = r.parent_id
    where r.path = 'tags' and p._status = 'published' group by 1
  ) listed on listed.blog_tags_id = t.id
  union all
  select 'author', a.slug, a.name, coalesce(a.bio, ''), '', '', listed.posts, 0
  from blog_authors a join (
    select author_id, count(*)::int as posts from blog_posts where _status = 'published' group by 1
  ) listed on listed.author_id = a.id where a.is_active
  order by position, name`

export async function readPostTopics(): Promise<PostTopics> {
  const pool = poolOf(await payloadClient())
  const [{ rows }, { rows: counted }] = await Promise.all([
    pool.query<Row>(TOPICS),
    pool.query<{ posts: number }>(`select count(*)::int as posts from blog_posts where _status = 'published'`),
  ])
  const ofKind = (topicKind: PostTopicKind): PostTopic[] =>
    rows
      .filter(({ kind }) => kind === topicKind)
      .map(({ slug, name, description, posts, metaTitle, metaDescription }) => ({
        slug,
        name,
        description,
        posts,
        ...(metaTitle && { metaTitle }),
        ...(metaDescription && { metaDescription }),
      }))
  return {
    posts: counted[0]?.posts ?? 0,
    category: ofKind('category'),
    tag: ofKind('tag'),
    author: ofKind('author'),
  }
}
