import { beforeAll, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { claimCrmOf } from '@/lib/delivery/store/claim'
import { readPerson } from '@/lib/people/read-person'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest, request } from '../support/api'
import { submit } from '../support/enquiries'
import { pool } from '../support/rows'
import { statementsDuring } from '../support/statements'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(payload)
})

let count = 0
type Sent = { lead: number; reference: string; person: number }

/** An enquiry of a person of their own. */
async function send(typed: object = {}): Promise<Sent> {
  count += 1
  const ours = { email: `merged-${count}@example.com`, phone: `01632 960 ${100 + count}`, postcode: 'SN10 1AA' }
  const { status, body } = await submit('/survey-leads', { ...ENQUIRIES['/survey-leads'], ...ours, ...typed })
  expect(status).toBe(201)
  const { rows } = await pool.query<Sent>(
    'select id as lead, reference, person_id as person from leads where reference = $1',
    [body.reference],
  )
  if (!rows[0]) throw new Error('No lead was stored')
  return rows[0]
}

const post = (path: string, body: object, role: 'sales' | 'editor' = 'sales') =>
  call(jsonRequest('POST', path, body, { cookie: sessions[role].cookie }))
const merge = (kept: number, other: number) => post(`/people/${kept}/merge`, { other })
const undo = (merging: number) => post(`/people-merges/${merging}/undo`, {})
const read = async (person: number) => {
  const found = await readPerson(pool, person, 30)
  if (!found) throw new Error('There is no such person')
  return found
}
const mergeOf = async (person: number) => (await read(person)).merges[0]?.id ?? 0
const referencesOf = async (person: number) => (await read(person)).leads.map(({ reference }) => reference)

/** Every row of the tables that hold anything of a person, as the database has it. */
async function everything(): Promise<string> {
  const tables = ['people', 'leads', 'lead_events', 'quotes', 'orders', 'lead_photos', 'lead_documents', 'deliveries']
  const rows = tables.map(async (table) => (await pool.query(`select t::text as row from ${table} t order by id`)).rows)
  return JSON.stringify(await Promise.all(rows))
}

describe('likely duplicates', () => {
  test('are offered with their reasons, and nobody else', async () => {
    const [priya, prya, pria] = [
      await send({ firstName: 'Priya', lastName: 'Nair', phone: '01632 960 950' }),
      await send({ firstName: 'Prya', lastName: 'Nair', phone: '01632 960 950', postcode: 'BA1 1AA' }),
      await send({ firstName: 'NAIR', lastName: 'priya' }),
    ]
    await send({ firstName: 'Omar', lastName: 'Ahmed' }) // lives in the same postcode
    const { duplicates } = await read(priya.person)
    const found = duplicates.map(({ id, reasons }) => [id, reasons])
    expect(found).toEqual([
      [pria.person, ['name-and-postcode']],
      [prya.person, ['phone']],
    ])
  })

  test('are offered as the person into whom they were merged, and no longer once they are the same', async () => {
    const [one, other, third] = [
      await send({ firstName: 'Ada', lastName: 'Kay', phone: '01632 960 951', postcode: 'BA1 1AB' }),
      await send({ firstName: 'Bo', lastName: 'Kay', phone: '01632 960 951', postcode: 'BA1 1AE' }),
      await send({ firstName: 'Cleo', lastName: 'Kay', postcode: 'BA1 1AD' }),
    ]
    await merge(third.person, other.person)
    expect((await read(one.person)).duplicates.map(({ id }) => id)).toEqual([third.person])
    await merge(one.person, third.person)
    expect((await read(one.person)).duplicates).toEqual([])
  })
})

