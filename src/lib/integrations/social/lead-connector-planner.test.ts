import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { type FakeCrm, startFakeCrm } from '../../../../tests/fakes/fake-crm'
import { createLeadConnectorPlanner } from './lead-connector-planner'

let fake: FakeCrm
const signal = () => AbortSignal.timeout(5_000)
const planner = () => createLeadConnectorPlanner(fake.settings)
const since = new Date(Date.now() - 1_000)
const post = {
  accountId: 'twitter-account',
  userId: 'user-1',
  text: 'Warm ceilings\n\nWhy?',
  images: ['https://example.com/a.PNG', 'https://example.com/b.JPG'],
}

beforeAll(async () => {
  fake = await startFakeCrm()
})
beforeEach(() => fake.clear())
afterAll(() => fake.stop())

describe('the account of a platform', () => {
  test.each([
    ['facebook', 'facebook-account'],
    ['instagram', 'instagram-account'],
    ['linkedin', 'linkedin-account'],
    ['x', 'twitter-account'],
    ['google-business', 'google-account'],
  ] as const)('%s', async (platform, accountId) => {
    expect(await planner().findAccount(platform, signal())).toEqual({
      ok: true,
      account: { accountId, userId: 'user-1' },
    })
  })

  test('is a permanent failure when none is connected', async () => {
    fake.accounts.length = 0
    expect(await planner().findAccount('x', signal())).toMatchObject({
      permanent: true,
      problem: 'No X account is connected in the CRM',
    })
  })

  test('is a permanent failure when its connection has expired, unless another one works', async () => {
    for (const account of fake.accounts) account.isExpired = true
    expect(await planner().findAccount('linkedin', signal())).toMatchObject({
      permanent: true,
      problem: 'The LinkedIn account must be connected again in the CRM',
    })
    fake.accounts.push({ id: 'second', platform: 'linkedin', isExpired: false })
    expect(await planner().findAccount('linkedin', signal())).toMatchObject({ account: { accountId: 'second' } })
  })
})

describe('a post', () => {
  test('is made immediately, with its pictures', async () => {
    expect(await planner().createPost(post, signal())).toEqual({ ok: true, postId: 'post-1' })
    expect(fake.posts).toMatchObject([
      {
        accountIds: ['twitter-account'],
        media: [
          { url: 'https://example.com/a.PNG', type: 'image/png' },
          { url: 'https://example.com/b.JPG', type: 'image/jpeg' },
        ],
      },
    ])
  })

  test('that is refused fails permanently', async () => {
    fake.play('refusing-posts')
    expect(await planner().createPost(post, signal())).toMatchObject({ permanent: true })
  })

  test('is found by its text after the CRM saved it and dropped the connection', async () => {
    fake.play('dropping-posts')
    expect(await planner().createPost(post, signal())).toMatchObject({ ok: false, permanent: false })
    expect(await planner().findPost({ ...post, since }, signal())).toEqual({ ok: true, postId: 'post-1' })
  })

  test.each([
    ['of another text', { ...post, text: 'Warm ceilings' }],
    ['in another account', { ...post, accountId: 'facebook-account' }],
    ['made later', { ...post, since: new Date(Date.now() + 60 * 60_000) }],
  ])('is not found for one %s', async (_, sought) => {
    await planner().createPost(post, signal())
    expect(await planner().findPost({ since, ...sought }, signal())).toEqual({ ok: true, postId: null })
  })
})

test('a 200 with an unexpected body is neither an account, nor a post, nor a list of posts', async () => {
  fake.play('under-maintenance')
  expect(await planner().findAccount('x', signal())).toMatchObject({
    problem: 'The CRM did not return a list of accounts',
  })
  expect(await planner().createPost(post, signal())).toMatchObject({
    permanent: false,
    problem: 'The CRM did not return a post id',
  })
  expect(await planner().findPost({ ...post, since }, signal())).toMatchObject({
    permanent: false,
    problem: 'The CRM did not return a list of posts',
  })
})
