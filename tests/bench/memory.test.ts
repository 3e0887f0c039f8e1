import { readdirSync, readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { routes } from '@/lib/routing/routes'

import { untilHealthy } from '../../scripts/lib/stack.mjs'
import { siteProcess } from '../fixtures/site-process'
import { count, figureTable, times } from './figures'
import { saturate, type Sent } from './load'

const MADE_UP = 50_000
const VARIED = 20_000
const CONNECTIONS = 256
const TOKEN = 'only-for-trials-of-this-machine'
const PAGES = [routes.home, routes.about, routes.technicalSpecs]

const trial = inject('trial')
const figures = figureTable()
const port = Number(trial.env.PORT)
const site = siteProcess({ name: 'serve', env: { ...trial.env, METRICS_TOKEN: TOKEN, TRUSTED_PROXY: 'on' } })

beforeAll(async () => {
  site.start()
  await untilHealthy(`http://127.0.0.1:${port}`)
}, 120_000)
afterAll(async () => {
  figures.print()
  await site.end('SIGKILL')
})

/** What the process holds: memory, descriptors, finished responses, series of its metrics, connections to the database. */
async function held() {
  const headers = { authorization: `Bearer ${TOKEN}` }
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
  const value = (name: string) => Number(new RegExp(`^powerboard_${name}(?:\\{[^}]*\\})? (\\d+)`, 'm').exec(text)?.[1])
  const series = text.split('\n').filter((line) => line.startsWith('powerboard_http_requests_total')).length
  const status = readFileSync(`/proc/${site.pid()}/status`, 'utf8')
  return {
    rssMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
    descriptors: readdirSync(`/proc/${site.pid()}/fd`).length,
    entries: value('page_cache_entries'),
    connections: value('database_connections'),
    series,
  }
}

/** Sends so many requests, each to an address of its own. */
async function visit(many: number, { expected, addressOf }: { expected: number; addressOf: (n: number) => Sent }) {
  let sent = 0
  let failed = 0
  while (sent < many) {
    const load = await saturate(
      { port, expected, next: () => addressOf((sent += 1)) },
      { seconds: 1, connections: CONNECTIONS },
    )
    failed += load.failed
  }
  expect(failed).toBe(0)
}

test('made-up paths and varied addresses leave nothing in memory', { timeout: 600_000 }, async () => {
  const from = (n: number) => ({ 'accept-encoding': 'br', 'x-forwarded-for': `198.51.${(n >> 8) % 256}.${n % 256}` })
  const known = (n: number) => ({ path: `${PAGES[n % PAGES.length]}?from=${n}`, headers: from(n) })
  const unknown = (n: number) => ({ path: `/made-up-${n}?and=${n}`, headers: from(n) })
  // Until everything is loaded, optimised and kept once.
  await visit(2_000, { expected: 200, addressOf: (n) => ({ path: PAGES[n % PAGES.length] ?? '/', headers: from(n) }) })
  await visit(1_000, { expected: 404, addressOf: (n) => ({ path: `/before-${n}`, headers: from(n) }) })
  const before = await held()
  await visit(MADE_UP, { expected: 404, addressOf: unknown })
  await visit(VARIED, { expected: 200, addressOf: known })
  await expect.poll(async () => (await held()).descriptors).toBeLessThanOrEqual(before.descriptors + 10)
  const after = await held()

  figures.add(
    `resident memory after ${count(MADE_UP)} made-up paths and ${count(VARIED)} varied addresses ÷ before`,
    times(after.rssMb / before.rssMb),
    '≤ 1.5',
  )
  figures.add('the same, in megabytes', `${count(after.rssMb)} ÷ ${count(before.rssMb)}`)
  figures.add('finished responses in memory, after and before', `${after.entries}, ${before.entries}`)
  figures.add('connections to the database, after and before', `${after.connections}, ${before.connections}`)
  expect(after.entries).toBe(before.entries)
  expect(after.series).toBe(before.series)
  expect(after.connections).toBeLessThanOrEqual(26 + 1)
  expect(after.rssMb / before.rssMb).toBeLessThanOrEqual(1.5)
})
