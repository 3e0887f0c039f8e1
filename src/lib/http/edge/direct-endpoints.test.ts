import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as send, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { directEndpoints, readHandlers } from './direct-endpoints'

const JSON_BODY = { 'content-type': 'application/json' }
const onFailure = vi.fn()
let server: Server
let isReady: boolean

const handler = async (request: Request): Promise<Response> => {
  const { name } = (await request.json()) as { name: string }
  if (name === 'fails') throw new Error('out of order')
  const headers = new Headers({ 'content-type': 'application/json', 'x-seen': request.headers.get('x-sent') ?? '' })
  headers.append('set-cookie', 'a=1')
  headers.append('set-cookie', 'b=2')
  return new Response(JSON.stringify({ name, url: request.url }), { status: 201, headers })
}

beforeEach(async () => {
  onFailure.mockClear()
  isReady = true
  const direct = directEndpoints({
    handlers: new Map([['/api/here', handler]]),
    origin: 'http://own',
    isReady: () => isReady,
    onFailure,
  })
  server = createServer((request, response) => {
    const found = direct.find(request)
    if (found) void direct.answer(request, response, found)
    else response.writeHead(299).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const post = (
  body: object,
  { to = '/api/here', headers = {} }: { to?: string; headers?: Record<string, string> } = {},
) => fetch(`${origin()}${to}`, { method: 'POST', headers: { ...JSON_BODY, ...headers }, body: JSON.stringify(body) })

test('answers with the status, headers and body of the handler, which gets the request as sent', async () => {
  const answer = await post({ name: 'Ada' }, { headers: { 'x-sent': 'yes' } })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('x-seen')).toBe('yes')
  expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0)
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await answer.json()).toEqual({ name: 'Ada', url: 'http://own/api/here' })
})

test.each<[string, () => Promise<Response>]>([
  ['other paths', () => post({}, { to: '/api/elsewhere' })],
  ['more than a form sends', () => post({ name: 'A'.repeat(32 * 1024) })],
  ['a query', () => post({}, { to: '/api/here?a=b' })],
  ['another method', () => fetch(`${origin()}/api/here`)],
  ['a plain form', () => post({}, { headers: { 'content-type': 'application/x-www-form-urlencoded' } })],
  [
    'a body of unknown length',
    () =>
      fetch(`${origin()}/api/here`, {
        method: 'POST',
        headers: JSON_BODY,
        body: new Blob(['{}']).stream(),
        duplex: 'half',
      } as RequestInit),
  ],
])('leaves %s to Next', async (_case, sent) => {
  expect((await sent()).status).toBe(299)
})

test('leaves everything to Next until the handlers can run', async () => {
  isReady = false
  expect((await post({ name: 'Ada' })).status).toBe(299)
  isReady = true
  expect((await post({ name: 'Ada' })).status).toBe(201)
})

test('admits it when a handler fails', async () => {
  const answer = await post({ name: 'fails' })
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('may not have received this') })
  expect(answer.headers.get('content-security-policy')).toBeTruthy()
  const err = expect.objectContaining({ message: 'out of order' })
  expect(onFailure).toHaveBeenCalledWith({ path: '/api/here', err })
})

test('a visitor who leaves before all is sent is not a failure', async () => {
  const sent = send(`${origin()}/api/here`, { method: 'POST', headers: { ...JSON_BODY, 'content-length': 100 } })
  sent.on('error', () => undefined)
  sent.write('{')
  await expect.poll(connections).toBe(1)
  sent.destroy()
  await expect.poll(connections).toBe(0)
  expect(onFailure).not.toHaveBeenCalled()
})

const connections = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

test('finds the handlers in Next’s build, and does not start without one', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'built-'))
  const built = (name: string, userland: string) => {
    mkdirSync(path.join(root, '.next/server/app/api', name), { recursive: true })
    const route = `const userland = {}; module.exports = { routeModule: { userland, ensureUserland: async () => { userland.POST = ${userland} } } }`
    writeFileSync(path.join(root, '.next/server/app/api', name, 'route.js'), route)
  }
  built('here', `async () => new Response('found')`)
  built('reads', 'undefined')
  const found = (await readHandlers(root, ['/api/here'])).get('/api/here')
  expect(await (await found?.(new Request('http://own')))?.text()).toBe('found')
  await expect(readHandlers(root, ['/api/reads'])).rejects.toThrow('/api/reads has no POST handler')
  await expect(readHandlers(root, ['/api/nowhere'])).rejects.toThrow('Cannot find module')
  rmSync(root, { recursive: true })
})
