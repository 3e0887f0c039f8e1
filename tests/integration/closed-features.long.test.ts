import { afterAll, describe, expect, test } from 'vitest'

import { CLOSABLE, closedAddresses } from '@/lib/features/closing'
import type { Feature } from '@/lib/features/feature'
import { type FeatureName, FEATURES } from '@/lib/features/features'

import { untilHealthy } from '../../scripts/lib/stack.mjs'
import { trialStack } from '../../scripts/lib/trial-stack.mjs'
import { stopCluster } from '../../scripts/postgres/cluster.mjs'
import { siteProcess } from '../fixtures/site-process'

const PORT = 3431
const ORIGIN = `http://localhost:${PORT}`
const BUILD_MS = 30 * 60_000
/** Of the thousands of pages of places, which are all made alike. */
const PLACES_MAX = 40
const AT_ONCE = 4

/** The paths on this site that a page names: its links, alternates and structured data; with `actions`, its forms. */
function pathsIn(html: string, { actions }: { actions: boolean }): string[] {
  const attribute = actions ? /\b(?:href|action)="([^"]+)"/g : /\bhref="([^"]+)"/g
  const links = [...html.matchAll(attribute)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => [...json.matchAll(/"(?:url|item|@id|urlTemplate)":"([^"]+)"/g)].map(([, url = '']) => url),
  )
  return [...links, ...data].flatMap((address) => {
    const url = URL.canParse(address, ORIGIN) ? new URL(address, ORIGIN) : null
    return url?.origin === ORIGIN && !url.pathname.startsWith('/_next/') ? [url.pathname] : []
  })
}

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

const read = async (path: string) => {
  const response = await fetch(`${ORIGIN}${path}`, { redirect: 'manual' })
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await response.text() }
}

type Found = { path: string; on: string }

/** Opens every page that can be reached from the home page and the sitemaps. */
async function crawl(): Promise<{ statuses: Map<string, number>; links: Found[] }> {
  const statuses = new Map<string, number>()
  const links: Found[] = []
  const maps = locationsIn((await read('/sitemap.xml')).text)
  const listed = await Promise.all(maps.map(async (map) => locationsIn((await read(map)).text)))
  const waiting = ['/', '/nothing-here', '/search?q=panel', ...listed.flat()]
  const seen = new Set<string>()
  let places = 0
  const open = async (path: string) => {
    const { status, type, text } = await read(path)
    statuses.set(path, status)
    if (!type.includes('text/html')) return
    for (const each of new Set(pathsIn(text, { actions: true }))) links.push({ path: each, on: path })
    waiting.push(...pathsIn(text, { actions: false })) // forms are posted, or need what is typed
  }
  while (waiting.length > 0) {
    const next: string[] = []
    while (waiting.length > 0 && next.length < AT_ONCE) {
      const path = waiting.shift() ?? '/'
      if (seen.has(path)) continue
      seen.add(path)
      if (path.startsWith('/locations/') && ++places > PLACES_MAX) continue
      next.push(path)
    }
    await Promise.all(next.map(open))
  }
  return { statuses, links }
}

/** The addresses of a feature, with a value in place of each parameter. */
function routesOf(name: FeatureName): string[] {
  const feature: Feature = FEATURES[name]
  const { pages = {}, replies = {}, checks = {}, confirmations = {}, records = [] } = feature
  const { endpoints = [], formEndpoints = [] } = feature
  const own = [pages, replies, checks, confirmations].flatMap((part) => Object.values(part).map(({ path }) => path))
  return [...own, ...records.map(({ path }) => path), ...endpoints, ...formEndpoints].map(pathOf)
}

async function postTo(path: string): Promise<number> {
  const headers = { 'content-type': 'application/json', origin: ORIGIN }
  return (await fetch(`${ORIGIN}${path}`, { method: 'POST', headers, body: '{}' })).status
}

const pathOf = (route: string) => route.replace(/\/\[\[.*/, '').replaceAll(/\[[^\]]*\]/g, 'x-1')

/** Each feature that can be closed, once: a build takes minutes. Those of a group are linked with those of the others. */
const GROUPS: FeatureName[][] = [
  ['shop', 'professional', 'solar'],
  ['challenge', 'designer'],
  ['blog', 'configurator'],
]

test('every feature that can be closed is closed once', () => {
  expect(GROUPS.flat().toSorted()).toEqual(CLOSABLE.toSorted())
})

describe.each(GROUPS.map((names) => ({ names })))('a site built with $names closed', ({ names }) => {
  const started: { end: () => Promise<void> }[] = []
  afterAll(async () => {
    for (const { end } of started) await end()
  })

  test(
    'has no link to it, answers 404 for it, and serves the rest',
    async () => {
      const settings = { FEATURES_OFF: names.join(','), CLOSED_ADDRESSES: closedAddresses(names) }
      const { cluster, env } = await trialStack({ name: 'closed', port: PORT, settings })
      started.push({ end: () => stopCluster(cluster) })
      const site = siteProcess({ name: 'serve', env })
      started.unshift({ end: () => site.end('SIGTERM') })
      site.start()
      await untilHealthy(ORIGIN)

      const { statuses, links } = await crawl()
      const isClosed = (path: string) => new RegExp(closedAddresses(names)).test(path)
      expect(statuses.size).toBeGreaterThan(60)
      expect(links.filter(({ path }) => isClosed(path))).toEqual([])
      const failed = [...statuses].filter(([path, status]) => status >= 400 && path !== '/nothing-here')
      expect(failed).toEqual([])

      for (const route of names.flatMap(routesOf))
        expect({ route, ...(await read(route)) }).toMatchObject({ route, status: 404 })
      for (const route of names.flatMap(routesOf).filter((one) => one.startsWith('/api/')))
        expect({ route, status: await postTo(route) }).toEqual({ route, status: 404 })
    },
    BUILD_MS,
  )
})
