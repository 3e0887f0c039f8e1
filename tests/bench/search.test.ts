import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { untilHealthy } from '../../scripts/lib/stack.mjs'
import { siteProcess } from '../fixtures/site-process'
import { newVisitor, pressOf } from '../fixtures/visitor'
import { startBaseline } from './baseline'
import { count, figureTable, median, ms, times } from './figures'
import { percentile, saturate } from './load'
import { type Priced, priced } from './priced'
import { statementsDuring } from './statements'

/**
 * Payload's own website template compared with a single row from bare Node, in one run on 2026-11-20: 7,630 µs of
 * processor time for a search, 22,400 for an unknown path, 116 for the row.
 */
const TEMPLATE = { search: 7_630 / 116, nowhere: 22_400 / 116 }
const ROUNDS = 3
const WARM_UP_SECONDS = 10

const TERMS = [
  'panel heating',
  'thermostat',
  'thermastat instalation',
  'ceiling',
  'cost to run',
  'damp mould',
  'heating for a bathroom',
  'batteries',
]

const trial = inject('trial')
const figures = figureTable()
const port = Number(trial.env.PORT)
const app = siteProcess({ name: 'serve', env: trial.env })

let sent = 0
const unpacked = { 'accept-encoding': 'br' }
const searches = {
  port,
  expected: 200,
  next: () => ({ path: `/search?q=${encodeURIComponent(TERMS[(sent += 1) % TERMS.length] ?? '')}`, headers: unpacked }),
}
const emptySearch = { port, expected: 200, next: () => ({ path: '/search', headers: unpacked }) }
const nowhere = { port, expected: 404, next: () => ({ path: `/guess-${(sent += 1)}`, headers: unpacked }) }

beforeAll(async () => {
  app.start()
  await untilHealthy(`http://127.0.0.1:${port}`)
  await saturate(searches, { seconds: WARM_UP_SECONDS })
})
afterAll(async () => {
  figures.print()
  await app.end('SIGKILL')
})

test('a search is two SQL statements at most, and any number of unknown paths takes none of their own', async () => {
  const counted = async (source: Parameters<typeof saturate>[0], connections?: number) => {
    let responses = 0
    const statements = await statementsDuring(
      trial,
      async () => (responses = (await saturate(source, { seconds: 4, connections })).latenciesMs.length),
    )
    return { responses, statements: statements.length }
  }
  const [searched, missed] = [await counted(searches, 4), await counted(nowhere)]
  figures.add('SQL statements a search', (searched.statements / searched.responses).toFixed(2), '≤ 2')
  figures.add(
    `SQL statements in four seconds, for ${count(missed.responses)} addresses that are not there`,
    String(missed.statements),
    '≤ 8, those of an idle server and one more',
  )
  expect(searched.statements / searched.responses).toBeLessThanOrEqual(2)
  expect(missed.statements).toBeLessThanOrEqual(8) // changes are read every second, paths once a minute
})

test('searches and unknown paths, compared with bare Node', async () => {
  const insertPort = port + 1
  const insert = await startBaseline('bare-insert', { ...trial.env, PORT: String(insertPort) })
  const row = { port: insertPort, next: () => pressOf(newVisitor()) }
  const rounds: Record<'search' | 'page' | 'nowhere' | 'row', Priced>[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = app.pid()
    rounds.push({
      search: await priced(trial, { server, work: () => saturate(searches, { seconds: 8 }) }),
      page: await priced(trial, { server, work: () => saturate(emptySearch, { seconds: 5 }) }),
      nowhere: await priced(trial, { server, work: () => saturate(nowhere, { seconds: 5 }) }),
      row: await priced(trial, { server: insert.pid(), work: () => saturate(row, { seconds: 5 }) }),
    })
  }
  await insert.stop()
  expect(rounds.flatMap((round) => Object.values(round).map(({ load }) => load.failed))).toEqual(
    rounds.flatMap(() => [0, 0, 0, 0]),
  )

  const price = ({ serverUs, postgresUs }: Priced) => serverUs + postgresUs
  const mid = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick))
  const searchPrice = mid(({ search, row }) => price(search) / price(row))
  const nowherePrice = mid(({ nowhere, row }) => price(nowhere) / price(row))
  figures.add(
    'processor time of a search ÷ of a single row from bare Node',
    times(searchPrice),
    `≤ ${(0.5 * TEMPLATE.search).toFixed(1)} (0.5 × the template)`,
  )
  figures.add(
    'processor time of a search ÷ of the same page before anything is searched for',
    times(mid(({ search, page }) => price(search) / price(page))),
  )
  figures.add(
    'processor time of a search: server + PostgreSQL',
    `${count(mid(({ search }) => search.serverUs))} + ${count(mid(({ search }) => search.postgresUs))} µs`,
  )
  figures.add(
    'the same: median, 99th percentile',
    `${ms(mid(({ search }) => percentile(search.load, 0.5)))}, ${ms(mid(({ search }) => percentile(search.load, 0.99)))}`,
  )
  figures.add(
    'processor time of an address that is not there ÷ of a single row from bare Node',
    times(nowherePrice),
    `≤ ${(0.05 * TEMPLATE.nowhere).toFixed(1)} (0.05 × the template)`,
  )
  figures.add(
    'the same: server + PostgreSQL',
    `${count(mid(({ nowhere }) => nowhere.serverUs))} + ${count(mid(({ nowhere }) => nowhere.postgresUs))} µs`,
  )
  expect(searchPrice).toBeLessThanOrEqual(0.5 * TEMPLATE.search)
  expect(nowherePrice).toBeLessThanOrEqual(0.05 * TEMPLATE.nowhere)
})
