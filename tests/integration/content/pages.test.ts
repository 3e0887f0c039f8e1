import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { getPageAt } from '@/lib/data/pages/page'
import { getPageList } from '@/lib/data/pages/page-list'
import { payloadClient } from '@/lib/data/payload-client'
import { env } from '@/lib/platform/env'
import { PAGE_SEEDS } from '@/lib/seed/pages/pages'
import { seed } from '@/lib/seed/seed'
import { BUILT_HEADS } from '@/lib/site/built-heads'
import { publishDue } from '@/lib/use-cases/pages/publish-due'

import { expired } from '../../fakes/next-cache-kept'
import { pool } from '../support/rows'

const payload = await payloadClient()
afterAll(() => pool.end())
beforeEach(() => void expired.splice(0))

let count = 0
const make = (data: object = {}) => {
  count += 1
  return payload.create({
    collection: 'pages',
    data: {
      title: `Trial ${count}`,
      description: `What trial ${count} is about.`,
      url: `/trial-${count}`,
      _status: 'published',
      ...data,
    },
  })
}
const at = async (path: string) => {
  const answer = await getPageAt(path)
  if (answer.kind !== 'page') throw new Error(`${path} is ${answer.kind}`)
  return answer.page
}
/** What the form would say at its field. */
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: { data?: { errors?: { path: string; message: string }[] } }) =>
      error.data?.errors?.map(({ path, message }) => [path, message]),
  )

describe('a new site', () => {
  test('has every page that was written for it, with all of its parts', async () => {
    for (const { path, title, description, heading, blocks } of PAGE_SEEDS) {
      const page = await at(path)
      expect(page).toMatchObject({ title, description, heading })
      expect(page.blocks).toHaveLength(blocks.length)
      expect(new Set(page.blocks.map(({ id }) => id)).size).toBe(blocks.length)
    }
  })

  test('numbers the sources of a guide, fills in its claims and leaves no notation in its text', async () => {
    const page = await at('/electrical-systems-guide')
    expect(page.sources.map(({ number }) => number)).toEqual(page.sources.map((_, index) => index + 1))
    expect(page.sources.length).toBeGreaterThan(5)
    const text = JSON.stringify(page.blocks)
    expect(text).toContain('"kind":"claim"')
    expect(text).not.toMatch(/\[\^|\{claim:|\]\(\//)
  })

  test('is not filled twice, and a page that moved does not come back', async () => {
    const before = await payload.count({ collection: 'pages' })
    const { docs } = await payload.find({ collection: 'pages', where: { url: { equals: '/energy-tips' } } })
    await payload.update({ collection: 'pages', id: docs[0]?.id ?? 0, data: { url: '/tips', _status: 'published' } })
    await seed(payload)
    expect(await payload.count({ collection: 'pages' })).toEqual(before)
    expect(await getPageAt('/energy-tips')).toEqual({ kind: 'redirect', to: '/tips', isPermanent: true })
  })
})

describe('drafts', () => {
  test('are not for visitors, in a new page or over a published one', async () => {
    const draft = await make({ _status: 'draft' })
    expect(await getPageAt(draft.url)).toEqual({ kind: 'nothing' })
    const page = await make({ heading: 'As published' })
    expired.splice(0)
    await payload.update({
      collection: 'pages',
      id: page.id,
      data: { heading: 'In progress', url: '/elsewhere' },
      draft: true,
    })
    expect((await at(page.url)).heading).toBe('As published')
    expect(expired).toEqual([])
    expect((await getPageList()).map(({ path }) => path)).not.toContain(draft.url)
  })

  test('once published refresh their page and the lists; unpublished, they are gone', async () => {
    const page = await make({ _status: 'draft' })
    expired.splice(0)
    await payload.update({ collection: 'pages', id: page.id, data: { _status: 'published' } })
    expect(expired).toEqual([`page:${page.url}`, 'pages'])
    expect((await getPageList()).map(({ path }) => path)).toContain(page.url)
    expired.splice(0)
    await payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } })
    expect(expired).toEqual([`page:${page.url}`, 'pages'])
    expect(await getPageAt(page.url)).toEqual({ kind: 'nothing' })
  })

  test('an inactive page can be reached and is in no list', async () => {
    const page = await make({ status: 'inactive' })
    expect((await at(page.url)).title).toBe(page.title)
    expect((await getPageList()).map(({ path }) => path)).not.toContain(page.url)
  })
})

