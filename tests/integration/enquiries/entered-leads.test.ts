import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { linesOf } from '@/lib/calculators/quote/stored-quote'
import { payloadClient } from '@/lib/data/payload-client'
import { UNDO_DAYS } from '@/lib/domain/leads/people-merges'
import { quoteTotals } from '@/lib/domain/quotes/quote-lines'
import { readPerson } from '@/lib/people/read-person'
import { readTimeline } from '@/lib/people/read-timeline'
import { ownRequests } from '@/lib/use-cases/your-data/requests'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest } from '../support/api'
import { submit } from '../support/enquiries'
import { pool, readLead } from '../support/rows'

const payload = await payloadClient()
let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(payload)
})

type Who = keyof Pick<Sessions, 'sales' | 'admin' | 'editor'>
const ask = async (
  path: string,
  body: object,
  { as = 'sales', method = 'POST' }: { as?: Who; method?: string } = {},
) => {
  const response = await call(jsonRequest(method, path, body, { cookie: sessions[as].cookie }))
  return { status: response.status, body: (await response.json()) as { id?: number; message?: string } }
}
const entry = (changes: object = {}) => ({
  key: randomUUID(),
  name: 'Zoë Ahmed',
  phone: '01632 960 123',
  source: 'telephone',
  ...changes,
})
const enter = (changes: object = {}) => ask('/leads/enter', entry(changes))
const leadOf = async (id: number | undefined) =>
  readLead(
    (await pool.query<{ reference: string }>('select reference from leads where id = $1', [id])).rows[0]?.reference ??
      '',
  )

describe('a lead that staff enter', () => {
  test('needs a name and one way to reach them, has a clock, and tells the customer nothing', async () => {
    const { status, body } = await enter({ email: 'zoe@example.com', note: 'Two rooms' })
    expect(status).toBe(201)
    const { lead, deliveries } = await leadOf(body.id)
    expect(lead).toMatchObject({
      name: 'Zoë Ahmed',
      status: 'new',
      source: 'telephone',
      message: 'Two rooms',
      phone_e164: '+441632960123',
      consent_marketing: false,
      answered_at: null,
      due_at: expect.any(Date),
    })
    expect(deliveries.map(({ channel }) => channel)).toEqual(['crm', 'sales-email'])
  })

  test.each([
    ['telephone', 'Call'],
    ['referral', 'Referral'],
  ])('with the source %s is a %s on its timeline, to its person and to the customer', async (source, label) => {
    const email = `${source}@example.com`
    const { body } = await enter({ email, source })
    const { entries } = await readTimeline(pool, { lead: Number(body.id) })
    expect(entries.find(({ kind }) => kind === 'enquiry')?.title).toBe(label)
    const { lead } = await leadOf(body.id)
    const person = await readPerson(pool, Number(lead.person_id), UNDO_DAYS)
    expect(person?.leads.find(({ id }) => id === body.id)).toMatchObject({ kind: 'contact', source })
    expect(await ownRequests(pool, email)).toMatchObject([{ kind: 'contact', source }])
  })

  test('gets an email only if that is ticked, and consent only with the way it was given', async () => {
    const told = await enter({
      email: 'zoe@example.com',
      tellsCustomer: true,
      wantsOffers: true,
      consentWay: 'On the telephone',
    })
    const { lead, deliveries } = await leadOf(told.body.id)
    expect(lead).toMatchObject({ consent_marketing: true })
    expect(JSON.stringify(lead.answers)).toContain('On the telephone')
    expect(deliveries.map(({ channel }) => channel)).toContain('customer-email')
    expect((await enter({ wantsOffers: true })).status).toBe(400)
  })

  test('is entered once, however often the button is pressed', async () => {
    const body = entry()
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask('/leads/enter', body)))
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1)
    expect((await ask('/leads/enter', { ...body, name: 'Another' })).status).toBe(409)
  })

  test.each([{ phone: '' }, { name: 'Z' }, { phone: '123' }, { source: 'post' }, { key: 'x' }])(
    'is refused with %j',
    async (wrong) => {
      expect((await enter(wrong)).status).toBe(400)
    },
  )

  test('is entered by the sales desk only', async () => {
    expect((await ask('/leads/enter', entry(), { as: 'editor' })).status).toBe(403)
  })
})

