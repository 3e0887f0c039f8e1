import fc from 'fast-check'
import { expect, test } from 'vitest'

import { CASE_COUNT } from '../fixtures/case-count'
import { badRequests } from './bad-requests'
import { exchange, send } from './raw-request'

/** A stack trace, an SQL statement, a local path, a module name. */
const REVEALING =
  /\n\s+at |node_modules|\bselect .* from\b|\binsert into\b|syntax error|Failed query|drizzle|TypeError|\/\.next\//i

test(
  `${CASE_COUNT} bad requests to any route: none causes a server error or reveals internals`,
  { timeout: 600_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(badRequests, async (request) => {
        const { status, body } = await send(request)
        expect(status).toBeGreaterThanOrEqual(200)
        expect(status).toBeLessThan(500)
        if (status >= 400) expect(body).not.toMatch(REVEALING) // a page may contain such words
      }),
      { numRuns: CASE_COUNT },
    )
  },
)

test.each(['/favicon.ico', '/mark.svg', '/robots.txt', '/', '/share/about/card.jpg', '/sitemap/pages.xml'])(
  'an impossible range of %s causes no server error',
  async (path) => {
    for (const range of ['bytes=9999999999-', 'bytes=5-1', 'bytes=-0', 'x'])
      expect((await send({ path, headers: { range } })).status).toBeLessThan(500)
  },
)

test('an OPTIONS request does not replace a file that is generated on first request', async () => {
  const path = `/share/nowhere-${process.pid}/card.jpg`
  expect((await send({ method: 'OPTIONS', path })).status).toBe(405)
  expect((await send({ path })).status).toBe(404)
})

test('an HTTP/1.0 request may omit its host', async () => {
  expect((await exchange((socket) => socket.write('GET / HTTP/1.0\r\n\r\n'))).status).toBe(200)
})
