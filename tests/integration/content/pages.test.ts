import { beforeEach, describe, expect, test } from 'vitest'

import { getPageAt } from '@/lib/data/pages/page'
import { getPageList } from '@/lib/data/pages/page-list'
import { PAGE_SEEDS } from '@/lib/seed/pages/pages'
import { seed } from '@/lib/seed/seed'

import { expired, revalidateTag } from '../../fakes/fake-next-cache'
import { makePage, pageAt, payload } from './pages-support'

beforeEach(() => void expired.splice(0))

describe('a new site', () => {
  test('has every seeded page, with all its blocks', async () => {
    for (const { path, title, description, heading, blocks } of PAGE_SEEDS) {
      const page = await pageAt(path)
      expect(page).toMatchObject({ title, description, heading })
      expect(page.blocks).toHaveLength(blocks.length)
      expect(new Set(page.blocks.map(({ id }) => id)).size).toBe(blocks.length)
    }
  })

  test('numbers the sources of a guide, fills in its claims and leaves no placeholders in its text', async () => {
    const page = await pageAt('/electrical-systems-guide')
    expect(page.sources.map(({ number }) => number)).toEqual(page.sources.map((_, index) => index + 1))
    expect(page.sources.length).toBeGreaterThan(5)
    const text = JSON.stringify(page.blocks)
    expect(text).toContain('"kind":"claim"')
    expect(text).not.toMatch(/\[\^|\{claim:|\]\(\//)
  })

  test('is not seeded twice, and a moved page does not come back', async () => {
    const before = await payload.count({ collection: 'pages' })
    const { docs } = await payload.find({ collection: 'pages', where: { url: { equals: '/energy-tips' } } })
    await payload.update({ collection: 'pages', id: docs[0]?.id ?? 0, data: { url: '/tips', _status: 'published' } })
    await seed(payload)
    expect(await payload.count({ collection: 'pages' })).toEqual(before)
    expect(await getPageAt('/energy-tips')).toEqual({ kind: 'redirect', to: '/tips', isPermanent: true })
  })
})

describe('drafts', () => {
  test('are hidden from visitors, in a new page or over a published one', async () => {
    const draft = await makePage({ _status: 'draft' })
    expect(await getPageAt(draft.url)).toEqual({ kind: 'nothing' })
    const page = await makePage({ heading: 'As published' })
    expired.splice(0)
    await payload.update({
      collection: 'pages',
      id: page.id,
      data: { heading: 'In progress', url: '/elsewhere' },
      draft: true,
    })
    expect((await pageAt(page.url)).heading).toBe('As published')
    expect(expired).toEqual([])
    expect((await getPageList()).map(({ path }) => path)).not.toContain(draft.url)
  })

  test('refresh their page and the lists once published, and disappear once unpublished', async () => {
    const page = await makePage({ _status: 'draft' })
    expired.splice(0)
    await payload.update({ collection: 'pages', id: page.id, data: { _status: 'published' } })
    expect(expired).toEqual([`page:${page.url}`, 'pages'])
    expect((await getPageList()).map(({ path }) => path)).toContain(page.url)
    expired.splice(0)
    await payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' } })
    expect(expired).toEqual([`page:${page.url}`, 'pages'])
    expect(await getPageAt(page.url)).toEqual({ kind: 'nothing' })
  })

  test('an inactive page is reachable but not listed', async () => {
    const page = await makePage({ status: 'inactive' })
    expect((await pageAt(page.url)).title).toBe(page.title)
    expect((await getPageList()).map(({ path }) => path)).not.toContain(page.url)
  })
})

describe('a page that moves', () => {
  const move = (id: number, url: string) =>
    payload.update({ collection: 'pages', id, data: { url, _status: 'published' } })

  test('leaves a redirect, and earlier redirects point straight to the new path', async () => {
    const { id, url } = await makePage()
    await move(id, `${url}-b`)
    expect(expired).toEqual(expect.arrayContaining([`page:${url}`, `page:${url}-b`, 'pages']))
    await move(id, `${url}-c`)
    for (const old of [url, `${url}-b`])
      expect(await getPageAt(old)).toEqual({ kind: 'redirect', to: `${url}-c`, isPermanent: true })
  })

  test('and moves back does not redirect away from itself', async () => {
    const { id, url } = await makePage()
    await move(id, `${url}-b`)
    await move(id, url)
    expect((await pageAt(url)).path).toBe(url)
    expect(await getPageAt(`${url}-b`)).toEqual({ kind: 'redirect', to: url, isPermanent: true })
  })

  test('before it was ever published leaves no redirect', async () => {
    const { id, url } = await makePage({ _status: 'draft' })
    await move(id, `${url}-b`)
    expect(await getPageAt(url)).toEqual({ kind: 'nothing' })
  })
})

test('a deleted picture removes its block from the page, and nothing else', async () => {
  const { docs } = await payload.find({ collection: 'media', where: { key: { equals: 'bedroom' } } })
  const figure = { blockType: 'figure', caption: 'A bedroom', picture: docs[0]?.id }
  const { url } = await makePage({
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
  expect((await pageAt(url)).blocks.map(({ kind }) => kind)).toEqual(['figure', 'workedExample'])
  await payload.db.deleteOne({ collection: 'media', where: { id: { equals: docs[0]?.id } } }) // bypasses its protection
  revalidateTag('media')
  expect((await pageAt(url)).blocks.map(({ kind }) => kind)).toEqual(['workedExample'])
})

test('a page shows its chosen questions while they are published, and current numbers', async () => {
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
  const { url } = await makePage({
    blocks: [
      { blockType: 'questions', heading: 'Asked', asked: [id] },
      { blockType: 'chart', heading: 'Bars', unit: 'p', caption: 'A caption', rows: bars },
    ],
  })
  const {
    blocks: [questions, chart],
  } = await pageAt(url)
  const gas = { kind: 'number', figure: expect.objectContaining({ text: '7.97p', value: 7.97 }) }
  expect(questions).toMatchObject({
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
  expect((await pageAt(url)).blocks[0]).toMatchObject({ questions: [] })
})
