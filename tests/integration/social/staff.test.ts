import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { claimDuePost, recordPosted } from '@/lib/delivery/social/store'
import type { SocialMediaPost } from '@/lib/generated/payload-types'

import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest, request } from '../support/api'
import { confirmReadings } from '../support/confirm-readings'
import { pool } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions

beforeAll(async () => {
  sessions = await openSessions(payload)
})
beforeEach(() => pool.query('delete from social_media_posts'))

const PAST = '2026-11-01T09:00:00.000Z'
const OUT = 'This is being sent or has been posted, so it cannot be changed. Duplicate it to post it again.'

type Reply = {
  doc?: SocialMediaPost
  message?: string
  errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[]
}

async function asEditor(method: string, path: string, body: object = {}) {
  const response = await call(
    jsonRequest(method, `/social-media-posts${path}`, body, { cookie: sessions.editor.cookie }),
  )
  const reply = (await response.json()) as Reply
  const [error] = reply.errors ?? []
  return {
    status: response.status,
    doc: reply.doc,
    message: reply.message ?? error?.message,
    fields: error?.data?.errors?.map(({ path: field, message }) => ({ field, message })),
  }
}

const post = (data: object = {}) =>
  asEditor('POST', '', { platform: 'x', content: 'Warm ceilings', scheduledDate: PAST, ...data })

async function newPost(data: object = {}): Promise<number> {
  const { doc } = await post(data)
  if (!doc) throw new Error('not created')
  return doc.id
}

const read = (id: number) => payload.findByID({ collection: 'social-media-posts', id, depth: 0 })
const setStatus = (id: number, status: SocialMediaPost['status']) =>
  pool.query('update social_media_posts set status = $2 where id = $1', [id, status])

describe('a post that is to be sent', () => {
  test('is scheduled unless something else is chosen', async () => {
    expect(await post()).toMatchObject({ status: 201, doc: { status: 'scheduled' } })
  })

  test.each<[string, object, string, string]>([
    ['is too long', { content: 'a'.repeat(281) }, 'content', 'X takes up to 280 characters. This has 281'],
    ['makes a claim', { content: 'A 40-year warranty.' }, 'content', '“40” is a claim without approved proof'],
    ['has no picture', { platform: 'instagram' }, 'mediaUrls', 'Instagram needs a picture.'],
    ['has no time', { scheduledDate: null }, 'scheduledDate', 'Choose when this is to be posted, or make it a draft.'],
  ])('is rejected when it %s, while a draft may be unfinished', async (_, data, field, message) => {
    const refused = await post(data)
    expect(refused.status).toBe(400)
    expect(refused.fields).toEqual([{ field, message: expect.stringContaining(message) }])
    const draft = await post({ ...data, status: 'draft' })
    expect(draft.status).toBe(201)
    expect((await asEditor('PATCH', `/${draft.doc?.id}`, { status: 'scheduled' })).fields).toEqual(refused.fields)
  })

  test('cannot have pictures at a URL that is not https', async () => {
    expect((await post({ status: 'draft', mediaUrls: ['http://example.com/a.png'] })).fields).toEqual([
      { field: 'mediaUrls', message: 'Enter the full address, starting with https://' },
    ])
  })

  test('can make an approved claim', async () => {
    const { id, readings } = await payload.create({
      collection: 'claims',
      data: {
        key: 'trial.warranty',
        group: 'warranty',
        _status: 'published',
        readings: [
          {
            value: '40',
            text: '40 years',
            contexts: ['section'],
            status: 'unverified',
            evidence: 'A policy, 1 June 2026',
          },
        ],
      },
    })
    await confirmReadings(payload, id)
    const approved = readings.map((reading) => ({ ...reading, status: 'approved' as const }))
    await payload.update({ collection: 'claims', id, data: { readings: approved } })
    expect((await post({ content: 'A 40-year warranty.' })).status).toBe(201)
    await payload.delete({ collection: 'claims', id })
  })
})

