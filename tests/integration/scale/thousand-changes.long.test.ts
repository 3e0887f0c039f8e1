import { setTimeout as wait } from 'node:timers/promises'

import { Pool } from 'pg'
import { expect, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { followInvalidations } from '@/lib/http/edge/follow-invalidations'
import { announceExpired, EVERY_PAGE } from '@/lib/platform/cache-invalidations'

import { openDatabaseLine } from '../../fakes/database-line'
import { silentLog } from '../delivery/support'
import { pool } from '../support/rows'

const CHANGES = 1_000
const CUT_EVERY = 20
/** We promise a minute, including an outage of the connection. */
const STALE_AFTER_MS = 10_000
const payload = await payloadClient()

const committedMs = new Map<string, number>()

/** A web process with its own `line` to the database, which notes when it expired the tag of each change. */
async function startWeb() {
  const line = await openDatabaseLine(process.env.DATABASE_URL ?? '')
  const ownPool = new Pool({ connectionString: line.url, max: 1, connectionTimeoutMillis: 1_000, query_timeout: 1_000 })
  ownPool.on('error', () => undefined)
  const stopping = new AbortController()
  const expiredMs = new Map<string, number>()
  const note = (tag: string) => expiredMs.has(tag) || expiredMs.set(tag, performance.now())
  await followInvalidations({
    databaseUrl: line.url,
    pool: ownPool,
    expire: async (tags) => (tags.includes(EVERY_PAGE) ? [...committedMs.keys()] : tags).forEach(note),
    log: silentLog(),
    stopping: stopping.signal,
  })
  return {
    line,
    expiredMs,
    async stop() {
      stopping.abort()
      await Promise.all([ownPool.end(), line.close()])
    },
  }
}

type Web = Awaited<ReturnType<typeof startWeb>>

/** Announces changes. Returns how long after its commit each one reached each process, in ascending order. */
async function delaysOf(webs: Web[], { changes, before }: { changes: number; before: (change: number) => unknown }) {
  for (let change = 0; change < changes; change += 1) {
    await before(change)
    const tag = `change ${committedMs.size}`
    await announceExpired({ payload }, [tag])
    committedMs.set(tag, performance.now())
  }
  webs[0]?.line.play('passing')
  for (const { expiredMs } of webs) await expect.poll(() => expiredMs.size, { interval: 20 }).toBe(committedMs.size)
  const delays = webs.flatMap(({ expiredMs }) =>
    [...committedMs].slice(-changes).map(([tag, ms]) => (expiredMs.get(tag) ?? Infinity) - ms),
  )
  return delays.sort((a, b) => a - b)
}

test('of a thousand changes, none is missed while connections are cut and listeners killed', async () => {
  const webs = await Promise.all([startWeb(), startWeb()])
  const [first, second] = webs
  const undisturbed = await delaysOf(webs, { changes: 200, before: () => wait(2) })
  expect(undisturbed.at(-1)).toBeLessThan(STALE_AFTER_MS)

  const disturb = [
    () => first.line.cut(),
    () => second.line.cut(),
    () => (first.line.play('refusing'), first.line.cut()),
    () => first.line.play('passing'),
    () =>
      pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'powerboard-invalidations' and datname = current_database()`,
      ),
  ]
  const disturbed = await delaysOf(webs, {
    changes: CHANGES,
    before: (change) => change % CUT_EVERY === 0 && disturb[(change / CUT_EVERY) % disturb.length]?.(),
  })
  expect(disturbed.at(-1)).toBeLessThan(STALE_AFTER_MS)
  await Promise.all(webs.map((web) => web.stop()))
})