describe('merging two people', () => {
  test('shows everything of both as one, in two statements, under either', async () => {
    const [one, other] = [await send(), await send()]
    const { id: quote } = await (await post('/quotes/prepare', { lead: other.lead })).json()
    expect((await merge(one.person, other.person)).status).toBe(200)
    const statements = await statementsDuring(async () => {
      const person = await read(one.person)
      expect(person.leads.map(({ id }) => id)).toEqual([other.lead, one.lead])
      expect(person.quotes.map(({ id }) => id)).toEqual([quote])
    })
    expect(statements).toHaveLength(2)
    expect((await read(other.person)).id).toBe(one.person)
  })

  test('is undone byte for byte, also after further merges, in any order', async () => {
    const [one, other, third] = [await send(), await send(), await send()]
    const before = await everything()
    await merge(one.person, other.person)
    await merge(third.person, one.person)
    expect((await referencesOf(other.person)).toSorted()).toEqual(
      [one, other, third].map(({ reference }) => reference).toSorted(),
    )
    const [second, first] = (await read(third.person)).merges.map(({ id }) => id)
    expect((await undo(first ?? 0)).status).toBe(200)
    expect(await referencesOf(other.person)).toEqual([other.reference])
    expect((await referencesOf(third.person)).toSorted()).toEqual([one.reference, third.reference].toSorted())
    expect((await undo(second ?? 0)).status).toBe(200)
    expect(await everything()).toBe(before)
  })

  test('leaves an enquiry that arrives in between with the person it was joined to', async () => {
    const [one, other] = [
      await send(),
      await send({ email: 'between@example.com', firstName: 'Ida', lastName: 'Bell' }),
    ]
    await merge(one.person, other.person)
    const later = await send({ email: 'between@example.com', firstName: 'Ida', lastName: 'Bell' })
    expect((await read(one.person)).leads).toHaveLength(3)
    await undo(await mergeOf(one.person))
    expect((await referencesOf(other.person)).toSorted()).toEqual([other.reference, later.reference].toSorted())
  })

  test('has one winner of several at once, and so has its undoing', async () => {
    const [one, other, third] = [await send(), await send(), await send()]
    const merges = [
      [one, other],
      [other, one],
      [third, other],
      [other, third],
      [one, other],
    ] as const
    const statuses = await Promise.all(
      merges.map(async ([kept, merged]) => (await merge(kept.person, merged.person)).status),
    )
    const won = statuses.filter((status) => status === 200)
    expect(won.length).toBeGreaterThanOrEqual(1)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    const { rows } = await pool.query('select from people where id = any($1) and merged_into_id is null', [
      [one.person, other.person, third.person],
    ])
    expect(rows).toHaveLength(3 - won.length)
    const merging = (await mergeOf(one.person)) || (await mergeOf(other.person))
    const undone = await Promise.all([undo(merging), undo(merging), undo(merging)])
    expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('is refused with itself, with nobody, and with somebody who was merged', async () => {
    const [one, other, third] = [await send(), await send(), await send()]
    await merge(one.person, other.person)
    expect((await merge(one.person, one.person)).status).toBe(409)
    expect((await merge(third.person, other.person)).status).toBe(409)
    expect((await merge(one.person, 2_147_483_647)).status).toBe(404)
    expect((await post(`/people/${one.person}/merge`, { other: 'two' })).status).toBe(400)
    expect((await post(`/people/${one.person}/merge`, { other: third.person }, 'editor')).status).toBe(403)
  })

  test('cannot be undone after 30 days', async () => {
    const [one, other] = [await send(), await send()]
    await merge(one.person, other.person)
    const merging = await mergeOf(one.person)
    const age = (days: number) =>
      pool.query(`update people_merges set created_at = now() - $2 * interval '1 day' where id = $1`, [merging, days])
    await age(30.01)
    expect((await read(one.person)).merges).toMatchObject([{ isUndoable: false }])
    expect((await undo(merging)).status).toBe(409)
    await age(29.99)
    expect((await undo(merging)).status).toBe(200)
  })
})

describe('consent', () => {
  const consents = { marketingConsent: true }
  const stop = (lead: number) =>
    call(
      jsonRequest(
        'PATCH',
        `/leads/${lead}`,
        { consent: { marketingWithdrawnAt: '2026-11-20T10:00:00.000Z' } },
        { cookie: sessions.sales.cookie },
      ),
    )
  const hasStopped = async (lead: number) => {
    await pool.query(`update deliveries set state = 'waiting' where lead_id = $1 and channel = 'crm'`, [lead])
    return (await claimCrmOf(pool, lead))?.lead.hasStoppedMarketing
  }
  const crmOf = async (lead: number) =>
    (await pool.query<{ state: string }>(`select state from deliveries where lead_id = $1 and channel = 'crm'`, [lead]))
      .rows[0]?.state

  test('of whoever wants less counts for both while they are merged, and the CRM is told', async () => {
    const [willing, stopped] = [await send(consents), await send({ marketingConsent: false })]
    await stop(stopped.lead)
    await pool.query(`update deliveries set state = 'sent', sent_at = now() where channel = 'crm'`)
    await merge(willing.person, stopped.person)
    expect([await crmOf(willing.lead), await crmOf(stopped.lead)]).toEqual(['waiting', 'sent'])
    expect(await hasStopped(willing.lead)).toBe(true)
    await pool.query(`update deliveries set state = 'sent', lease_until = null where channel = 'crm'`)
    await undo(await mergeOf(willing.person))
    expect(await crmOf(willing.lead)).toBe('waiting')
    expect(await hasStopped(willing.lead)).toBe(false)
  })

  test('is given anew by the same person who had stopped before', async () => {
    const email = 'anew@example.com'
    const first = await send({ ...consents, email })
    await stop(first.lead)
    const second = await send({ ...consents, email })
    expect(second.person).toBe(first.person)
    expect([await hasStopped(first.lead), await hasStopped(second.lead)]).toEqual([true, false])
  })

  test('stays stopped when the enquiry that stopped it is erased', async () => {
    const [willing, stopped] = [await send(consents), await send({ marketingConsent: false })]
    await stop(stopped.lead)
    await merge(willing.person, stopped.person)
    const erased = await call(
      request(`/leads/${stopped.lead}`, { method: 'DELETE', headers: { cookie: sessions.admin.cookie } }),
    )
    expect(erased.status).toBe(200)
    expect(await hasStopped(willing.lead)).toBe(true)
  })
})

describe('erasing the enquiries of people who were merged', () => {
  const erase = (lead: number) =>
    call(request(`/leads/${lead}`, { method: 'DELETE', headers: { cookie: sessions.admin.cookie } }))
  const kept = async (people: number[]) =>
    (
      await pool.query<Record<string, unknown>>(`select id, name, key from people where id = any($1) order by id`, [
        people,
      ])
    ).rows

  test('empties the person above the others, who stay together', async () => {
    const [above, below, further] = [await send(), await send(), await send()]
    await merge(above.person, below.person)
    await merge(above.person, further.person)
    await erase(above.lead)
    expect((await kept([above.person]))[0]).toEqual({ id: above.person, name: '', key: null })
    expect((await referencesOf(below.person)).toSorted()).toEqual([below.reference, further.reference].toSorted())
    expect((await read(below.person)).name).not.toBe('')
  })

  test('leaves no person and no merge with the last of them', async () => {
    const [above, below] = [await send(), await send()]
    await merge(above.person, below.person)
    await erase(above.lead)
    await erase(below.lead)
    expect(await kept([above.person, below.person])).toEqual([])
    const { rows } = await pool.query('select from people_merges where kept_id is null or kept_id = $1', [above.person])
    expect(rows).toEqual([])
  })
})
