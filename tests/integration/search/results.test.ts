import { describe, expect, test, vi } from 'vitest'

import type { SearchResultPage } from '@/lib/content/search'
import { payloadClient } from '@/lib/data/payload-client'
import { completeSearch } from '@/lib/data/search/complete'
import { searchSite } from '@/lib/data/search/search'
import { pounds } from '@/lib/format/pounds'
import { poolOf } from '@/lib/platform/database'

import { pool } from '../support/rows'

const payload = await payloadClient()

const pathsOf = ({ hits }: SearchResultPage) => hits.map(({ path }) => path)
const isFoundBy = async (q: string, path: string) => pathsOf(await searchSite({ q })).includes(path)

const shape = { direction: 'ltr' as const, format: '' as const, indent: 0, version: 1 }
const paragraph = (words: string) => ({
  root: {
    ...shape,
    type: 'root',
    children: [{ ...shape, type: 'paragraph', children: [{ type: 'text', text: words, version: 1 }] }],
  },
})

const make = (url: string, title: string, words = 'Nothing much.') =>
  payload.create({
    collection: 'pages',
    data: {
      title,
      description: `About ${url.slice(1)}.`,
      url,
      _status: 'published',
      blocks: [{ blockType: 'prose' as const, heading: 'One chapter', text: paragraph(words) }],
    },
  })

describe('a word finds', () => {
  test.each([
    ['itself', 'thermostat', '/installation-engineering'],
    ['its other forms', 'insulating', '/thermal-efficiency-guide'],
    ['words that begin with it', 'therm', '/installation-engineering'],
    ['its correct spelling', 'thermastat', '/installation-engineering'],
    ['the same with a letter missing', 'instalation', '/installation-engineering'],
    ['the same with two letters swapped', 'cieling', '/about'],
    ['a unit beside its number', '225w', '/technical-specifications'],
    ['a question of the homepage', 'pets', '/#questions'],
    ['a page built in code', 'quick calculator', '/calculator/quick'],
  ])('%s', async (_, q, path) => {
    expect(await isFoundBy(q, path)).toBe(true)
  })

  test('a text with accents, and vice versa', async () => {
    await make('/trial-accents', 'An orangery', 'Warm panes for the crème glasshouse.')
    expect(await isFoundBy('creme glasshouse', '/trial-accents')).toBe(true)
    expect(await isFoundBy('crème glasshóuse', '/trial-accents')).toBe(true)
  })
})

