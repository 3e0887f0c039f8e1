import type { CollectionSlug, GlobalSlug } from 'payload'
import { beforeEach, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { CACHE_MANIFEST } from '@/lib/registry/cache-manifest'

import { expired } from '../../fakes/fake-next-cache'
import { paragraph, PASSWORD } from '../../fixtures/documents'
import { openArchive } from '../access/archive'
import { pool } from '../support/rows'

const payload = await payloadClient()
const owner = await payload.create({
  collection: 'users',
  data: { username: 'owner', password: PASSWORD, name: 'Owner', role: 'admin' },
})
const archive = await openArchive(payload, { owner: { ...owner, collection: 'users' } })
beforeEach(() => void expired.splice(0))

const SHOWN = new Set(Object.values(CACHE_MANIFEST).flatMap(({ tags }) => tags))
/** Tagged by path: tested below, and in ../places. */
const BY_PATH = ['pages', 'redirects', 'blog-posts', 'places']
/** Read anew by every search. */
const UNCACHED = ['search-synonyms']

type Options = { collection: CollectionSlug; id: number; data: object }
// Payload's types apply to one collection at a time, and this covers all of them.
const update = payload.update.bind(payload) as unknown as (options: Options) => Promise<unknown>
const updateGlobal = payload.updateGlobal.bind(payload) as unknown as (options: {
  slug: GlobalSlug
  data: object
}) => Promise<unknown>

/** The tags that `work` expires. */
async function expiredBy(work: () => Promise<unknown>): Promise<string[]> {
  expired.splice(0)
  await work()
  return [...new Set(expired)]
}

describe('a document shown by cached reads expires its tag', () => {
  const collections = payload.config.collections.filter(({ slug }) => SHOWN.has(slug) && !BY_PATH.includes(slug))

  test.each(collections.map(({ slug }) => slug))('%s: when created, changed, unpublished and deleted', async (slug) => {
    let id = 0
    /** Ignores the price changes that are added and deleted with a product. */
    const tagsOf = async (work: () => Promise<unknown>) =>
      (await expiredBy(work)).filter((tag) => tag === slug || tag !== 'price-changes')
    expect(await tagsOf(async () => (id = (await archive.keep(slug)).shown))).toEqual([slug])
    expect(await tagsOf(() => update({ collection: slug, id, data: {} }))).toEqual([slug])
    if (archive.hasVersions(slug))
      expect(await tagsOf(() => update({ collection: slug, id, data: { _status: 'draft' } }))).toEqual([slug])
    expect(await tagsOf(() => payload.delete({ collection: slug, id }))).toEqual([slug])
  })

  const globals = payload.config.globals.map(({ slug }) => slug).filter((slug) => !UNCACHED.includes(slug))

  test.each(globals)('%s', async (slug) => {
    expect(SHOWN).toContain(slug)
    expect(await expiredBy(() => updateGlobal({ slug, data: {} }))).toEqual([slug])
  })

  test.each(['leads', 'user-profiles'] as const)('but not %s, which no page shows', async (slug) => {
    expect(await expiredBy(() => archive.keep(slug))).toEqual([])
  })
})

describe('a redirect', () => {
  test('expires its old path as well when it moves', async () => {
    const { id } = await payload.create({ collection: 'redirects', data: { from: '/started-here', to: '/contact' } })
    expect(expired).toEqual(['page:/started-here'])
    const change = () => payload.update({ collection: 'redirects', id, data: { from: '/starts-here' } })
    expect(await expiredBy(change)).toEqual(['page:/started-here', 'page:/starts-here'])
    expect(await expiredBy(() => payload.delete({ collection: 'redirects', id }))).toEqual(['page:/starts-here'])
  })
})

describe('a page', () => {
  const page = (_status: 'draft' | 'published') => ({
    title: `A ${_status} page`,
    description: `What a ${_status} page is about.`,
    url: `/a-${_status}-page`,
    _status,
  })

  test('that was never published expires nothing when it is deleted', async () => {
    const { id } = await payload.create({ collection: 'pages', data: page('draft') })
    await payload.delete({ collection: 'pages', id })
    expect(expired).toEqual([])
  })

  test('that was public expires its path and the lists, even if it has a draft', async () => {
    const { id } = await payload.create({ collection: 'pages', data: page('published') })
    await payload.update({ collection: 'pages', id, data: { url: '/a-page-to-be' }, draft: true })
    expect(await expiredBy(() => payload.delete({ collection: 'pages', id }))).toEqual([
      'page:/a-published-page',
      'pages',
    ])
  })
})

describe('a blog post', () => {
  let author = 0
  const create = async (slug: string, _status: 'draft' | 'published') => {
    author ||= (await archive.keep('blog-authors')).shown
    const data = {
      title: slug,
      slug,
      excerpt: 'Short',
      content: paragraph('Words.'),
      author,
      status: 'draft' as const,
      _status,
    }
    return payload.create({ collection: 'blog-posts', data })
  }
  const changed = (id: number, data: object, draft = false) =>
    expiredBy(() => payload.update({ collection: 'blog-posts', id, data, draft }))

  test('expires itself and the lists when published, renamed and unpublished', async () => {
    const { id } = await create('warm-feet', 'published')
    expect(expired).toEqual(expect.arrayContaining(['post:warm-feet', 'blog-posts']))
    expect(await changed(id, { slug: 'warm-toes' })).toEqual([
      'page:/blog/warm-feet',
      'post:warm-feet',
      'post:warm-toes',
      'blog-posts',
    ])
    expect(await changed(id, { _status: 'draft' })).toEqual(['post:warm-toes', 'blog-posts'])
  })

  test('expires nothing as a draft, before or after it is published', async () => {
    const { id } = await create('only-a-draft', 'draft')
    expect(await changed(id, { title: 'Still a draft' }, true)).toEqual([])
    const { id: live } = await create('live-post', 'published')
    expect(await changed(live, { title: 'A draft of a change' }, true)).toEqual([])
    expect(await expiredBy(() => payload.delete({ collection: 'blog-posts', id }))).toEqual([])
    expect(await expiredBy(() => payload.delete({ collection: 'blog-posts', id: live }))).toEqual([
      'post:live-post',
      'blog-posts',
    ])
  })

  test('leaves a redirect when renamed, which renaming it back removes', async () => {
    const { id } = await create('first-name', 'published')
    const start = async (from: string) =>
      (await payload.find({ collection: 'redirects', where: { from: { equals: from } } })).docs[0]?.to
    await changed(id, { slug: 'second-name' })
    expect(await start('/blog/first-name')).toBe('/blog/second-name')
    await changed(id, { slug: 'third-name' })
    expect(await start('/blog/first-name')).toBe('/blog/third-name')
    await changed(id, { slug: 'first-name' })
    expect(await start('/blog/first-name')).toBeUndefined()
    expect(await start('/blog/third-name')).toBe('/blog/first-name')
  })

  test('keeps its views when a form that was opened earlier is saved', async () => {
    const { id } = await create('counted', 'published')
    await pool.query('update blog_posts set view_count = 7 where id = $1', [id])
    await changed(id, { title: 'Counted again', viewCount: 0, _status: 'published' })
    const { rows } = await pool.query('select view_count::int as views from blog_posts where id = $1', [id])
    expect(rows).toEqual([{ views: 7 }])
  })
})

describe('the homepage has room for three testimonials', () => {
  const quote = {
    quote: 'Warm.',
    clientName: 'A reader',
    category: 'homeowner',
    isFeatured: true,
    isSample: true,
  } as const

  test('and a fourth is refused until one of them is removed', async () => {
    const featured = { isFeatured: { equals: true } }
    const { docs } = await payload.find({ collection: 'testimonials', where: featured, pagination: false })
    expect(docs).toHaveLength(3)
    const publish = () => payload.create({ collection: 'testimonials', data: { ...quote, _status: 'published' } })
    await expect(publish()).rejects.toMatchObject({
      data: { errors: [{ path: 'isFeatured', message: expect.stringContaining('already has three') }] },
    })
    const { id } = await payload.create({
      collection: 'testimonials',
      data: { ...quote, _status: 'draft' },
      draft: true,
    })
    await expect(update({ collection: 'testimonials', id, data: { _status: 'published' } })).rejects.toThrow(
      'One of the three on the homepage',
    )
    const first = docs[0]?.id ?? 0
    await update({ collection: 'testimonials', id: first, data: { quote: 'Still warm.' } })
    await update({ collection: 'testimonials', id: first, data: { isFeatured: false } })
    await update({ collection: 'testimonials', id, data: { _status: 'published' } })
  })
})
