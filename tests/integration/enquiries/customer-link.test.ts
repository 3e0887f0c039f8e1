import { createHash } from 'node:crypto'

import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { EnquiryView } from '@/app/(main)/enquiry/enquiry-view'
import { payloadClient } from '@/lib/data/payload-client'
import { claimDue } from '@/lib/delivery/store/claim'
import { recordParked } from '@/lib/delivery/store/record'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { call, jsonRequest } from '../support/api'
import { submit } from '../support/enquiries'
import { pool, readLead } from '../support/rows'

/** Sends a quote request and returns its link's token. */
async function enquire() {
  const { body } = await submit('/contact-inquiries', ENQUIRIES['/contact-inquiries'])
  const { reference = '', enquiry = '' } = body
  return { reference, token: enquiry.replace('/enquiry/', '') }
}

async function post(action: 'correct' | 'withdraw', body: object) {
  const response = await call(jsonRequest('POST', `/enquiries/${action}`, body))
  return { status: response.status, body: (await response.json()) as { message: string; errors?: object[] } }
}

/** The form for contact details as the page of the enquiry shows it. */
async function shownForm(token: string, reply?: ComponentProps<typeof EnquiryView>['reply']) {
  const html = renderToStaticMarkup(await EnquiryView({ token, reply }))
  const [, form = ''] = /<form id="contact-details"(.*?)<\/form>/.exec(html) ?? []
  const fields = [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
}
const correct = async (token: string, changed: object) => post('correct', { ...(await shownForm(token)), ...changed })

const deliverAll = (reference: string) =>
  pool.query(`update deliveries set state = 'sent' from leads where lead_id = leads.id and leads.reference = $1`, [
    reference,
  ])
const statesOf = async (reference: string) =>
  Object.fromEntries((await readLead(reference)).deliveries.map(({ channel, state }) => [channel, state]))

test('the page of a project thanks and shows the price before what was sent', async () => {
  const { body } = await submit('/project-quotes', ENQUIRIES['/project-quotes'])
  const html = renderToStaticMarkup(await EnquiryView({ token: (body.enquiry ?? '').replace('/enquiry/', '') }))
  const order = ['Thank you.', 'Our first price', 'with VAT', 'Your contact details', 'What you sent'].map((words) =>
    html.indexOf(words),
  )
  expect(order).toEqual(order.toSorted((one, other) => one - other))
  expect(order[0]).toBeGreaterThan(0)
  expect(html).not.toContain('Price proposed')
})

describe('the link', () => {
  test('is unguessable, and only its hash is stored', async () => {
    const { reference, token } = await enquire()
    expect(token).toMatch(/^[\w-]{43}$/)
    const { lead } = await readLead(reference)
    expect(lead.access_token_sha256).toBe(createHash('sha256').update(token).digest('hex'))
    expect(JSON.stringify(lead)).not.toContain(token)
  })

  test('is the same when a lost response is repeated', async () => {
    const key = crypto.randomUUID()
    const send = () => submit('/contact-inquiries', ENQUIRIES['/contact-inquiries'], { key })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
  })

  test.each(['a'.repeat(43), 'a', '', null, {}, `${'a'.repeat(42)}'`])('%j opens nothing', async (token) => {
    const { status, body } = await post('withdraw', { token })
    expect([400, 404]).toContain(status)
    expect(body.message).toMatch(/\S/)
  })

  test('does not allow other fields to be set', async () => {
    const { reference, token } = await enquire()
    expect((await correct(token, { status: 'won' })).status).toBe(400)
    expect((await readLead(reference)).lead.status).toBe('new')
  })
})

describe('a correction', () => {
  test('changes the lead, keeps what was sent and records the difference', async () => {
    const { reference, token } = await enquire()
    const { lead: before } = await readLead(reference)
    expect(await correct(token, { phone: '07700 900 123' })).toMatchObject({ status: 200 })
    const { lead } = await readLead(reference)
    expect(lead).toMatchObject({ phone: '07700 900 123', phone_e164: '+447700900123', answers: before.answers })
    expect(lead.customer_changes).toEqual([
      { label: expect.stringMatching(/^Phone, /), value: '01632 960 001 → 07700 900 123', at: expect.any(String) },
    ])
  })

  test('applies to pending deliveries, and sends sales and the CRM again what was sent before', async () => {
    const { reference, token } = await enquire()
    await deliverAll(reference)
    await correct(token, { lastName: 'Nair-Shah' })
    expect(await statesOf(reference)).toEqual({ crm: 'waiting', 'sales-email': 'waiting', 'customer-email': 'sent' })
  })

  test('of the email address sends the confirmation to the new one', async () => {
    const { reference, token } = await enquire()
    await deliverAll(reference)
    await correct(token, { email: 'priya.nair@example.com' })
    expect(await statesOf(reference)).toMatchObject({ 'customer-email': 'waiting' })
  })

  test('of the email address sends the confirmation to the new one even while the old one is sent', async () => {
    const { reference, token } = await enquire()
    await pool.query(
      `delete from deliveries
       where channel <> 'customer-email' or lead_id <> (select id from leads where reference = $1)`,
      [reference],
    )
    const [delivery] = await claimDue(pool, 1)
    if (!delivery) throw new Error('not claimed')
    await correct(token, { email: 'priya.nair@example.com' })
    await recordParked({ pool, delivery, problem: 'No such mailbox' })
    expect(await claimDue(pool, 1)).toMatchObject([
      { channel: 'customer-email', lead: { email: 'priya.nair@example.com' } },
    ])
  })

  test('without a difference changes nothing', async () => {
    const { reference, token } = await enquire()
    await deliverAll(reference)
    expect((await correct(token, {})).status).toBe(200)
    expect((await readLead(reference)).lead.customer_changes).toBeNull()
    expect(await statesOf(reference)).toMatchObject({ crm: 'sent' })
  })

  test('needs a way to reach the customer', async () => {
    const { token } = await enquire()
    expect(await correct(token, { email: '', phone: '' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'phone', message: 'Please leave an email address or a phone number' }] },
    })
  })
})

