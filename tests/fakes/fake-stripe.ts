import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { signed, stripeEvent } from '../fixtures/stripe-message'
import { fakeStripeAccount, StripeRefusal } from './fake-stripe-account'

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

type Call = { method: string; path: string; form: URLSearchParams; key: string | null }
type Reply = { status: number; body: object }

/** The version that we are written for. */
const API_VERSION = '2026-10-28.endive'

const METADATA = ['order', 'site']

/** The parameters that each request may have; the real API refuses others too. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  'POST /v1/checkout/sessions': [
    'mode',
    'allowed_payment_method_types[0]',
    'client_reference_id',
    'customer_email',
    'line_items[0][quantity]',
    ...['currency', 'unit_amount', 'product_data][name'].map((name) => `line_items[0][price_data][${name}]`),
    ...METADATA.flatMap((name) => [`metadata[${name}]`, `payment_intent_data[metadata][${name}]`]),
    'payment_intent_data[description]',
    'success_url',
    'cancel_url',
    'expires_at',
  ],
  'GET /v1/checkout/sessions/:id': [],
  'POST /v1/checkout/sessions/:id/expire': [],
  'GET /v1/payment_intents': ['limit', 'starting_after', 'created[gte]', 'expand[0]'],
  'GET /v1/payment_intents/:id': ['expand[0]'],
  'POST /v1/refunds': ['payment_intent', 'amount', 'metadata[refund]'],
  'GET /v1/refunds': ['payment_intent', 'limit', 'starting_after', 'created[gte]'],
  'GET /v1/refunds/:id': [],
}

/**
 * A fake of those features of Stripe that we use, as strict as the real one: it demands the key and the version, knows
 * only the parameters of each request, replays answers by idempotency key, and refuses what its objects do not allow.
 * `POST {url}/pay/{session}` acts as a customer who pays. Messages go to `siteUrl` once, and again with each `deliver`,
 * until the site has accepted them; without a site, tests take them from `messages`.
 */
