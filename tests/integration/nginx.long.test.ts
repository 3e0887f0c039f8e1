import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { freePort } from '../../scripts/lib/port.mjs'
import { hasNginx, startNginx } from '../faults/harness/nginx'

if (!hasNginx()) console.log('skipped: docs/deploy/nginx.conf, as nginx is not installed')

/** Longer than a page is cached. */
const OUTDATED_MS = 1_500

describe.skipIf(!hasNginx())('docs/deploy/nginx.conf in front of two web servers', () => {
  let isDatabaseUp = true
  let asked: string[] = []
  let lastUserAgent = ''
  const dataDir = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const webs = [0, 1].map(() =>
    http.createServer((request, response) => {
      asked.push(request.url ?? '')
      const needsDatabase = request.url === '/locations' || request.url === '/remembered'
      lastUserAgent = request.headers['user-agent'] ?? ''
      response
        .writeHead(needsDatabase && !isDatabaseUp ? 503 : 200, {
          'cache-control': 's-maxage=60',
        })
        .end('answered')
    }),
  )
  let nginx: Awaited<ReturnType<typeof startNginx>>
  const statusOf = async (url: string, init?: RequestInit) => (await fetch(`${nginx.url}${url}`, init)).status

  beforeAll(async () => {
    const webPorts = await Promise.all(
      webs.map(async (web) => {
        await once(web.listen(0, '127.0.0.1'), 'listening')
        return (web.address() as AddressInfo).port
      }),
    )
    nginx = await startNginx({ dataDir, port: await freePort(3300), webPorts })
    await vi.waitFor(() => statusOf('/'), { timeout: 30_000 })
  })
  beforeEach(() => {
    isDatabaseUp = true
    asked = []
  })
  afterAll(async () => {
    await nginx.stop()
    for (const web of webs) web.close().closeAllConnections()
    rmSync(dataDir, { recursive: true })
  })

  test('pages that need the database do not take the others away while it is down', async () => {
    isDatabaseUp = false
    for (let visit = 0; visit < 6; visit += 1) expect(await statusOf('/locations')).toBe(503)
    expect(await statusOf('/about')).toBe(200)
    expect(await statusOf('/api/contact', { method: 'POST' })).toBe(200)
  })

  test('a User-Agent is cut, and other headers are refused beyond the length that the site takes', async () => {
    expect(await statusOf('/agent', { headers: { 'user-agent': '-'.repeat(8_000) } })).toBe(200)
    expect(lastUserAgent).toBe('-'.repeat(512))
    expect(await statusOf('/', { headers: { cookie: 'c'.repeat(8_000), referer: 'https://example.com/' } })).toBe(200)
    expect(await statusOf('/', { headers: { cookie: 'c'.repeat(8_193) } })).toBe(431)
    expect(await statusOf('/', { headers: { 'x-made-up': 'x'.repeat(16_500) } })).toBe(431)
  })

  test('a page that nginx has cached is shown while the database is down', async () => {
    expect(await statusOf('/remembered')).toBe(200)
    isDatabaseUp = false
    await wait(OUTDATED_MS)
    expect(await statusOf('/remembered')).toBe(200)
  })

  test('visits from advertisements share one cached page, and other queries do not', async () => {
    const visits = ['?utm_source=a&gclid=1', '?gclid=2', '', '?utm_campaign=b&', '?fbclid=3&utm_medium=c']
    for (const query of visits) expect(await statusOf(`/campaign${query}`)).toBe(200)
    expect(asked).toEqual(['/campaign?utm_source=a&gclid=1'])
    const others = ['?sort=price', '?sort=price&gclid=1', '?gclid=1&sort=price', '?xutm_source=a', '?gclid']
    for (const query of others) expect(await statusOf(`/campaign${query}`)).toBe(200)
    expect(asked.slice(1)).toEqual(others.map((query) => `/campaign${query}`))
  })
})