describe('a page that was opened before the details changed', () => {
  const OUTDATED = {
    status: 409,
    body: { message: expect.stringContaining('This enquiry has changed since you opened it') },
  }

  test('cannot undo a correction by the customer', async () => {
    const { reference, token } = await enquire()
    const old = await shownForm(token)
    expect(await correct(token, { phone: '07700 900 123' })).toMatchObject({ status: 200 })
    expect(await post('correct', { ...old, postcode: 'BA1 1AA' })).toMatchObject(OUTDATED)
    expect((await readLead(reference)).lead).toMatchObject({ phone: '07700 900 123', postcode: 'SN10 1AA' })
  })

  test('cannot undo a correction by staff', async () => {
    const { reference, token } = await enquire()
    const old = await shownForm(token)
    const { lead } = await readLead(reference)
    const data = { phone: '07700 900 123' }
    await (await payloadClient()).update({ collection: 'leads', id: Number(lead.id), data, overrideAccess: true })
    expect(await post('correct', { ...old, postcode: 'BA1 1AA' })).toMatchObject(OUTDATED)
    expect((await readLead(reference)).lead).toMatchObject({ phone: '07700 900 123', postcode: 'SN10 1AA' })
  })

  test('cannot change anything if it comes from an earlier release', async () => {
    const { token } = await enquire()
    const { shown: _, ...old } = await shownForm(token)
    expect(await post('correct', { ...old, phone: '07700 900 123' })).toMatchObject(OUTDATED)
  })

  test('shows the new details after the refusal, from which the correction succeeds', async () => {
    const { reference, token } = await enquire()
    const old = await shownForm(token)
    await correct(token, { phone: '07700 900 123' })
    const refused = { values: { ...old, postcode: 'BA1 1AA' }, errors: {}, fault: 'It has changed.' }
    const again = await shownForm(token, refused)
    expect(again).toEqual(await shownForm(token))
    expect(renderToStaticMarkup(await EnquiryView({ token, reply: refused }))).not.toContain('What you typed')
    expect(await post('correct', { ...again, postcode: 'BA1 1AA' })).toMatchObject({ status: 200 })
    expect((await readLead(reference)).lead).toMatchObject({ phone: '07700 900 123', postcode: 'BA1 1AA' })
  })

  test('keeps what was typed if only the input was wrong', async () => {
    const { token } = await enquire()
    const typed = { ...(await shownForm(token)), phone: '1' }
    const errors = { phone: 'Please enter a valid phone number' }
    expect(await shownForm(token, { values: typed, errors, fault: null })).toEqual(typed)
  })

  test('can still correct them if only files were added', async () => {
    const { reference, token } = await enquire()
    const form = await shownForm(token)
    const added = JSON.stringify([{ label: 'Photos', value: '1 photo added' }])
    await pool.query('update leads set customer_changes = $2, updated_at = now() where reference = $1', [
      reference,
      added,
    ])
    expect(await post('correct', { ...form, phone: '07700 900 123' })).toMatchObject({ status: 200 })
  })

  test('can still withdraw the enquiry, which undoes nothing', async () => {
    const { reference, token } = await enquire()
    await correct(token, { phone: '07700 900 123' })
    expect(await post('withdraw', { token })).toMatchObject({ status: 200 })
    expect((await readLead(reference)).lead).toMatchObject({ status: 'withdrawn', phone: '07700 900 123' })
  })
})

