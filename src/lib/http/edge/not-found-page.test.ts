import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { notFoundPageOf } from './not-found-page'
import { sendFinished } from './send-finished'

let server: Server
let asked: string[]
let page: ReturnType<typeof notFoundPageOf>
let origin: string

/** Sends the not-found page for every path but its own. */
beforeEach(async () => {
  asked = []
  server = createServer(async (incoming, response) => {
    if (incoming.url !== '/_not-found')
      return sendFinished(incoming, response, {
        status: 404,
        ...(await page.get('br')),
        own: { 'x-request-id': 'one' },
      })
    asked.push(String(incoming.headers['accept-encoding']))
    response.writeHead(404, { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" })
    response.end(`in ${incoming.headers['accept-encoding']}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  page = notFoundPageOf(origin)
})
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

const answerTo = (method: string) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) =>
    request(`${origin}/nowhere`, { method }, async (incoming: IncomingMessage) =>
      resolve({ status: incoming.statusCode, headers: incoming.headers, body: String(await buffer(incoming)) }),
    )
      .on('error', reject)
      .end(),
  )

test.each([
  ['GET', 'in br'],
  ['HEAD', ''],
])('an unknown path gets it as it is, with its headers: %s', async (method, body) => {
  const answer = await answerTo(method)
  expect([answer.status, answer.body]).toEqual([404, body])
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html',
    'content-security-policy': "script-src 'self'",
    'content-length': '5',
    'x-request-id': 'one',
  })
})

test('it is fetched once in each encoding, and again after a few seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const encoding of ['br', 'br', 'gzip', undefined] as const) await page.get(encoding)
  expect(asked).toEqual(['br', 'gzip', 'identity'])
  vi.setSystemTime(Date.now() + 6_000)
  await page.get('br')
  expect(asked).toEqual(['br', 'gzip', 'identity', 'br'])
})

test('it is known from its arrival until it has to be fetched again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  expect(page.known('br')).toBeNull()
  const fetched = page.get('br')
  expect(page.known('br')).toBeNull()
  await fetched
  expect([page.known('br')?.body.toString(), page.known('gzip')]).toEqual(['in br', null])
  vi.setSystemTime(Date.now() + 6_000)
  expect(page.known('br')).toBeNull()
})

test('it fails if the page cannot be fetched', async () => {
  await expect(notFoundPageOf('http://127.0.0.1:1').get()).rejects.toThrow('ECONNREFUSED')
})
