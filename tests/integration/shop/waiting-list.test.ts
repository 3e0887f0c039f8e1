import { beforeEach, describe, expect, test } from 'vitest'

import { GET as follow, POST as unsubscribe } from '@/app/api/waiting-list/leave/[token]/route'
import { payloadClient } from '@/lib/data/payload-client'
import { enforceRetention } from '@/lib/delivery/retention/enforce'
import { sendNotices } from '@/lib/delivery/waiting-list/send-notices'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import { waitingToken } from '@/lib/platform/enquiry-token'
import { findWaiting } from '@/lib/use-cases/waiting-list/answer-waiting-link'

import { storeSettings } from '../../fixtures/store'
import { silentLog } from '../delivery/support'
import { call, request } from '../support/api'
import { mailServer } from '../support/mail-server'
import { limitRequests } from '../support/rate-limits'
import { pool } from '../support/rows'
import { savedMails, saveMail } from '../support/saved-mails'

limitRequests()

const payload = await payloadClient()
const { id: product } = await payload.create({
  collection: 'products',
  data: { name: 'Heater', slug: 'heater', basePrice: 319, stockLevel: 0 },
})
const makeVariant = async (name: string, of = product) =>
  (
    await payload.create({
      collection: 'product-variants',
      data: { product: of, name, sku: name, price: 400, stockLevel: 0 },
    })
  ).id
const large = await makeVariant('Large')

const setOpen = (storeOpen: boolean) => pool.query('update site_settings set store_open = $1', [storeOpen])
const setStock = (level: number | null) =>
  pool.query('update products set stock_level = $2 where id = $1', [product, level])

let visitor = 0
let ada: string // an email address may be entered five times a day
const smtp = mailServer()
beforeEach(async () => {
  ada = `ada${++visitor}@example.com`
  smtp.reset()
  await pool.query('delete from waiting_list')
  await payload.updateGlobal({ slug: 'site-settings', data: storeSettings(false) })
  await setStock(0)
})

const log = silentLog()
const siteUrl = 'https://powerboard.example.com'
const run = (send = smtp.send, stopping = new AbortController().signal) =>
  sendNotices({ pool, log, siteUrl, sales: { name: '', address: 'sales@example.com' }, send, stopping })
const runAgainLater = async () => {
  await pool.query(`update waiting_list set next_attempt_at = now() - interval '1 second'`)
  await run()
}

let network = 0
const post = async (path: string, fields: Record<string, string>) => {
  const headers = { 'x-client-address': `2001:db8:${(++network).toString(16)}::2` }
  const response = await call(request(path, { method: 'POST', body: new URLSearchParams(fields), headers }))
  return [response.status, response.headers.get('location')]
}
const join = (email = ada, fields = {}) => post('/waiting-list', { email, productId: String(product), ...fields })
const tokenIn = ({ text }: MailMessage) => /waiting-list\/([\w-]{43})/.exec(text)?.[1] ?? ''
const linkOf = async (email?: string) => {
  await join(email)
  await run()
  const mail = smtp.accepted.at(-1)
  return mail ? tokenIn(mail) : ''
}
const confirmed = async (email?: string) => {
  const token = await linkOf(email)
  expect(await post('/waiting-list/answer', { token, answer: 'confirm' })).toEqual([303, `/waiting-list/${token}`])
  smtp.accepted = []
  return token
}
const entries = async () => (await pool.query('select email, state::text from waiting_list order by id')).rows

