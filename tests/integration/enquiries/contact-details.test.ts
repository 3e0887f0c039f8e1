import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { createLeadConnector } from '@/lib/integrations/crm/lead-connector'
import { enquiryToken } from '@/lib/platform/enquiry-token'

import { type FakeCrm, startFakeCrm } from '../../fakes/fake-crm'
import { ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { deliverIfDue, readDelivery, testDeps } from '../delivery/support'
import { call, jsonRequest, request } from '../support/api'
import { submit } from '../support/enquiries'
import { changedMeanwhile } from '../support/meanwhile'
import { pool, readLead } from '../support/rows'

let sessions: Sessions
let fakeCrm: FakeCrm

beforeAll(async () => {
  sessions = await openSessions(await payloadClient())
  fakeCrm = await startFakeCrm()
})
beforeEach(() => fakeCrm.clear())
afterAll(async () => {
  await fakeCrm.stop()
})

async function newLead() {
  const { body } = await submit('/survey-leads', ENQUIRIES['/survey-leads'])
  return { reference: body.reference ?? '', ...(await readLead(body.reference ?? '')) }
}
const headers = () => ({ cookie: sessions.sales.cookie })
const patch = (id: unknown, data: object) => call(jsonRequest('PATCH', `/leads/${id}`, data, headers()))

describe('contact details', () => {
  test('can be corrected, and what the visitor entered is kept', async () => {
    const { lead, reference } = await newLead()
    const corrected = {
      name: 'Grace B Hopper',
      phone: '07700 900 123',
      email: 'grace@bücher.example',
      postcode: 'ba11aa',
    }
    expect((await patch(lead.id, corrected)).status).toBe(200)
    const after = await readLead(reference)
    expect(after.lead).toMatchObject({
      name: 'Grace B Hopper',
      first_name: 'Grace',
      last_name: 'B Hopper',
      phone: '07700 900 123',
      phone_e164: '+447700900123',
      email: 'grace@xn--bcher-kva.example',
      postcode: 'BA1 1AA',
      answers: lead.answers,
    })
    const { rows } = await pool.query<{ change: string }>(
      `select concat(subject, ': ', "from", ' > ', "to") as change from lead_events where lead_id = $1`,
      [lead.id],
    )
    expect(rows.map(({ change }) => change)).toEqual([
      `Name: ${lead.name} > Grace B Hopper`,
      `Phone: ${lead.phone} > 07700 900 123`,
      `Email: ${lead.email} > grace@xn--bcher-kva.example`,
      `Postcode: ${lead.postcode} > BA1 1AA`,
    ])
  })

  test.each([
    ['name', ''],
    ['phone', '0900 123 4567'],
    ['phone', 'unknown'],
    ['email', 'grace@'],
    ['postcode', 'SN99'],
  ])('are checked: %s "%s"', async (field, text) => {
    const { lead, reference } = await newLead()
    expect((await patch(lead.id, { [field]: text })).status).toBe(400)
    expect((await readLead(reference)).lead[field]).toBe(lead[field])
  })

  test('that an earlier form accepted do not prevent other changes', async () => {
    const { lead } = await newLead()
    await pool.query(`update leads set postcode = 'SN10', phone = 'none' where id = $1`, [lead.id])
    expect((await patch(lead.id, { status: 'contacted', postcode: 'SN10' })).status).toBe(200)
  })
})

test('a delivery parked for a wrong email address names the reason, and is sent again with the corrected one', async () => {
  const { lead, reference, deliveries } = await newLead()
  const id = Number(deliveries.find(({ channel }) => channel === 'customer-email')?.id)
  const addresses: string[] = []
  const deps = testDeps(pool, {
    mail: async ({ to }) => {
      addresses.push(to.address)
      return to.address === lead.email
        ? { ok: false, permanent: true, retryAfterMs: null, problem: 'The mail server answered 550: No such mailbox' }
        : { ok: true, isDelivered: true, messageId: '<x@example.com>' }
    },
  })
  await deliverIfDue(deps, id)
  const shown = await call(request(`/deliveries/${id}`, { headers: headers() }))
  expect(await shown.json()).toMatchObject({
    state: 'parked',
    lastError: 'The mail server answered 550: No such mailbox',
  })

  await patch(lead.id, { email: 'right@example.com' })
  const again = request(`/deliveries/${id}/send-again`, { method: 'POST', headers: headers() })
  expect((await call(again)).status).toBe(200)
  await deliverIfDue(deps, id)
  expect(addresses).toEqual([lead.email, 'right@example.com'])
  expect(await readDelivery(pool, id)).toMatchObject({ state: 'sent', error: null })
  expect((await readLead(reference)).lead.email).toBe('right@example.com')
})

test('the reason the CRM gives is shown without personal data', async () => {
  const { deliveries } = await newLead()
  const id = Number(deliveries.find(({ channel }) => channel === 'crm')?.id)
  fakeCrm.play('refusing-phone')
  await deliverIfDue(testDeps(pool, { crm: createLeadConnector(fakeCrm.settings) }), id)
  expect(await readDelivery(pool, id)).toMatchObject({
    state: 'parked',
    error: 'The CRM answered 422: phone [number] of [email] is invalid',
  })
})

describe('a form that was opened before the lead changed', () => {
  const shownNow = async (id: unknown) => {
    const { rows } = await pool.query<{ at: Date }>('select updated_at as at from leads where id = $1', [id])
    return rows[0]?.at.toISOString() ?? ''
  }

  test('does not undo what the customer did meanwhile', async () => {
    const { lead, reference } = await newLead()
    const shownVersion = await shownNow(lead.id)
    const withdrawal = { token: enquiryToken(reference) }
    expect((await call(jsonRequest('POST', '/enquiries/withdraw', withdrawal))).status).toBe(200)
    const response = await patch(lead.id, { status: 'new', shownVersion })
    expect(response.status).toBe(409)
    expect(await response.text()).toContain('The customer or a colleague has changed this lead')
    expect((await readLead(reference)).lead.status).toBe('withdrawn')
  })

  test('does not undo a change that is dated earlier, because it had waited for the one that is shown', async () => {
    const { lead, reference } = await newLead()
    const shownVersion = await shownNow(lead.id)
    await pool.query(
      `update leads set status = 'withdrawn', updated_at = updated_at - interval '1 second' where id = $1`,
      [lead.id],
    )
    expect((await patch(lead.id, { status: 'new', shownVersion })).status).toBe(409)
    expect((await readLead(reference)).lead.status).toBe('withdrawn')
  })

  test('can be saved again after its own save, once it shows that', async () => {
    const { lead } = await newLead()
    const shownVersion = await shownNow(lead.id)
    const saved = await patch(lead.id, { name: 'Grace B Hopper', shownVersion })
    expect(saved.status).toBe(200)
    expect((await patch(lead.id, { name: 'Grace Hopper', shownVersion })).status).toBe(409)
    const { doc } = (await saved.json()) as { doc: { updatedAt: string } }
    expect((await patch(lead.id, { name: 'Grace Hopper', shownVersion: doc.updatedAt })).status).toBe(200)
  })
})

describe('a save that had read the lead before it changed', () => {
  const WITHDRAWAL = `update leads set status = 'withdrawn', customer_changes = '[{}]', updated_at = now()`

  test('does not undo what the customer did meanwhile', async () => {
    const { lead, reference } = await newLead()
    const response = await changedMeanwhile(WITHDRAWAL, lead.id, () => patch(lead.id, { name: 'Grace Hopper' }))
    expect(response.status).toBe(409)
    expect((await readLead(reference)).lead).toMatchObject({
      status: 'withdrawn',
      customer_changes: [{}],
      name: lead.name,
    })
  })

  test('in a bulk edit changes the other leads only', async () => {
    const [withdrawn, other] = [await newLead(), await newLead()]
    const assignee = sessions.sales.user.id
    const response = await changedMeanwhile(WITHDRAWAL, withdrawn.lead.id, () =>
      call(jsonRequest('PATCH', `/leads?where[id][in]=${withdrawn.lead.id},${other.lead.id}`, { assignee }, headers())),
    )
    const { errors } = (await response.json()) as { errors: object[] }
    expect(errors).toEqual([
      expect.objectContaining({
        id: withdrawn.lead.id,
        message: expect.stringContaining('has changed this lead') as string,
      }),
    ])
    expect((await readLead(withdrawn.reference)).lead).toMatchObject({ status: 'withdrawn', assignee_id: null })
    expect((await readLead(other.reference)).lead).toMatchObject({ status: 'new', assignee_id: assignee })
  })

  test('keeps the contact that the CRM created meanwhile', async () => {
    const { lead, reference } = await newLead()
    const response = await changedMeanwhile(`update leads set ghl_contact_id = 'contact-1'`, lead.id, () =>
      patch(lead.id, { status: 'contacted' }),
    )
    expect(response.status).toBe(200)
    expect((await readLead(reference)).lead).toMatchObject({ status: 'contacted', ghl_contact_id: 'contact-1' })
  })
})
