import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import type { CachedResponse } from './response-cache'
import { transformResponse } from './response-transform'

const LAST = { headers: { 'content-type': 'text/html', 'cache-control': 'public' }, body: Buffer.from('last version') }

let server: Server | undefined
afterEach(() => void server?.close())

/** The answer of a page that fails with this status. */
async function answerOfFailing(status: number, lastVersion: () => CachedResponse | null) {
  server = createServer((incoming, response) => {
    const origins = { mediaOrigin: null, analyticsOrigin: null }
    const notFoundPage = async () => ({ body: Buffer.from('not found') })
    transformResponse(incoming, response, { notFoundPage, origins, lastVersion })
    response.setHeader('x-request-id', '5f1d6a0e2b')
    response.writeHead(status, { 'content-type': 'text/plain', 'x-of-the-error': '1' }).end('failed')
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
}

test('a page that cannot be rendered is replaced by its last version', async () => {
  const { status, headers, body } = await answerOfFailing(500, () => LAST)
  expect([status, body]).toEqual([200, 'last version'])
  expect(headers).toMatchObject({ ...LAST.headers, 'x-request-id': '5f1d6a0e2b' })
  expect(headers).not.toHaveProperty('x-of-the-error')
})

test('without a last version it is an error', async () => {
  expect(await answerOfFailing(500, () => null)).toMatchObject({ status: 500, body: 'failed' })
})

test('a page that is gone is not replaced', async () => {
  expect(await answerOfFailing(404, () => LAST)).toMatchObject({ status: 404, body: 'failed' })
})
