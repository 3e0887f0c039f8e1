import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { beforeAll, expect, test } from 'vitest'

import { PAGES } from '@/lib/registry/pages'
import { postPath } from '@/lib/routing/blog-routes'
import type { PageEntry } from '@/lib/routing/page-entry'
import { locationPage, routes, shopProduct } from '@/lib/routing/routes'

import { METRICS_TOKEN, SITE_URL } from '../journeys/setup/urls'
import { signIn, type StaffClient } from './staff-client'

const isForAll = ({ path, rendering }: PageEntry) =>
  rendering === 'prerendered' && !path.includes('[') && path !== routes.shop // the store is closed

/** Every page with a fixed path that is rendered once for all visitors, and one of each kind of the others. */
const CACHED = [
  ...PAGES.filter(isForAll).map(({ path }) => path),
  routes.installers,
  routes.energyTips,
  locationPage('bath'),
  locationPage('county/somerset'),
  postPath('category/comfort'),
  shopProduct('powerboard-s-225w'),
]
const MARK = 'm4rk'
const MARKED_HEADERS = {
  cookie: `${MARK}=${MARK}; cart=${MARK}`,
  referer: `https://${MARK}.example/`,
  'user-agent': `Firefox ${MARK}`,
  'x-forwarded-host': `${MARK}.example`,
  'x-forwarded-for': MARK,
  'x-original-url': `/${MARK}`,
  'accept-language': `${MARK}-gb`,
  'next-url': `/${MARK}`,
  'next-router-state-tree': encodeURIComponent(JSON.stringify(['', { children: [MARK, {}] }])),
}
const UNPACK: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

type Answer = { status: number; headers: string; body: string }

/** Sends a request as it is: `fetch` would not set all of these headers. */
const ask = (path: string, { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> }) =>
  new Promise<Answer>((resolve, reject) => {
    request(`${SITE_URL}${path}`, { method, headers }, async (incoming) => {
      const packed = await buffer(incoming)
      const unpack = UNPACK[incoming.headers['content-encoding'] ?? '']
      resolve({
        status: incoming.statusCode ?? 0,
        headers: JSON.stringify(incoming.headers),
        body: String(packed.length > 0 && unpack ? unpack(packed) : packed),
      })
    })
      .on('error', reject)
      .end()
  })

let staff: StaffClient
beforeAll(async () => {
  staff = await signIn()
})

/** Every page shows who we are, so each is rendered afresh by its next visitor. */
const expireEveryPage = async () => expect((await staff.post('globals/site-settings')).status).toBe(200)

const REACT = { rsc: '1' }
const FIRST_VISITS = [
  ['a page', 'GET', {}],
  ['its head', 'HEAD', {}],
  ['React’s part of it', 'GET', REACT],
  ['what React loads ahead', 'GET', { ...REACT, 'next-router-prefetch': '1' }],
] as const

test.each(FIRST_VISITS)('%s rendered for its first visitor holds nothing of theirs', async (_what, method, headers) => {
  await expireEveryPage()
  for (const path of CACHED) {
    const query = `?utm_source=${MARK}&email=${MARK}%40example.com&_rsc=${MARK}&nxtPpath=${MARK}&${MARK}`
    await ask(`${path}${query}`, { method, headers: { ...MARKED_HEADERS, ...headers } })
    for (const encoding of ['br', 'gzip', 'identity', 'br']) {
      const { headers: sent, body } = await ask(path, { headers: { 'accept-encoding': encoding } })
      expect(`${sent}${body}`, `${path} in ${encoding}`).not.toContain(MARK)
    }
    const { headers: sent, body } = await ask(`${path}?_rsc=`, { headers: REACT })
    expect(`${sent}${body}`, `React’s part of ${path}`).not.toContain(MARK)
  }
})

const VISITS = 240 // the first of them renders the page, and one more may meet what renews it: still less than 1 %

test('visits from a campaign, each with a query of its own, are answered from memory', async () => {
  const hits = async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    const text = await (await fetch(`${SITE_URL}/metrics`, { headers })).text()
    return Number(/reads_total\{result="hit".*\} (\d+)/.exec(text)?.[1] ?? 0)
  }
  await expireEveryPage()
  const before = await hits()
  for (let visit = 0; visit < VISITS; visit += 1)
    await Promise.all(
      CACHED.map((path) => ask(`${path}?utm_source=ads&utm_campaign=c${visit}&gclid=${crypto.randomUUID()}`, {})),
    )
  // Misses are not counted: the worker visits pages that are due for a check meanwhile, the more the longer this takes.
  expect(((await hits()) - before) / (VISITS * CACHED.length)).toBeGreaterThanOrEqual(0.99)
})
