import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from 'vitest'

import { boundArrival } from './arrival'

/** Sends half of a body to a server with a limit, and the rest after a while; the status, or null if it was cut off. */
async function arrives({ withinMs, restAfterMs }: { withinMs: number; restAfterMs: number }): Promise<number | null> {
  const server = createServer((request, response) => {
    boundArrival(request, withinMs)
    request.on('error', () => undefined)
    request.resume().on('end', () => response.end())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  try {
    return await new Promise<number | null>((answered) => {
      const client = send({ port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': 4 } }, (answer) =>
        answered(answer.resume().statusCode ?? 0),
      )
      client.on('error', () => answered(null))
      client.write('ab')
      setTimeout(() => client.end('cd'), restAfterMs)
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test('a body that is not here in time is cut off', async () =>
  expect(await arrives({ withinMs: 30, restAfterMs: 2_000 })).toBeNull())

test('one that is here in time is read to its end', async () =>
  expect(await arrives({ withinMs: 5_000, restAfterMs: 30 })).toBe(200))
