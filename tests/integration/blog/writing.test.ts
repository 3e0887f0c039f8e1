import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { GET as openBlogEditor } from '@/app/blog/editor/route'
import { GET as openOther } from '@/app/blog-editor/route'
import { GET as openEditor } from '@/app/editor/route'
import { POST as publishWhatIsDue } from '@/app/internal/publish-due/route'
import { getPost } from '@/lib/data/blog/post'
import { readPostPreview } from '@/lib/data/blog/preview'
import { getPageAt } from '@/lib/data/pages/page'
import { payloadClient } from '@/lib/data/payload-client'
import { editMark } from '@/lib/domain/text/edit-mark'
import { env } from '@/lib/platform/env'
import { REFUSALS } from '@/lib/platform/refusal'
import { postPath } from '@/lib/routing/blog-routes'
import { publishDuePosts } from '@/lib/use-cases/blog/publish-due-posts'

import { expired } from '../../fakes/fake-next-cache'
import { paragraph } from '../../fixtures/documents'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest } from '../support/api'
import { pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
let author: number

beforeAll(async () => {
  sessions = await openSessions(payload)
  author = (await payload.find({ collection: 'blog-authors', limit: 1 })).docs[0]?.id ?? 0
})
beforeEach(() => void expired.splice(0))

type Role = 'editor' | 'sales' | 'anonymous'
type Doc = { id: number; slug: string; title: string; status: string; scheduledFor: string | null; updatedAt: string }
type Errors = { errors: { message: string; data?: { errors: { path: string; message: string }[] } }[] }

const send = async (method: string, path: string, body: object = {}, role: Role = 'editor') => {
  const response = await call(jsonRequest(method, path, body, { cookie: sessions[role].cookie }))
  return { status: response.status, body: (await response.json()) as { doc: Doc } & Errors }
}
const startDraft = async (data: object = {}) => (await send('POST', '/blog-posts?draft=true&depth=0', data)).body.doc
const autosave = (id: number, data: object) =>
  send('PATCH', `/blog-posts/${id}?draft=true&autosave=true&depth=0`, { ...data, _status: 'draft' })
const publish = (id: number, data: object = {}) =>
  send('PATCH', `/blog-posts/${id}?depth=0`, { ...data, _status: 'published' })
const messagesOf = ({ body }: { body: Errors }) =>
  Object.fromEntries(body.errors[0]?.data?.errors.map(({ path, message }) => [path, message]) ?? [])

let count = 0
const complete = (data: object = {}) => {
  count += 1
  return { title: `Written ${count}`, excerpt: 'Short.', content: paragraph('Words.'), author, ...data }
}
const newPost = async (data: object = {}) => {
  const { id } = await startDraft(complete(data))
  return (await publish(id)).body.doc
}

test.each([
  ['/blog/editor', openBlogEditor],
  ['/editor', openEditor],
  ['/blog-editor', openOther],
])('%s opens the editor', (_path, open) => {
  const response = open()
  expect([response.status, response.headers.get('location')]).toEqual([307, '/admin/write'])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

describe('publishing a post', () => {
  test('reports each missing field, all of which a draft may lack', async () => {
    const { id } = await startDraft()
    const refused = await publish(id)
    expect(refused.status).toBe(400)
    expect(messagesOf(refused)).toEqual({
      title: 'Title is required',
      slug: 'Slug is required',
      excerpt: 'Excerpt is required',
      content: 'Content is required',
      author: 'Author is required',
    })
  })

  test.each([
    ['title', '   ', 'Title is required'],
    ['excerpt', '', 'Excerpt is required'],
    ['content', paragraph(''), 'Content is required'],
    ['author', null, 'Author is required'],
  ])('requires its %s', async (field, value, message) => {
    const { id } = await startDraft(complete())
    const refused = await publish(id, { [field]: value })
    expect([refused.status, messagesOf(refused)]).toEqual([400, { [field]: message }])
  })

  test('is refused for a misleading statement, which a draft may contain', async () => {
    const { id } = await startDraft(complete())
    const claims = { content: paragraph('It saves 40% on every bill.') }
    expect((await autosave(id, claims)).status).toBe(200)
    const refused = await publish(id)
    expect([refused.status, messagesOf(refused)]).toEqual([
      400,
      { content: expect.stringMatching(/^Name a claim in place of 40%, add a source, or say whose figure it is/) },
    ])
    expect((await publish(id, { content: paragraph('Rivals claimed 40% savings.') })).status).toBe(200)
  })

  test('is refused for a misleading title or excerpt', async () => {
    const { id } = await startDraft(complete({ excerpt: 'Save £500 a year.' }))
    expect(messagesOf(await publish(id)).content).toContain('£500')
  })
})

describe('the path of a post', () => {
  test('follows the title until the post is published', async () => {
    const { id, slug } = await startDraft(complete({ title: 'Bath' }))
    expect(slug).toBe('bath')
    expect((await autosave(id, { title: 'Bathroom’s heat', slug })).body.doc.slug).toBe('bathrooms-heat')
    await publish(id)
    expect((await autosave(id, { title: 'Another title' })).body.doc.slug).toBe('bathrooms-heat')
  })

  test('is free for each draft without a title, until there is one', async () => {
    const [first, second, chinese] = [
      await startDraft({ title: '' }),
      await startDraft({ title: '', slug: '' }),
      await startDraft({ title: '李' }),
    ]
    const slugs = [first, second, chinese].map(({ slug }) => slug)
    expect(new Set(slugs).size).toBe(3)
    for (const slug of slugs) expect(slug).toMatch(/^untitled(?:-\d+)?$/)
    expect((await autosave(second.id, { title: 'Attic', slug: second.slug })).body.doc.slug).toBe('attic')
    expect(messagesOf(await publish(chinese.id, complete({ title: '李' })))).toEqual({ slug: 'Slug is required' })
  })

  test('stays as entered', async () => {
    const { id } = await startDraft(complete({ title: 'Kitchen', slug: 'warm-kitchens' }))
    expect((await autosave(id, { title: 'Kitchens' })).body.doc.slug).toBe('warm-kitchens')
  })

  test('is numbered if another post has the same title, and keeps its number', async () => {
    await startDraft(complete({ title: 'Hall' }))
    const { id, slug } = await startDraft(complete({ title: 'Hall' }))
    expect(slug).toBe('hall-2')
    expect((await autosave(id, { title: 'Hall', slug })).body.doc.slug).toBe('hall-2')
    expect((await publish(id)).body.doc.slug).toBe('hall-2')
  })

  test.each(['editor', 'page', 'category', 'tag', 'author'])('is not %s', async (slug) => {
    const refused = await send('POST', '/blog-posts?draft=true', complete({ slug }))
    expect(messagesOf(refused)).toEqual({
      slug: 'This address belongs to a built-in part of the site. Choose another.',
    })
    expect((await startDraft(complete({ title: slug }))).slug).toMatch(new RegExp(`^${slug}-\\d$`))
  })

  test('cannot be that of another post, even of a draft', async () => {
    const { id, title } = await startDraft(complete())
    await autosave(id, { slug: 'draft-address' })
    const refused = await send('POST', '/blog-posts?draft=true', complete({ slug: 'draft-address' }))
    expect(messagesOf(refused)).toEqual({ slug: `Another post has this address: “${title}”` })
  })

  test('redirects to the new one after renaming, even if the post was not public then', async () => {
    const { id, slug } = await newPost()
    await publish(id, { slug: `${slug}-new` })
    const moved = { kind: 'redirect', to: postPath(`${slug}-new`), isPermanent: true }
    expect(await getPageAt(postPath(slug))).toEqual(moved)
    await send('PATCH', `/blog-posts/${id}`, { _status: 'draft' })
    expect(await getPost(`${slug}-new`)).toBeNull()
    await autosave(id, { slug: `${slug}-newer` })
    await publish(id)
    for (const old of [slug, `${slug}-new`])
      expect(await getPageAt(postPath(old))).toEqual({ ...moved, to: postPath(`${slug}-newer`) })
  })

  test('stays with the post that has taken it in the meantime', async () => {
    const { id, slug } = await newPost()
    await send('PATCH', `/blog-posts/${id}`, { _status: 'draft', slug: `${slug}-moved` })
    await newPost({ slug })
    await publish(id)
    expect([await getPost(slug), await getPost(`${slug}-moved`)]).not.toContain(null)
    expect((await getPageAt(postPath(slug))).kind).toBe('nothing')
  })
})

describe('a post that is open in two places', () => {
  const open = async (id: number, name: string) => {
    const { updatedAt } = await payload.findByID({ collection: 'blog-posts', id, draft: true, depth: 0 })
    return editMark({ name, savedAt: updatedAt })
  }

  test('can be saved repeatedly by the form that has the newest version', async () => {
    const { id } = await startDraft(complete())
    const editedIn = await open(id, 'phone')
    for (const title of ['One', 'Two', 'Three']) expect((await autosave(id, { title, editedIn })).status).toBe(200)
  })

  test('is not overwritten by the form that was opened first', async () => {
    const { id } = await startDraft(complete())
    const first = await open(id, 'phone')
    await autosave(id, { title: 'On the phone', editedIn: first })
    const second = await open(id, 'desk')
    expect((await autosave(id, { title: 'At the desk', editedIn: second })).status).toBe(200)
    for (const refused of [
      await autosave(id, { title: 'Overwritten', editedIn: first }),
      await publish(id, { title: 'Overwritten', editedIn: first }),
    ])
      expect([refused.status, refused.body.errors[0]?.message]).toEqual([409, REFUSALS.newerVersion.message])
    expect((await payload.findByID({ collection: 'blog-posts', id, draft: true })).title).toBe('At the desk')
    expect((await autosave(id, { title: 'Again', editedIn: second })).status).toBe(200)
  })

  test('is not overwritten after it was published from the list or by the schedule', async () => {
    const { id } = await startDraft(complete())
    const editedIn = await open(id, 'phone')
    await autosave(id, { title: 'Written', editedIn })
    await publish(id)
    expect((await autosave(id, { title: 'Later', editedIn })).status).toBe(409)
  })

  test('does not show visitors where it is open', async () => {
    const { id } = await newPost()
    await publish(id, { editedIn: await open(id, 'phone') })
    const { body } = await send('GET', `/blog-posts/${id}`, {}, 'anonymous').catch(() => ({ body: {} }))
    expect(body).not.toHaveProperty('editedIn')
  })
})

describe('at its scheduled time', () => {
  const hour = '2031-06-01T08:00:00.000Z' // 9am in London
  const due = (at: string) => publishDuePosts({ payload, now: new Date(at), log: payload.logger })
  const ask = (token: string) =>
    publishWhatIsDue(
      new Request('http://localhost/internal/publish-due', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      }),
    )
  const makeDue = (id: number) =>
    pool.query(`update _blog_posts_v set version_scheduled_for = now() - interval '1 second' where parent_id = $1`, [
      id,
    ])

  test('a post is published in its latest version, once', async () => {
    const { id, slug } = await startDraft(complete())
    await autosave(id, { scheduledFor: hour })
    const { status } = (await autosave(id, { excerpt: 'The latest.' })).body.doc
    expect([status, await getPost(slug)]).toEqual(['scheduled', null])
    expect(await due('2031-06-01T07:59:59.999Z')).toEqual([])
    expect(await due(hour)).toEqual([slug])
    expect(await getPost(slug)).toMatchObject({ excerpt: 'The latest.' })
    expect(expired).toContain('blog-posts')
    expect(await due(hour)).toEqual([])
    expect(await payload.findByID({ collection: 'blog-posts', id })).toMatchObject({
      status: 'published',
      scheduledFor: null,
    })
  })

  test('the worker’s call publishes it, but nobody else’s does', async () => {
    const { id, slug } = await startDraft(complete())
    await makeDue(id)
    expect([(await ask('guessed')).status, await getPost(slug)]).toEqual([404, null])
    expect(await (await ask(env.internalToken)).json()).toMatchObject({ posts: [slug] })
    expect(await getPost(slug)).not.toBeNull()
  })

  test('simultaneous calls publish it once', async () => {
    const { id, slug } = await startDraft(complete())
    await makeDue(id)
    const calls = await Promise.all(
      [1, 2, 3, 4].map(async () => (await ask(env.internalToken)).json() as Promise<{ posts: string[] }>),
    )
    expect(calls.flatMap(({ posts }) => posts)).toEqual([slug])
    const { rows } = await pool.query(
      `select count(*)::int as published from _blog_posts_v where parent_id = $1 and version__status = 'published'`,
      [id],
    )
    expect(rows).toEqual([{ published: 1 }])
  })

  test('changes to a public post appear', async () => {
    const { id, slug } = await newPost()
    await autosave(id, { excerpt: 'Next month.', scheduledFor: hour })
    expect(await getPost(slug)).toMatchObject({ excerpt: 'Short.' })
    expect(await due(hour)).toEqual([slug])
    expect(await getPost(slug)).toMatchObject({ excerpt: 'Next month.' })
  })

  test('an unfinished post stays a draft and does not block others', async () => {
    const broken = await startDraft({ title: 'Unfinished', scheduledFor: hour })
    const { slug } = await startDraft(complete({ scheduledFor: hour }))
    expect(await due(hour)).toEqual([slug])
    await autosave(broken.id, { scheduledFor: null })
  })

  test('an archived post is not published', async () => {
    const { id } = await startDraft(complete({ scheduledFor: hour }))
    await autosave(id, { status: 'archived' })
    expect(await due(hour)).toEqual([])
  })

  test('a post is not published early by mistake', async () => {
    const { id } = await startDraft(complete({ scheduledFor: hour }))
    expect(messagesOf(await publish(id))).toEqual({
      scheduledFor: 'The post is scheduled for this time. To publish it now, clear this field.',
    })
    expect((await publish(id, { scheduledFor: null })).status).toBe(200)
  })

  test('a time in the past is refused, but one that has since passed does not prevent further edits', async () => {
    const past = '2020-01-01T09:00:00.000Z'
    const { id } = await startDraft(complete())
    expect(messagesOf(await autosave(id, { scheduledFor: past }))).toEqual({
      scheduledFor: 'This time has passed. Choose a later one, or publish now.',
    })
    await pool.query(`update _blog_posts_v set version_scheduled_for = $2 where parent_id = $1`, [id, past])
    expect((await autosave(id, { title: 'Still writing', scheduledFor: past })).status).toBe(200)
  })
})

test('drafts are previewed by editors only, even incomplete ones', async () => {
  const { id } = await startDraft()
  const headers = (role: Role) => new Headers({ cookie: sessions[role].cookie })
  expect(await readPostPreview({ id, headers: headers('editor') })).toMatchObject({ title: 'A post without a title' })
  for (const role of ['sales', 'anonymous'] as const)
    expect(await readPostPreview({ id, headers: headers(role) })).toBeNull()
  await autosave(id, { title: 'Typed', content: paragraph('So far.') })
  expect(await readPostPreview({ id, headers: headers('editor') })).toMatchObject({ title: 'Typed', blocks: [{}] })
})

test.each(['sales', 'anonymous'] as const)('%s cannot write posts', async (role) => {
  expect((await send('POST', '/blog-posts?draft=true', {}, role)).status).toBeGreaterThanOrEqual(401)
})
