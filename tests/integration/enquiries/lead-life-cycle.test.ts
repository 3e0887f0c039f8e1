import { beforeAll, describe, expect, test } from 'vitest'

import { leadsToAnswer } from '@/components/admin/lead-lists'
import { whereOf } from '@/components/admin/list-url'
import { payloadClient } from '@/lib/data/payload-client'
import { salesMail } from '@/lib/delivery/messages/sales-mail'
import { expireQuotes } from '@/lib/delivery/quotes/expire-quotes'
import { claimDue } from '@/lib/delivery/store/claim'
import { readFunnel } from '@/lib/lead-funnel/read'
import { quoteToken } from '@/lib/platform/enquiry-token'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { testDeps } from '../delivery/support'
import { call, jsonRequest } from '../support/api'
import { submit } from '../support/enquiries'
import { pool, readLead } from '../support/rows'

let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(await payloadClient())
})

const asSales = async (path: string, body: object, method = 'POST') => {
  const response = await call(jsonRequest(method, path, body, { cookie: sessions.sales.cookie }))
  return { status: response.status, body: (await response.json()) as { id?: number; errors?: unknown } }
}

type Lead = {
  id: number
  reference: string
  status: string
  lost_reason: string | null
  answered_at: Date | null
  due_at: Date
}
const leadWhere = async (id: number): Promise<Lead> =>
  (await pool.query('select * from leads where id = $1', [id])).rows[0] as Lead
const tasksOf = async (lead: number) =>
  (await pool.query('select what from lead_tasks where lead_id = $1 order by id', [lead])).rows.map(({ what }) => what)
const statusesOf = async (lead: number) =>
  (
    await pool.query(
      `select concat("from", ' → ', "to", ' by ', author_name) as move from lead_events
       where lead_id = $1 and subject = 'Status' order by id`,
      [lead],
    )
  ).rows.map(({ move }) => move as string)
const isInQueue = async (id: number) => {
  const where = { and: [whereOf(leadsToAnswer), { id: { equals: id } }] }
  const { totalDocs } = await (await payloadClient()).count({ collection: 'leads', where, overrideAccess: true })
  return totalDocs === 1
}

async function newLead(path: '/configuration-quotes' | '/survey-leads' = '/configuration-quotes') {
  const { body } = await submit(path, ENQUIRIES[path])
  return Number((await readLead(body.reference ?? '')).lead.id)
}

async function sentQuote() {
  const lead = await newLead()
  const { body } = await asSales('/quotes/prepare', { lead })
  const quote = await (await payloadClient()).findByID({ collection: 'quotes', id: Number(body.id), depth: 0 })
  expect(await asSales(`/quotes/${quote.id}/send`, { shownVersion: quote.updatedAt })).toMatchObject({ status: 200 })
  return { lead, quote }
}

const answer = async (reference: string, body: object) =>
  (await call(jsonRequest('POST', '/quotes/answer', { token: quoteToken(reference), ...body }))).status

/** The email that sales would get now. */
async function emailAbout(lead: number) {
  await pool.query(`update deliveries set next_attempt_at = now() + interval '1 day' where lead_id <> $1`, [lead])
  const delivery = (await claimDue(pool, 100)).find((due) => due.lead.leadId === lead && due.channel === 'sales-email')
  if (!delivery) throw new Error('no email to sales is due')
  const { settings } = testDeps(pool)
  const { subject, text } = salesMail({
    settings,
    lead: delivery.lead,
    now: new Date(),
    lastSentAt: delivery.lastSentAt,
  })
  return { subject, text }
}

