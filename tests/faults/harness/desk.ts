import { randomUUID } from 'node:crypto'

import { expect, inject } from 'vitest'

import { deliveriesOf } from './oracle'
import { openShop } from './shop'
import type { Site } from './site'

/** One press of a button at the sales desk, or of its customer. `done` counts what it left behind. */
export type DeskStep = {
  name: string
  /** Its statement writes here. */
  table: string
  press: () => Promise<number | null>
  done: () => Promise<number>
}

type Sent = { status: number | null; body: Record<string, unknown> }

/** A caller's way from a quote to an order, with what a colleague does meanwhile, in this order. */
export async function openDesk(site: Site): Promise<{ email: string; steps: DeskStep[] }> {
  const product = await openShop(site)
  const staff = await signIn(site)
  const email = `caller-${randomUUID()}@example.com`
  const entered = await staff('/api/leads/enter', {
    key: randomUUID(),
    name: 'Gwen Pritchard',
    email,
    source: 'telephone',
  })
  expect(entered.status).toBe(201)
  const lead = entered.body.id as number
  const start = { from: 'products', products: [{ product, quantity: 2 }] }
  const prepared = await staff('/api/quotes/prepare', { lead, start })
  expect(prepared.status).toBe(201)
  const quote = prepared.body.id as number

  const count = async (query: string, value: number | string = lead) =>
    (await site.pool.query<{ count: number }>(`select count(*)::int as count from ${query}`, [value])).rows[0]?.count ??
    0
  const shownVersion = async () =>
    (await site.pool.query<{ at: Date }>('select updated_at as at from quotes where id = $1', [quote])).rows[0]?.at
  const key = randomUUID()
  const step = { act: 'add', lead, what: 'Ring about the date', dueAt: '2030-01-07T09:00:00.000Z' }
  const steps = [
    {
      name: 'a quote is sent',
      table: 'quotes',
      press: async () => {
        const sending = { shownVersion: await shownVersion(), reason: 'The customer has seen the room' }
        return (await staff(`/api/quotes/${quote}/send`, sending)).status
      },
      done: () => count(`lead_events where lead_id = $1 and subject like 'Quote %' and "to" like 'Sent%'`),
    },
    {
      name: 'a next step is added',
      table: 'lead_tasks',
      press: async () => (await staff('/api/inbox/next-step', step)).status,
      done: () => count(`lead_tasks where lead_id = $1 and what = 'Ring about the date'`),
    },
    {
      name: 'an email is written',
      table: 'lead_emails',
      press: async () =>
        (await staff('/api/leads/email', { lead, key, subject: 'Your study', text: 'Tuesday suits us.' })).status,
      done: () => count(`lead_emails where lead_id = $1 and state <> 'received'`),
    },
    {
      name: 'the quote is accepted',
      table: 'quotes',
      press: async () => {
        const answer = { token: await tokenSentTo(site, email), answer: 'accepted', name: 'Gwen Pritchard' }
        return (await send(site, '/api/quotes/answer', { headers: {}, body: answer })).status
      },
      done: () => count(`lead_events where lead_id = $1 and subject like 'Quote %' and "to" = 'Accepted'`),
    },
    {
      name: 'its order is made',
      table: 'orders',
      press: async () => {
        const address = { street: '7 Mill Lane', town: 'Devizes', postcode: 'SN10 1AA' }
        return (await staff('/api/quotes/order', { quote, ...address })).status
      },
      done: () => count('orders where email = $1', email),
    },
  ]
  return { email, steps }
}

const mailsTo = ({ smtp }: Site, email: string) => smtp.mails.filter(({ to }) => to.includes(email))

/** Waits until nothing is left to send, and checks that the customer has had each email once. */
export async function expectEachEmailOnce(site: Site, email: string) {
  const underWay = async () => (await deliveriesOf(site, [email])).filter((one) => /: (?:waiting|sending)/.test(one))
  await expect.poll(underWay, { timeout: 120_000 }).toEqual([])
  const subjects = mailsTo(site, email).map(({ mail }) => mail.subject)
  expect(subjects.length).toBeGreaterThan(3)
  expect(subjects.toSorted()).toEqual([...new Set(subjects)].toSorted())
}

/** Signs in as the admin. Returns what sends a request as them. */
async function signIn(site: Site) {
  const credentials = { username: 'admin', password: inject('trial').env.ADMIN_PASSWORD ?? '' }
  const login = await send(site, '/api/users/login', { headers: {}, body: credentials })
  expect(login.status).toBe(200)
  const headers = { authorization: `JWT ${String(login.body.token)}` }
  return (path: string, body: object) => send(site, path, { headers, body })
}

/** The secret in the link to the quote that the customer was sent. */
async function tokenSentTo(site: Site, email: string): Promise<string> {
  const sent = () => mailsTo(site, email).flatMap(({ mail }) => /\/quote\/([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? [])
  await expect.poll(() => sent().length, { timeout: 30_000 }).toBeGreaterThan(0)
  return sent()[0] ?? ''
}

async function send(site: Site, path: string, { headers, body }: { headers: object; body: object }): Promise<Sent> {
  try {
    const response = await fetch(`${site.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  } catch {
    return { status: null, body: {} } // the connection broke
  }
}
