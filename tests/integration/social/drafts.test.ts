import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { POST } from '@/app/api/social-drafts/route'
import { payloadClient } from '@/lib/data/payload-client'
import { POST_SEEDS } from '@/lib/seed/blog/posts/posts'

import { openSessions, type RoleName, type Sessions } from '../access/sessions'
import { request } from '../support/api'
import { pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
let post: { id: number; slug: string; title: string }

beforeAll(async () => {
  sessions = await openSessions(payload)
  const { docs } = await payload.find({ collection: 'blog-posts', where: { slug: { equals: POST_SEEDS[0]?.slug } } })
  if (!docs[0]) throw new Error('no post')
  post = docs[0]
})
beforeEach(() => pool.query('delete from social_media_posts'))

type Form = { post?: string; platforms?: string[] }

function write({ post: id = String(post.id), platforms = ['x'] }: Form = {}, role: RoleName = 'editor', headers = {}) {
  const body = new URLSearchParams([['post', id], ...platforms.map((platform) => ['platform', platform])])
  const { cookie } = sessions[role]
  return POST(request('/social-drafts', { method: 'POST', body, headers: { cookie, ...headers } }))
}

async function drafts() {
  const { docs } = await payload.find({ collection: 'social-media-posts', sort: 'id', depth: 0 })
  return docs
}

describe('writing drafts from a blog post', () => {
  test('makes one for each platform, with a link that identifies its visits', async () => {
    const response = await write({ platforms: ['x', 'linkedin'] })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/admin/social?wrote=2'])
    const written = await drafts()
    expect(written).toMatchObject([
      { platform: 'x', status: 'draft', blogPost: post.id },
      { platform: 'linkedin', status: 'draft', blogPost: post.id },
    ])
    expect(written[0]?.content).toContain(post.title)
    expect(written[0]?.content).toContain(`/blog/${post.slug}?utm_source=x&utm_medium=social&utm_campaign=${post.slug}`)
  })

  test('leaves an existing draft alone', async () => {
    await write()
    await payload.update({
      collection: 'social-media-posts',
      where: { platform: { equals: 'x' } },
      data: { content: 'Our own words' },
    })
    const response = await write({ platforms: ['x', 'facebook'] })
    expect(response.headers.get('location')).toBe('/admin/social?wrote=1')
    expect((await drafts()).map(({ platform, content }) => [platform, content === 'Our own words'])).toEqual([
      ['x', true],
      ['facebook', false],
    ])
  })

  test.each<[string, Form]>([
    ['without a platform', { platforms: [] }],
    ['for an unknown platform', { platforms: ['x', 'myspace'] }],
    ['without a post', { post: '' }],
    ['with something that is not a post', { post: '1 or 1=1' }],
  ])('is refused %s', async (_, form) => {
    const response = await write(form)
    expect([response.status, await drafts()]).toEqual([400, []])
  })

  test('is refused for a post that is not published or does not exist', async () => {
    await pool.query(`update blog_posts set _status = 'draft' where id = $1`, [post.id])
    expect((await write()).status).toBe(404)
    await pool.query(`update blog_posts set _status = 'published' where id = $1`, [post.id])
    expect((await write({ post: '2147483647' })).status).toBe(404)
    expect(await drafts()).toEqual([])
  })

  test.each<[RoleName, number]>([
    ['anonymous', 401],
    ['expired', 401],
    ['sales', 403],
    ['editor', 303],
    ['admin', 303],
  ])('for %s: %i', async (role, status) => {
    expect((await write({}, role)).status).toBe(status)
    expect(await drafts()).toHaveLength(status === 303 ? 1 : 0)
  })

  test('from another website is refused', async () => {
    expect((await write({}, 'editor', { origin: 'https://evil.example.com' })).status).toBe(403)
  })
})
