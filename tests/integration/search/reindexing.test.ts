import { describe, expect, test } from 'vitest'

import { reindex } from '@/lib/cms/search/reindex'
import { getSitemap } from '@/lib/data/pages/sitemap'
import { payloadClient } from '@/lib/data/payload-client'
import { searchSite } from '@/lib/data/search/search'

import { pool } from '../support/rows'

const payload = await payloadClient()

const find = async (q: string) =>
  (await searchSite({ q })).hits.map(({ path, title }) => [path, title.map(({ text }) => text).join('')])

// Dissimilar words, so that none passes for a misspelling of another.
const WORDS = ['gnomon', 'palaver', 'shibboleth', 'zucchetto', 'ukulele', 'flummery', 'borborygm', 'wigwam']
let count = 0
const make = (data: object = {}) => {
  count += 1
  const word = WORDS[count] ?? ''
  return payload
    .create({
      collection: 'pages',
      data: { title: word, description: `Number ${count}.`, url: `/trial-${count}`, _status: 'published', ...data },
    })
    .then((page) => ({ ...page, word }))
}

describe('the search follows', () => {
  test('a publish, a new name, a move, an unpublish and a new publish', async () => {
    const { id, word, url } = await make({ _status: 'draft' })
    expect(await find(word)).toEqual([])
    await payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    expect(await find(word)).toEqual([[url, word]])
    await payload.update({ collection: 'pages', id, data: { title: 'Quincunx hall' } })
    expect([await find(word), await find('quincunx')]).toEqual([[], [[url, 'Quincunx hall']]])
    await payload.update({ collection: 'pages', id, data: { url: `${url}-moved` } })
    expect(await find('quincunx')).toEqual([[`${url}-moved`, 'Quincunx hall']])
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    expect(await find('quincunx')).toEqual([])
    await payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    expect(await find('quincunx')).toEqual([[`${url}-moved`, 'Quincunx hall']])
  })

  test('published pages, but not their drafts', async () => {
    const { id, word, url } = await make()
    await payload.update({
      collection: 'pages',
      id,
      data: { title: 'Palimpsest', url: '/elsewhere' },
      draft: true,
      autosave: true,
    })
    expect([await find(word), await find('palimpsest')]).toEqual([[[url, word]], []])
  })

  test('a page that leaves the menus, and a deletion', async () => {
    const [inactive, deleted] = [await make(), await make()]
    await payload.update({ collection: 'pages', id: inactive.id, data: { status: 'inactive' } })
    await payload.delete({ collection: 'pages', id: deleted.id })
    expect([await find(inactive.word), await find(deleted.word)]).toEqual([[], []])
  })

  test('a page that an editor keeps out of search results, and so do the sitemaps', async () => {
    const { id, word, url } = await make()
    const mapped = async () => (await getSitemap('pages')).flatMap(({ entries }) => entries.map(({ path }) => path))
    expect([await find(word), await mapped()]).toEqual([[[url, word]], expect.arrayContaining([url])])
    await payload.update({ collection: 'pages', id, data: { isUnlisted: true } })
    expect(await find(word)).toEqual([])
    expect(await mapped()).not.toContain(url)
  })

  test('committed changes only', async () => {
    const { id, word, url } = await make()
    await expect(
      payload.update({ collection: 'pages', id, data: { title: 'Never', url: 'no address' } }),
    ).rejects.toThrow()
    expect(await find(word)).toEqual([[url, word]])
  })

  test('homepage questions, but no others', async () => {
    const ask = (isOnHome: boolean) =>
      payload.create({
        collection: 'faqs',
        data: { question: 'Does a chinchilla mind?', answer: 'No.', topic: 'product', isOnHome, _status: 'published' },
      })
    await ask(false)
    expect(await find('chinchilla')).toEqual([])
    await ask(true)
    expect(await find('chinchilla')).toEqual([['/#questions', 'Does a chinchilla mind?']])
  })

  test('questions on a page, at its path and while it shows them', async () => {
    const { id: faqId } = await payload.create({
      collection: 'faqs',
      data: { question: 'Does an axolotl mind?', answer: 'No.', topic: 'product', _status: 'published' },
    })
    const { id, url } = await make()
    const show = (ids: number[], draft = false) =>
      payload.update({
        collection: 'pages',
        id,
        draft,
        data: {
          _status: draft ? 'draft' : 'published',
          blocks: ids.length > 0 ? [{ blockType: 'questions', heading: 'Asked of pools', asked: ids }] : [],
        },
      })
    await show([faqId], true)
    expect(await find('axolotl')).toEqual([])
    await show([faqId])
    expect(await find('axolotl')).toEqual([[`${url}#asked-of-pools`, 'Does an axolotl mind?']])
    await payload.update({ collection: 'faqs', id: faqId, data: { question: 'Does a dodo mind?' } })
    expect([await find('axolotl'), await find('dodo')]).toEqual([[], [[`${url}#asked-of-pools`, 'Does a dodo mind?']]])
    await show([])
    expect(await find('dodo')).toEqual([])
  })

  test('every seeded question, at a path that shows it', async () => {
    for (const [word, url] of [
      ['vat', '/building-regulations-guide#questions-about-the-rules'],
      ['bathroom', '/installation-engineering#questions-about-fitting'],
    ] as const) {
      expect((await find(word)).map(([path]) => path)).toContain(url)
    }
    const { rows } = await pool.query(
      `select question from faqs f where not exists (select from search_entries where source = 'faqs:' || f.id and path <> '') and question not like '%chinchilla%' and question not like '%dodo%'`,
    )
    expect(rows).toEqual([])
  })
})

test('a word that has disappeared from all pages is not suggested', async () => {
  const { id } = await make({ title: 'Rhododendron' })
  expect((await searchSite({ q: 'rhododendrn' })).corrected).toBe('rhododendron')
  await payload.delete({ collection: 'pages', id })
  expect(await searchSite({ q: 'rhododendrn' })).toMatchObject({ total: 0, corrected: null })
})

describe('reindexing', () => {
  const passages = async () => (await pool.query('select * from search_passages order by source, place')).rows
  const entries = async () => (await pool.query('select * from search_entries order by source')).rows
  const words = async () => (await pool.query('select word from search_words order by word')).rows

  test('restores the index, without orphaned rows', async () => {
    await reindex(payload)
    const [before, shown, vocabulary] = [await entries(), await passages(), await words()]
    await pool.query(`insert into search_words values ('leftover')`)
    await pool.query(
      `insert into search_entries select 'pages:0', kind, path, title, weight, stems from search_entries limit 1`,
    )
    await pool.query(`delete from search_entries where source = 'built:/contact'`)
    await pool.query(`update search_entries set title = 'Wrong' where source = 'built:/sales'`)
    await pool.query(`update search_passages set text = 'Wrong' where place = 0`)
    await pool.query(`insert into search_passages select source, 1000, 'Wrong', stems from search_entries`)
    await reindex(payload)
    expect(await entries()).toEqual(before)
    expect(await passages()).toEqual(shown)
    expect(await words()).toEqual(vocabulary)
  })

  test('indexes each public page once that is not kept out of search results', async () => {
    const { docs } = await payload.find({
      collection: 'pages',
      where: {
        and: [
          { _status: { equals: 'published' } },
          { status: { equals: 'active' } },
          { isUnlisted: { equals: false } },
        ],
      },
      pagination: false,
      depth: 0,
    })
    const paths = (await entries()).filter(({ source }) => source.startsWith('pages:')).map(({ path }) => path)
    expect(paths.sort()).toEqual(docs.map(({ url }) => url).sort())
  })
})
