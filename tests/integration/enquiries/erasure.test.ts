import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { eraseFromCrm } from '@/lib/delivery/erasure/erase-from-crm'
import { createLeadConnector } from '@/lib/integrations/crm/lead-connector'
import { enquiryToken, quoteToken } from '@/lib/platform/enquiry-token'
import { env } from '@/lib/platform/env'
import { findEnquiry } from '@/lib/use-cases/enquiries/find-enquiry'
import { findQuote } from '@/lib/use-cases/quotes/find-quote'

import { type FakeCrm, startFakeCrm } from '../../fakes/fake-crm'
import { ENDPOINT_PATHS, type EndpointPath, ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { deliverIfDue, testDeps } from '../delivery/support'
import { call, jsonRequest, request } from '../support/api'
import { submit } from '../support/enquiries'
import { pool, readLead, rowsAddedBy } from '../support/rows'

let sessions: Sessions
let fakeCrm: FakeCrm
const payload = await payloadClient()
const mailFolder = path.join(env.dataDir, 'mail')

beforeAll(async () => {
  sessions = await openSessions(payload)
  fakeCrm = await startFakeCrm()
})
beforeEach(async () => {
  fakeCrm.clear()
  await pool.query('delete from erasures')
  await pool.query('delete from quotes')
})
afterAll(async () => {
  await fakeCrm.stop()
})

const crmDeps = () => testDeps(pool, { crm: createLeadConnector(fakeCrm.settings) })

async function newLead(endpoint: EndpointPath = '/survey-leads') {
  const { body } = await submit(endpoint, ENQUIRIES[endpoint])
  const kept = await readLead(body.reference ?? '')
  const crmDelivery = Number(kept.deliveries.find(({ channel }) => channel === 'crm')?.id)
  return { id: Number(kept.lead.id), reference: body.reference ?? '', crmDelivery }
}

async function sentLead() {
  const lead = await newLead()
  await deliverIfDue(crmDeps(), lead.crmDelivery)
  return lead
}

type Role = 'admin' | 'sales' | 'editor' | 'anonymous'
const erase = (query: string, role: Role = 'admin') =>
  call(request(`/leads${query}`, { method: 'DELETE', headers: { cookie: sessions[role].cookie } }))

/** Skips the worker's waiting time, then runs it once. */
async function runWorkerOnce() {
  await pool.query(
    "update erasures set next_attempt_at = now() - interval '1 second' where next_attempt_at is not null",
  )
  await eraseFromCrm(crmDeps())
}

async function receipts() {
  const { rows } = await pool.query<Record<string, unknown>>('select * from erasures order by lead_id')
  return rows
}

const post = (path: string, data: object) => call(jsonRequest('POST', path, data, { cookie: sessions.sales.cookie }))

/** A quote that was sent to the customer of a lead, who has accepted it. */
async function acceptedQuote(lead: number) {
  const { id } = await (await post('/quotes/prepare', { lead })).json()
  const { reference, updatedAt } = await payload.findByID({ collection: 'quotes', id, overrideAccess: true })
  expect((await post(`/quotes/${id}/send`, { shownVersion: updatedAt })).status).toBe(200)
  const answer = { token: quoteToken(reference), answer: 'accepted', name: 'Priya Nair' }
  expect((await call(jsonRequest('POST', '/quotes/answer', answer))).status).toBe(200)
  return { id, reference }
}

describe('deleting a lead', () => {
  test.each(ENDPOINT_PATHS)('deletes everything that the enquiry wrote: %s', async (endpoint) => {
    const added = await rowsAddedBy(async () => {
      const { id } = await newLead(endpoint)
      expect((await erase(`/${id}`)).status).toBe(200)
    })
    expect(added).toEqual({})
  })

  test('leaves a receipt without personal data', async () => {
    const { id, reference } = await sentLead()
    await call(jsonRequest('POST', `/leads/${id}/notes`, { text: 'Rang Grace' }, { cookie: sessions.sales.cookie }))
    await mkdir(mailFolder, { recursive: true })
    for (const channel of ['sales-email', 'customer-email'])
      await writeFile(path.join(mailFolder, `${reference}-${channel}.eml`), 'Dear Grace')
    const { lead } = await readLead(reference)

    await erase(`/${id}`)
    expect((await readdir(mailFolder)).filter((file) => file.startsWith(reference))).toEqual([])
    await runWorkerOnce()
    const [receipt] = await receipts()
    expect(receipt).toMatchObject({
      lead_id: String(id),
      erased_by_id: sessions.admin.user.id,
      erased_by_name: 'admin',
      enquiries: '1',
      deliveries: '3',
      timeline_entries: '1',
      saved_mails: '2',
      crm: 'contact-deleted',
    })
    const personal = [lead.name, lead.email, lead.phone, lead.phone_e164, lead.reference, lead.ghl_contact_id]
    for (const text of personal) expect(JSON.stringify(receipt)).not.toContain(text)
    expect([fakeCrm.contacts, fakeCrm.notes]).toEqual([[], []])
  })

  test('deletes several in one request', async () => {
    const leads = [await newLead(), await newLead()]
    expect((await erase(`?where[id][in]=${leads.map(({ id }) => id).join()}`)).status).toBe(200)
    expect(await receipts()).toMatchObject(leads.map(({ id }) => ({ lead_id: String(id), crm: 'nothing-there' })))
  })

  test.each([
    ['sales', 403],
    ['editor', 403],
    ['anonymous', 404],
  ] as const)('is not allowed for %s', async (role, status) => {
    const { id, reference } = await newLead()
    expect((await erase(`/${id}`, role)).status).toBe(status)
    expect((await readLead(reference)).deliveries).toHaveLength(3)
    expect(await receipts()).toEqual([])
  })

  test('covers every table that refers to leads', async () => {
    const { rows } = await pool.query<{ table: string }>(
      `select conrelid::regclass::text as table from pg_constraint where contype = 'f' and confrelid = 'leads'::regclass`,
    )
    expect(rows.map(({ table }) => table).toSorted()).toEqual([
      'deliveries', // deleted
      'lead_events', // deleted
      'lead_tasks', // deleted
      'leads', // a duplicate no longer refers to it
      'leads_notes', // deleted with it
      'leads_rels', // deleted with it
      'payload_locked_documents_rels', // deleted with it
      'quotes', // deleted, except accepted ones, which no longer refer to it
    ])
  })
})

describe('an accepted quote', () => {
  test('is kept when its lead is erased, with who accepted it and when; the others are deleted', async () => {
    const { id } = await newLead('/configuration-quotes')
    const accepted = await acceptedQuote(id)
    expect((await post('/quotes/prepare', { lead: id })).status).toBe(201) // a later draft

    expect((await erase(`/${id}`)).status).toBe(200)
    const { rows } = await pool.query('select id, lead_id, state::text, accepted_by, accepted_at from quotes')
    expect(rows).toEqual([
      { id: accepted.id, lead_id: null, state: 'accepted', accepted_by: 'Priya Nair', accepted_at: expect.any(Date) },
    ])
    expect(await receipts()).toMatchObject([{ quotes: '1', quotes_kept: '1' }])
    const found = await findQuote(pool, quoteToken(accepted.reference))
    expect(found).toMatchObject({ state: 'accepted', history: [] })
    const shown = await call(request(`/quotes/${accepted.id}`, { headers: { cookie: sessions.sales.cookie } }))
    expect(await shown.json()).toMatchObject({ acceptedBy: 'Priya Nair', lead: null })
  })

  test('is announced on the page of its enquiry', async () => {
    const { id, reference } = await newLead('/configuration-quotes')
    const isAnnounced = async () => (await findEnquiry(pool, enquiryToken(reference)))?.hasAcceptedQuote
    expect(await isAnnounced()).toBe(false)
    await acceptedQuote(id)
    expect(await isAnnounced()).toBe(true)
  })
})

describe('the copy in the CRM', () => {
  test('is deleted when the CRM is back', async () => {
    const { id } = await sentLead()
    await erase(`/${id}`)
    fakeCrm.play('failing')
    await runWorkerOnce()
    await runWorkerOnce()
    expect(await receipts()).toMatchObject([
      { crm: 'waiting', attempts: '2', last_error: 'The CRM answered 500: Internal Server Error' },
    ])
    expect(fakeCrm.contacts).toHaveLength(1)
    fakeCrm.play('accepting')
    await runWorkerOnce()
    expect(await receipts()).toMatchObject([{ crm: 'contact-deleted', last_error: null, crm_contact_id: null }])
    expect(fakeCrm.contacts).toEqual([])
  })

  test('waits until a send in progress is over', async () => {
    const { id } = await sentLead()
    await erase(`/${id}`)
    await eraseFromCrm(crmDeps())
    expect(await receipts()).toMatchObject([{ crm: 'waiting', attempts: '0' }])
  })

  test('is deleted once, however many workers there are', async () => {
    const { id } = await sentLead()
    await erase(`/${id}`)
    await pool.query(`update erasures set next_attempt_at = now() - interval '1 second'`)
    await Promise.all([eraseFromCrm(crmDeps()), eraseFromCrm(crmDeps())])
    expect(fakeCrm.requests.filter((entry) => entry.startsWith('DELETE'))).toHaveLength(1)
  })

  test('may already be gone', async () => {
    const { id } = await sentLead()
    fakeCrm.contacts.length = 0
    await erase(`/${id}`)
    await runWorkerOnce()
    expect(await receipts()).toMatchObject([{ crm: 'contact-deleted' }])
  })

  test('of a contact with another lead is only the note, until that lead is erased too', async () => {
    const [first, second] = [await sentLead(), await sentLead()]
    expect([fakeCrm.contacts.length, fakeCrm.notes.length]).toEqual([1, 2])
    await erase(`/${first.id}`)
    await runWorkerOnce()
    expect(await receipts()).toMatchObject([{ crm: 'note-deleted', reference: null }])
    expect(fakeCrm.notes.map(({ body }) => body.includes(second.reference))).toEqual([true])
    await erase(`/${second.id}`)
    await runWorkerOnce()
    expect([fakeCrm.contacts.length, fakeCrm.notes.length]).toEqual([0, 0])
  })

  test('is every contact that the lead had there, after a corrected address', async () => {
    const { id, crmDelivery } = await sentLead()
    await pool.query(
      `update leads set email = 'corrected@example.com', phone = null, phone_e164 = null where id = $1`,
      [id],
    )
    await pool.query(
      `update deliveries set state = 'waiting', attempts = 0, next_attempt_at = now() - interval '1 second' where id = $1`,
      [crmDelivery],
    )
    await deliverIfDue(crmDeps(), crmDelivery)
    expect(fakeCrm.contacts).toHaveLength(2)
    const { rows } = await pool.query('select subject, "from", "to" from lead_events where lead_id = $1', [id])
    expect(rows).toEqual([{ subject: 'Contact in the CRM', from: 'contact-1', to: 'contact-2' }])

    await erase(`/${id}`)
    await runWorkerOnce()
    expect(await receipts()).toMatchObject([{ crm: 'contact-deleted', crm_contact_id: null }])
    expect([fakeCrm.contacts, fakeCrm.notes]).toEqual([[], []])
  })

  describe('whose id the CRM never returned', () => {
    async function receiptToCheck() {
      const { id, reference, crmDelivery } = await newLead()
      fakeCrm.play('accepting-then-dropping')
      await deliverIfDue(crmDeps(), crmDelivery)
      await erase(`/${id}`)
      const [receipt] = await receipts()
      return { receipt, reference }
    }
    const check = (id: unknown, data: object) =>
      call(jsonRequest('POST', `/erasures/${String(id)}/checked`, data, { cookie: sessions.sales.cookie }))

    test('is left to staff, who can search for its reference', async () => {
      const { receipt, reference } = await receiptToCheck()
      expect(receipt).toMatchObject({ crm: 'check-by-hand', reference })
      expect(JSON.stringify(fakeCrm.contacts)).toContain(reference)
      const shown = await call(
        request(`/erasures/${String(receipt?.id)}`, { headers: { cookie: sessions.sales.cookie } }),
      )
      expect(await shown.json()).toMatchObject({ reference })
    })

    test.each([
      ['contact-deleted', expect.any(Date)],
      ['nothing-there', null],
    ])('is finished once by staff: %s', async (found, deletedAt) => {
      const { receipt } = await receiptToCheck()
      expect((await check(receipt?.id, { found })).status).toBe(200)
      expect(await receipts()).toMatchObject([{ crm: found, reference: null, crm_deleted_at: deletedAt }])
      expect((await check(receipt?.id, { found })).status).toBe(409)
    })

    test('stays open without a finding', async () => {
      const { receipt } = await receiptToCheck()
      for (const data of [{}, { found: 'waiting' }]) expect((await check(receipt?.id, data)).status).toBe(400)
      expect(await receipts()).toMatchObject([{ crm: 'check-by-hand' }])
    })
  })
})