describe('the status', () => {
  test.each(['sending', 'failed', 'not-configured'])('%s cannot be chosen', async (status) => {
    const message = 'Choose Draft, Scheduled or Posted. The others are set when a post is sent.'
    expect((await post({ status })).fields).toEqual([{ field: 'status', message }])
    const id = await newPost({ status: 'draft' })
    expect((await asEditor('PATCH', `/${id}`, { status })).fields).toEqual([{ field: 'status', message }])
  })

  test('of a failed post may stay while its text is corrected', async () => {
    const id = await newPost()
    await setStatus(id, 'failed')
    expect(await asEditor('PATCH', `/${id}`, { status: 'failed', content: 'Warmer ceilings' })).toMatchObject({
      status: 200,
      doc: { status: 'failed', content: 'Warmer ceilings' },
    })
  })

  test('is set to posted by hand, with the time', async () => {
    const id = await newPost({ status: 'draft' })
    const { doc } = await asEditor('PATCH', `/${id}`, { status: 'published' })
    expect(doc?.publishedDate).toBeTruthy()
  })

  test('of a copy is draft, and nothing about sending is copied', async () => {
    const id = await newPost()
    const claimed = await claimDuePost(pool)
    if (!claimed) throw new Error('not claimed')
    await recordPosted(pool, claimed, 'post-1')
    const { doc } = await asEditor('POST', `/${id}/duplicate`)
    expect(doc).toMatchObject({ status: 'draft', content: 'Warm ceilings' })
    expect([doc?.ghlPostId, doc?.publishedDate, doc?.nextAttemptAt, doc?.sendingSince]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

describe('a post that is being sent or has been posted', () => {
  test('cannot be set back by a form that was opened before it was claimed', async () => {
    const id = await newPost()
    await claimDuePost(pool)
    const form = { platform: 'x', content: 'Warm ceilings', scheduledDate: PAST, status: 'scheduled', mediaUrls: [] }
    expect(await asEditor('PATCH', `/${id}`, form)).toMatchObject({ status: 409, message: OUT })
    await setStatus(id, 'published')
    expect(await asEditor('PATCH', `/${id}`, form)).toMatchObject({ status: 409, message: OUT })
    expect((await read(id)).status).toBe('published')
  })

  test.each([{ content: 'Other words' }, { platform: 'facebook' }, { status: 'draft' }, { scheduledDate: null }])(
    'once posted, cannot be changed to %j',
    async (change) => {
      const id = await newPost({ status: 'published' })
      expect(await asEditor('PATCH', `/${id}`, change)).toMatchObject({ status: 409, message: OUT })
    },
  )

  test('once posted, keeps a record of reactions', async () => {
    const id = await newPost({ status: 'published' })
    const { doc } = await asEditor('PATCH', `/${id}`, { status: 'published', mediaUrls: [], engagement: { likes: 3 } })
    expect(doc?.engagement).toEqual({ likes: 3 })
  })

  test('cannot be deleted while it is being sent', async () => {
    const id = await newPost()
    await claimDuePost(pool)
    expect(await asEditor('DELETE', `/${id}`)).toMatchObject({ status: 409, message: OUT })
    await setStatus(id, 'published')
    expect((await asEditor('DELETE', `/${id}`)).status).toBe(200)
  })

  test('is left alone by the worker while staff save it', async () => {
    const id = await newPost()
    const staff = await pool.connect()
    await staff.query('begin')
    await staff.query('select 1 from social_media_posts where id = $1 for update', [id])
    expect(await claimDuePost(pool)).toBeNull()
    await staff.query('commit')
    staff.release()
    expect(await claimDuePost(pool)).toMatchObject({ id })
  })
})

describe('sending again', () => {
  test.each(['failed', 'not-configured'] as const)('makes a post that is %s due immediately', async (status) => {
    const id = await newPost()
    await setStatus(id, status)
    await pool.query(`update social_media_posts set attempts = 12, last_error = 'No' where id = $1`, [id])
    expect(await asEditor('POST', `/${id}/send-again`)).toMatchObject({
      status: 200,
      message: 'This will be sent within a minute.',
    })
    expect(await read(id)).toMatchObject({ status: 'scheduled', attempts: 0, lastError: null })
    expect(await claimDuePost(pool)).toMatchObject({ id })
  })

  test('is refused for a post that is posted, not ready or deleted', async () => {
    const id = await newPost({ status: 'published' })
    expect(await asEditor('POST', `/${id}/send-again`)).toMatchObject({ status: 409, message: OUT })
    const unfinished = await newPost({ status: 'draft', platform: 'instagram' })
    expect(await asEditor('POST', `/${unfinished}/send-again`)).toMatchObject({
      status: 400,
      message: 'Instagram needs a picture.',
    })
    for (const gone of ['2147483647', '0', 'x'])
      expect(await asEditor('POST', `/${gone}/send-again`)).toMatchObject({ status: 404 })
  })

  test.each([
    ['anonymous', 404],
    ['sales', 403],
  ] as const)('is refused for %s', async (role, status) => {
    const id = await newPost()
    await setStatus(id, 'failed')
    const { cookie } = sessions[role]
    const response = await call(
      request(`/social-media-posts/${id}/send-again`, { method: 'POST', headers: { cookie } }),
    )
    expect([response.status, (await read(id)).status]).toEqual([status, 'failed'])
  })
})
