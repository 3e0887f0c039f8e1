import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

import { signed, stripeMessage } from '../fixtures/stripe-message'

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

type Call = { path: string; form: URLSearchParams; key: string }
type Session = { reference: string; amountPence: number; successUrl: string }

/**
 * A fake of those features of Stripe that we use. `POST {url}/pay/{session}` acts as a customer who pays: the message
 * about it goes to `siteUrl` once, and again with each `deliver`, until the site has accepted it.
 */
export async function startFakeStripe({ siteUrl }: { siteUrl: string }) {
  const calls: Call[] = []
  const sessions = new Map<string, Session>()
  const state = { failure: null as object | null }
  let undelivered: string[] = []

  /** Sends the messages that have not been accepted, and returns the status of each response, or null without one. */
  async function deliver(): Promise<(number | null)[]> {
    const messages = undelivered
    const statuses = await Promise.all(messages.map((message) => post(siteUrl, message)))
    undelivered = messages.filter((_message, index) => statuses[index] !== 200)
    return statuses
  }

  async function pay(id: string): Promise<Session | undefined> {
    const session = sessions.get(id)
    if (!session) return undefined
    undelivered.push(stripeMessage(session))
    await deliver()
    return session
  }

  const server = createServer(async (incoming, response) => {
    const path = incoming.url ?? ''
    const [, id] = /^\/pay\/(\w+)$/.exec(path) ?? []
    if (id !== undefined) {
      const session = await pay(id)
      return response.writeHead(session ? 303 : 404, session && { location: session.successUrl }).end()
    }
    const form = new URLSearchParams(await bodyOf(incoming))
    calls.push({ path, form, key: String(incoming.headers['idempotency-key']) })
    response.writeHead(state.failure ? 400 : 200, { 'content-type': 'application/json' })
    if (state.failure) return response.end(JSON.stringify({ error: state.failure }))
    const session = `cs_${randomUUID().replaceAll('-', '')}`
    if (path === '/v1/checkout/sessions') sessions.set(session, sessionOf(form))
    return response.end(JSON.stringify({ id: session, url: `${url}/pay/${session}` }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    calls,
    deliver,
    /** The payments that were refunded. */
    refunds: () => calls.filter(({ path }) => path === '/v1/refunds').map(({ form }) => form.get('payment_intent')),
    /** Makes every call fail with this Stripe error, or none if null. */
    fail: (failure: object | null) => void (state.failure = failure),
    clear: () => void calls.splice(0),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const sessionOf = (form: URLSearchParams): Session => ({
  reference: form.get('client_reference_id') ?? '',
  amountPence: Number(form.get('line_items[0][price_data][unit_amount]')),
  successUrl: form.get('success_url') ?? '',
})

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
