import { beforeAll, describe, expect, test } from 'vitest'

import { quoteView } from '@/lib/calculators/quote/quote-view'
import { quoteOf } from '@/lib/calculators/quote/stored-quote'
import { OUTSIDE_SERVER } from '@/lib/cms/hooks/refresh-pages'
import { payloadClient } from '@/lib/data/payload-client'
import { deliver } from '@/lib/delivery/deliver'
import { expireQuotes } from '@/lib/delivery/quotes/expire-quotes'
import { claimDue } from '@/lib/delivery/store/claim'
import { recordSent } from '@/lib/delivery/store/record'
import type { Quote } from '@/lib/generated/payload-types'
import type { MailMessage } from '@/lib/integrations/mail/mail'
import { quoteToken } from '@/lib/platform/enquiry-token'
import { findQuote } from '@/lib/use-cases/quotes/find-quote'

import { ENQUIRIES } from '../../fixtures/enquiries'
import { openSessions, type Sessions } from '../access/sessions'
import { testDeps } from '../delivery/support'
import { call, jsonRequest, request } from '../support/api'
import { submit } from '../support/enquiries'
import { pool, readLead } from '../support/rows'

let sessions: Sessions
beforeAll(async () => {
  sessions = await openSessions(await payloadClient())
})

const ask = async (path: string, body: object, cookie?: string) => {
  const response = await call(jsonRequest('POST', path, body, cookie ? { cookie } : {}))
  return {
    status: response.status,
    body: (await response.json()) as { message: string; id?: number; errors?: object[] },
  }
}
const asSales = (path: string, body: object) => ask(path, body, sessions.sales.cookie)

async function newLead() {
  const { body } = await submit('/configuration-quotes', ENQUIRIES['/configuration-quotes'])
  const { lead } = await readLead(body.reference ?? '')
  return Number(lead.id)
}
async function prepare(leadId: number): Promise<Quote> {
  const { status, body } = await asSales('/quotes/prepare', { lead: leadId })
  expect(status).toBe(201)
  return read(Number(body.id))
}
const read = async (id: number) =>
  (await payloadClient()).findByID({ collection: 'quotes', id, depth: 0, overrideAccess: true })
/** Sends a quote as it was last saved, unless `body` says that another version was shown. */
const send = async (id: number, body = {}) =>
  asSales(`/quotes/${id}/send`, { shownVersion: (await read(id)).updatedAt, ...body })
const edit = (id: number, data: object) =>
  call(jsonRequest('PATCH', `/quotes/${id}`, data, { cookie: sessions.sales.cookie }))
const answer = (quote: Quote, body: object) => ask('/quotes/answer', { token: quoteToken(quote.reference), ...body })
const timeline = async (leadId: number) => {
  const { rows } = await pool.query<{ subject: string; from: string; to: string; text: string; author: string }>(
    `select subject, "from", "to", text, author_name as author from lead_events where lead_id = $1 order by id`,
    [leadId],
  )
  return rows
}
const notesOf = async (leadId: number) => (await timeline(leadId)).filter(({ text }) => text !== null)
const statusOf = ({ status }: { status: number }) => status
const stateOf = async (leadId: number, channel: string) =>
  (await pool.query('select state::text from deliveries where lead_id = $1 and channel::text = $2', [leadId, channel]))
    .rows[0]?.state as string | undefined

async function sentQuote() {
  const leadId = await newLead()
  const quote = await prepare(leadId)
  expect(await send(quote.id)).toMatchObject({ status: 200 })
  return { leadId, quote }
}

