import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { untilHealthy } from '../../scripts/lib/stack.mjs'
import { siteProcess } from '../fixtures/site-process'
import { newVisitor, pressOf } from '../fixtures/visitor'
import { count, figureTable } from './figures'
import { saturate, type Sent } from './load'

const ROUNDS = 8
const ROUND_SECONDS = 15
const GOAL_MB = 600
const WIDTHS = [640, 1200, 1920]
const ADMIN_PAGES = ['/admin', '/admin/collections/leads', '/admin/collections/pages', '/admin/collections/places']

const trial = inject('trial')
const figures = figureTable()
const port = Number(trial.env.PORT)
const origin = `http://127.0.0.1:${port}`
const site = siteProcess({ name: 'serve', env: trial.env })

beforeAll(async () => {
  site.start()
  await untilHealthy(origin)
}, 120_000)
afterAll(async () => {
  figures.print()
  await site.end('SIGKILL')
})

const text = async (url: string) => (await fetch(url)).text()
const megabytes = (name: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${site.pid()}/status`, 'utf8'))?.[1]) / 1024

/** The paths in every sitemap. */
async function publicPaths(): Promise<string[]> {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname)
  const maps = locations(await text(`${origin}/sitemap.xml`))
  return (await Promise.all(maps.map((map) => text(origin + map)))).flatMap(locations)
}

async function pictures(): Promise<string[]> {
  const pages = await Promise.all(['/', '/about', '/blog', '/sales', '/gallery'].map((page) => text(origin + page)))
  return [...new Set(pages.flatMap((page) => [...page.matchAll(/\/api\/media\/file\/[\w.-]+/g)].map(([path]) => path)))]
}

async function staffCookie(): Promise<string> {
  const body = JSON.stringify({ username: 'admin', password: trial.env.ADMIN_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const { token } = (await (await fetch(`${origin}/api/users/login`, { method: 'POST', headers, body })).json()) as {
    token: string
  }
  return `payload-token=${token}`
}

test('a web process stays within its memory in mixed use', { timeout: 900_000 }, async () => {
  const [paths, files, cookie] = await Promise.all([publicPaths(), pictures(), staffCookie()])
  expect(paths.length).toBeGreaterThan(1_000)
  expect(files.length).toBeGreaterThan(10)
  let made = 0
  const kinds: ((n: number) => Sent)[] = [
    (n) => ({ path: paths[(n * 7) % paths.length] ?? '/', headers: { 'accept-encoding': 'br' } }),
    (n) => ({ path: `${paths[(n * 11) % paths.length]}?from=${n}`, headers: { 'accept-encoding': 'gzip' } }),
    (n) => ({ path: `/search?q=heating+a+room+${n}` }),
    (n) => ({ path: `/api/search/complete?q=bat${n}` }),
    (n) => ({ path: files[n % files.length] ?? '/' }),
    (n) => ({
      path: `/_next/image?url=${encodeURIComponent(files[n % files.length] ?? '')}&w=${WIDTHS[n % WIDTHS.length]}&q=75`,
    }),
    () => pressOf(newVisitor()),
    (n) => ({ path: `/made-up-${n}` }),
    (n) => ({ path: ADMIN_PAGES[n % ADMIN_PAGES.length] ?? '/admin', headers: { cookie } }),
    (n) => ({ path: `/calculator/quick?area=${10 + (n % 200)}` }),
  ]
  let answered = 0
  for (let round = 1; round <= ROUNDS; round += 1) {
    const load = await saturate(
      { port, next: () => kinds[(made += 1) % kinds.length]?.(Math.floor(made / kinds.length)) ?? { path: '/' } },
      { seconds: ROUND_SECONDS, connections: 16 },
    )
    answered += load.failed + load.latenciesMs.length
    console.log(
      `round ${round}: ${count(answered)} requests, ${count(megabytes('VmRSS'))} MB, at most ${count(megabytes('VmHWM'))} MB`,
    )
  }
  figures.add(
    `memory of a web process after ${count(answered)} mixed requests`,
    `${count(megabytes('VmRSS'))} MB`,
    `≤ ${GOAL_MB} MB`,
  )
  figures.add('the same, at most', `${count(megabytes('VmHWM'))} MB`)
  expect(megabytes('VmRSS')).toBeLessThanOrEqual(GOAL_MB)
})
