import { Pool } from 'pg'

import { pagesOf } from '@/lib/content/blog-post'
import { readPostFeed } from '@/lib/data/blog/feed'
import { readPosts } from '@/lib/data/blog/post-page'
import { readPostsAround } from '@/lib/data/blog/posts-around'
import { payloadClient } from '@/lib/data/payload-client'
import { readPostTopics } from '@/lib/data/post-topics'
import { FOUND } from '@/lib/data/search/statement'

import { medianOf } from '../timing'

// Uncached reads of lists, posts, feeds and searches and of the admin's list, among few and many made-up posts.

const RUNS = 30

/** A word, consisting only of letters, that occurs in a single post. */
const WORD = (n: string) => `'zq' || translate((${n})::text, '0123456789', 'bcdfghjklm')`

/** Posts an hour apart, each in a category, by an author and with a tag, and their latest versions. */
const FILL = `
  with topics as (
    select (select array_agg(id) from blog_categories) as categories, (select array_agg(id) from blog_authors) as authors,
      (select array_agg(id) from blog_tags) as tags
  ), posts as (
    insert into blog_posts (status, _status, slug, title, excerpt, published_at, last_modified, word_count,
      estimated_read_time, view_count, category_id, author_id, content)
    select 'published', 'published', 'made-up-' || n, 'Made-up heating ' || ${WORD('n')}, repeat('A plain sentence. ', 8),
      '2026-01-01'::timestamptz - n * interval '1 hour', now(), 800, 4, n,
      categories[1 + n % cardinality(categories)], authors[1 + n % cardinality(authors)],
      jsonb_build_object('root', jsonb_build_object('type', 'root', 'children', '[]'::jsonb))
    from generate_series($1::int, $2::int) n, topics
    returning *
  ), tagged as (
    insert into blog_posts_rels (parent_id, path, "order", blog_tags_id)
    select id, 'tags', 1, tags[1 + id % cardinality(tags)] from posts, topics
  ), entries as (
    insert into search_entries (source, kind, path, title, weight, stems)
    select 'made-up:' || slug, 'post', '/blog/' || slug, title, 1, setweight(to_tsvector('english', title), 'A') from posts
    returning source, title, stems
  ), passages as (
    insert into search_passages (source, place, text, stems) select source, 1, title, stems from entries
  ), words as (
    insert into search_words (word) select ${WORD('n')} from generate_series($1::int, $2::int) n
  )
  insert into _blog_posts_v (parent_id, latest, version_status, version__status, version_slug, version_title,
    version_excerpt, version_published_at, version_category_id, version_author_id, version_content, version_updated_at)
  select id, true, status, 'published', slug, title, excerpt, published_at, category_id, author_id, content, now() from posts`

/** Finds and ranks entries as the site search does. */
const found = (word: string) =>
  pool.query(`${FOUND} select source from found order by score desc, source limit 20`, [[word], [null], [false]])

async function measured(posts: number) {
  const payload = await payloadClient()
  const { category } = await readPostTopics()
  const slug = category[0]?.slug ?? ''
  const { rows } = await pool.query<{ word: string }>(`select ${WORD(String(posts))} as word`)
  const adminList = (where = {}) =>
    payload.find({
      collection: 'blog-posts',
      draft: true,
      limit: 10,
      depth: 0,
      sort: '-publishedAt',
      where,
      overrideAccess: true,
    })
  const reads = {
    list: () => readPosts('', '', '1'),
    lastPage: () => readPosts('', '', String(pagesOf(posts))),
    category: () => readPosts('category', slug, '1'),
    topics: () => readPostTopics(),
    around: (run: number) => readPostsAround(`made-up-${((run * 7_919) % (posts - 1)) + 1}`),
    feed: () => readPostFeed(),
    search: () => found(rows[0]?.word ?? ''),
    searchInAll: () => found('heating'),
    adminList: () => adminList(),
    adminSearch: () => adminList({ title: { like: `made-up ${posts}` } }),
  }
  const times: Partial<Record<string, number>> = {}
  for (const [name, read] of Object.entries(reads)) {
    await medianOf(RUNS, read) // V8 optimises hot code
    times[name] = await medianOf(RUNS, read)
  }
  return times
}

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
const FEW = 100
const MANY = 10_000
await pool.query('delete from blog_posts')
await pool.query(FILL, [1, FEW])
await pool.query('vacuum analyze')
const few = await measured(FEW)
await pool.query(FILL, [FEW + 1, MANY])
await pool.query('vacuum analyze')
const many = await measured(MANY)
process.send?.({ few, many })