describe('preparing', () => {
  test('a project gives a draft at today’s prices, with the facts that staff have confirmed', async () => {
    const { body } = await submit('/project-quotes', ENQUIRIES['/project-quotes'])
    const { lead, links } = await readLead(body.reference ?? '')
    const rough = await prepare(Number(lead.id))
    expect(rough.figures).toMatchObject({ verdict: null, years: [], home: expect.stringContaining('640 m²') })
    const fact = { id: '1.1', key: 'heatLoss', value: '9 kW', state: 'confirmed' }
    await pool.query('update project_quotes set ai_analysis = $2 where id = $1', [
      links[0]?.project_quotes_id,
      JSON.stringify({ facts: [fact], unreadable: [] }),
    ])
    const exact = await prepare(Number(lead.id))
    expect([exact.version, exact.figures]).toMatchObject([2, { loadWatts: 9_000 }])
    expect(quoteView(quoteOf(exact)).sections[0]?.text[0]).toBe('Your heat loss of 9 kW, on a cold day.')
  })

  test('a design gives a draft with its panels and the heat loss of its rooms', async () => {
    const message = [
      'My design from the system designer:',
      'Living room, 5.00 m × 4.00 m: 1,210 W, 6 panels',
      '6 panels, 1 circuit of 16 A',
    ].join('\n')
    const { body } = await submit('/survey-leads', { ...ENQUIRIES['/survey-leads'], message })
    const { lead } = await readLead(body.reference ?? '')
    const draft = await prepare(Number(lead.id))
    expect(draft.figures).toMatchObject({ loadWatts: 1_210, verdict: null })
    expect(draft.lines?.find(({ kind }) => kind === 'panels')).toMatchObject({ quantity: 6 })
  })

  test('takes the configurator’s price', async () => {
    const leadId = await newLead()
    const quote = await prepare(leadId)
    const { lead } = await readLead(quote.reference.replace(/-Q1$/, ''))
    const total = (lead.answers as { label: string; value: string }[]).find(
      ({ label }) => label === 'Total including VAT',
    )
    const pounds = (quote.lines ?? []).reduce((sum, { quantity, each }) => sum + quantity * (each ?? 0), 0)
    expect(total?.value).toBe(`£${pounds.toLocaleString('en-GB', { minimumFractionDigits: 2 })}`)
    expect(quote).toMatchObject({ version: 1, state: 'draft', previousLines: null })
  })

  test('by two people at once gives a draft to each', async () => {
    const leadId = await newLead()
    const blocker = await pool.connect()
    await blocker.query('begin; lock table quotes in exclusive mode') // both find no earlier quote before either writes
    const quotes = Promise.all([prepare(leadId), prepare(leadId)])
    const waiting = async () =>
      (await pool.query(`select from pg_locks where relation = 'quotes'::regclass and not granted`)).rowCount
    await expect
      .poll(waiting)
      .toBe(2)
      .finally(async () => {
        await blocker.query('commit')
        blocker.release()
      })
    expect((await quotes).map(({ version }) => version).toSorted()).toEqual([1, 2])
  })

  test('is only for the sales desk, and for leads that exist', async () => {
    const lead = await newLead()
    expect((await ask('/quotes/prepare', { lead })).status).toBe(401)
    expect((await ask('/quotes/prepare', { lead }, sessions.editor.cookie)).status).toBe(403)
    expect((await asSales('/quotes/prepare', { lead: 'x' })).status).toBe(400)
    expect((await asSales('/quotes/prepare', { lead: 99_999_999 })).status).toBe(404)
  })
})

