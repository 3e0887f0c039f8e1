import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { untilHealthy } from '../../scripts/lib/stack.mjs'
import { siteProcess } from '../fixtures/site-process'
import { startBaseline } from './baseline'
import { count, figureTable, median, times } from './figures'
import { saturate, type Sent } from './load'

const ROUNDS = 3
const SECONDS = 5
/** The most records that a browser sends together. */
const BATCH = 50

const trial = inject('trial')
const figures = figureTable()
const port = Number(trial.env.PORT)
const app = siteProcess({ name: 'serve', env: trial.env })

beforeAll(async () => {
  app.start()
  await untilHealthy(`http://127.0.0.1:${port}`)
})
afterAll(async () => {
  figures.print()
  await app.end('SIGKILL')
})

const RECORD = {
  timestamp: '2026-11-20T10:00:00.000Z',
  location: '/about',
  elementType: 'a',
  coordinates: { x: 120, y: 640 },
  viewport: { width: 1440, height: 900 },
  scrollPosition: 0,
  element: '#hero a',
  within: { x: 0.5, y: 0.5 },
  visitor: '5915ee2a-1efd-4937-9547-612e8110bc27',
}
const METRIC = { metric: 'LCP', value: 1_234, url: 'http://localhost/about', timestamp: RECORD.timestamp }
const HEADERS = {
  'content-type': 'application/json',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'x-cookie-consent': 'accepted',
}
const posting = (path: string, body: object) => {
  const sent: Sent = { path, headers: HEADERS, body: JSON.stringify(body) }
  return { port, expected: 204, next: () => sent }
}

test('records of measurement a second, beside single rows from bare Node', { timeout: 300_000 }, async () => {
  const insertPort = port + 1
  const insert = await startBaseline('bare-insert', { ...trial.env, PORT: String(insertPort) })
  const heatmap = posting('/api/analytics/heatmap', { records: Array.from({ length: BATCH }, () => RECORD) })
  const metrics = posting('/api/performance-metrics', METRIC)
  const single = { port: insertPort, next: () => ({ path: '/', headers: HEADERS, body: JSON.stringify(RECORD) }) }
  for (const warmUp of [heatmap, metrics, single]) await saturate(warmUp, { seconds: SECONDS })
  const rounds: { records: number; measurements: number; rows: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const [batches, measured, rows] = [
      await saturate(heatmap, { seconds: SECONDS }),
      await saturate(metrics, { seconds: SECONDS }),
      await saturate(single, { seconds: SECONDS }),
    ]
    expect([batches.failed, measured.failed, rows.failed]).toEqual([0, 0, 0])
    rounds.push({ records: BATCH * batches.perSecond, measurements: measured.perSecond, rows: rows.perSecond })
  }
  await insert.stop()
  const mid = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick))
  const ratio = mid(({ records, rows }) => records / rows)
  figures.add('records of the heatmap a second ÷ single rows from bare Node', times(ratio), '≥ 1')
  figures.add(
    'measurements of speed a second ÷ single rows',
    times(mid(({ measurements, rows }) => measurements / rows)),
  )
  figures.add('records of the heatmap a second', count(mid(({ records }) => records)))
  figures.add('measurements of speed a second', count(mid(({ measurements }) => measurements)))
  figures.add('single rows from bare Node a second', count(mid(({ rows }) => rows)))
  expect(ratio).toBeGreaterThanOrEqual(1)
})