describe('an email address', () => {
  test('gets a link, and nothing else until it is confirmed', async () => {
    expect(await join()).toEqual([303, '/waiting-list/received'])
    await run()
    await run()
    expect(smtp.accepted).toMatchObject([{ to: { address: ada }, subject: 'Please confirm: Heater' }])
    await setOpen(true)
    await setStock(5)
    await run()
    expect(smtp.accepted).toHaveLength(1)
  })

  test('is notified once when the product is in stock and the store open', async () => {
    await confirmed()
    await run()
    await setStock(5)
    await run() // the store is closed
    expect(smtp.accepted).toEqual([])
    await setOpen(true)
    await setStock(0)
    await run() // nothing is in stock
    expect(smtp.accepted).toEqual([])
    await setStock(1)
    await Promise.all([run(), run(), run()])
    await run()
    expect(smtp.accepted.map(({ subject }) => subject)).toEqual(['You can order now: Heater'])
    expect(smtp.accepted[0]?.text).toContain('https://powerboard.example.com/shop/heater')
    expect(await entries()).toEqual([{ email: ada, state: 'told' }])
  })

  test('is notified when the store opens, although stock is not counted', async () => {
    await confirmed()
    await setStock(null)
    await setOpen(true)
    await run()
    expect(smtp.accepted).toHaveLength(1)
  })

  test.each([
    ['new', async () => undefined],
    ['not confirmed', async () => void (await linkOf())],
    ['confirmed', async () => void (await confirmed())],
  ])('that is %s gets the same response', async (_state, before) => {
    await before()
    expect(await join(ada.toUpperCase())).toEqual([303, '/waiting-list/received'])
    expect(await entries()).toHaveLength(1)
  })

  test('gets a new link after an hour, and only the new one works', async () => {
    const old = await linkOf()
    await join()
    await run()
    expect(smtp.accepted).toHaveLength(1)
    await pool.query(`update waiting_list set confirmation_sent_at = now() - interval '61 minutes'`)
    const token = await linkOf()
    expect(smtp.accepted).toHaveLength(2)
    expect(await findWaiting(pool, old)).toBeNull()
    expect(await findWaiting(pool, token)).toMatchObject({ state: 'unconfirmed', product: 'Heater' })
  })

  test('that is refused keeps what was typed; a bot gets the usual response', async () => {
    expect((await post('/waiting-list', { email: 'ada', productId: String(product) }))[0]).not.toBe(303)
    expect((await join(ada, { productId: '999999' }))[0]).not.toBe(303)
    expect(await join('robot@example.com', { website: 'x' })).toEqual([303, '/waiting-list/received'])
    expect(await entries()).toEqual([])
  })

  test('cannot be flooded', async () => {
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push((await join('flooded@example.com'))[0])
    expect(statuses.slice(0, 5)).toEqual([303, 303, 303, 303, 303])
    expect(statuses[5]).not.toBe(303)
  })
})

describe('a variant that is out of stock while its product is not', () => {
  const variantId = String(large)
  const setVariantStock = (level: number) =>
    pool.query('update product_variants set stock_level = $2 where id = $1', [large, level])
  beforeEach(async () => {
    await setOpen(true)
    await setStock(5)
    await setVariantStock(0)
  })

  test('can be waited for separately, and both emails name it', async () => {
    await join(ada, { variantId })
    await run()
    expect(smtp.accepted.map(({ subject }) => subject)).toEqual(['Please confirm: Heater, Large'])
    const token = tokenIn(smtp.accepted[0] as MailMessage)
    await post('/waiting-list/answer', { token, answer: 'confirm' })
    expect(await findWaiting(pool, token)).toMatchObject({ product: 'Heater, Large', state: 'confirmed' })
    await run() // the product itself is in stock
    expect(smtp.accepted).toHaveLength(1)
    await setVariantStock(1)
    await run()
    await run()
    expect(smtp.accepted.map(({ subject }) => subject).slice(1)).toEqual(['You can order now: Heater, Large'])
    expect(smtp.accepted[1]?.text).toContain('https://powerboard.example.com/shop/heater')
  })

  test('has its own waiting list beside that of the product', async () => {
    await confirmed()
    await join(ada, { variantId })
    await join(ada, { variantId })
    await run()
    expect(smtp.accepted.map(({ subject }) => subject).sort()).toEqual([
      'Please confirm: Heater, Large',
      'You can order now: Heater',
    ])
    const { docs } = await payload.find({ collection: 'waiting-list', sort: 'id', depth: 1 })
    expect(docs.map(({ variant }) => (typeof variant === 'object' ? (variant?.name ?? null) : variant))).toEqual([
      null,
      'Large',
    ])
  })

  test('cannot be waited for where it is not shown, and its list is deleted with it', async () => {
    const { id: other } = await payload.create({
      collection: 'products',
      data: { name: 'Other', slug: 'other', basePrice: 1, stockLevel: 0 },
    })
    expect((await join(ada, { variantId: String(await makeVariant('Strange', other)) }))[0]).not.toBe(303)
    const spare = await makeVariant('Spare')
    await join(ada, { variantId: String(spare) })
    expect(await entries()).toHaveLength(1)
    await payload.delete({ collection: 'product-variants', id: spare })
    expect(await entries()).toEqual([])
  })
})

