import { beforeAll, describe, expect, test } from 'vitest'

import { GET as emailOf } from '@/app/(main)/preview/quote/[id]/email/route'
import { payloadClient } from '@/lib/data/payload-client'
import type { PriceListEntry } from '@/lib/domain/quotes/price-list'
import { quoteTotals } from '@/lib/domain/quotes/quote-lines'
import { poundsAndPence } from '@/lib/format/pounds'
import type { Quote } from '@/lib/generated/payload-types'
import { quoteToken } from '@/lib/platform/enquiry-token'
import { findQuote } from '@/lib/use-cases/quotes/find-quote'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { call, jsonRequest, request } from '../support/api'
import { submit } from '../support/enquiries'
import { pool, readLead } from '../support/rows'

let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(await payloadClient())
})

const ask = async (path: string, body: object, cookie?: string) => {
  const response = await call(jsonRequest('POST', path, body, cookie ? { cookie } : {}))
  return { status: response.status, body: (await response.json()) as { message: string; id?: number } }
}
const asSales = (path: string, body: object) => ask(path, body, sessions.sales.cookie)
const read = async (id: number) =>
  (await payloadClient()).findByID({ collection: 'quotes', id, depth: 0, overrideAccess: true })
const send = async (id: number) => asSales(`/quotes/${id}/send`, { shownVersion: (await read(id)).updatedAt })
const edit = (id: number, data: object) =>
  call(jsonRequest('PATCH', `/quotes/${id}`, data, { cookie: sessions.sales.cookie }))
const answer = (quote: Quote, body: object) => ask('/quotes/answer', { token: quoteToken(quote.reference), ...body })

async function newLead() {
  const { body } = await submit('/configuration-quotes', ENQUIRIES['/configuration-quotes'])
  const { lead } = await readLead(body.reference ?? '')
  return Number(lead.id)
}

const startWith = async (start: object) => {
  const { status, body } = await asSales('/quotes/prepare', { lead: await newLead(), start })
  expect([status, body.message]).toEqual([201, 'A draft is ready.'])
  return read(Number(body.id))
}

describe('a quote', () => {
  const kindsOf = ({ lines }: Quote) => (lines ?? []).map(({ kind, quantity }) => [kind, quantity])

  test('can start with nothing, or with products at today’s prices', async () => {
    expect(kindsOf(await startWith({ from: 'blank' }))).toEqual([])
    const { entries } = (await (
      await call(request('/quotes/prices', { headers: { cookie: sessions.sales.cookie } }))
    ).json()) as { entries: PriceListEntry[] }
    const panel = entries.find(({ kind }) => kind === 'panels')
    const quote = await startWith({ from: 'products', products: [{ product: panel?.productId, quantity: 4 }] })
    expect(quote.lines).toMatchObject([
      { kind: 'panels', quantity: 4, each: Number(panel?.eachPence) / 100, product: panel?.productId },
      { kind: 'delivery', quantity: 1 },
    ])
    const gone = { from: 'products', products: [{ product: 99_999_999, quantity: 1 }] }
    expect((await asSales('/quotes/prepare', { lead: await newLead(), start: gone })).status).toBe(404)
    expect((await call(request('/quotes/prices'))).status).toBe(404)
  })

  test('can start with rooms: a section for each, with no more panels than are comfortable', async () => {
    const rooms = [
      { name: 'Living room', areaM2: 20 },
      { name: 'Study', areaM2: 9 },
    ]
    const home = { propertyType: 'semi', built: '1900-1929', floorAreaM2: 90 }
    const quote = await startWith({ from: 'rooms', ...home, rooms })
    const sections = (quote.lines ?? []).filter(({ kind }) => kind === 'section').map(({ name }) => name)
    expect(sections).toEqual(['Living room, 20 m²', 'Study, 9 m²', 'Delivery and fitting'])
    const counts = (kind: string) =>
      (quote.lines ?? []).filter((line) => line.kind === kind).map(({ quantity }) => quantity)
    const [living = 0, study = 0] = counts('panels')
    expect(living).toBeGreaterThan(study)
    expect(counts('fitting')).toEqual([living + study])
    expect((await send(quote.id)).status).toBe(200)
    for (const wrong of [{ rooms: [] }, { rooms: [{ name: 'Hall', areaM2: 0 }] }, { floorAreaM2: 5 }])
      expect(
        (
          await asSales('/quotes/prepare', {
            lead: await newLead(),
            start: { from: 'rooms', ...home, rooms, ...wrong },
          })
        ).status,
      ).toBe(400)
  })

  test('is previewed as an email by the sales desk alone, before it is sent', async () => {
    const { id, reference } = await startWith({ from: 'enquiry' })
    const preview = (cookie?: string) =>
      emailOf(new Request('http://localhost:3000/', { headers: cookie ? { cookie } : {} }), {
        params: Promise.resolve({ id: String(id) }),
      })
    expect(await (await preview(sessions.sales.cookie)).text()).toContain(reference)
    expect([(await preview()).status, (await preview(sessions.editor.cookie)).status]).toEqual([404, 404])
  })
})