describe('sending', () => {
  test('hides the quote until then, and emails what its page shows', async () => {
    const leadId = await newLead()
    const quote = await prepare(leadId)
    const token = quoteToken(quote.reference)
    expect(await findQuote(pool, token)).toBeNull()
    expect((await send(quote.id)).status).toBe(200)
    const found = await findQuote(pool, token)
    if (!found) throw new Error('no quote')
    expect(found.history).toMatchObject([{ to: 'Sent', author: 'Powerboard' }])

    await pool.query(`update deliveries set state = 'cancelled' where channel <> 'quote-email' or lead_id <> $1`, [
      leadId,
    ])
    const mails: MailMessage[] = []
    const deps = testDeps(pool, {
      mail: async (message) => {
        mails.push(message)
        return { ok: true, isDelivered: true, messageId: '<taken@powerboard.example.com>' }
      },
    })
    for (const delivery of await claimDue(pool, 5)) await deliver(deps, delivery)
    const [mail] = mails
    expect(mail?.text).toContain(`/quote/${token}`)
    for (const { title, text, table } of quoteView(found.quote).sections) {
      for (const words of [title, ...text, ...(table?.rows.flat() ?? [])]) expect(mail?.text).toContain(words)
      const [, heading] = table && table.columns.length > 2 ? table.columns : []
      if (heading) expect(mail?.text).toContain(`(${heading.heading} `)
    }
    expect(await stateOf(leadId, 'quote-email')).toBe('sent')
  })

  test('does not name the colleague who sent it, even once their account is gone', async () => {
    const { quote } = await sentQuote()
    await answer(quote, { answer: 'accepted', name: 'Priya Nair' })
    await pool.query('update lead_events set author_id = null where subject = $1', [`Quote ${quote.reference}`]) // as a deletion does
    const found = await findQuote(pool, quoteToken(quote.reference))
    expect(found?.history).toMatchObject([
      { to: 'Sent', author: 'Powerboard' },
      { to: 'Accepted', author: 'Priya Nair' },
    ])
  })

  test('is stopped by the check, unless a reason is recorded', async () => {
    const leadId = await newLead()
    const quote = await prepare(leadId)
    const lines = (quote.lines ?? []).map((line) => (line.kind === 'panels' ? { ...line, quantity: 1 } : line))
    expect((await edit(quote.id, { lines })).status).toBe(200)
    const stopped = await send(quote.id)
    expect(stopped).toMatchObject({ status: 422, body: { message: expect.stringContaining('on a cold day') } })
    expect((await read(quote.id)).state).toBe('draft')
    expect((await send(quote.id, { reason: 'Short' })).status).toBe(400)
    expect((await send(quote.id, { reason: 'A trial of one room' })).status).toBe(200)
    expect(await read(quote.id)).toMatchObject({ state: 'sent', overrideReason: 'A trial of one room' })
    expect(await timeline(leadId)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ subject: `Quote ${quote.reference}, Panels`, author: 'sales' }),
        expect.objectContaining({ to: 'Sent despite the check: A trial of one room', author: 'sales' }),
      ]),
    )
    const found = await findQuote(pool, quoteToken(quote.reference))
    expect(JSON.stringify(found?.history)).not.toContain('trial')
  })

  test('is refused if the quote has changed since staff were shown it', async () => {
    const shown = await prepare(await newLead())
    expect((await edit(shown.id, { message: 'Without the hall' })).status).toBe(200)
    expect(await send(shown.id, { shownVersion: shown.updatedAt })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('has changed since you opened it') },
    })
    expect((await send(shown.id, { shownVersion: undefined })).status).toBe(400)
    expect((await read(shown.id)).state).toBe('draft')
    expect((await send(shown.id)).status).toBe(200)
  })

  test('is refused while the lead is held back, because its answer would reach no one', async () => {
    const { body } = await submit('/configuration-quotes', { ...ENQUIRIES['/configuration-quotes'], website: 'x' })
    const { lead } = await readLead(body.reference ?? '')
    const leadId = Number(lead.id)
    const quote = await prepare(leadId)
    const before = await timeline(leadId)
    expect(await send(quote.id)).toMatchObject({
      status: 409,
      body: { message: 'This lead is held back as suspected spam. Release it first.' },
    })
    expect([(await read(quote.id)).state, await timeline(leadId)]).toEqual(['draft', before])
    expect((await readLead(body.reference ?? '')).deliveries).toEqual([])
    const release = { quarantined: false }
    const cookie = sessions.sales.cookie
    expect((await call(jsonRequest('PATCH', `/leads/${leadId}`, release, { cookie }))).status).toBe(200)
    expect((await send(quote.id)).status).toBe(200)
  })

  test('is refused once the customer has withdrawn the enquiry', async () => {
    const leadId = await newLead()
    const quote = await prepare(leadId)
    await pool.query(`update leads set status = 'withdrawn' where id = $1`, [leadId])
    expect(await send(quote.id)).toMatchObject({
      status: 409,
      body: { message: 'The customer has withdrawn this enquiry.' },
    })
    expect([(await read(quote.id)).state, await stateOf(leadId, 'quote-email')]).toEqual(['draft', undefined])
  })

  test('is refused if the customer withdraws the enquiry during the check', async () => {
    const leadId = await newLead()
    const quote = await prepare(leadId)
    const customer = await pool.connect()
    await customer.query('begin')
    await customer.query(`update leads set status = 'withdrawn' where id = $1`, [leadId])
    const sending = send(quote.id)
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
        await customer.query('commit')
        customer.release()
      })
    expect(await sending).toMatchObject({ status: 409, body: { message: 'The customer has withdrawn this enquiry.' } })
    expect([(await read(quote.id)).state, await stateOf(leadId, 'quote-email')]).toEqual(['draft', undefined])
  })

  test('happens once, and what was sent cannot be edited', async () => {
    const { quote } = await sentQuote()
    expect((await send(quote.id)).status).toBe(409)
    expect((await edit(quote.id, { message: 'Cheaper' })).status).toBeGreaterThanOrEqual(400)
    expect((await read(quote.id)).message ?? '').toBe('')
  })

  test('cannot be skipped by the form', async () => {
    const quote = await prepare(await newLead())
    for (const state of ['sent', 'accepted', 'expired']) expect((await edit(quote.id, { state })).status).toBe(400)
    expect((await edit(quote.id, { state: 'pending' })).status).toBe(200)
    expect((await edit(quote.id, { state: 'draft' })).status).toBe(200)
  })

  test('a later version replaces the one before and shows the difference', async () => {
    const { leadId, quote } = await sentQuote()
    const later = await prepare(leadId)
    expect(later).toMatchObject({ version: 2, reference: quote.reference.replace(/1$/, '2') })
    const lines = (later.lines ?? []).map((line) => (line.kind === 'circuits' ? { ...line, each: 640 } : line))
    await edit(later.id, { lines })
    expect((await read(quote.id)).state).toBe('sent')
    expect((await send(later.id)).status).toBe(200)
    expect((await read(quote.id)).state).toBe('expired')
    const found = await findQuote(pool, quoteToken(later.reference))
    const changes = found && quoteView(found.quote).sections.find(({ title }) => title === 'Changed since version 1')
    expect(changes?.table?.rows).toEqual([
      ['Circuits and wiring', expect.stringContaining('after a survey'), expect.stringContaining('£640.00')],
    ])
    expect((await answer(quote, { answer: 'accepted', name: 'Priya Nair' })).status).toBe(409)
  })
})

