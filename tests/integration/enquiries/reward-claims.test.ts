import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { getRewardOffers } from '@/lib/data/reward-offers'
import { enforceRetention } from '@/lib/delivery/retention/enforce'
import { USUAL_RULES } from '@/lib/domain/challenge/rules'

import { revalidateTag } from '../../fakes/fake-next-cache'
import { silentLog } from '../delivery/support'
import { call, jsonRequest } from '../support/api'
import { changedMeanwhile } from '../support/meanwhile'
import { pool } from '../support/rows'

beforeEach(() => pool.query('truncate rewards, user_profiles, reward_offers cascade'))
const payload = await payloadClient()
afterEach(() => vi.useRealTimers())

const DEVICE = 'b3f5c1d2-7a44-4b1e-9c55-0f1e2d3c4b5a'
const OTHER_DEVICE = 'b3f5c1d2-7a44-4b1e-9c55-0f1e2d3c4b5b'
const done = (slug: string, daysAgo = 1) => ({
  kind: 'done',
  slug,
  at: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
})
/** Ten points each, done within the winter. */
const EVENTS = [done('letterbox'), done('cold-spots')]

type Offer = { points?: number; isActive?: boolean; endsInDays?: number; claimsMax?: number }

async function addOffer({ points = 20, isActive = true, endsInDays = 5, claimsMax = 10 }: Offer = {}) {
  const { rows } = await pool.query<{ id: number }>(
    `insert into reward_offers (title, value, description, points, code, valid_days, ends_on, claims_max, is_active)
     values ('A survey', 'Free', 'One survey.', $1, 'WARM-20', 90, now() + $2 * interval '1 day', $3, $4) returning id`,
    [points, endsInDays, claimsMax, isActive],
  )
  return rows[0]?.id ?? 0
}

async function claim(offer: number, { device = DEVICE, events = EVENTS }: { device?: string; events?: object[] } = {}) {
  const response = await call(jsonRequest('POST', '/challenge/rewards', { offer, device, events }))
  const { message }: { message: string } = await response.json()
  return { status: response.status, message }
}
const claims = async () =>
  (await pool.query<{ count: number }>('select count(*)::int as count from rewards')).rows[0]?.count

