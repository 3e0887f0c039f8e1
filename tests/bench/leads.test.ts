import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { startBeside } from './beside'
import { count, figureTable, median, ms, times } from './figures'
import { arrive, percentile, saturate } from './load'
import { startSite, type BenchSite } from './site'
import { statementsDuring } from './statements'

/** What Payload's own website template does on such a machine, see docs/performance.md. */
const TEMPLATE = { perSecond: 75, cpuUs: 11_420 }
const CONNECTIONS = 16
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

test('a lead costs three SQL statements at most', async () => {
  const leads = 20
  const statements = await statementsDuring(trial, () => arrive(site.leads, { perSecond: 10, seconds: leads / 10 }))
  figures.add('SQL statements a lead', String(statements.length / leads), '≤ 3')
  expect(statements.length / leads).toBeLessThanOrEqual(3)
})

test('a CRM and a mail server that hang do not hold leads up', async () => {
  const medians = { accepting: [] as number[], hanging: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const condition of ['accepting', 'hanging'] as const) {
      await site.clearAway()
      site.sinks.tell(condition)
      site.worker.start()
      medians[condition].push(percentile(await arrive(site.leads, { perSecond: 20, seconds: 8 }), 0.5))
    }
  }
  const ratio = median(medians.hanging) / median(medians.accepting)
  figures.add('median with a CRM and a mail server that hang ÷ with such that answer at once', times(ratio), '≤ 1.2')
  figures.add('the same, in milliseconds', `${ms(median(medians.hanging))} ÷ ${ms(median(medians.accepting))}`)
  expect(ratio).toBeLessThanOrEqual(1.2)
})

test('at fifty leads a second, with the worker delivering them, nobody waits', async () => {
  await site.clearAway()
  site.sinks.tell('accepting')
  site.worker.start()
  const load = await arrive(site.leads, { perSecond: 50, seconds: 20 })
  await site.clearAway()
  figures.add('at 50 leads a second, delivered meanwhile: median', ms(percentile(load, 0.5)), '≤ 60 ms')
  figures.add('the same: 99th percentile', ms(percentile(load, 0.99)), '≤ 100 ms')
  expect(load.failed).toBe(0)
  expect(percentile(load, 0.99)).toBeLessThanOrEqual(100)
})

test('leads at saturation, beside bare Payload and bare Node', async () => {
  await site.clearAway()
  const insertPort = Number(trial.env.PORT) + 1
  const payload = await startBeside('bare-payload', trial.env)
  const insert = await startBeside('bare-insert', { ...trial.env, PORT: String(insertPort) })
  const rounds: { leads: number; p50: number; p99: number; serverUs: number; postgresUs: number; creates: number; inserts: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const { load, serverUs, postgresUs } = await site.priced(() => saturate(site.leads, { connections: CONNECTIONS, seconds: 10 }))
    expect(load.failed).toBe(0)
    const creates = (await payload.ask(5)) / 5
    const { perSecond: inserts } = await saturate({ ...site.leads, port: insertPort }, { connections: CONNECTIONS, seconds: 5 })
    rounds.push({ leads: load.perSecond, p50: percentile(load, 0.5), p99: percentile(load, 0.99), serverUs, postgresUs, creates, inserts })
  }
  await Promise.all([payload.stop(), insert.stop()])

  const mid = (pick: (round: (typeof rounds)[number]) => number) => median(rounds.map(pick))
  const cpuUs = mid(({ serverUs }) => serverUs) + mid(({ postgresUs }) => postgresUs)
  figures.add('leads ÷ bare Payload creates, a second', times(mid(({ leads, creates }) => leads / creates)))
  figures.add('leads ÷ single rows from bare Node, a second', times(mid(({ leads, inserts }) => leads / inserts)), '0.6 × is the reach')
  figures.add('processor time a lead ÷ the template’s', times(cpuUs / TEMPLATE.cpuUs), '≤ 0.10')
  figures.add('processor time a lead: server + PostgreSQL', `${count(mid(({ serverUs }) => serverUs))} + ${count(mid(({ postgresUs }) => postgresUs))} µs`)
  figures.add('leads a second, 16 connections', count(mid(({ leads }) => leads)), `${count(15 * TEMPLATE.perSecond)} (15 × the template)`)
  figures.add('the same: median, 99th percentile', `${ms(mid(({ p50 }) => p50))}, ${ms(mid(({ p99 }) => p99))}`)
  figures.add('bare Payload creates a second', count(mid(({ creates }) => creates)))
  figures.add('single rows from bare Node a second', count(mid(({ inserts }) => inserts)))
  expect(cpuUs / TEMPLATE.cpuUs).toBeLessThanOrEqual(0.1)
})
