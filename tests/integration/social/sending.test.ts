import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { sendDuePosts } from '@/lib/delivery/social/send-due-posts'
import { sendPost } from '@/lib/delivery/social/send-post'
import { beginSending, claimDuePost } from '@/lib/delivery/social/store'
import type { SocialMediaPost } from '@/lib/generated/payload-types'
import { createLeadConnectorPlanner } from '@/lib/integrations/social/lead-connector-planner'

import { type FakeCrm, startFakeCrm } from '../../fakes/fake-crm'
import { silentLog } from '../delivery/support'
import { pool } from '../support/rows'

const payload = await payloadClient()
let fake: FakeCrm

beforeAll(async () => {
  fake = await startFakeCrm()
})
beforeEach(async () => {
  fake.clear()
  await pool.query('delete from social_media_posts')
})
afterAll(async () => {
  await fake.stop()
})

const deps = () => ({ pool, random: () => 0.5, log: silentLog(), planner: createLeadConnectorPlanner(fake.settings) })
const send = () => sendDuePosts(deps())
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

async function schedule(data: Partial<SocialMediaPost> = {}): Promise<number> {
  const { id } = await payload.create({
    collection: 'social-media-posts',
    data: { platform: 'x', content: 'Warm ceilings', status: 'scheduled', scheduledDate: minutesFromNow(-1), ...data },
  })
  return id
}

const read = (id: number) => payload.findByID({ collection: 'social-media-posts', id, depth: 0 })
/** Ends the waiting time of every post, or the lease of a dead worker. */
const letTimePass = () =>
  pool.query(
    `update social_media_posts set next_attempt_at = now() - interval '1 second' where next_attempt_at is not null`,
  )

describe('a scheduled post', () => {
  test('is sent once it is due, and its id in the CRM is stored', async () => {
    const id = await schedule({ content: 'Warm ceilings\n\nWhy?', mediaUrls: ['https://example.com/a.png'] })
    await send()
    await send()
    expect(await read(id)).toMatchObject({ status: 'published', ghlPostId: 'post-1', lastError: null })
    expect((await read(id)).publishedDate).toBeTruthy()
    expect(fake.posts).toMatchObject([
      { accountIds: ['twitter-account'], media: [{ url: 'https://example.com/a.png' }] },
    ])
  })

  test('is not sent before its time, and a draft is never sent', async () => {
    const later = await schedule({ scheduledDate: minutesFromNow(5) })
    const draft = await schedule({ status: 'draft' })
    await send()
    expect([(await read(later)).status, (await read(draft)).status]).toEqual(['scheduled', 'draft'])
    expect(fake.posts).toEqual([])
  })

  test('is sent once by three workers', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => schedule({ content: `Post ${index}` })))
    await Promise.all([send(), send(), send()])
    expect(fake.posts.map(({ summary }) => summary).sort()).toEqual(
      Array.from({ length: 12 }, (_, index) => `Post ${index}`).sort(),
    )
  })

  test('shows “not configured” without a CRM, and is not sent later on its own', async () => {
    const id = await schedule()
    await sendDuePosts({ ...deps(), planner: null })
    expect(await read(id)).toMatchObject({
      status: 'not-configured',
      lastError: 'No CRM is configured, so this was not sent. Copy the text and post it by hand.',
    })
    await send()
    expect(fake.posts).toEqual([])
  })

  test('fails with the reason when the CRM refuses it', async () => {
    fake.play('refusing-posts')
    const id = await schedule()
    await send()
    expect(await read(id)).toMatchObject({
      status: 'failed',
      lastError: 'The CRM answered 400: Bad Request',
      sendingSince: null,
    })
  })

  test('fails with the reason when the platform is not connected', async () => {
    fake.accounts.length = 0
    const id = await schedule()
    await send()
    expect(await read(id)).toMatchObject({ status: 'failed', lastError: 'No X account is connected in the CRM' })
  })

  test('fails when a claim in it is no longer approved', async () => {
    const id = await schedule()
    await pool.query(`update social_media_posts set content = 'It has a 40-year warranty.' where id = $1`, [id])
    await send()
    const { status, lastError } = await read(id)
    expect([status, lastError]).toEqual(['failed', expect.stringContaining('“40” is a claim without approved proof')])
    expect(fake.posts).toEqual([])
  })

  test('waits, still scheduled, while the CRM does not respond, and is then sent', async () => {
    fake.play('failing')
    const id = await schedule()
    await send()
    expect(await read(id)).toMatchObject({
      status: 'scheduled',
      lastError: 'The CRM answered 500: Internal Server Error',
      attempts: 1,
    })
    fake.play('accepting')
    await send()
    expect(fake.posts).toEqual([]) // not before its next attempt
    await letTimePass()
    await send()
    expect(await read(id)).toMatchObject({ status: 'published', lastError: null })
  })

  test('fails with the reason after twelve attempts', async () => {
    fake.play('failing')
    const id = await schedule()
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      await letTimePass()
      await send()
    }
    expect((await read(id)).status).toBe('scheduled')
    await letTimePass()
    await send()
    expect(await read(id)).toMatchObject({
      status: 'failed',
      lastError: 'The CRM answered 500: Internal Server Error',
      attempts: 12,
    })
  })
})

