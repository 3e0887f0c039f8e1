import type { PostsAround } from '@/lib/content/blog-post'
import { poolOf } from '@/lib/platform/database'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { cachedRead } from '../cached-read'
import { payloadClient } from '../payload-client'
import { readSummaries } from './summaries'

/** The posts before and after a public post, and those related to it. */
export const getPostsAround = cachedRead(CACHE_MANIFEST.postsAround, readPostsAround)

const RELATED_MAX = 3

const NEIGHBOUR = (comparison: '<' | '>', order: 'asc' | 'desc') => `(
  select p.id from blog_posts p where p._status = 'published' and (p.published_at, p.id) ${comparison} (o.published_at, o.id)
  order by p.published_at ${order}, p.id ${order} limit 1)`

/** Related posts are those chosen by editors, otherwise the posts of the same category with the most tags in common. */
const AROUND = `
  select ${NEIGHBOUR('<', 'desc')} as previous, ${NEIGHBOUR('>', 'asc')} as next,
    array(select r.blog_posts_id from blog_posts_rels r join blog_posts p on p.id = r.blog_posts_id
      where r.parent_id = o.id and r.path = 'relatedPosts' and p._status = 'published' order by r."order") as chosen,
    array(select p.id from blog_posts p left join (
        select a.parent_id, count(*) as tags from blog_posts_rels a join blog_posts_rels b on a.blog_tags_id = b.blog_tags_id
        where b.parent_id = o.id and a.path = 'tags' and b.path = 'tags' group by 1
      ) common on common.parent_id = p.id
      where p._status = 'published' and p.category_id = o.category_id and p.id <> o.id
      order by coalesce(common.tags, 0) desc, p.published_at desc, p.id desc
      limit ${RELATED_MAX}) as alike
  from blog_posts o where o.slug = $1 and o._status = 'published'`

type Row = { previous: number | null; next: number | null; chosen: number[]; alike: number[] }

export async function readPostsAround(slug: string): Promise<PostsAround> {
  const pool = poolOf(await payloadClient())
  const { rows } = await pool.query<Row>(AROUND, [slug])
  const { previous, next, chosen, alike } = rows[0] ?? { previous: null, next: null, chosen: [], alike: [] }
  const related = chosen.length > 0 ? chosen : alike
  const one = async (id: number | null) => (id === null ? null : ((await readSummaries([id]))[0] ?? null))
  return { previous: await one(previous), next: await one(next), related: await readSummaries(related) }
}
