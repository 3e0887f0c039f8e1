import type { Where } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { getPageAt } from '@/lib/data/pages/page'

import { expired } from '../../fakes/fake-next-cache'
import { paragraph } from '../../fixtures/documents'
import { makePage, payload } from './pages-support'

beforeEach(() => void expired.splice(0))

const these = (docs: readonly { id: number }[]): Where => ({ id: { in: docs.map(({ id }) => id) } })
const startOf = async (from: string) =>
  (await payload.find({ collection: 'redirects', where: { from: { equals: from } } })).docs[0]?.to

describe('pages changed at once', () => {
  const twoPages = async () => [await makePage(), await makePage()]

  test.each([
    ['unpublished', { _status: 'draft' as const }],
    ['moved to the trash', { deletedAt: '2026-06-01T12:00:00.000Z' }],
  ])('and %s all expire', async (_what, data) => {
    const pages = await twoPages()
    expired.splice(0)
    const { errors } = await payload.update({ collection: 'pages', where: these(pages), data })
    expect(errors).toEqual([])
    expect(expired).toEqual(expect.arrayContaining(pages.map(({ url }) => `page:${url}`)))
    for (const { url } of pages) expect(await getPageAt(url)).toEqual({ kind: 'nothing' })
  })

  test('and published under new addresses are each redirected from their own old one', async () => {
    const pages = await twoPages()
    await payload.update({ collection: 'pages', where: these(pages), data: { _status: 'draft' } })
    for (const { id, url } of pages)
      await payload.update({ collection: 'pages', id, data: { url: `${url}-b` }, draft: true })
    const { errors } = await payload.update({
      collection: 'pages',
      where: these(pages),
      data: { _status: 'published' },
      draft: true,
    })
    expect(errors).toEqual([])
    for (const { url } of pages) expect(await startOf(url)).toBe(`${url}-b`)
  })
})

describe('blog posts changed at once', () => {
  let author = 0
  beforeAll(async () => {
    author = (
      await payload.create({
        collection: 'blog-authors',
        data: { name: 'A writer', slug: 'a-writer', email: 'writer@powerboard.example.com' },
      })
    ).id
  })
  const makePost = (slug: string) =>
    payload.create({
      collection: 'blog-posts',
      data: {
        title: slug,
        slug,
        excerpt: 'Short',
        content: paragraph('Words.'),
        author,
        status: 'draft',
        _status: 'published',
      },
    })
  const twoPosts = async (name: string) => [await makePost(`${name}-one`), await makePost(`${name}-two`)]

  test('and unpublished all expire', async () => {
    const posts = await twoPosts('unpublished')
    expired.splice(0)
    await payload.update({ collection: 'blog-posts', where: these(posts), data: { _status: 'draft' } })
    expect(expired).toEqual(expect.arrayContaining(['post:unpublished-one', 'post:unpublished-two']))
  })

  test('and published under new addresses are each redirected from their own old one', async () => {
    const posts = await twoPosts('moved')
    await payload.update({ collection: 'blog-posts', where: these(posts), data: { _status: 'draft' } })
    for (const { id, slug } of posts)
      await payload.update({ collection: 'blog-posts', id, data: { slug: `${slug}-b` }, draft: true })
    const data = { _status: 'published' as const }
    const { errors } = await payload.update({ collection: 'blog-posts', where: these(posts), data, draft: true })
    expect(errors).toEqual([])
    for (const { slug } of posts) expect(await startOf(`/blog/${slug}`)).toBe(`/blog/${slug}-b`)
  })
})