describe('a withdrawal', () => {
  test('closes the lead and cancels what has not been sent', async () => {
    const { reference, token } = await enquire()
    expect((await post('withdraw', { token })).status).toBe(200)
    const { lead } = await readLead(reference)
    expect(lead.status).toBe('withdrawn')
    expect(lead.answered_at).toBeNull() // it is no answer of ours
    expect(await statesOf(reference)).toEqual({
      crm: 'cancelled',
      'sales-email': 'cancelled',
      'customer-email': 'cancelled',
    })
  })

  test('tells sales and the CRM, but not the customer, once they have the enquiry', async () => {
    const { reference, token } = await enquire()
    await deliverAll(reference)
    await post('withdraw', { token })
    expect(await statesOf(reference)).toEqual({ crm: 'waiting', 'sales-email': 'waiting', 'customer-email': 'sent' })
  })

  test.each(['waiting', 'parked', 'not-configured'])(
    'tells sales and the CRM even if a correction for them is %s, but sends the customer nothing more',
    async (state) => {
      const { reference, token } = await enquire()
      await pool.query(
        `update deliveries set state = $2::enum_deliveries_state, sent_at = now() from leads
         where lead_id = leads.id and leads.reference = $1`,
        [reference, state],
      )
      await post('withdraw', { token })
      expect(await statesOf(reference)).toEqual({
        crm: 'waiting',
        'sales-email': 'waiting',
        'customer-email': 'cancelled',
      })
    },
  )

  test('tells the CRM if it has the contact, though not the note', async () => {
    const { reference, token } = await enquire()
    await pool.query(`update leads set ghl_contact_id = 'contact-1' where reference = $1`, [reference])
    await post('withdraw', { token })
    expect(await statesOf(reference)).toMatchObject({ crm: 'waiting', 'sales-email': 'cancelled' })
  })

  test('can be repeated, and prevents further corrections', async () => {
    const { reference, token } = await enquire()
    const form = await shownForm(token)
    await post('withdraw', { token })
    expect((await post('withdraw', { token })).status).toBe(200)
    expect((await post('correct', { ...form, phone: '07700 900 123' })).status).toBe(409)
    expect((await readLead(reference)).lead.phone).toBe('01632 960 001')
  })
})

test.each(['won', 'lost'])('an enquiry that is %s can no longer be changed by a form opened before', async (status) => {
  const { reference, token } = await enquire()
  const form = await shownForm(token)
  await pool.query('update leads set status = $2 where reference = $1', [reference, status])
  const refusal = {
    status: 409,
    body: { message: 'This enquiry is closed. To change anything, please call us.' },
  }
  expect(await post('correct', { ...form, phone: '07700 900 123' })).toMatchObject(refusal)
  expect(await post('withdraw', { token })).toMatchObject(refusal)
  expect((await readLead(reference)).lead).toMatchObject({ status, phone: '01632 960 001', customer_changes: null })
})

describe('cancelling a Sparky call', () => {
  const cancel = (key: unknown) => call(jsonRequest('POST', '/contact-sparky/cancel', { key }))

  test('withdraws a call-back that was saved', async () => {
    const key = crypto.randomUUID()
    const { body } = await submit('/contact-sparky', ENQUIRIES['/contact-sparky'], { key })
    expect((await cancel(key)).status).toBe(200)
    expect((await readLead(body.reference ?? '')).lead.status).toBe('withdrawn')
  })

  test('refuses a call-back that arrives after its cancellation', async () => {
    const key = crypto.randomUUID()
    expect((await cancel(key)).status).toBe(200)
    const before = await pool.query('select count(*) from leads')
    expect((await submit('/contact-sparky', ENQUIRIES['/contact-sparky'], { key })).status).toBe(422)
    expect((await pool.query('select count(*) from leads')).rows).toEqual(before.rows)
  })

  test('leaves no open call-back when both arrive simultaneously', async () => {
    for (let round = 0; round < 10; round += 1) {
      const key = crypto.randomUUID()
      const [sent] = await Promise.all([submit('/contact-sparky', ENQUIRIES['/contact-sparky'], { key }), cancel(key)])
      const { rows } = await pool.query(`select status::text from leads where reference = $1`, [
        sent.body.reference ?? '',
      ])
      expect(rows).toEqual(sent.status === 422 ? [] : [{ status: 'withdrawn' }])
    }
  })

  test.each([null, '', 'short', {}])('refuses %j', async (key) => {
    expect((await cancel(key)).status).toBe(400)
  })
})

test('a customer with a call-back keeps the name they gave, and renames no CRM contact', async () => {
  const { body } = await submit('/contact-sparky', { ...ENQUIRIES['/contact-sparky'], name: 'Eve Moneypenny' })
  const { lead, links } = await readLead(body.reference ?? '')
  expect(lead).toMatchObject({ name: 'Eve Moneypenny' })
  const { rows } = await pool.query('select name from call_requests where id = $1', [links[0]?.call_requests_id])
  expect(rows).toEqual([{ name: 'Eve Moneypenny' }])
})