describe('a page that moves', () => {
  const move = (id: number, url: string) =>
    payload.update({ collection: 'pages', id, data: { url, _status: 'published' } })

  test('leaves directions, and those that led to it lead straight on', async () => {
    const { id, url } = await make()
    await move(id, `${url}-b`)
    expect(expired).toEqual(expect.arrayContaining([`page:${url}`, `page:${url}-b`, 'pages']))
    await move(id, `${url}-c`)
    for (const old of [url, `${url}-b`])
      expect(await getPageAt(old)).toEqual({ kind: 'redirect', to: `${url}-c`, isPermanent: true })
  })

  test('and comes back does not lead away from itself', async () => {
    const { id, url } = await make()
    await move(id, `${url}-b`)
    await move(id, url)
    expect((await at(url)).path).toBe(url)
    expect(await getPageAt(`${url}-b`)).toEqual({ kind: 'redirect', to: url, isPermanent: true })
  })

  test('before it was ever published leaves nothing behind', async () => {
    const { id, url } = await make({ _status: 'draft' })
    await move(id, `${url}-b`)
    expect(await getPageAt(url)).toEqual({ kind: 'nothing' })
  })
})

describe('is refused, with the reason at the field:', () => {
  test.each([
    '/admin/pages',
    '/api',
    '/contact',
    '/blog/a-post',
    '//elsewhere',
    '/About',
    '/a／b',
    '/store',
    '/en/audit',
    '/en-gb/x',
  ])('the address %s', async (url) => {
    expect(await refusal(make({ url }))).toEqual([['url', expect.stringMatching(/built-in|small letters|language/)]])
  })

  test('a title or a description that another page has, however it is spaced or in whatever case', async () => {
    const other = await make({ description: 'Plain words.' })
    const variants = (text: string) => [text, `${text} `, text.toUpperCase(), text.replace(' ', '  ')]
    for (const title of variants(other.title))
      expect(await refusal(make({ title }))).toEqual([['title', `Another page has this title: ${other.url}`]])
    for (const description of variants('Plain words.'))
      expect(await refusal(make({ description }))).toEqual([
        ['description', `Another page has this description: ${other.url}`],
      ])
    expect(
      await refusal(payload.update({ collection: 'pages', id: other.id, data: { title: other.title } })),
    ).toBeNull()
  })

  test('a title or a description that a built-in page has', async () => {
    for (const title of ['Contact', 'write to us'])
      expect(await refusal(make({ title }))).toEqual([['title', 'Another page has this title: /contact']])
    const description = `${BUILT_HEADS.contact.description.toUpperCase()} `
    expect(await refusal(make({ description }))).toEqual([
      ['description', 'Another page has this description: /contact'],
    ])
  })

  test('an address that another page has, whose name is said', async () => {
    const other = await make()
    const taken = [['url', `Another page has this address: “${other.title}”`]]
    for (const _status of ['published', 'draft'])
      expect(await refusal(make({ url: other.url, _status }))).toEqual(taken)
    const { id } = await make()
    expect(await refusal(payload.update({ collection: 'pages', id, data: { url: other.url }, draft: true }))).toEqual(
      taken,
    )
    expect(await refusal(payload.update({ collection: 'pages', id: other.id, data: { url: other.url } }))).toBeNull()
  })

  test('a public page without a description', async () => {
    expect(await refusal(make({ description: null }))).toEqual([['description', 'This field is required.']])
    expect(
      await refusal(
        payload.create({ collection: 'pages', data: { title: 'Not yet described', url: '/not-yet' }, draft: true }),
      ),
    ).toBeNull()
  })

  test('a table whose rows do not fit, and a part without its picture', async () => {
    const table = { blockType: 'table', caption: 'A table', columns: 'A | B', rows: 'a | b\nc' }
    expect(await refusal(make({ blocks: [table] }))).toEqual([
      ['blocks.0.rows', 'Row 2 has 1 cells, but there are 2 headings'],
    ])
    expect((await refusal(make({ blocks: [{ blockType: 'figure', caption: 'A figure' }] })))?.[0]?.[0]).toBe(
      'blocks.0.picture',
    )
  })

  test('a part that asks nothing, and a bar of no length', async () => {
    expect(await refusal(make({ blocks: [{ blockType: 'questions', heading: 'Asked' }] }))).toEqual([
      ['blocks.0.questions', expect.stringContaining('choose one')],
    ])
    const chart = (bar: object) => ({
      blockType: 'chart',
      heading: 'Bars',
      unit: 'p',
      caption: 'A caption',
      rows: [
        { label: 'A', value: 0 },
        { label: 'B', ...bar },
      ],
    })
    expect(await refusal(make({ blocks: [chart({})] }))).toEqual([
      ['blocks.0.rows.1.value', expect.stringContaining('Type a value')],
    ])
    expect(await refusal(make({ blocks: [chart({ figure: 'price.gas' })] }))).toBeNull()
  })

  test('a redirect that ends where it starts', async () => {
    await payload.create({ collection: 'redirects', data: { from: '/round-a', to: '/round-b' } })
    expect(
      await refusal(payload.create({ collection: 'redirects', data: { from: '/round-b', to: '/round-a' } })),
    ).toEqual([['to', 'This leads in a circle: /round-b, /round-a, /round-b']])
    for (const to of ['/round-c/', '/round-c?x=1', `${env.siteUrl.replace('http:', 'https:')}/round-c`]) {
      expect(await refusal(payload.create({ collection: 'redirects', data: { from: '/round-c', to } }))).toEqual([
        ['to', 'This leads back to itself'],
      ])
    }
  })

  test('a redirect from where visitors find something else', async () => {
    const direct = (from: string) => payload.create({ collection: 'redirects', data: { from, to: '/partners' } })
    const [{ title, url, id }, draft] = [await make(), await make({ _status: 'draft' })]
    for (const built of ['/', '/admin', '/contact'])
      expect(await refusal(direct(built))).toEqual([['from', expect.stringContaining('built-in')]])
    for (const never of ['/old/', '/old?x=1', '/old#top'])
      expect(await refusal(direct(never))).toEqual([['from', expect.stringContaining('path alone')]])
    expect(await refusal(direct(url))).toEqual([
      ['from', expect.stringContaining(`The page “${title}” stands at this address`)],
    ])
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } })
    for (const free of [url, draft.url, '/Old_Page.html', '/en/about']) expect(await refusal(direct(free))).toBeNull()
  })

  test('nothing in a redirect that was there before its page', async () => {
    const { url, id } = await make({ _status: 'draft' })
    const redirect = await payload.create({ collection: 'redirects', data: { from: `${url}-b`, to: '/partners' } })
    await pool.query('update redirects set "from" = $1 where id = $2', [url, redirect.id])
    await pool.query(`update pages set _status = 'published' where id = $1`, [id])
    expect(
      await refusal(payload.update({ collection: 'redirects', id: redirect.id, data: { to: '/installers' } })),
    ).toBeNull()
  })
})

