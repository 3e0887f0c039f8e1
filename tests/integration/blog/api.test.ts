import { beforeEach, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { POST_SEEDS } from '@/lib/seed/blog/posts/posts'

import { revalidatePath } from '../../fakes/fake-next-cache'
import { call, request } from '../support/api'
import { pool } from '../support/rows'

const payload = await payloadClient()
beforeEach(() => revalidatePath('/'))

const list = async (path: string) => {
  const response = await call(request(`/blog/${path}`))
  return { status: response.status, body: await response.json() }
}

describe('GET /api/blog', () => {
  test('recent lists the newest posts, page by page', async () => {
    const slugs = POST_SEEDS.map(({ slug }) => slug)
    const first = await list('recent?limit=5')
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ page: 1, pages: 3, total: 12 })
    expect(first.body.items.map(({ slug }: { slug: string }) => slug)).toEqual(slugs.slice(0, 5))
    expect(first.body.items[0]).toMatchObject({ path: `/blog/${slugs[0]}`, author: 'Technical team' })
    const last = await list('recent?limit=5&page=3')
    expect(last.body.items.map(({ slug }: { slug: string }) => slug)).toEqual(slugs.slice(10))
    expect((await list('recent?page=9')).body.items).toEqual([])
  })

  test('popular lists the most viewed posts first', async () => {
    const last = POST_SEEDS.at(-1)?.slug
    await pool.query('update blog_posts set view_count = 9 where slug = $1', [last])
    expect((await list('popular')).body.items[0].slug).toBe(last)
  })

  test('categories lists those with posts, and the number of posts', async () => {
    await payload.create({ collection: 'blog-categories', data: { name: 'Empty', slug: 'empty' } })
    const { body } = await list('categories')
    expect(body.total).toBe(4)
    expect(body.items[0]).toMatchObject({ slug: 'running-costs', posts: 4, path: '/blog/category/running-costs' })
  })

  test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1001', 'limit=51', 'limit=', 'limit=1e1'])(
    'rejects %s',
    async (query) => {
      const { status, body } = await list(`recent?${query}`)
      expect(status).toBe(400)
      expect(body.message).toContain('must be a whole number')
    },
  )

  test('drafts are not listed', async () => {
    await payload.update({
      collection: 'blog-posts',
      where: { slug: { equals: POST_SEEDS[0]?.slug } },
      data: { _status: 'draft' },
    })
    const slugs = (await list('recent')).body.items.map(({ slug }: { slug: string }) => slug)
    expect(slugs).not.toContain(POST_SEEDS[0]?.slug)
    expect(slugs).toHaveLength(11)
  })
})
