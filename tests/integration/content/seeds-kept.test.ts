import { beforeEach, describe, expect, test } from 'vitest'

import { POWERBOARD_SLUG } from '@/lib/domain/catalogue/powerboard-slug'
import { POST_SEEDS } from '@/lib/seed/blog/posts/posts'
import { seedBlog } from '@/lib/seed/blog/seed-blog'
import { seedClaims } from '@/lib/seed/claims/seed-claims'
import { seedGlobals } from '@/lib/seed/globals'
import { seedLibrary } from '@/lib/seed/library/seed-library'
import { PAGE_SEEDS } from '@/lib/seed/pages/pages'
import { seedPages } from '@/lib/seed/pages/seed-pages'
import { seed } from '@/lib/seed/seed'

import { pool } from '../support/rows'
import { payload } from './pages-support'

type Named = 'pages' | 'products' | 'claims' | 'faqs' | 'blog-posts' | 'blog-categories' | 'blog-tags' | 'blog-authors'

/** Makes the text look as if it had been seeded by an earlier release. */
const age = (source: string) => pool.query(`update seeded_texts set hash = 'earlier' where source = $1`, [source])

/** As on a site that is older than the record, or whose release is the first with this document. */
const forget = (source: string) => pool.query('delete from seeded_texts where source = $1', [source])

async function idOf(collection: Named, field: string, name: string): Promise<number> {
  const { docs } = await payload.find({ collection, where: { [field]: { equals: name } }, pagination: false, limit: 1 })
  if (!docs[0]) throw new Error(`no ${name}`)
  return docs[0].id
}

const headingOf = async (url: string) =>
  (await payload.findByID({ collection: 'pages', id: await idOf('pages', 'url', url) })).heading

const COUNTED = ['pages', 'claims', 'blog_posts', 'case_studies', 'products', 'sources', 'testimonials']

async function counts() {
  const { rows } = await pool.query(
    `select ${COUNTED.map((table) => `(select count(*)::int from ${table}) as ${table}`).join(', ')}`,
  )
  return rows[0]
}

let before: unknown
beforeEach(async () => void (before = await counts()))

describe('a seeded page is not created again', () => {
  test.each([
    ['published', '/distributors'],
    ['unpublished', '/partners'],
  ])('while a draft of it, %s, has another address', async (state, url) => {
    const id = await idOf('pages', 'url', url)
    if (state === 'unpublished') await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    await payload.update({ collection: 'pages', id, data: { url: `${url}-new` }, draft: true })
    for (const make of [age, forget]) {
      await make(`pages:${url}`)
      await seedPages(payload)
      expect(await counts()).toEqual(before)
      expect((await payload.findByID({ collection: 'pages', id, draft: true })).url).toBe(`${url}-new`)
    }
  })

  test('once it has moved, even without its redirect', async () => {
    const id = await idOf('pages', 'url', '/installers')
    await payload.update({ collection: 'pages', id, data: { url: '/fitters', _status: 'published' } })
    await payload.delete({ collection: 'redirects', where: { from: { equals: '/installers' } } })
    await seedPages(payload)
    expect(await counts()).toEqual(before)
  })
})

test.each([true, false])('a claim whose key staff have changed is not created again (a draft: %s)', async (draft) => {
  const key = draft ? 'heat-up' : 'lifespan'
  const id = await idOf('claims', 'key', key)
  const data = { key: `${key}.new`, _status: draft ? ('draft' as const) : ('published' as const) }
  await payload.update({ collection: 'claims', id, data, draft })
  if (draft) await forget(`claims:${key}`)
  await seedClaims(payload)
  expect(await counts()).toEqual(before)
  expect((await payload.findByID({ collection: 'claims', id, draft })).key).toBe(`${key}.new`)
})

describe('a newer text of a page', () => {
  test('leaves out the questions that staff have reworded or deleted', async () => {
    const path = '/installation-engineering'
    await payload.delete({ collection: 'faqs', id: await idOf('faqs', 'question', 'Does it work without the app?') })
    const reworded = await idOf('faqs', 'question', 'Can a panel go in a bathroom?')
    await payload.update({ collection: 'faqs', id: reworded, data: { question: 'Bathrooms?', _status: 'published' } })
    await pool.query(`update pages set heading = 'An earlier heading' where url = $1`, [path])
    await age(`pages:${path}`)
    await seedPages(payload)
    expect(await headingOf(path)).toBe(PAGE_SEEDS.find((page) => page.path === path)?.heading)
  })

  test('is not used when it names a claim or a source that staff have deleted', async () => {
    const sourceOf = (text: string) => /\[\^([\w.-]+)\]/.exec(text)?.[1] ?? ''
    const [cited] = PAGE_SEEDS.filter(({ blocks }) => sourceOf(JSON.stringify(blocks)))
    const path = cited?.path ?? ''
    const key = sourceOf(JSON.stringify(cited?.blocks))
    await payload.delete({ collection: 'sources', where: { key: { equals: key } } })
    await pool.query(`update pages set heading = 'An earlier heading' where url = $1`, [path])
    await age(`pages:${path}`)
    await seedPages(payload)
    expect(await headingOf(path)).toBe('An earlier heading')
  })
})

