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

/** The resources of the process: memory, descriptors, finished responses, series of metrics, database connections. */
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

/** Sends this many requests, each to a different URL. */
async function visit(many: number, { expected, requestOf }: { expected: number; requestOf: (n: number) => Sent }) {
  let sent = 0
  let failed = 0
  while (sent < many) {
    const load = await saturate(
      { port, expected, next: () => requestOf((sent += 1)) },
      { seconds: 1, connections: CONNECTIONS },
    )
    failed += load.failed
  }
  expect(failed).toBe(0)
}

test('made-up paths and varied addresses leave nothing in memory', { timeout: 600_000 }, async () => {
  const from = (n: number) => ({ 'accept-encoding': 'br', 'x-forwarded-for': `198.51.${(n >> 8) % 256}.${n % 256}` })
  const existing = (n: number) => ({ path: `${PAGES[n % PAGES.length]}?from=${n}`, headers: from(n) })
  const madeUp = (n: number) => ({ path: `/made-up-${n}?and=${n}`, headers: from(n) })
  // Warms up, until everything has been loaded, optimised and cached.
  await visit(2_000, { expected: 200, requestOf: (n) => ({ path: PAGES[n % PAGES.length] ?? '/', headers: from(n) }) })
  await visit(1_000, { expected: 404, requestOf: (n) => ({ path: `/before-${n}`, headers: from(n) }) })
  const before = await held()
  await visit(MADE_UP, { expected: 404, requestOf: madeUp })
  await visit(VARIED, { expected: 200, requestOf: existing })
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