describe('a result', () => {
  test('takes one statement, and so do completions', async () => {
    const query = vi.spyOn(poolOf(payload), 'query')
    await searchSite({ q: 'thermastat instalation' })
    expect(query).toHaveBeenCalledTimes(1)
    await completeSearch('therm')
    expect(query).toHaveBeenCalledTimes(2)
    query.mockRestore()
  })

  test('ranks a match in the title above any number of matches in the text', async () => {
    await make('/trial-title', 'The zeppelin shed')
    await make('/trial-text', 'Another shed', 'A zeppelin, a zeppelin, a zeppelin: the zeppelin. '.repeat(30))
    expect(pathsOf(await searchSite({ q: 'zeppelin' }))).toEqual(['/trial-title', '/trial-text'])
  })

  test('offers what is near a place of that name while the place is active', async () => {
    expect((await searchSite({ q: ' bristol' })).near?.name).toBe('Bristol')
    expect((await searchSite({ q: 'King’s Lynn' })).near?.name).toBe("King's Lynn")
    await payload.update({
      collection: 'places',
      where: { slug: { equals: 'bristol' } },
      data: { isActive: false },
    })
    expect((await searchSite({ q: 'Bristol' })).near).toBeNull()
  })

  test('names the words it searched for in place of misspelt ones', async () => {
    expect((await searchSite({ q: 'room thermastat' })).corrected).toBe('room thermostat')
    expect((await searchSite({ q: 'room thermostat' })).corrected).toBeNull()
  })

  test('requires all words, or any if no page has all of them', async () => {
    await make('/trial-both', 'Quokka and wombat')
    await make('/trial-one', 'Quokka alone')
    expect(await searchSite({ q: 'quokka wombat' })).toMatchObject({
      total: 1,
      isPartial: false,
      hits: [{ path: '/trial-both' }],
    })
    const partial = await searchSite({ q: 'quokka the xylophonist' })
    expect(partial.isPartial).toBe(true)
    expect(pathsOf(partial).sort()).toEqual(['/trial-both', '/trial-one'])
  })

  test('counts every kind, even when filtered to one', async () => {
    const all = await searchSite({ q: 'panel' })
    expect(all.total).toBe(Object.values(all.counts).reduce((sum, count) => sum + count, 0))
    const guides = await searchSite({ q: 'panel', kind: 'guide' })
    expect(guides.counts).toEqual(all.counts)
    expect(guides.hits.length).toBe(all.counts.guide)
    expect(new Set(guides.hits.map(({ kind }) => kind))).toEqual(new Set(['guide']))
  })

  test('comes in pages of twenty without duplicates', async () => {
    const [first, second] = [await searchSite({ q: 'panel' }), await searchSite({ q: 'panel', page: 2 })]
    expect(first.total).toBeGreaterThan(20)
    expect([first.hits.length, second.hits.length]).toEqual([20, Math.min(20, first.total - 20)])
    const keys = [...first.hits, ...second.hits].map(({ path, title }) => path + JSON.stringify(title))
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('highlights the matches, as text and never as markup', async () => {
    await make('/trial-markup', 'Marmoset <b>bold</b>', 'Before it <img src=x onerror=alert(1)> a marmoset sat.')
    const { hits } = await searchSite({ q: 'marmoset' })
    expect(hits[0]?.title).toEqual([
      { text: 'Marmoset', isMatch: true },
      { text: ' <b>bold</b>', isMatch: false },
    ])
    expect(hits[0]?.excerpt).toContainEqual({ text: 'marmoset', isMatch: true })
  })
})

describe('a page about a subject comes before one that only uses the word', () => {
  test.each([
    [
      'panel',
      ['/technical-specs', '/shop/powerboard-s-225w', '/material-science-guide'],
      ['/business-in-a-box', '/distributors'],
    ],
    ['instalation', ['/installation-engineering'], ['/partners', '/installers']],
    ['contact', ['/contact'], ['/calculator/quick']],
  ])('%s', async (q, about, using) => {
    const paths = pathsOf(await searchSite({ q }))
    const ranks = (expected: string[]) => expected.map((path) => paths.indexOf(path))
    expect(Math.min(...ranks(about), ...ranks(using))).toBeGreaterThanOrEqual(0)
    expect(Math.max(...ranks(about))).toBeLessThan(Math.min(...ranks(using)))
  })
})

describe('a number finds', () => {
  test('an amount of money in a text, with or without its currency sign', async () => {
    await make('/trial-money', 'Money for the okapi', 'The okapi costs £289, or £3,759 with its stable.')
    for (const q of ['okapi £289', 'okapi 289', 'okapi £3,759', 'okapi 3759']) {
      const { hits, isPartial } = await searchSite({ q })
      expect([isPartial, hits.map(({ path }) => path)]).toEqual([false, ['/trial-money']])
      expect(hits[0]?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text.replace(',', ''))).toContain(
        q.replace(/\D/g, ''),
      )
    }
    expect((await searchSite({ q: 'okapi £290' })).isPartial).toBe(true)
  })

  test('a figure that is filled in, with its current value', async () => {
    await payload.create({
      collection: 'pages',
      data: {
        title: 'Money for the kinkajou',
        description: 'It stands in the lead.',
        url: '/trial-figure',
        _status: 'published',
        lead: 'The kinkajou gets {number:grant.heat-pump} today.',
      },
    })
    const { rows } = await pool.query<{ value: string }>(
      `select value from assumptions where key = 'grant.heat-pump' order by valid_from desc limit 1`,
    )
    const printed = pounds(Number(rows[0]?.value))
    for (const q of [`kinkajou ${printed}`, `kinkajou ${printed.replaceAll(/\D/g, '')}`]) {
      const { hits, isPartial } = await searchSite({ q })
      expect([isPartial, hits.map(({ path }) => path)]).toEqual([false, ['/trial-figure']])
      expect(hits[0]?.excerpt).toContainEqual({ text: printed.slice(1), isMatch: true })
    }
    expect((await searchSite({ q: 'kinkajou 31337' })).isPartial).toBe(true)
  })
})

describe('an excerpt', () => {
  const excerptOf = async (q: string) =>
    (await searchSite({ q })).hits[0]?.excerpt.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

  test('is the passage with the most search words, with ellipses', async () => {
    const filler = 'Nothing of it is here, however long one reads. '.repeat(12)
    await make(
      '/trial-passages',
      'A shed',
      `${filler} The axolotl sleeps. ${filler} A numbat wakes the axolotl. ${filler}`,
    )
    expect(await excerptOf('axolotl numbats')).toMatch(/^… .*A \[numbat\] wakes the \[axolotl\]\..* …$/s)
    expect(await excerptOf('axolotl numbats')).not.toContain('sleeps')
  })

  test('is the description if only the title matches', async () => {
    await make('/trial-description', 'Pangolins', 'Scales.')
    expect(await excerptOf('pangolin')).toBe('About trial-description. …')
  })
})

describe('whatever the input', () => {
  test.each([
    "'); drop table pages; --",
    '<script>alert(1)</script>',
    '%_\\',
    '%_'.repeat(50),
    "''''",
    ':* & | ! <-> ( )',
    'a:b:*',
    '\\',
    '½ № ﷺ',
    '漢字',
    '🔥',
    'ß',
    'İ',
    'x'.repeat(100),
    'the of and',
    'a '.repeat(50),
    '1 2 3 4 5 6 7 8 9 10 11 12',
    "o'neill's",
    'e\u0301',
    '\uFFFD',
  ])('%j gets a result', async (q) => {
    expect(await searchSite({ q })).toMatchObject({ hits: expect.any(Array), total: expect.any(Number) })
    expect(await completeSearch(q)).toBeInstanceOf(Array)
  })

  test('nothing is found for nonsense, stop words or an empty query', async () => {
    for (const q of ['qqqzzzvvv', 'the of and', ''])
      expect(await searchSite({ q })).toEqual({
        hits: [],
        counts: {},
        total: 0,
        corrected: null,
        isPartial: expect.any(Boolean),
        near: null,
      })
  })
})

test('completions are the best six pages', async () => {
  const completions = await completeSearch('ther')
  expect(completions).toHaveLength(6)
  expect(completions).toContainEqual({ path: '/thermal-efficiency-guide', title: expect.any(String), kind: 'Guides' })
  expect(await completeSearch('qqqzzzvvv')).toEqual([])
})