describe('a link', () => {
  test('is kept as a hash, and not logged', async () => {
    const token = await confirmed()
    const { rows } = await pool.query('select to_jsonb(w)::text as row from waiting_list w')
    expect(JSON.stringify([rows, log.info.mock.calls])).not.toContain(token)
  })

  test('deletes the email address', async () => {
    const token = await confirmed()
    expect(await post('/waiting-list/answer', { token, answer: 'leave' })).toEqual([303, '/waiting-list/left'])
    expect(await entries()).toEqual([])
    expect((await post('/waiting-list/answer', { token, answer: 'confirm' }))[0]).not.toBe(303)
  })

  test('lets an email program unsubscribe with one click, but not by following it', async () => {
    const token = await linkOf()
    const path = `https://powerboard.example.com/api/waiting-list/leave/${token}`
    expect(smtp.accepted[0]?.unsubscribeUrl).toBe(path)
    const context = { params: Promise.resolve({ token }) }
    expect((await follow(new Request(path), context)).status).toBe(303)
    expect(await entries()).toHaveLength(1)
    const oneClick = () =>
      unsubscribe(new Request(path, { method: 'POST', body: 'List-Unsubscribe=One-Click' }), context)
    expect([(await oneClick()).status, (await oneClick()).status]).toEqual([200, 200])
    expect(await entries()).toEqual([])
  })
})

describe('an email', () => {
  test('that is not accepted is retried later, with the same Message-ID', async () => {
    smtp.answer = 'busy'
    await join()
    await run()
    await run()
    smtp.answer = 'accepted'
    await run()
    expect(smtp.accepted).toEqual([]) // not yet
    await runAgainLater()
    expect(smtp.accepted).toHaveLength(1)
  })

  test('that is permanently refused is not retried', async () => {
    smtp.answer = 'refused'
    await join()
    await run()
    smtp.answer = 'accepted'
    await runAgainLater()
    expect(smtp.accepted).toEqual([])
  })
})

describe('without a mail server, the saved email is deleted', () => {
  const saved = async () => {
    await join()
    await run(saveMail)
    const { rows } = await pool.query<{ id: number; reference: string }>('select id, reference from waiting_list')
    const [entry] = rows
    if (!entry) throw new Error('nobody is waiting')
    expect(await savedMails(entry.reference)).toEqual([`${entry.reference}-waiting-confirm.eml`])
    return entry
  }

  test.each<[string, (entry: { id: number; reference: string }) => Promise<unknown>]>([
    [
      'when its recipient leaves the list',
      ({ reference }) => post('/waiting-list/answer', { token: waitingToken(reference), answer: 'leave' }),
    ],
    ['when staff delete the entry', ({ id }) => payload.delete({ collection: 'waiting-list', id })],
    [
      'after seven days',
      async () => {
        await pool.query(`update waiting_list set since = now() - interval '8 days'`)
        await enforceRetention({ pool, log: silentLog() })
      },
    ],
  ])('%s', async (_when, remove) => {
    const entry = await saved()
    await remove(entry)
    expect([await entries(), await savedMails(entry.reference)]).toEqual([[], []])
  })
})

test('unconfirmed and notified email addresses are deleted after seven days; others wait', async () => {
  await confirmed('waits@example.com')
  await linkOf('never@example.com')
  await confirmed('told@example.com')
  await pool.query(`update waiting_list set state = 'told' where email = 'told@example.com'`)
  const pass = (days: number) =>
    pool.query(`update waiting_list set since = now() - $1::int * interval '1 day'`, [days])
  await pass(6)
  await enforceRetention({ pool, log: silentLog() })
  expect(await entries()).toHaveLength(3)
  await pass(8)
  await enforceRetention({ pool, log: silentLog() })
  expect(await entries()).toEqual([{ email: 'waits@example.com', state: 'confirmed' }])
})
