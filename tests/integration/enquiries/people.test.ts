import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { joinPeople } from '@/lib/people/join-people'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest, request } from '../support/api'
import { submit } from '../support/enquiries'
import { pool, rowsAddedBy } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(payload)
})

/** The newest person of the tests before. */
let last = 0
beforeEach(async () => {
  await join()
  const { rows } = await pool.query<{ id: number | null }>('select max(id) as id from people')
  last = rows[0]?.id ?? 0
})

let count = 0
const newEmail = () => `person-${(count += 1)}@example.com`

type Typed = { firstName?: string; lastName?: string; email?: string; message?: string }

async function send(typed: Typed = {}) {
  const person = { firstName: 'Zoë', lastName: 'Ahmed', ...typed }
  const { status, body } = await submit('/survey-leads', { ...ENQUIRIES['/survey-leads'], ...person })
  expect(status).toBe(201)
  return idOf(body.reference ?? '')
}
const idOf = async (reference: string) =>
  Number((await pool.query<{ id: number }>('select id from leads where reference = $1', [reference])).rows[0]?.id)

async function personOf(lead: number): Promise<number | null> {
  const { rows } = await pool.query<{ person: number | null }>('select person_id as person from leads where id = $1', [
    lead,
  ])
  return rows[0]?.person ?? null
}
const people = async () =>
  (
    await pool.query<Record<string, unknown>>(
      'select id, name, key is not null as "joins" from people where id > $1 order by id',
      [last],
    )
  ).rows

const join = () => joinPeople({ pool, stopping: new AbortController().signal })
const erase = (lead: number) =>
  call(request(`/leads/${lead}`, { method: 'DELETE', headers: { cookie: sessions.admin.cookie } }))

describe('the statement that stores an enquiry', () => {
  test('joins it to the person with the same email and name, however they are written', async () => {
    const email = newEmail()
    const one = await send({ email })
    const other = await send({ email: email.toUpperCase(), firstName: 'AHMED', lastName: 'zoe' })
    expect(await personOf(one)).not.toBeNull()
    expect(await personOf(other)).toBe(await personOf(one))
    expect(await people()).toEqual([{ id: await personOf(one), name: 'Zoë Ahmed', joins: true }])
  })

  test('joins nobody by the address alone', async () => {
    const email = newEmail()
    const one = await send({ email })
    expect(await personOf(await send({ email, firstName: 'Omar' }))).not.toBe(await personOf(one))
  })

  test('stores all of several that arrive at once, and a worker joins those that were too early', async () => {
    const email = newEmail()
    const leads = await Promise.all(Array.from({ length: 6 }, () => send({ email })))
    await join()
    expect(new Set(await Promise.all(leads.map(personOf))).size).toBe(1)
    expect(await people()).toHaveLength(1)
  })

  test('stores it although its person cannot be used now, and a worker joins it later', async () => {
    const email = newEmail()
    const first = await send({ email })
    const deleting = await pool.connect()
    try {
      await deleting.query('begin')
      await deleting.query('select from people where id = $1 for update', [await personOf(first)])
      const second = await send({ email })
      expect(await personOf(second)).toBeNull()
      await deleting.query('rollback')
      await join()
      expect(await personOf(second)).toBe(await personOf(first))
    } finally {
      deleting.release()
    }
  })

  test('finds nobody for what is held back, until it is released', async () => {
    const lead = await send({ email: newEmail(), lastName: 'Visit https://spam.example' })
    const { rows } = await pool.query('select quarantined from leads where id = $1', [lead])
    expect(rows).toEqual([{ quarantined: true }])
    await join()
    expect([await personOf(lead), await people()]).toEqual([null, []])
    const release = { quarantined: false }
    expect((await call(jsonRequest('PATCH', `/leads/${lead}`, release, { cookie: sessions.sales.cookie }))).ok).toBe(
      true,
    )
    await join()
    expect(await personOf(lead)).not.toBeNull()
  })
})

describe('enquiries from before there were people', () => {
  test('are joined by the same rule, once', async () => {
    const email = newEmail()
    const leads = [await send({ email }), await send({ email, firstName: 'Omar' }), await send({ email })]
    const before = await Promise.all(leads.map(personOf))
    await pool.query('update leads set person_id = null where id = any($1)', [leads])
    await pool.query('delete from people where id > $1', [last])
    expect(await join()).toBe(3)
    const [one, other, again] = await Promise.all(leads.map(personOf))
    expect([one === again, one === other]).toEqual([before[0] === before[2], before[0] === before[1]])
    const kept = await people()
    expect(await join()).toBe(0)
    expect(await people()).toEqual(kept)
  })
})

describe('erasing an enquiry', () => {
  test('deletes the person with the last of them', async () => {
    const email = newEmail()
    const added = await rowsAddedBy(async () => {
      const leads = [await send({ email }), await send({ email })]
      for (const lead of leads) expect((await erase(lead)).status).toBe(200)
    })
    expect(added).toEqual({})
    expect(await people()).toEqual([])
  })

  test('leaves the person nothing of it', async () => {
    const email = newEmail()
    const first = await send({ email })
    const second = await send({ email, firstName: 'ZOE', lastName: 'AHMED' })
    await erase(first)
    expect(await people()).toEqual([{ id: await personOf(second), name: 'ZOE AHMED', joins: true }])
  })
})
