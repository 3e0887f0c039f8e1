import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { unavailablePageOf } from './unavailable-page'

let server: Server
let next: { status: number; body: string }
let page: ReturnType<typeof unavailablePageOf>

beforeEach(async () => {
  server = createServer((_request, response) => response.writeHead(next.status).end(next.body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  page = unavailablePageOf({ origin, built: Buffer.from('as built') })
})
afterEach(() => server.close())

const bodyAfter = async (status: number, body: string) => {
  next = { status, body }
  await page.refresh()
  return page.body().toString()
}

test('is as it was built until it has been fetched', async () => {
  expect(page.body().toString()).toBe('as built')
  expect(await bodyAfter(200, 'with our new number')).toBe('with our new number')
})

test('is kept while it cannot be fetched', async () => {
  expect(await bodyAfter(503, 'failed')).toBe('as built')
  expect(await bodyAfter(200, 'fetched')).toBe('fetched')
  expect(await bodyAfter(500, 'failed')).toBe('fetched')
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  expect(await bodyAfter(200, 'unreachable')).toBe('fetched')
})