export async function startFakeStripe({ siteUrl, now = Date.now }: { siteUrl: string | null; now?: () => number }) {
  const calls: Call[] = []
  const state = { failure: null as object | null, failing: '' }
  const replies = new Map<string, { request: string; reply: Reply }>()
  let undelivered: string[] = []
  const account = fakeStripeAccount({
    now,
    announce: (type, object) => void undelivered.push(stripeEvent(type, object)),
  })

  /** Sends the messages that have not been accepted, and returns the status of each response, or null without one. */
  async function deliver(): Promise<(number | null)[]> {
    const messages = undelivered
    const statuses = await Promise.all(messages.map((message) => (siteUrl ? post(siteUrl, message) : null)))
    undelivered = undelivered.filter((message) => statuses[messages.indexOf(message)] !== 200)
    return statuses
  }

  function answer(call: Call): Reply {
    const key = call.key && `${call.path} ${call.key}`
    const request = call.form.toString()
    const known = key ? replies.get(key) : undefined
    if (known && known.request !== request)
      return refusal({
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters',
      })
    if (known) return known.reply
    const reply = attempt(call)
    if (key && reply.status === 200) replies.set(key, { request, reply })
    return reply
  }

  function attempt(call: Call): Reply {
    try {
      return { status: 200, body: route(call) }
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error
      const { code, message, status } = error
      return refusal({ type: 'invalid_request_error', ...(code && { code }), message }, status)
    }
  }

  function route({ method, path, form }: Call): object {
    const [, id = ''] = /\/((?:cs|pi|re)_[\w-]+)/.exec(path) ?? []
    const request = `${method} ${id ? path.replace(id, ':id') : path}`
    const stranger = [...form.keys()].find((name) => !PARAMETERS[request]?.includes(name))
    if (stranger) throw new StripeRefusal('parameter_unknown', `Received unknown parameter: ${stranger}`)
    switch (request) {
      case 'POST /v1/checkout/sessions':
        return account.openSession(sessionOf(form), (session) => `${url}/pay/${session}`)
      case 'GET /v1/checkout/sessions/:id':
        return account.sessionOf(id)
      case 'POST /v1/checkout/sessions/:id/expire':
        return account.expireSession(id)
      case 'GET /v1/payment_intents': {
        const isExpanded = form.get('expand[0]') === 'data.latest_charge'
        return page(
          [...account.payments.keys()].map((one) => account.paymentOf(one, isExpanded)),
          form,
        )
      }
      case 'GET /v1/payment_intents/:id':
        return account.paymentOf(id, form.get('expand[0]') === 'latest_charge')
      case 'POST /v1/refunds':
        return account.refund(form.get('payment_intent') ?? '', {
          amount: Number(form.get('amount')),
          metadata: metadataOf(form, 'metadata'),
        })
      case 'GET /v1/refunds':
        return page([...account.refunds.values()], form)
      case 'GET /v1/refunds/:id':
        return account.refundOf(id)
      default:
        throw new StripeRefusal('', `Unrecognized request URL (${request})`, 404)
    }
  }

  const server = createServer(async (incoming, response) => {
    const { pathname, search } = new URL(incoming.url ?? '/', 'http://stripe')
    const [, id] = /^\/pay\/(\w+)$/.exec(pathname) ?? []
    if (id !== undefined) {
      const session = account.pay(id)
      await deliver()
      return response.writeHead(session ? 303 : 404, session ? { location: session.success_url } : {}).end()
    }
    const method = incoming.method ?? ''
    const form = new URLSearchParams(method === 'GET' ? search : await bodyOf(incoming))
    const call = { method, path: pathname, form, key: incoming.headers['idempotency-key']?.toString() ?? null }
    calls.push(call)
    const { status, body } = isAllowed(incoming)
      ? state.failure && `${method} ${pathname}`.startsWith(state.failing)
        ? refusal(state.failure)
        : answer(call)
      : refusal({ type: 'invalid_request_error', message: 'Invalid API key or version' }, 401)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    await deliver()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    calls,
    account,
    deliver,
    /** The messages that the site has not accepted. */
    messages: () => undelivered,
    /** Takes them, so that they are not sent any more. */
    takeMessages: () => undelivered.splice(0),
    /** The payments that were refunded, once for each refund. */
    refunds: () => [...account.refunds.values()].map(({ payment_intent }) => payment_intent),
    /** Makes every call that begins with `failing`, such as 'POST /v1/refunds', fail with this error; none if null. */
    fail: (failure: object | null, failing = '') => void Object.assign(state, { failure, failing }),
    clear: () => {
      calls.splice(0)
      account.refunds.clear()
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const refusal = (error: object, status = 400): Reply => ({ status, body: { error } })

const isAllowed = ({ headers }: IncomingMessage) =>
  headers.authorization === 'Bearer sk_test_1' && headers['stripe-version'] === API_VERSION

function sessionOf(form: URLSearchParams) {
  const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
  if (form.get('mode') !== 'payment' || form.get('line_items[0][price_data][currency]') !== 'gbp' || !(amount >= 30))
    throw new StripeRefusal('parameter_invalid', 'Invalid mode, currency or amount')
  return {
    client_reference_id: form.get('client_reference_id') ?? '',
    amount_total: amount,
    metadata: metadataOf(form, 'payment_intent_data[metadata]'),
    success_url: form.get('success_url') ?? '',
    expires_at: Number(form.get('expires_at')),
  }
}

const metadataOf = (form: URLSearchParams, under: string): Record<string, string> =>
  Object.fromEntries(
    [...form]
      .filter(([name]) => name.startsWith(`${under}[`))
      .map(([name, value]) => [name.slice(under.length + 1, -1), value]),
  )

/** A page of a list, newest first. */
function page(items: ({ id: string; created: number } & { payment_intent?: string })[], form: URLSearchParams) {
  const since = Number(form.get('created[gte]') ?? 0)
  const payment = form.get('payment_intent')
  const newestFirst = items
    .filter(({ created, payment_intent }) => created >= since && (payment === null || payment_intent === payment))
    .reverse()
  const after = newestFirst.findIndex(({ id }) => id === form.get('starting_after')) + 1
  const limit = Number(form.get('limit') ?? 10)
  return {
    object: 'list',
    url: '/v1/list',
    data: newestFirst.slice(after, after + limit),
    has_more: newestFirst.length > after + limit,
  }
}

async function post(siteUrl: string, message: string): Promise<number | null> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signed(message), connection: 'close' }
  try {
    return (await fetch(`${siteUrl}/api/payments/stripe`, { method: 'POST', headers, body: message })).status
  } catch {
    return null
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of incoming) body += String(chunk)
  return body
}
