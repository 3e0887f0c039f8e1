import type { RequestListener } from 'node:http'

import { expect, test } from 'vitest'

import { transformedResponse } from '../../../../tests/fixtures/transformed-response'
import type { CachedResponse } from './response-cache'

const LAST = { headers: { 'content-type': 'text/html', 'cache-control': 'public' }, body: Buffer.from('last version') }

/** The answer of a page that fails with this status. */
async function answerOfFailing(status: number, lastVersion: () => CachedResponse | null) {
  const failing: RequestListener = (_request, response) => {
    response.setHeader('x-request-id', '5f1d6a0e2b')
    response.writeHead(status, { 'content-type': 'text/plain', 'x-of-the-error': '1' }).end('failed')
  }
  const answer = await transformedResponse(failing, { lastVersion })
  return { ...answer, body: answer.body.toString() }
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