describe('a reward', () => {
  test('is given for the points that the marks are worth, with its last day', async () => {
    const result = await claim(await addOffer())
    expect(result).toEqual({
      status: 200,
      message: expect.stringMatching(/^Your code is WARM-20\. Use it until \d+ \w+ \d{4}\.$/),
    })
    const { rows } = await pool.query('select total_points::int as points, user_id from user_profiles')
    expect(rows).toEqual([{ points: 20, user_id: expect.stringMatching(/^[0-9a-f]{64}$/) }])
  })

  test('is given once, however many tabs claim it simultaneously', async () => {
    const offer = await addOffer()
    const results = await Promise.all(Array.from({ length: 6 }, () => claim(offer)))
    expect(results.every(({ status, message }) => status === 200 && message.includes('WARM-20'))).toBe(true)
    expect(results.filter(({ message }) => message.startsWith('You have claimed this before'))).toHaveLength(5)
    const { rows } = await pool.query('select claimed::int as claimed from reward_offers')
    expect([await claims(), rows]).toEqual([1, [{ claimed: 1 }]])
  })

  test('is the same for the marks in another order or repeated', async () => {
    const offer = await addOffer()
    expect((await claim(offer, { events: [...EVENTS, ...EVENTS].reverse() })).status).toBe(200)
    const tooMany = await addOffer({ points: 21 })
    expect((await claim(tooMany, { events: [...EVENTS, ...EVENTS] })).status).toBe(422)
  })

  test('is refused for too few points, for marks from the future, and for withdrawn marks', async () => {
    const offer = await addOffer()
    const refused = { status: 422, message: 'You need 10 more points for this.' }
    const [first] = EVENTS
    expect(await claim(offer, { events: EVENTS.slice(0, 1) })).toEqual(refused)
    expect(await claim(offer, { events: [first, done('cold-spots', -1)].flatMap((event) => event ?? []) })).toEqual(
      refused,
    )
    const takenBack = { ...done('cold-spots', 0), kind: 'undone' }
    expect(await claim(offer, { events: [...EVENTS, takenBack] })).toEqual(refused)
    expect(await claims()).toBe(0)
  })

  test('is given for the last winter until the next one begins', async () => {
    const offer = await addOffer({ endsInDays: 400 })
    const events = [done('letterbox'), done('cold-spots')].map((event) => ({
      ...event,
      at: '2027-03-28T10:00:00.000Z',
    }))
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-10-04T10:00:00Z') })
    expect((await claim(offer, { events })).status).toBe(422)
    vi.setSystemTime(new Date('2027-10-03T10:00:00Z'))
    expect((await claim(offer, { events })).status).toBe(200)
  })

  test.each([
    ['needs more points', 'points = 2000'],
    ['is no longer shown', 'is_active = false'],
    ['is over', `ends_on = now() - interval '3 days'`],
  ])('that was claimed stays claimed when it %s', async (_what, change) => {
    const offer = await addOffer()
    await claim(offer)
    await pool.query(`update reward_offers set ${change}`)
    expect(await claim(offer)).toMatchObject({
      status: 200,
      message: expect.stringContaining('before. Your code is WARM-20'),
    })
    expect((await claim(offer, { device: OTHER_DEVICE })).status).not.toBe(200)
  })

  test('is counted by the rules that staff chose', async () => {
    const offer = await addOffer({ points: 40 })
    expect((await claim(offer)).message).toBe('You need 20 more points for this.')
    await payload.updateGlobal({ slug: 'challenge-rules', data: { ...USUAL_RULES, easy: 20 } })
    revalidateTag('challenge-rules')
    expect((await claim(offer)).status).toBe(200)
    await pool.query('truncate challenge_rules')
    revalidateTag('challenge-rules')
  })

  test('ends with its number of claims, but existing claims remain valid', async () => {
    const offer = await addOffer({ claimsMax: 1 })
    expect((await claim(offer)).status).toBe(200)
    expect(await claim(offer, { device: OTHER_DEVICE })).toEqual({
      status: 410,
      message: 'This reward is no longer on offer.',
    })
    expect((await claim(offer)).message).toContain('You have claimed this before')
    expect(await claims()).toBe(1)
  })

  test('is still counted when staff had read the offer before it was claimed', async () => {
    const id = await addOffer()
    const save = () => payload.update({ collection: 'reward-offers', id, data: { title: 'Another survey' } })
    await changedMeanwhile('update reward_offers set claimed = 7', id, save)
    expect(await payload.findByID({ collection: 'reward-offers', id })).toMatchObject({
      title: 'Another survey',
      claimed: 7,
    })
  })

  test('leaves a claim that is deleted after the number of months chosen by admins', async () => {
    await claim(await addOffer())
    const age = (months: number) =>
      pool.query(`update user_profiles set updated_at = now() - $1 * interval '1 month'`, [months])
    await age(17)
    await enforceRetention({ pool, log: silentLog() })
    expect(await claims()).toBe(1)
    await age(19)
    await enforceRetention({ pool, log: silentLog() })
    expect([await claims(), (await pool.query('select from user_profiles')).rowCount]).toEqual([0, 0])
  })

  test('that is not shown, is over or does not exist is not given', async () => {
    for (const offer of [await addOffer({ isActive: false }), await addOffer({ endsInDays: -2 }), 999_999])
      expect((await claim(offer)).status).toBe(410)
  })

  test.each([{ device: 'ada' }, { events: [{ kind: 'done', slug: 'made-up', at: new Date().toISOString() }] }])(
    'is not given for %j',
    async (bad) => {
      expect((await claim(await addOffer(), bad)).status).toBe(400)
    },
  )
})

test('the page gets the offers that are shown and not over, without their codes', async () => {
  await addOffer({ points: 30 })
  await addOffer({ isActive: false })
  await addOffer({ endsInDays: -2 })
  revalidateTag('reward-offers')
  const offers = await getRewardOffers()
  expect(offers).toMatchObject([{ title: 'A survey', value: 'Free', points: 30 }])
  expect(JSON.stringify(offers)).not.toContain('WARM-20')
})
