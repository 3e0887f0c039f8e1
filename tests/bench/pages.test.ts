import { request } from 'node:http'

import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { untilHealthy } from '../../scripts/lib/stack.mjs'
import { siteProcess } from '../fixtures/site-process'
import { startBaseline } from './baseline'
import { count, figureTable, median, times } from './figures'
import { saturate } from './load'
import { type Priced, priced } from './priced'
import { statementsDuring } from './statements'

const ROUNDS = 3
const SECONDS = 5
const WARM_UP_SECONDS = 10

const GOALS = { cached: 3.5, nowhere: 1.5 }

const trial = inject('trial')
const figures = figureTable()
const port = Number(trial.env.PORT)
const app = siteProcess({ name: 'serve', env: trial.env })

let sent = 0
const headers = { 'accept-encoding': 'br' }
const page = (path: string) => ({ port, expected: 200, next: () => ({ path, headers }) })
const nowhere = { port, expected: 404, next: () => ({ path: `/guess-${(sent += 1)}`, headers }) }

beforeAll(async () => {
  app.start()
  await untilHealthy(`http://127.0.0.1:${port}`)
  for (const source of [page('/'), page('/about'), nowhere]) await saturate(source, { seconds: WARM_UP_SECONDS })
})
afterAll(async () => {
  figures.print()
  await app.end('SIGKILL')
})

test('a cached page takes no SQL statement', async () => {
  let views = 0
  const statements = await statementsDuring(trial, async () => {
    views = (await saturate(page('/about'), { seconds: 2 })).latenciesMs.length
  })
  figures.add(`SQL statements in ${count(views)} views of a cached page`, String(statements.length))
  expect(views).toBeGreaterThan(1_000)
  expect(statements.length).toBeLessThan(views / 1_000) // page totals are written together, every few seconds
})

test('cached pages and unknown paths, compared with bare Node that sends the same bytes', async () => {
  const barePort = port + 1
  const bytes = await sizeOf('/')
  const bare = await startBaseline('bare-page', {
    ...trial.env,
    PORT: String(barePort),
    PAGE_URL: `http://127.0.0.1:${port}/`,
    PAGE_BYTES: String(bytes),
  })
  await saturate({ ...page('/'), port: barePort }, { seconds: WARM_UP_SECONDS })
  const rounds: Record<'home' | 'about' | 'nowhere' | 'bare', Priced>[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = app.pid()
    const of = (source: Parameters<typeof saturate>[0]) =>
      priced(trial, { server, work: () => saturate(source, { seconds: SECONDS }) })
    rounds.push({
      home: await of(page('/')),
      about: await of(page('/about')),
      nowhere: await of(nowhere),
      bare: await priced(trial, {
        server: bare.pid(),
        work: () => saturate({ ...page('/'), port: barePort }, { seconds: SECONDS }),
      }),
    })
  }
  await bare.stop()
  expect(rounds.flatMap((round) => Object.values(round)).filter(({ load }) => load.failed > 0)).toEqual([])

  const ratio = (what: 'home' | 'about' | 'nowhere') =>
    median(rounds.map((round) => round[what].serverUs / round.bare.serverUs))
  const rows = [
    ['the homepage', 'home', GOALS.cached],
    ['/about', 'about', GOALS.cached],
    ['an address that is not there', 'nowhere', GOALS.nowhere],
  ] as const
  for (const [name, what, goal] of rows) {
    figures.add(
      `processor time of ${name} ÷ of the homepage’s ${bytes} bytes from bare Node`,
      times(ratio(what)),
      `≤ ${goal}`,
    )
    figures.add(
      'the same: a request, requests a second',
      `${count(median(rounds.map((round) => round[what].serverUs)))} µs, ${count(median(rounds.map((round) => round[what].load.perSecond)))}`,
    )
  }
  for (const [, what, goal] of rows) expect.soft(ratio(what), what).toBeLessThanOrEqual(goal)
})

/** The bytes of a page's compressed body. */
function sizeOf(path: string): Promise<number> {
  return new Promise((resolve, reject) =>
    request({ port, host: '127.0.0.1', path, headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end(),
  )
}