test('a later version that is sent while the one before is being sent is emailed too', async () => {
  await pool.query('truncate deliveries cascade')
  const { leadId } = await sentQuote()
  await pool.query(`delete from deliveries where channel <> 'quote-email'`)
  const [first] = await claimDue(pool, 1)
  if (!first) throw new Error('not claimed')
  const later = await prepare(leadId)
  expect((await send(later.id)).status).toBe(200)
  await recordSent({ pool, delivery: first, providerId: 'first' })
  const mails: MailMessage[] = []
  const mail = async (message: MailMessage) => {
    mails.push(message)
    return { ok: true as const, isDelivered: true as const, messageId: 'second' }
  }
  for (const delivery of await claimDue(pool, 5)) await deliver(testDeps(pool, { mail }), delivery)
  expect(mails).toMatchObject([{ subject: expect.stringContaining(later.reference) }])
})

describe('the customer', () => {
  test('accepts once, and sales and the CRM are notified', async () => {
    const { leadId, quote } = await sentQuote()
    await pool.query(`update deliveries set state = 'sent' where lead_id = $1`, [leadId])
    expect(await answer(quote, { answer: 'accepted' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'name' }] },
    })
    expect((await answer(quote, { answer: 'accepted', name: 'Priya Nair' })).status).toBe(200)
    expect((await read(quote.id)).state).toBe('accepted')
    expect((await answer(quote, { answer: 'declined' })).status).toBe(409)
    expect((await timeline(leadId)).at(-1)).toMatchObject({ from: 'Sent', to: 'Accepted', author: 'Priya Nair' })
    expect(await stateOf(leadId, 'sales-email')).toBe('waiting')
    expect(await stateOf(leadId, 'crm')).toBe('waiting')
    expect(await stateOf(leadId, 'customer-email')).toBe('sent')
  })

  test('asks a question, which leaves the quote open, and then declines', async () => {
    const { leadId, quote } = await sentQuote()
    expect((await answer(quote, { answer: 'question' })).status).toBe(400)
    expect((await answer(quote, { answer: 'question', words: 'Is the hall included?' })).status).toBe(200)
    expect((await read(quote.id)).state).toBe('sent')
    const question = expect.objectContaining({ text: expect.stringContaining('Is the hall included?') })
    expect(await timeline(leadId)).toContainEqual(question)
    expect((await answer(quote, { answer: 'declined', words: 'Too dear' })).status).toBe(200)
    expect((await read(quote.id)).state).toBe('declined')
  })

  test('asks a question twice with a double click, and it is recorded once', async () => {
    const { leadId, quote } = await sentQuote()
    const question = { answer: 'question', words: 'Is the hall included?' }
    const twice = async () => (await Promise.all([answer(quote, question), answer(quote, question)])).map(statusOf)
    expect(await twice()).toEqual([200, 200])
    expect(await notesOf(leadId)).toHaveLength(1)
    await pool.query(`update idempotency_keys set expires_at = now() - interval '1 second'`)
    expect(await twice()).toEqual([200, 200])
    expect(await notesOf(leadId)).toHaveLength(2)
  })

  test('accepts twice with a double click, and both are confirmed', async () => {
    const { leadId, quote } = await sentQuote()
    const acceptance = { answer: 'accepted', name: 'Priya Nair' }
    const replies = await Promise.all([answer(quote, acceptance), answer(quote, acceptance)])
    expect(replies.map(statusOf)).toEqual([200, 200])
    expect((await timeline(leadId)).filter(({ to }) => to === 'Accepted')).toHaveLength(1)
  })

  test('cannot ask something else with a key that was used', async () => {
    const { leadId, quote } = await sentQuote()
    const token = quoteToken(quote.reference)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const askWith = async (words: string) =>
      (await call(jsonRequest('POST', '/quotes/answer', { token, answer: 'question', words }, headers))).status
    expect([await askWith('Is the hall included?'), await askWith('And the porch?')]).toEqual([200, 422])
    expect(await notesOf(leadId)).toHaveLength(1)
  })

  test('answers without a script, and is redirected to the page of the quote', async () => {
    const { quote } = await sentQuote()
    const token = quoteToken(quote.reference)
    const body = new URLSearchParams({ token, answer: 'accepted', name: 'Priya Nair', words: '', website: '' })
    const response = await call(request('/quotes/answer', { method: 'POST', body }))
    expect([response.status, response.headers.get('location')]).toEqual([303, `/quote/${token}`])
    expect((await read(quote.id)).state).toBe('accepted')
  })

  test('cannot accept after the last day, or with another token', async () => {
    const { quote } = await sentQuote()
    await pool.query(`update quotes set valid_until = now() - interval '2 days' where id = $1`, [quote.id])
    expect((await answer(quote, { answer: 'accepted', name: 'Priya Nair' })).status).toBe(409)
    expect((await read(quote.id)).state).toBe('sent')
    const wrong = await ask('/quotes/answer', { token: 'a'.repeat(43), answer: 'accepted', name: 'Priya Nair' })
    expect(wrong.status).toBe(404)
  })

  test.each([{ answer: 'sent' }, { answer: 'accepted', name: {} }, { answer: 'declined', state: 'draft' }, {}])(
    'cannot send %j',
    async (body) => {
      const { quote } = await sentQuote()
      expect((await answer(quote, body)).status).toBe(400)
      expect((await read(quote.id)).state).toBe('sent')
    },
  )
})

