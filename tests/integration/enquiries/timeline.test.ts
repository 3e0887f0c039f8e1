import { beforeAll, describe, expect, test } from 'vitest'

import { GET } from '@/app/api/lead-timeline/route'
import { payloadClient } from '@/lib/data/payload-client'
import type { TimelineEntry } from '@/lib/domain/leads/timeline'
import { enquiryToken } from '@/lib/platform/enquiry-token'
import { findEnquiry } from '@/lib/use-cases/enquiries/find-enquiry'
import { withdrawEnquiry } from '@/lib/use-cases/enquiries/withdraw-enquiry'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest } from '../support/api'
import { submit } from '../support/enquiries'
import { pool } from '../support/rows'
import { statementsDuring } from '../support/statements'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(payload)
})

type Who = 'admin' | 'sales' | 'editor' | 'anonymous'
const cookieOf = (who: Who) => ({ cookie: sessions[who].cookie })
const ask = (query: string, who: Who = 'sales') =>
  GET(new Request(`http://site/api/lead-timeline?${query}`, { headers: cookieOf(who) }))
type Page = { entries: TimelineEntry[]; hasMore: boolean }
const read = async (query: string) => (await (await ask(query)).json()) as Page
const send = async (method: 'POST' | 'PATCH', path: string, body: object) => {
  const response = await call(jsonRequest(method, path, body, cookieOf('sales')))
  expect(response.ok).toBe(true)
  return (await response.json()) as { id?: number }
}

const newEnquiry = async (typed: object = {}) => {
  const { body } = await submit('/survey-leads', { ...ENQUIRIES['/survey-leads'], ...typed })
  const { rows } = await pool.query<{ id: number; person: number }>(
    'select id, person_id as person from leads where reference = $1',
    [body.reference],
  )
  return { id: Number(rows[0]?.id), person: Number(rows[0]?.person), reference: body.reference ?? '' }
}

describe('the timeline of a lead', () => {
  test('has everything that happened, newest first, in one statement', async () => {
    const { id, reference } = await newEnquiry({ message: 'Two cold rooms' })
    await send('POST', `/leads/${id}/notes`, { text: 'Ask @admin about the joists' })
    await send('POST', `/leads/${id}/contacts`, { outcome: 'voicemail', text: 'Will ring back' })
    await send('PATCH', `/leads/${id}`, { email: 'priya.nair@example.com', assignee: sessions.sales.user.id })
    await send('POST', '/quotes/prepare', { lead: id })
    await pool.query(`insert into lead_photos (lead_id, jpeg) values ($1, ''), ($1, '')`, [id])
    await pool.query(`insert into lead_documents (lead_id, name, pdf) values ($1, 'plan.pdf', '')`, [id])
    const enquiry = await findEnquiry(pool, enquiryToken(reference))
    if (!enquiry) throw new Error('The enquiry was not found')
    await withdrawEnquiry(pool, { enquiry, at: new Date() })
    await pool.query(`update deliveries set state = 'sent', sent_at = now() where lead_id = $1`, [id])

    let page: Page = { entries: [], hasMore: true }
    const statements = await statementsDuring(async () => {
      page = await read(`lead=${id}`)
    })
    expect(statements.filter((statement) => /leads/.test(statement))).toHaveLength(1)
    expect(page.hasMore).toBe(false)
    const said = page.entries.map(({ kind, title, text }) => [kind, title ?? text])
    expect(said).toEqual(
      expect.arrayContaining([
        ['withdrawal', 'Enquiry: Withdrawn'],
        ['note', 'Ask @admin about the joists'],
        ['call', 'Left a voicemail'],
        ['status', 'Status: New → Contacted'],
        ['assignment', 'Assigned to: sales'],
        ['correction', 'Email: mei@example.com → priya.nair@example.com'],
        ['quote', `Quote ${reference}-Q1 prepared`],
        ['email', 'Email to the customer: sent'],
        ['delivery', 'CRM: sent'],
        ['consent', 'Agreed to offers and news by email'],
        ['enquiry', 'Survey form'],
      ]),
    )
    expect(page.entries.find(({ kind }) => kind === 'note')).toMatchObject({ author: 'sales', mentions: ['admin'] })
    expect(
      page.entries.filter(({ kind }) => kind === 'file').map(({ photos, documents }) => [photos.length, documents]),
    ).toEqual(
      expect.arrayContaining([
        [2, []],
        [0, [{ id: expect.any(Number), name: 'plan.pdf' }]],
      ]),
    )
    const times = page.entries.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('is read page by page, without a gap', async () => {
    const { id } = await newEnquiry()
    await pool.query(
      `insert into lead_events (lead_id, text) select $1, 'Note ' || number from generate_series(1, 230) as number`,
      [id],
    )
    const notes: (string | null)[] = []
    let [before, pages] = ['', 0]
    for (let hasMore = true; hasMore; pages += 1) {
      const page: Page = await read(`lead=${id}${before && `&before=${before}`}`)
      notes.push(...page.entries.filter(({ kind }) => kind === 'note').map(({ text }) => text))
      before = page.entries.at(-1)?.id ?? ''
      hasMore = page.hasMore
    }
    expect(pages).toBe(3)
    expect(new Set(notes).size).toBe(230)
    expect(notes).toHaveLength(230)
  })
})

test('the timeline of a person has that of each lead, and their merges', async () => {
  const [one, other] = [
    await newEnquiry({ email: 'timeline-1@example.com' }),
    await newEnquiry({ email: 'timeline-2@example.com' }),
  ]
  await send('POST', `/leads/${other.id}/notes`, { text: 'Of the other' })
  await send('POST', `/people/${one.person}/merge`, { other: other.person })
  const { entries } = await read(`person=${one.person}`)
  expect(entries[0]).toMatchObject({ kind: 'merge', title: 'Merged with Mei Wong', author: 'sales', reference: null })
  expect(entries.find(({ kind }) => kind === 'note')?.reference).toBe(other.reference)
  expect(await read(`person=${other.person}`)).toEqual({ entries, hasMore: false })
  const ofLead = await read(`lead=${one.id}`)
  expect(new Set(ofLead.entries.map(({ reference }) => reference))).toEqual(new Set([one.reference]))
})

describe('the timeline is given', () => {
  test.each([
    ['admin', 200],
    ['sales', 200],
    ['editor', 403],
    ['anonymous', 401],
  ] as const)('to the sales desk only: %s', async (who, status) => {
    const { id } = await newEnquiry()
    const response = await ask(`lead=${id}`, who)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each(['', 'lead=0', 'lead=x', 'lead=1&person=1', 'lead=1&before=now', 'lead=99999999999'])(
    'for a query that can be read: %j is not',
    async (query) => {
      expect((await ask(query)).status).toBe(400)
    },
  )
})
