import { setTimeout as wait } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { untilHealthy } from '../../scripts/lib/stack.mjs'
import { type Editor, openEditor } from './harness/editor'
import { hasNginx } from './harness/nginx'
import { expectOneOfEachAndMarkedCopies } from './harness/oracle'
import { openTopology, type Topology } from './harness/topology'
import { keepPressing, pressAgain } from './harness/visitors'

const PRESS_EVERY_MS = 250
const VISIT_EVERY_MS = 50
const STARTS_WITHIN_MS = 180_000
/** A web process reads the history once a second when it is not notified; the rest is for a busy machine. */
const FRESH_WITHIN_MS = 5_000

if (!hasNginx()) console.log('skipped: two web processes and two workers behind nginx, as nginx is not installed')

describe.skipIf(!hasNginx())('two web processes and two workers behind nginx', () => {
  let site: Topology
  let editor: Editor
  beforeAll(async () => {
    site = await openTopology()
    editor = await openEditor(site)
  }, STARTS_WITHIN_MS)
  afterAll(() => site.stop())

  const faults: [string, () => Promise<unknown>][] = [
    ...[0, 1].map((n): [string, () => Promise<unknown>] => [`web process ${n + 1} killed`, () => restartWeb(n)]),
    ...[0, 1].map((n): [string, () => Promise<unknown>] => [`worker ${n + 1} killed`, () => restartWorker(n)]),
    ['PostgreSQL restarted', restartPostgres],
    ['S3 gone and back', restartS3],
  ]

  async function restartWeb(n: number) {
    await site.webs[n]?.end('SIGKILL')
    await wait(500)
    site.webs[n]?.start()
    await untilHealthy(site.webs[n]?.url ?? '', STARTS_WITHIN_MS)
  }
  async function restartWorker(n: number) {
    await site.workers[n]?.end('SIGKILL')
    await wait(500)
    site.workers[n]?.start()
  }
  async function restartPostgres() {
    await site.postgres.stopAtOnce()
    await wait(1_000)
    await site.postgres.start()
    await Promise.all(site.webs.map(({ url }) => untilHealthy(url)))
  }
  async function restartS3() {
    await site.s3.goDown()
    await wait(1_000)
    await site.s3.comeBack()
  }

  test(
    'each process and service fails in turn: no lead, no page and no visitor is lost',
    { timeout: 600_000 },
    async () => {
      const visiting = keepVisiting(site.url)
      const pressing = keepPressing(site.url, PRESS_EVERY_MS)
      const freshAfterMs: number[] = []
      for (const [, lose] of faults) {
        const losing = lose()
        await editor.edit()
        await losing
        freshAfterMs.push(...(await editor.edit()))
      }
      const visits = await visiting.stop()
      const journal = await pressing.stop()

      expect(visits.filter(({ status }) => status !== 200)).toEqual([])
      expect(freshAfterMs).toHaveLength(2 * faults.length)
      expect(freshAfterMs.filter((ms) => ms > FRESH_WITHIN_MS)).toEqual([])
      const presses = [...journal, ...(await pressAgain(site.url, journal))]
      const copies = await expectOneOfEachAndMarkedCopies(site, presses)

      const sorted = freshAfterMs.sort((a, b) => a - b)
      const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? NaN)
      console.log(
        `${visits.length} visits, slowest ${Math.round(Math.max(...visits.map(({ ms }) => ms)))} ms; ` +
          `${journal.length} enquiries, ${journal.filter(({ status }) => status !== 201).length} sent again; ` +
          `${copies} marked copies of emails; fresh after ${at(0.5)} ms (median), ${at(0.95)} ms (95 %)`,
      )
    },
  )

  test('an edit soon reaches both web processes while listening connections are cut', async () => {
    const freshAfterMs: number[] = []
    for (let edit = 0; edit < 20; edit += 1) {
      if (edit % 2 === 1)
        await site.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'powerboard-invalidations'`,
        )
      freshAfterMs.push(...(await editor.edit()))
    }
    expect(freshAfterMs).toHaveLength(40)
    expect(freshAfterMs.filter((ms) => ms > FRESH_WITHIN_MS)).toEqual([])
  })
})

type Visit = { status: number | string; ms: number }

/** A visitor opens the home page again and again, each time over a new connection. */
function keepVisiting(url: string): { stop: () => Promise<Visit[]> } {
  let isStopped = false
  const visit = async (): Promise<Visit> => {
    const startedMs = performance.now()
    const status = await fetch(url, { headers: { connection: 'close' } }).then(
      async (response) => (await response.arrayBuffer(), response.status),
      String,
    )
    return { status, ms: performance.now() - startedMs }
  }
  const visiting = (async () => {
    const visits: Visit[] = []
    for (; !isStopped; await wait(VISIT_EVERY_MS)) visits.push(await visit())
    return visits
  })()
  return { stop: () => ((isStopped = true), visiting) }
}