describe('options', () => {
  /** A sent quote with two options, and their ids. */
  async function withOptions() {
    const draft = await startWith({ from: 'enquiry' })
    const option = { kind: 'other', quantity: 1, isOption: true }
    const lines = [
      ...(draft.lines ?? []),
      { ...option, name: 'A hub', each: 100 },
      { ...option, name: 'A sensor', each: 20 },
    ]
    expect((await edit(draft.id, { lines })).status).toBe(200)
    expect((await send(draft.id)).status).toBe(200)
    const quote = await read(draft.id)
    const ids = (quote.lines ?? []).filter(({ isOption }) => isOption).map(({ id }) => id ?? '')
    const totalPence = async () => {
      const found = await findQuote(pool, quoteToken(quote.reference))
      return quoteTotals(found?.quote.lines ?? []).totalPence
    }
    return { quote, ids, totalPence, basePence: await totalPence() }
  }
  const takenOf = async ({ id }: Quote) => (await read(id)).takenOptions

  test('count once the customer chooses them, and what was accepted stays', async () => {
    const { quote, ids, totalPence, basePence } = await withOptions()
    const choose = (options: string[]) => answer(quote, { answer: 'options', options, shownPence: String(basePence) })
    expect((await choose([ids[0] ?? '', 'no-option'])).status).toBe(200)
    expect([await takenOf(quote), await totalPence()]).toEqual([[ids[0]], basePence + 10_000])
    const accepting = { answer: 'accepted', name: 'Priya Nair', options: [ids[0]] }
    expect((await answer(quote, { ...accepting, shownPence: String(basePence) })).status).toBe(409)
    expect((await answer(quote, { answer: 'accepted', name: 'Priya Nair' })).status).toBe(409)
    expect((await answer(quote, { ...accepting, shownPence: String(basePence + 10_000) })).status).toBe(200)
    expect((await choose(ids)).status).toBe(409)
    expect([(await read(quote.id)).state, await takenOf(quote)]).toEqual(['accepted', [ids[0]]])
    const { rows } = await pool.query(`select text from lead_events where subject is null and text like '%A hub%'`)
    expect(rows).toHaveLength(1)
  })

  test('ticked without a look at the new total are kept, but not accepted', async () => {
    const { quote, ids, basePence } = await withOptions()
    const accepting = { answer: 'accepted', name: 'Priya Nair', options: ids, shownPence: String(basePence) }
    const { status, body } = await answer(quote, accepting)
    expect([status, body.message]).toEqual([409, expect.stringContaining(poundsAndPence(basePence + 12_000))])
    expect([(await read(quote.id)).state, await takenOf(quote)]).toEqual(['sent', ids])
    expect((await answer(quote, { ...accepting, shownPence: String(basePence + 12_000) })).status).toBe(200)
  })

  test('are not accepted if another window changes them at the same moment', async () => {
    const { quote, ids, basePence } = await withOptions()
    const other = await pool.connect()
    await other.query('begin')
    await other.query('update quotes set taken_options = $2 where id = $1', [quote.id, JSON.stringify(ids)])
    const accepting = answer(quote, { answer: 'accepted', name: 'Priya Nair', shownPence: String(basePence) })
    const waiting = async () =>
      (
        await pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event = 'transactionid'`,
        )
      ).rowCount
    await expect
      .poll(waiting)
      .toBe(1)
      .finally(async () => {
        await other.query('commit')
        other.release()
      })
    expect((await accepting).status).toBe(409)
    expect((await read(quote.id)).state).toBe('sent')
  })
})
