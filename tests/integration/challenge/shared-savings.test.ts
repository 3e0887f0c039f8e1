import { beforeEach, describe, expect, test } from 'vitest'

import { call, jsonRequest } from '../support/api'
import { limitRequests } from '../support/rate-limits'
import { pool } from '../support/rows'

limitRequests()

beforeEach(() => pool.query('truncate shared_savings'))

let network = 0
const post = async (path: string, body: object, sender = `2001:db8:${(++network).toString(16)}::3`) => {
  const response = await call(jsonRequest('POST', `/challenge/savings${path}`, body, { 'x-client-address': sender }))
  const { message }: { message: string } = await response.json()
  return { status: response.status, message }
}
const share = (
  savedPercent: number,
  { device = crypto.randomUUID(), district = 'SN10', sender = undefined as string | undefined } = {},
) => post('', { device, district, savedPercent, agreed: true }, sender)
const count = async () => (await pool.query('select 1 from shared_savings')).rowCount

describe('a district', () => {
  test('is compared once it has ten households, and its number is not revealed before', async () => {
    for (let percent = 1; percent <= 9; percent += 1) {
      const { message } = await share(percent)
      expect(message).toContain('nothing to compare yet')
      expect(message.replace('SN10', '')).not.toMatch(/\d/)
    }
    const { message } = await share(10)
    expect(message).toBe(
      'You: 10% less. The median of at least 10 households in SN10: 6% less. Half of them are between 3% less and 8% less.',
    )
    expect((await share(-4)).message).toMatch(/^You: 4% more than last winter\. .*at least 10 households/)
  })

  test('is not compared with another, or with another winter', async () => {
    for (let percent = 1; percent <= 9; percent += 1) await share(percent)
    expect((await share(10, { district: 'SN11' })).message).toContain('nothing to compare yet')
    await pool.query(`update shared_savings set season = '2020-09-28'`)
    expect((await share(10)).message).toContain('nothing to compare yet')
  })
})

describe('a household', () => {
  const device = crypto.randomUUID()

  test('counts once, with its last saving', async () => {
    for (let index = 0; index < 12; index += 1)
      expect((await share(index, { device })).message).toContain('nothing to compare yet')
    const { rows } = await pool.query('select device, district, saved_percent::int as percent from shared_savings')
    expect(rows).toEqual([{ device: expect.stringMatching(/^[0-9a-f]{64}$/), district: 'SN10', percent: 11 }])
  })

  test('can withdraw its saving, even repeatedly', async () => {
    await share(5, { device })
    await share(6)
    for (let index = 0; index < 2; index += 1) expect((await post('/withdraw', { device })).status).toBe(200)
    expect(await count()).toBe(1)
  })

  test('that sends a whole postcode is stored with its district only', async () => {
    await share(5, { district: 'sn10 1aa' })
    expect((await pool.query('select district from shared_savings')).rows).toEqual([{ district: 'SN10' }])
  })

  test.each([
    ['no agreement', { agreed: false }, /tick the box/],
    ['no district', { district: 'Devizes' }, /first half of your postcode/],
    ['a saving that no home has', { savedPercent: 61 }, /\S/],
    ['half a percent', { savedPercent: 1.5 }, /\S/],
    ['a name', { name: 'Ada' }, /\S/],
  ])('with %s is refused', async (_what, changes, message) => {
    const body = { device, district: 'SN10', savedPercent: 5, agreed: true, ...changes }
    expect(await post('', body)).toEqual({ status: 400, message: expect.stringMatching(message) })
    expect(await count()).toBe(0)
  })
})

test('one network cannot invent the households of a district', async () => {
  const sender = '198.51.100.20'
  const statuses = []
  for (let index = 0; index < 4; index += 1) statuses.push((await share(index, { sender })).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await count()).toBe(3)
})