test('a picture that was taken away takes its part of the page with it, and nothing else', async () => {
  const { docs } = await payload.find({ collection: 'media', where: { key: { equals: 'bedroom' } } })
  const figure = { blockType: 'figure', caption: 'A bedroom', picture: docs[0]?.id }
  const { url } = await make({
    blocks: [
      figure,
      {
        blockType: 'workedExample',
        heading: 'A sum',
        question: 'How much?',
        lines: [{ what: 'a', working: '1 + 1', result: '2' }],
        answer: '2',
      },
    ],
  })
  expect((await at(url)).blocks.map(({ kind }) => kind)).toEqual(['figure', 'workedExample'])
  await payload.delete({ collection: 'media', id: docs[0]?.id ?? 0 })
  expect((await at(url)).blocks.map(({ kind }) => kind)).toEqual(['workedExample'])
})

test('a page shows the questions it chooses while they are published, and the numbers of the records as they stand', async () => {
  const { id } = await payload.create({
    collection: 'faqs',
    data: {
      question: 'What is gas?',
      answer: '{number:price.gas} a unit.\n\nToday.',
      topic: 'product',
      _status: 'published',
    },
  })
  const bars = [
    { label: 'Gas', figure: 'price.gas' },
    { label: 'Typed', value: 1234.5 },
  ]
  const { url } = await make({
    blocks: [
      { blockType: 'questions', heading: 'Asked', asked: [id] },
      { blockType: 'chart', heading: 'Bars', unit: 'p', caption: 'A caption', rows: bars },
    ],
  })
  const {
    blocks: [asked, chart],
  } = await at(url)
  const gas = { kind: 'number', figure: expect.objectContaining({ text: '7.97p', value: 7.97 }) }
  expect(asked).toMatchObject({
    questions: [
      {
        question: 'What is gas?',
        answer: [{ content: [gas, { text: ' a unit.' }] }, { content: [{ text: 'Today.' }] }],
      },
    ],
  })
  expect(chart).toMatchObject({
    rows: [
      { label: 'Gas', value: 7.97, shown: [gas] },
      { label: 'Typed', value: 1234.5, shown: [{ text: '1,234.5 p' }] },
    ],
  })
  await payload.update({ collection: 'faqs', id, data: { _status: 'draft' } })
  expect((await at(url)).blocks[0]).toMatchObject({ questions: [] })
})

