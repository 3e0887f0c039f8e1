import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { startBaseline } from './baseline'
import { count, figureTable, median, ms, times } from './figures'
import { arrive, CONNECTIONS, type Load, percentile, saturate } from './load'
import { type Priced, priced } from './priced'
import { type BenchSite, startSite } from './site'
import { statementsDuring } from './statements'

/**
 * Payload's own website template compared with a single row from bare Node, in one run on 2026-11-20: 75 against 5,223
 * a second, 11,420 against 116 µs of processor time.
 */
const TEMPLATE = { rate: 75 / 5_223, price: 11_420 / 116 }
const ROUNDS = 3

const trial = inject('trial')
const figures = figureTable()
let site: BenchSite

beforeAll(async () => {
  site = await startSite(trial)
})
afterAll(async () => {
  figures.print()
  await site.stop()
})

test('a lead costs at most three SQL statements', async () => {
  const leads = 20
  const statements = await statementsDuring(trial, async () => {
    expect(await arrive(site.leads, { perSecond: 10, seconds: leads / 10 })).toMatchObject({ failed: 0 })
  })
  figures.add('SQL statements a lead', String(statements.length / leads), '≤ 3')
  expect(statements.length / leads).toBeLessThanOrEqual(3)
})

test('a hanging CRM and mail server do not delay leads', async () => {
  const medians = { accepting: [] as number[], hanging: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const condition of ['accepting', 'hanging'] as const) {
      await site.clearAway()
      site.sinks.tell(condition)
      site.worker.start()
      const load = await arrive(site.leads, { perSecond: 20, seconds: 8 })
      expect(load.failed).toBe(0)
      medians[condition].push(percentile(load, 0.5))
    }
  }
  const ratio = median(medians.hanging) / median(medians.accepting)
  figures.add('median with a CRM and a mail server that hang ÷ with such that answer at once', times(ratio), '≤ 1.2')
  figures.add('the same, in milliseconds', `${ms(median(medians.hanging))} ÷ ${ms(median(medians.accepting))}`)
  expect(ratio).toBeLessThanOrEqual(1.2)
})

test('fifty leads a second are answered promptly while the worker delivers them', async () => {
  const loads = { alone: [] as Load[], delivering: [] as Load[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const condition of ['alone', 'delivering'] as const) {
      await site.clearAway()
      site.sinks.tell('accepting')
      if (condition === 'delivering') site.worker.start()
      loads[condition].push(await arrive(site.leads, { perSecond: 50, seconds: 10 }))
    }
  }
  await site.clearAway()
  const at = (condition: keyof typeof loads, share: number) =>
    median(loads[condition].map((load) => percentile(load, share)))
  figures.add('at 50 leads a second, delivered meanwhile: median', ms(at('delivering', 0.5)), '≤ 60 ms')
  figures.add('the same: 99th percentile', ms(at('delivering', 0.99)), '≤ 100 ms')
  figures.add('the same without a worker: median, 99th percentile', `${ms(at('alone', 0.5))}, ${ms(at('alone', 0.99))}`)
  figures.add('median with a delivering worker ÷ without', times(at('delivering', 0.5) / at('alone', 0.5)))
  figures.add('99th percentile with a delivering worker ÷ without', times(at('delivering', 0.99) / at('alone', 0.99)))
  expect(Object.values(loads).flatMap((each) => each.map(({ failed }) => failed))).toEqual(Array(2 * ROUNDS).fill(0))
  expect(at('delivering', 0.99)).toBeLessThanOrEqual(100)
})

test('leads at saturation, compared with bare Payload and bare Node', async () => {
  await site.clearAway()
  const insertPort = Number(trial.env.PORT) + 1
  const payload = await startBaseline('bare-payload', trial.env)
  const insert = await startBaseline('bare-insert', { ...trial.env, PORT: String(insertPort) })
  const rounds: { leads: Priced; inserts: Priced; creates: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({
      leads: await priced(trial, { server: site.pid(), work: () => saturate(site.leads, { seconds: 10 }) }),
      inserts: await priced(trial, {
        server: insert.pid(),
        work: () => saturate({ ...site.leads, port: insertPort }, { seconds: 5 }),
      }),
      creates: (await payload.ask(5)) / 5,
    })
  }
  await Promise.all([payload.stop(), insert.stop()])
  expect(rounds.map(({ leads }) => leads.load.failed)).toEqual(rounds.map(() => 0))

  const mid = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick))
  const rate = mid(({ leads, inserts }) => leads.load.perSecond / inserts.load.perSecond)
  const price = mid(
    ({ leads, inserts }) => (leads.serverUs + leads.postgresUs) / (inserts.serverUs + inserts.postgresUs),
  )
  figures.add(
    'leads a second ÷ single rows from bare Node',
    times(rate),
    `≥ ${(15 * TEMPLATE.rate).toFixed(2)} (15 × the template)`,
  )
  figures.add(
    'leads a second ÷ bare Payload creates',
    times(mid(({ leads, creates }) => leads.load.perSecond / creates)),
  )
  figures.add(
    'processor time a lead ÷ a single row from bare Node',
    times(price),
    `≤ ${(0.1 * TEMPLATE.price).toFixed(1)} (0.1 × the template)`,
  )
  figures.add(`leads a second, ${CONNECTIONS} connections`, count(mid(({ leads }) => leads.load.perSecond)))
  figures.add(
    'the same: median, 99th percentile',
    `${ms(mid(({ leads }) => percentile(leads.load, 0.5)))}, ${ms(mid(({ leads }) => percentile(leads.load, 0.99)))}`,
  )
  figures.add(
    'processor time a lead: server + PostgreSQL',
    `${count(mid(({ leads }) => leads.serverUs))} + ${count(mid(({ leads }) => leads.postgresUs))} µs`,
  )
  figures.add('single rows from bare Node a second', count(mid(({ inserts }) => inserts.load.perSecond)))
  figures.add(
    'processor time a row: server + PostgreSQL',
    `${count(mid(({ inserts }) => inserts.serverUs))} + ${count(mid(({ inserts }) => inserts.postgresUs))} µs`,
  )
  figures.add('bare Payload creates a second', count(mid(({ creates }) => creates)))
  expect(rate).toBeGreaterThanOrEqual(15 * TEMPLATE.rate)
  expect(price).toBeLessThanOrEqual(0.1 * TEMPLATE.price)
})
