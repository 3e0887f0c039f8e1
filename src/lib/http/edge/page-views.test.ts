import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { pageViews, type ViewSum } from './page-views'

let server: Server
let added: ViewSum[]
let isDown: boolean
let failures: unknown[]
let today: string
let views: ReturnType<typeof pageViews>

beforeEach(() => {
  added = []
  failures = []
  isDown = false
  today = '2026-11-25'
  views = pageViews({
    add: async (sums) => {
      if (isDown) throw new Error('down')
      added.push(...sums)
    },
    today: () => today,
    onFailure: (err) => failures.push(err),
  })
})
afterEach(() => server.close())

/** A server that answers every path with its last part as the status, from memory or not. */
async function start(): Promise<string> {
  server = createServer((request, response) => {
    const isKept = request.url?.startsWith('/kept')
    views.count(request, response, isKept ? 'text/html' : undefined)
    if (!isKept) response.setHeader('content-type', request.url?.startsWith('/data') ? 'application/json' : 'text/html')
    response.writeHead(Number(request.url?.split('/').at(-1))).end()
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const PERSON = { 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' }

async function visit(path: string, headers: Record<string, string> = {}): Promise<void> {
  await fetch(`${await origin}${path}`, { headers: { ...PERSON, ...headers } }).then((answer) => answer.text())
}
let origin: Promise<string>
beforeEach(() => {
  origin = start()
})

const SUM = { path: '/page/200', source: 'direct', campaign: '', views: 1, day: '2026-11-25' }

test('pages are counted by path, whether kept, rendered or already in the browser, and nothing else is', async () => {
  for (const path of ['/page/200', '/page/200', '/kept/200', '/page/304', '/page/404', '/page/500', '/data/200'])
    await visit(path)
  await visit('/page/200', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })
  await visit('/page/200', { 'sec-gpc': '1' })
  await views.flush()
  expect(added).toEqual([
    { ...SUM, views: 2 },
    { ...SUM, path: '/kept/200' },
    { ...SUM, path: '/page/304' },
  ])
  await views.flush()
  expect(added).toHaveLength(3)
})

test('a view counts for the day on which it was, whenever it is added', async () => {
  await visit('/page/200')
  today = '2026-11-26'
  await visit('/page/200')
  await views.flush()
  expect(added).toEqual([SUM, { ...SUM, day: '2026-11-26' }])
})

test('views wait while the database is down, and are added once it is back', async () => {
  isDown = true
  await visit('/page/200')
  await views.flush()
  await visit('/page/200')
  await views.flush()
  expect([added, failures.length]).toEqual([[], 2])
  isDown = false
  await views.flush()
  expect(added).toEqual([{ ...SUM, views: 2 }])
})

test('names that visitors bring are limited per day, and all pages count on', async () => {
  for (let n = 0; n < 205; n++) await visit('/page/200', { referer: `https://site-${n}.example/` })
  await views.flush()
  const other = added.filter(({ source }) => source === 'other')
  expect([added.length, other.map((sum) => sum.views)]).toEqual([201, [5]])
})