describe('a post whose outcome is unknown', () => {
  test('is found in the CRM, not sent again', async () => {
    fake.play('dropping-posts')
    const id = await schedule()
    await send()
    expect(await read(id)).toMatchObject({
      status: 'sending',
      lastError: expect.stringContaining('could not be reached'),
    })
    fake.play('accepting')
    await letTimePass()
    await send()
    expect(await read(id)).toMatchObject({ status: 'published', ghlPostId: 'post-1' })
    expect(fake.posts).toHaveLength(1)
  })

  test('is looked up half a minute later at the earliest', async () => {
    fake.play('dropping-posts')
    const id = await schedule()
    await send()
    const { rows } = await pool.query(
      'select extract(epoch from next_attempt_at - now())::float8 as seconds from social_media_posts where id = $1',
      [id],
    )
    expect(rows[0].seconds).toBeGreaterThan(25)
  })

  test('is sent when the CRM turns out not to have it', async () => {
    const id = await schedule()
    const claimed = await claimDuePost(pool)
    if (!claimed || !(await beginSending(pool, claimed))) throw new Error('not claimed')
    await letTimePass()
    await send()
    expect(await read(id)).toMatchObject({ status: 'published', ghlPostId: 'post-1' })
  })

  test('is left to staff when it cannot be looked up', async () => {
    fake.play('dropping-posts')
    const id = await schedule()
    await send()
    fake.play('refusing-searches')
    await letTimePass()
    await send()
    const { status, lastError } = await read(id)
    expect([status, lastError]).toEqual(['failed', expect.stringContaining('We cannot tell whether this was posted.')])
    expect(fake.posts).toHaveLength(1)
  })

  test('is left to staff when the CRM has been taken out of the settings', async () => {
    fake.play('dropping-posts')
    const id = await schedule()
    await send()
    await letTimePass()
    await sendDuePosts({ ...deps(), planner: null })
    const { status, lastError } = await read(id)
    expect([status, lastError]).toEqual(['failed', expect.stringContaining('We cannot tell whether this was posted.')])
  })

  test('is looked up even when staff ask for it to be sent again', async () => {
    fake.play('dropping-posts')
    const id = await schedule()
    await send()
    fake.play('refusing-searches')
    await letTimePass()
    await send()
    fake.play('accepting')
    await payload.update({ collection: 'social-media-posts', id, data: { status: 'scheduled' } })
    await send()
    expect(await read(id)).toMatchObject({ status: 'published', ghlPostId: 'post-1' })
    expect(fake.posts).toHaveLength(1)
  })
})

describe('a worker that dies', () => {
  test('before it has handed the post over loses nothing', async () => {
    const id = await schedule()
    expect(await claimDuePost(pool)).toMatchObject({ id, attempts: 1, sendingSince: null })
    await send()
    expect(fake.posts).toEqual([]) // its lease has not expired
    await letTimePass()
    await send()
    expect((await read(id)).status).toBe('published')
    expect(fake.posts).toHaveLength(1)
  })

  test('after the CRM has accepted the post does not cause a second one', async () => {
    const id = await schedule()
    const claimed = await claimDuePost(pool)
    if (!claimed) throw new Error('not claimed')
    await beginSending(pool, claimed)
    await deps().planner.createPost(
      { accountId: 'twitter-account', userId: 'user-1', text: claimed.text, images: [] },
      AbortSignal.timeout(5_000),
    )
    await letTimePass()
    await send()
    expect(await read(id)).toMatchObject({ status: 'published', ghlPostId: 'post-1' })
    expect(fake.posts).toHaveLength(1)
  })

  test('and comes back after another has taken over sends nothing', async () => {
    await schedule()
    const late = await claimDuePost(pool)
    if (!late) throw new Error('not claimed')
    await letTimePass()
    await send()
    expect(await sendPost(deps(), late)).toBe('taken over')
    expect(fake.posts).toHaveLength(1)
  })
})