test('a page whose title staff have given to a page of their own is not created', async () => {
  const seed = PAGE_SEEDS.find(({ path }) => path === '/cookie-policy')
  const id = await idOf('pages', 'url', '/cookie-policy')
  await payload.update({ collection: 'pages', id, data: { url: '/our-cookies', _status: 'published' } })
  await payload.delete({ collection: 'redirects', where: { from: { equals: '/cookie-policy' } } })
  await forget('pages:/cookie-policy')
  await seedPages(payload)
  expect(await counts()).toEqual(before)
  const ours = await payload.findByID({ collection: 'pages', id })
  expect([ours.url, ours.title]).toEqual(['/our-cookies', seed?.title])
})

test('a missing post is created without tags that are gone, but not without its category or author', async () => {
  const rename = async (collection: 'blog-categories' | 'blog-tags' | 'blog-authors', slug: string) =>
    payload.update({ collection, id: await idOf(collection, 'slug', slug), data: { slug: `${slug}-new` } })
  const [ofCategory, ofAuthor, tagged] = [
    POST_SEEDS.find(({ category }) => category === 'comfort'),
    POST_SEEDS.find(({ category, author }) => category !== 'comfort' && author === 'sales-desk'),
    POST_SEEDS.find(
      ({ category, author, tags }) => category !== 'comfort' && author !== 'sales-desk' && tags.includes('insulation'),
    ),
  ]
  await rename('blog-categories', 'comfort')
  await rename('blog-authors', 'sales-desk')
  await rename('blog-tags', 'insulation')
  for (const post of [ofCategory, ofAuthor, tagged]) {
    await payload.delete({ collection: 'blog-posts', id: await idOf('blog-posts', 'slug', post?.slug ?? '') })
    await forget(`blog-posts:${post?.slug}`)
  }
  await seedBlog(payload)
  const { docs } = await payload.find({
    collection: 'blog-posts',
    where: { slug: { in: [ofCategory?.slug, ofAuthor?.slug, tagged?.slug] } },
    pagination: false,
    depth: 1,
  })
  expect(docs.map(({ slug }) => slug)).toEqual([tagged?.slug])
  expect(docs[0]?.tags).toHaveLength((tagged?.tags.length ?? 0) - 1)
})

describe('a newer text of what staff have changed', () => {
  const published = () => payload.findGlobal({ slug: 'home-page', depth: 0 })
  const latest = () => payload.findGlobal({ slug: 'home-page', draft: true, depth: 0 })

  test('becomes a draft, which the next release’s replaces, and which no start publishes', async () => {
    const hero = { ...(await published()).hero, heading: 'Our own words.' }
    await payload.updateGlobal({ slug: 'home-page', data: { hero, _status: 'published' } })
    for (const release of [1, 2]) {
      await age('globals:home-page')
      await seedGlobals(payload)
      const draft = await latest()
      expect([release, draft._status, draft.hero.heading]).toEqual([release, 'draft', 'Warmth from above.'])
      expect(draft.hero.dayPicture).toEqual(hero.dayPicture)
      expect((await published()).hero.heading).toBe('Our own words.')
    }
    await seedGlobals(payload)
    const { updatedAt } = await latest()
    await payload.updateGlobal({ slug: 'home-page', data: { _status: 'published' } })
    expect((await latest()).updatedAt).not.toBe(updatedAt)
  })

  test('becomes a draft of a page', async () => {
    const path = '/terms-of-service'
    const id = await idOf('pages', 'url', path)
    await payload.update({ collection: 'pages', id, data: { heading: 'Our own words.', _status: 'published' } })
    await age(`pages:${path}`)
    await seedPages(payload)
    expect(await headingOf(path)).toBe('Our own words.')
    const draft = await payload.findByID({ collection: 'pages', id, draft: true })
    expect([draft._status, draft.heading]).toEqual(['draft', PAGE_SEEDS.find((page) => page.path === path)?.heading])
  })
})

test('what staff have deleted or renamed does not come back', async () => {
  const [post] = POST_SEEDS.filter(({ category }) => category === 'installation')
  await payload.delete({ collection: 'blog-posts', id: await idOf('blog-posts', 'slug', post?.slug ?? '') })
  await payload.delete({ collection: 'claims', id: await idOf('claims', 'key', 'warranty.years') })
  await payload.delete({ collection: 'pages', id: await idOf('pages', 'url', '/business-in-a-box') })
  for (const collection of ['case-studies', 'testimonials'] as const)
    await payload.delete({ collection, where: { id: { exists: true } } })
  await payload.delete({ collection: 'sources', where: { key: { exists: true } } })
  const product = await idOf('products', 'slug', POWERBOARD_SLUG)
  await payload.update({ collection: 'products', id: product, data: { slug: 'our-panel' } })
  const left = await counts()
  expect(left).toMatchObject({ case_studies: 0, testimonials: 0, sources: 0 })
  await seed(payload)
  expect(await counts()).toEqual(left)
})

test('a film that staff deleted before this was recorded does not come back', async () => {
  const where = { key: { equals: 'hero-loop' } }
  await payload.delete({ collection: 'films', where })
  await forget('films:hero-loop')
  await seedLibrary(payload)
  expect((await payload.count({ collection: 'films', where })).totalDocs).toBe(0)
})

test.each(['home-page', 'sales-page', 'promo-banner', 'navigation'] as const)(
  'a newer text of the global %s does not replace a draft of it',
  async (slug) => {
    await payload.updateGlobal({ slug, data: {}, draft: true })
    const latest = async () => (await payload.findGlobal({ slug, draft: true, depth: 0 })).updatedAt
    const saved = await latest()
    await age(`globals:${slug}`)
    await seedGlobals(payload)
    expect(await latest()).toBe(saved)
  },
)