describe('a quote moves its lead:', () => {
  test('sent, it is quoted and answered', async () => {
    const { lead } = await sentQuote()
    expect(await leadWhere(lead)).toMatchObject({ status: 'quoted', answered_at: expect.any(Date) })
    expect(await statusesOf(lead)).toEqual([expect.stringMatching(/^New → Quoted by /)])
    expect(await isInQueue(lead)).toBe(false)
  })

  test('a question needs a reply of its own, by a new time that a second question does not move', async () => {
    const { lead, quote } = await sentQuote()
    await pool.query(`update leads set status = 'waiting', due_at = '2026-01-05T09:00:00Z' where id = $1`, [lead])
    expect(await answer(quote.reference, { answer: 'question', name: 'Ada', words: 'When?' })).toBe(200)
    const asked = await leadWhere(lead)
    expect(asked).toMatchObject({ status: 'quoted', answered_at: null })
    expect(asked.due_at.getTime()).toBeGreaterThan(Date.now())
    expect(await isInQueue(lead)).toBe(true)
    await pool.query(`update leads set due_at = '2026-01-06T09:00:00Z' where id = $1`, [lead])
    expect(await answer(quote.reference, { answer: 'question', name: 'Ada', words: 'And?' })).toBe(200)
    expect((await leadWhere(lead)).due_at).toEqual(new Date('2026-01-06T09:00:00Z'))
    const { subject, text } = await emailAbout(lead)
    expect(subject).toMatch(/^Question about quote PB-/)
    expect(text.indexOf('And?')).toBeLessThan(text.indexOf('We promised a reply'))
  })

  test('accepted, it is won, out of the queue and in the funnel, and has tasks', async () => {
    const { lead, quote } = await sentQuote()
    const today = new Date().toISOString().slice(0, 10)
    const won = async () =>
      (await readFunnel(pool, { from: today, to: today }, 'kind')).reduce((sum, row) => sum + row.won, 0)
    const before = await won()
    expect(await answer(quote.reference, { answer: 'accepted', name: 'Ada Lovelace' })).toBe(200)
    expect(await leadWhere(lead)).toMatchObject({ status: 'won', lost_reason: null })
    expect(await statusesOf(lead)).toContain('Quoted → Won by Ada Lovelace')
    expect(await tasksOf(lead)).toEqual([
      'Book the survey',
      expect.stringMatching(/^Agree the fitting date: .* or later/),
    ])
    expect([await isInQueue(lead), (await won()) - before]).toEqual([false, 1])
  })

  test('a yes is named in the email, whatever else the customer changes', async () => {
    const { lead, quote } = await sentQuote()
    expect(await answer(quote.reference, { answer: 'accepted', name: 'Ada Lovelace' })).toBe(200)
    await pool.query(
      `update leads set customer_changes = customer_changes || '[{"label": "Phone", "value": "01632 960 001"}]' where id = $1`,
      [lead],
    )
    const { subject, text } = await emailAbout(lead)
    expect(subject).toMatch(/^Accepted: quote PB-/)
    expect(text.indexOf('Accepted by Ada Lovelace')).toBeLessThan(text.indexOf('Book the survey'))
  })

  test('declined, it is lost with the reason', async () => {
    const { lead, quote } = await sentQuote()
    expect(await answer(quote.reference, { answer: 'declined', words: 'Too dear' })).toBe(200)
    expect(await leadWhere(lead)).toMatchObject({ status: 'lost', lost_reason: 'declined' })
    expect(await tasksOf(lead)).toEqual([])
    expect((await emailAbout(lead)).subject).toMatch(/^Declined: quote PB-/)
  })

  test('a new quote opens a lost lead again', async () => {
    const { lead, quote } = await sentQuote()
    await answer(quote.reference, { answer: 'declined' })
    const { body } = await asSales('/quotes/prepare', { lead })
    const next = await (await payloadClient()).findByID({ collection: 'quotes', id: Number(body.id), depth: 0 })
    expect((await asSales(`/quotes/${next.id}/send`, { shownVersion: next.updatedAt })).status).toBe(200)
    expect(await leadWhere(lead)).toMatchObject({ status: 'quoted', lost_reason: null })
  })

  test('expired, it leaves a task', async () => {
    const { lead, quote } = await sentQuote()
    await pool.query(`update quotes set valid_until = '2026-01-01T12:00:00Z' where id = $1`, [quote.id])
    await expireQuotes(pool)
    expect(await tasksOf(lead)).toEqual([`Ask about the expired quote ${quote.reference}`])
  })
})

describe('the clock', () => {
  const contact = (lead: number, outcome: string, text = '') => asSales(`/leads/${lead}/contacts`, { outcome, text })

  test.each(['spoke', 'voicemail', 'emailed'])('is stopped by “%s”', async (outcome) => {
    const lead = await newLead('/survey-leads')
    expect((await contact(lead, outcome, 'Wants a visit')).status).toBe(201)
    expect(await leadWhere(lead)).toMatchObject({ status: 'contacted', answered_at: expect.any(Date) })
    expect(await isInQueue(lead)).toBe(false)
  })

  test.each(['no-answer', 'wrong-number'])('is not stopped by “%s”', async (outcome) => {
    const lead = await newLead('/survey-leads')
    expect((await contact(lead, outcome)).status).toBe(201)
    expect(await leadWhere(lead)).toMatchObject({ status: 'new', answered_at: null })
    expect(await isInQueue(lead)).toBe(true)
  })

  test('is not stopped by a status, and a lead that is lost needs a reason', async () => {
    const lead = await newLead('/survey-leads')
    expect((await asSales(`/leads/${lead}`, { status: 'contacted' }, 'PATCH')).status).toBe(200)
    expect(await leadWhere(lead)).toMatchObject({ status: 'contacted', answered_at: null })
    expect(await isInQueue(lead)).toBe(true)
    expect((await asSales(`/leads/${lead}`, { status: 'lost' }, 'PATCH')).status).toBe(400)
    expect((await asSales(`/leads/${lead}`, { status: 'lost', lostReason: 'price' }, 'PATCH')).status).toBe(200)
    expect(await isInQueue(lead)).toBe(false)
    expect((await asSales(`/leads/${lead}`, { status: 'waiting' }, 'PATCH')).status).toBe(200)
    expect(await leadWhere(lead)).toMatchObject({ status: 'waiting', lost_reason: null })
  })

  test('keeps the first answer, and the status that follows it', async () => {
    const lead = await newLead('/survey-leads')
    await contact(lead, 'spoke')
    const first = (await leadWhere(lead)).answered_at
    await asSales(`/leads/${lead}`, { status: 'waiting' }, 'PATCH')
    await contact(lead, 'emailed')
    expect(await leadWhere(lead)).toMatchObject({ status: 'waiting', answered_at: first })
  })

  test('records only what it knows, for leads that exist', async () => {
    expect((await contact(await newLead('/survey-leads'), 'shouted')).status).toBe(400)
    expect((await contact(99_999_999, 'spoke')).status).toBe(404)
  })
})