test('erasing the lead erases its quotes', async () => {
  const { leadId, quote } = await sentQuote()
  const payload = await payloadClient()
  await payload.delete({ collection: 'leads', id: leadId, overrideAccess: true })
  expect((await pool.query('select 1 from quotes where id = $1', [quote.id])).rows).toEqual([])
})

test('a quote expires after its last day, and not before', async () => {
  const [past, today] = [await sentQuote(), await sentQuote()]
  await pool.query(`update quotes set valid_until = now() - interval '1 day' where id = $1`, [past.quote.id])
  await pool.query('update quotes set valid_until = now() where id = $1', [today.quote.id])
  await expireQuotes(pool)
  expect((await read(past.quote.id)).state).toBe('expired')
  expect((await read(today.quote.id)).state).toBe('sent')
  expect((await timeline(past.leadId)).at(-1)).toMatchObject({ from: 'Sent', to: 'Expired', author: null })
})

test('a changed price flags open quotes, a changed name does not', async () => {
  const [open, closed] = [await sentQuote(), await sentQuote()]
  await answer(closed.quote, { answer: 'declined' })
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'products', limit: 1, overrideAccess: true })
  const [product] = docs
  if (!product) throw new Error('no product')
  const change = (data: object) =>
    payload.update({ collection: 'products', id: product.id, data, overrideAccess: true, context: OUTSIDE_SERVER })
  await change({ shortDescription: 'Another description' })
  expect((await read(open.quote.id)).needsReview).toBeNull()
  await change({ basePrice: (product.basePrice ?? 0) + 10 })
  expect((await read(open.quote.id)).needsReview).toBe(`The price of ${product.name} has changed.`)
  expect((await read(closed.quote.id)).needsReview).toBeNull()
  await change({ basePrice: product.basePrice })
})
