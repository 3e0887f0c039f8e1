import { describe, expect, test } from 'vitest'

import { exchange, send, serialise } from './raw-request'

const MEGABYTE = 1024 * 1024
const JSON_BODY = { 'content-type': 'application/json' }

describe('a request to upgrade the connection', () => {
  test.each(['/', '/nowhere', '/api/x', '/api/users/me', '/_next/webpack-hmr', '/admin/login'])(
    'gets a response like any other, and the connection is closed: %s',
    async (path) => {
      for (const upgrade of ['websocket', 'h2c', 'x']) {
        const { status } = await send({
          path,
          headers: {
            connection: 'upgrade, close',
            upgrade,
            'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
            'sec-websocket-version': '13',
          },
        })
        expect([200, 307, 404]).toContain(status)
      }
    },
  )

  test.each(['//x', '/api/x/..'])('is rejected at a malformed path: %s', async (path) => {
    expect([308, 400]).toContain(
      (await send({ path, headers: { connection: 'upgrade, close', upgrade: 'websocket' } })).status,
    )
  })
})

describe('a body that is too large', () => {
  test.each(['/api/pages', '/api/users/login', '/api/contact', '/admin', '/api/media', '/api/calculate/quick'])(
    'is refused before it is sent: %s',
    async (path) => {
      const response = await exchange((socket) =>
        socket.write(
          serialise({ method: 'POST', path, headers: { ...JSON_BODY, 'content-length': String(200 * MEGABYTE) } }),
        ),
      )
      expect(response.status).toBe(413)
    },
  )

  test.each([
    '/api/pages',
    '/api/users/login',
    '/api/contact',
    '/api/media',
    '/api/calculate/quick',
    '/admin',
    '/internal/publish-due',
  ])('is not read to its end if its length is not declared: %s', async (path) => {
    let sent = 0
    const response = await exchange((socket) => {
      socket.write(serialise({ method: 'POST', path, headers: { ...JSON_BODY, 'transfer-encoding': 'chunked' } }))
      const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(0x10000, 'x'), Buffer.from('\r\n')])
      const more = () => {
        while (!socket.destroyed && sent < 64 * MEGABYTE && socket.write(chunk)) sent += chunk.length
        if (sent >= 64 * MEGABYTE) socket.destroy()
      }
      socket.on('drain', more)
      more()
    })
    expect([0, 400, 404, 411, 413]).toContain(response.status)
    expect(sent).toBeLessThan(64 * MEGABYTE)
  })
})

/** Sends one byte at a time until the server closes the connection; the test fails by timeout only if it never does. */
const drip = (request: string, everyMs: number) =>
  exchange((socket) => {
    socket.write(request)
    const dripping = setInterval(() => socket.write('x'), everyMs)
    socket.on('close', () => clearInterval(dripping))
  })

describe('a request that comes one byte at a time is cut off', () => {
  test.concurrent.each(['/api/contact', '/api/users/login', '/api/calculate/quick', '/admin'])(
    'in its body: %s',
    async (path) => {
      const { status } = await drip(
        serialise({ method: 'POST', path, headers: { ...JSON_BODY, 'content-length': '1000' } }).toString(),
        1_000,
      )
      expect(status === 0 || (status >= 400 && status < 500)).toBe(true)
    },
  )

  test.concurrent('in its head', async () => {
    expect([0, 408]).toContain((await drip('GET / HTTP/1.1\r\nhost: localhost\r\nx: ', 1_000)).status)
  })
})

test.each(['/', '/api/health/live', '/nowhere'])(
  'a connection stays open for longer than a proxy keeps an idle one: %s',
  async (path) => {
    const { head } = await exchange((socket) => {
      socket.write(serialise({ path, headers: { connection: 'keep-alive' } }))
      socket.once('data', () => socket.end())
    })
    expect(Number(/^keep-alive: timeout=(\d+)/im.exec(head)?.[1])).toBeGreaterThan(60)
  },
)

test.each(['/contact/', '//contact', '/professional-calculator', '/admin/bypass'])(
  'a redirect has exactly one target: %s',
  async (path) => {
    for (let count = 0; count < 2; count += 1) {
      const { status, head } = await send({ path })
      expect(status).toBeGreaterThanOrEqual(300)
      expect(head.match(/^location:/gim)).toHaveLength(1)
    }
  },
)