describe('at its hour', () => {
  const [before, hour, after] = [
    new Date('2031-01-01T08:59:00Z'),
    '2031-01-01T09:00:00.000Z',
    new Date('2031-01-01T09:00:00Z'),
  ]
  const due = (now: Date) => publishDue({ payload, now, log: payload.logger })

  test('a page is published as it was last written, once', async () => {
    const page = await make({ heading: 'As it was' })
    await payload.update({
      collection: 'pages',
      id: page.id,
      data: { heading: 'As it will be', publishAt: hour },
      draft: true,
    })
    expect(await due(before)).toEqual({ published: [], takenBack: [] })
    expect((await at(page.url)).heading).toBe('As it was')
    expired.splice(0)
    expect(await due(after)).toEqual({ published: [page.url], takenBack: [] })
    expect((await at(page.url)).heading).toBe('As it will be')
    expect(expired).toEqual([`page:${page.url}`, 'pages'])
    expect(await due(after)).toEqual({ published: [], takenBack: [] })
  })

  test('a page is taken back, and keeps its text', async () => {
    const page = await make({ heading: 'For a while', unpublishAt: hour })
    expect(await due(after)).toEqual({ published: [], takenBack: [page.url] })
    expect(await getPageAt(page.url)).toEqual({ kind: 'nothing' })
    expect((await payload.findByID({ collection: 'pages', id: page.id, draft: true })).heading).toBe('For a while')
  })

  test('a page is taken back whatever somebody is in the middle of, and that stays the latest', async () => {
    const page = await make({ heading: 'For a while', unpublishAt: hour })
    const half = {
      heading: 'Half-written',
      title: '',
      blocks: [{ blockType: 'table' as const, caption: 'A table', columns: 'A | B', rows: 'a | b\nc' }],
    }
    await payload.update({ collection: 'pages', id: page.id, data: half, draft: true, autosave: true })
    expired.splice(0)
    expect(await due(after)).toEqual({ published: [], takenBack: [page.url] })
    expect(await getPageAt(page.url)).toEqual({ kind: 'nothing' })
    expect(expired).toEqual([`page:${page.url}`, 'pages'])
    expect(await payload.findByID({ collection: 'pages', id: page.id, draft: true })).toMatchObject({
      heading: 'Half-written',
      unpublishAt: null,
      _status: 'draft',
      blocks: [{ rows: 'a | b\nc' }],
    })
    const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: page.id } } })
    expect(docs.map(({ version }) => [version.heading, version._status])).toContainEqual(['For a while', 'published'])
    expect(await due(after)).toEqual({ published: [], takenBack: [] })
  })

  test('a page that cannot be published keeps no other from it', async () => {
    const broken = await make({ _status: 'draft' })
    await payload.update({
      collection: 'pages',
      id: broken.id,
      data: { title: PAGE_SEEDS[0]?.title, publishAt: hour },
      draft: true,
    })
    const page = await make({ _status: 'draft', publishAt: hour })
    expect(await due(after)).toEqual({ published: [page.url], takenBack: [] })
  })

  test.each(['publishAt', 'unpublishAt'])('an hour that is past is refused, in a draft too: %s', async (field) => {
    expect(await refusal(make({ [field]: '2020-01-01T09:00:00.000Z', _status: 'draft' }))).toEqual([
      [field, expect.stringContaining('past')],
    ])
  })

  test.each(['2030-12-31T09:00:00.000Z', hour])(
    'a page that is to be taken back before or as it appears is refused: %s',
    async (unpublishAt) => {
      const over = [['unpublishAt', expect.stringContaining('not after')]]
      expect(await refusal(make({ publishAt: hour, unpublishAt, _status: 'draft' }))).toEqual(over)
      const { id } = await make({ publishAt: hour, _status: 'draft' })
      expect(await refusal(payload.update({ collection: 'pages', id, data: { unpublishAt }, draft: true }))).toEqual(
        over,
      )
      expect(
        await refusal(
          payload.update({ collection: 'pages', id, data: { unpublishAt: '2031-01-01T09:01:00.000Z' }, draft: true }),
        ),
      ).toBeNull()
    },
  )
})
