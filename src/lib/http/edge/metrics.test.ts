import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import parsePrometheus from 'parse-prometheus-text-format'
import { afterEach, describe, expect, test } from 'vitest'

import { siteMetrics } from './metrics'

const TOKEN = 'a-token-for-prometheus'
const QUEUE = {
  countByState: { waiting: 2, sent: 7 },
  due: 1,
  oldestWaitingSeconds: 90,
  outages: ['crm'],
  connections: 12,
  lastBackupSeconds: 1_780_000_000,
}

let server: Server

/** A server that answers /metrics, and everything else with 404 from memory. */
async function serve(readQueue: () => Promise<typeof QUEUE>): Promise<string> {
  const metrics = siteMetrics({
    token: TOKEN,
    readQueue,
    cacheSize: () => ({ entries: 3, bytes: 4_096 }),
    processNumber: 2,
  })
  server = createServer((request: IncomingMessage, response) => {
    if (request.url === '/metrics') return void metrics.answer(request, response)
    const { url: path = '/' } = request
    metrics.count(response, { path, isCached: path === '/about' })
    response.writeHead(404).end()
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterEach(() => server.close())

const read = async (origin: string) => {
  const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  return answer.text()
}

describe('the figures', () => {
  test.each(['', 'Bearer wrong', TOKEN])('are refused with the authorization "%s"', async (authorization) => {
    const answer = await fetch(`${await serve(async () => QUEUE)}/metrics`, { headers: { authorization } })
    expect([answer.status, await answer.text()]).toEqual([401, ''])
  })

  test('count responses by kind of path and status, and pages by whether they were in memory', async () => {
    const origin = await serve(async () => QUEUE)
    for (const path of [
      '/about',
      '/made-up',
      '/api/cart',
      '/admin/login',
      '/_next/static/a.js',
      '/internal/publish-due',
    ])
      await fetch(origin + path).then((answer) => answer.text())
    const text = await read(origin)
    expect(text).toContain('powerboard_http_requests_total{kind="page",status="4xx",process="2"} 2')
    for (const kind of ['api', 'admin', 'asset', 'internal'])
      expect(text).toContain(`powerboard_http_requests_total{kind="${kind}",status="4xx",process="2"} 1`)
    expect(text).toContain('powerboard_page_cache_reads_total{result="hit",process="2"} 1')
    expect(text).toContain('powerboard_page_cache_reads_total{result="miss",process="2"} 1')
    expect(text).toContain('powerboard_http_request_duration_seconds_count{process="2",kind="page"} 2')
  })

  test('tell the state of cache, queue and database, and of the process', async () => {
    const text = await read(await serve(async () => QUEUE))
    for (const line of [
      'powerboard_service_outage{service="crm"} 1',
      'powerboard_service_outage{service="mail"} 0',
      'powerboard_page_cache_entries{process="2"} 3',
      'powerboard_page_cache_bytes{process="2"} 4096',
      'powerboard_database_up{process="2"} 1',
      'powerboard_database_connections 12',
      'powerboard_deliveries_due 1',
      'powerboard_oldest_waiting_delivery_seconds 90',
      'powerboard_last_backup_timestamp_seconds 1780000000',
      'powerboard_deliveries{state="waiting"} 2',
    ])
      expect(text).toContain(line)
    expect(text).toMatch(/^process_resident_memory_bytes\{process="2"\} \d+/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_seconds\{/m)
  })

  test('are read by another reader of the format, each with its help and type', async () => {
    const text = await read(await serve(async () => QUEUE))
    const families = parsePrometheus(text)
    const own = families.filter(({ name }) => name.startsWith('powerboard_'))
    expect(own.map(({ name }) => name)).toContain('powerboard_http_request_duration_seconds')
    expect(own.map(({ name }) => name).toSorted()).toEqual(
      [...text.matchAll(/^# TYPE (powerboard_\w+)/gm)].map(([, name]) => name).toSorted(),
    )
    for (const { name, help, type } of families) {
      expect(help, name).not.toBe('')
      expect(['COUNTER', 'GAUGE', 'HISTOGRAM', 'SUMMARY'], name).toContain(type)
      if (type === 'COUNTER') expect(name).toMatch(/_total$/)
    }
    expect(families.find(({ name }) => name === 'powerboard_deliveries')?.metrics).toContainEqual({
      value: '2',
      labels: { state: 'waiting' },
    })
  })

  test('leave out the queue when the database does not answer', async () => {
    let isDown = false
    const origin = await serve(async () => (isDown ? Promise.reject(new Error('gone')) : QUEUE))
    await read(origin)
    isDown = true
    const text = await read(origin)
    expect(text).toContain('powerboard_database_up{process="2"} 0')
    expect(text).not.toContain('powerboard_deliveries')
  })
})
