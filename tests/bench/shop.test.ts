import { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { addOf, openStore, orderOf } from '../fixtures/buyer'
import { startBaseline } from './baseline'
import { count, figureTable, median, ms, times } from './figures'
import { type Load, percentile, saturate } from './load'
import { type BenchSite, startSite } from './site'

const ROUNDS = 3
const SECONDS = 5

const trial = inject('trial')
const figures = figureTable()
let site: BenchSite
let pool: Pool
let productId: number

beforeAll(async () => {
  site = await startSite(trial)
  pool = new Pool({ connectionString: trial.env.DATABASE_URL, max: 1 })
  const url = `http://127.0.0.1:${trial.env.PORT}`
  productId = await openStore({ pool, url }, 1_000_000)
})
afterAll(async () => {
  figures.print()
  await Promise.all([site.stop(), pool.end()])
})

test('the shop: baskets and orders a second, next to single rows from bare Node', async () => {
  const port = Number(trial.env.PORT)
  const insertPort = port + 1
  const insert = await startBaseline('bare-insert', { ...trial.env, PORT: String(insertPort) })
  const rounds: Record<'adds' | 'orders' | 'inserts', Load>[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      adds: await saturate({ port, next: () => addOf(productId), expected: 200 }, { seconds: SECONDS }),
      orders: await saturate({ port, next: () => orderOf(productId) }, { seconds: SECONDS }),
      inserts: await saturate({ ...site.leads, port: insertPort }, { seconds: SECONDS }),
    })
  }
  await insert.stop()
  expect(rounds.flatMap(({ adds, orders }) => [adds.failed, orders.failed])).toEqual(rounds.flatMap(() => [0, 0]))

  const mid = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick))
  for (const [kind, what] of [
    ['adds', 'baskets'],
    ['orders', 'orders of the same product'],
  ] as const) {
    const ratio = mid((round) => round[kind].perSecond / round.inserts.perSecond)
    figures.add(`${what} a second ÷ single rows from bare Node`, times(ratio))
    figures.add(`${what} a second`, count(mid((round) => round[kind].perSecond)))
    figures.add(
      'the same: median, 99th percentile',
      `${ms(mid((round) => percentile(round[kind], 0.5)))}, ${ms(mid((round) => percentile(round[kind], 0.99)))}`,
    )
  }
  const sold = rounds.reduce((sum, { orders }) => sum + orders.latenciesMs.length, 0)
  const { rows } = await pool.query<{ left: number }>('select stock_level::int as left from products where id = $1', [
    productId,
  ])
  expect(rows[0]?.left).toBe(1_000_000 - sold) // every order took one
})
