import RssParser from 'rss-parser'
import { beforeEach, expect, test } from 'vitest'

import { blogFeed } from '@/app/blog/blog-feed'
import { payloadClient } from '@/lib/data/payload-client'
import { seedBlog } from '@/lib/seed/blog/seed-blog'

import { revalidatePath } from '../../fakes/fake-next-cache'
import { pool } from '../support/rows'

const payload = await payloadClient()
await seedBlog(payload)
beforeEach(() => revalidatePath('/'))

type Entry = { id: string; url: string; title: string }

async function entries(): Promise<Entry[]> {
  revalidatePath('/')
  return (JSON.parse((await blogFeed()).json1()) as { items: Entry[] }).items
}

/** Renames the newest post, and says which entry it was and is. */
async function rename(slug: string) {
  const [before] = await entries()
  const { docs } = await payload.find({ collection: 'blog-posts', sort: '-publishedAt', limit: 1, draft: false })
  await payload.update({ collection: 'blog-posts', id: docs[0]?.id ?? 0, data: { slug, _status: 'published' } })
  const [after] = await entries()
  return { before, after }
}

test('a renamed post has a new address but the same id, in every format', async () => {
  const { before, after } = await rename('a-new-name')
  expect(after?.url).toMatch(/\/blog\/a-new-name$/)
  expect(after?.url).not.toBe(before?.url)
  expect(after?.id).toBe(before?.id)
  expect(after?.id).toMatch(/^tag:localhost,2026:post-\d+$/)
  const feed = await blogFeed()
  expect(feed.rss2()).toContain(`<guid isPermaLink="false">${after?.id}</guid>`)
  expect(feed.atom1()).toContain(`<id>${after?.id}</id>`)
})

test('a post that readers know by its former address keeps that as its id', async () => {
  const [newest] = await entries()
  const { rowCount } = await pool.query(`update blog_posts set feed_path = '/blog/' || slug where title = $1`, [
    newest?.title,
  ])
  expect(rowCount).toBe(1)
  const { after } = await rename('another-name')
  expect(after?.id).toBe(newest?.url)
  expect(after?.url).toMatch(/\/blog\/another-name$/)
})

test('all ids differ, and every author in RSS is an address', async () => {
  const all = await entries()
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  const authors = [...(await blogFeed()).rss2().matchAll(/<author>(.*?)<\/author>/g)].map(([, author]) => author)
  expect(authors.length).toBeGreaterThan(0)
  for (const author of authors) expect(author).toMatch(/^[^\s@]+@[^\s@]+ \(.+\)$/)
})

test('another reader finds the same posts in RSS and Atom as JSON Feed has', async () => {
  const all = await entries()
  const feed = await blogFeed()
  for (const xml of [feed.rss2(), feed.atom1()]) {
    const { title, items } = await new RssParser().parseString(xml)
    expect(title).toBe('Powerboard blog')
    expect(items.map(({ guid, id, link, title: name }) => ({ id: guid ?? id, url: link, title: name }))).toEqual(
      all.map(({ id, url, title: name }) => ({ id, url, title: name })),
    )
    for (const { isoDate } of items) expect(isoDate).toMatch(/^\d{4}-/)
  }
})

test('the JSON feed has what JSON Feed 1 asks for', async () => {
  const { version, title, items } = JSON.parse((await blogFeed()).json1()) as Record<string, unknown>
  expect([version, title]).toEqual(['https://jsonfeed.org/version/1', 'Powerboard blog'])
  // "Each item must have content_html or content_text", and an id that is text.
  for (const item of items as Record<string, unknown>[]) {
    expect(typeof item.id).toBe('string')
    expect(item.content_html ?? item.content_text).toEqual(expect.any(String))
    expect(item.date_published).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/)
  }
})