describe('a quote', () => {
  const prepare = (lead: number, more: object = {}) => ask('/quotes/prepare', { lead, ...more })
  const read = (id: number | undefined) => payload.findByID({ collection: 'quotes', id: Number(id), depth: 0 })
  const edit = (id: number, lines: object[], as: Who = 'sales') =>
    ask(`/quotes/${id}`, { lines }, { as, method: 'PATCH' })
  const panel = { kind: 'panels', name: 'Panels', quantity: 10, each: 100 }
  const delivery = { kind: 'delivery', name: 'Delivery', quantity: 1, each: 100 }
  const totalOf = async (id: number) => quoteTotals(linesOf(await read(id))).totalPence

  test('can be prepared for a website request and for an entered lead, at today’s prices', async () => {
    const { body } = await submit('/survey-leads', ENQUIRIES['/survey-leads'])
    const { lead } = await readLead(body.reference ?? '')
    const entered = await enter()
    for (const id of [Number(lead.id), Number(entered.body.id)]) {
      const { status, body: draft } = await prepare(id)
      expect(status).toBe(201)
      const { lines } = await read(draft.id)
      expect(lines).toMatchObject([
        { kind: 'panels', quantity: 1, each: expect.any(Number), product: expect.any(Number) },
        { kind: 'delivery', quantity: 1, each: expect.any(Number) },
      ])
    }
  })

  test('starts with the lines of an earlier one at today’s prices, without its discount', async () => {
    const first = await prepare(Number((await enter()).body.id))
    const { id, reference } = await read(first.body.id)
    await edit(id, [panel, delivery, { kind: 'discount', name: 'Trade', quantity: 1, each: 50 }])
    const other = Number((await enter()).body.id)
    const copyOf = (name: string) => prepare(other, { start: { from: 'quote', reference: name } })
    const copy = await read((await copyOf(reference.toLowerCase())).body.id)
    expect(copy.lines?.map(({ kind, quantity, each }) => [kind, quantity, each])).toEqual([
      ['panels', 10, 100], // not a product, so there is no price of today
      ['delivery', 1, 150],
    ])
    expect(copy.copiedFrom).toBe(reference)
    expect(copy.computedLines).toMatchObject([{ eachPence: 10_000 }, { eachPence: 10_000 }])
    expect((await copyOf('PB-AAAA-AAAA-Q9')).status).toBe(404)
    expect((await copyOf('nonsense')).status).toBe(400)
  })

  test('has discounts in pounds or percent; more than 15% only by an admin, and never more than everything', async () => {
    const { body } = await prepare(Number((await enter()).body.id))
    const id = Number(body.id)
    const off = (percent: number) => ({ kind: 'discount', name: 'Trade', quantity: 1, percent })
    expect((await edit(id, [panel, delivery, off(15)])).status).toBe(200)
    expect(await totalOf(id)).toBe(93_500)
    expect((await edit(id, [panel, delivery, off(15.1)])).status).toBe(400)
    expect((await edit(id, [panel, delivery, { ...off(0), percent: null, each: 166 }])).status).toBe(400)
    expect((await edit(id, [panel, delivery, off(15.1)], 'admin')).status).toBe(200)
    expect((await edit(id, [{ ...panel, name: 'Panels, slim' }, delivery, off(15.1)])).status).toBe(200)
    expect((await edit(id, [panel, delivery, { ...off(0), percent: null, each: 1_101 }], 'admin')).status).toBe(400)
    expect((await edit(id, [{ ...panel, quantity: 1.5 }, delivery])).status).toBe(400)
  })
})
