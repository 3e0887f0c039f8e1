import { createLocalReq } from 'payload'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { payloadClient } from '@/lib/data/payload-client'
import { enforceRetention } from '@/lib/delivery/retention/enforce'
import { followInvalidations } from '@/lib/http/edge/follow-invalidations'
import { announceExpired, EVERY_PAGE, expiryReader } from '@/lib/platform/cache-invalidations'

import { openDatabaseLine } from '../../fakes/database-line'
import { silentLog } from '../delivery/support'
import { pool } from '../support/rows'

const payload = await payloadClient()
const line = await openDatabaseLine(process.env.DATABASE_URL ?? '')
afterAll(async () => {
  await line.close()
})

/** The cache invalidation of a web process whose database connection goes through `line`. */
async function startWeb({ beatMs }: { beatMs?: number } = {}) {
  const expired: string[] = []
  const ownPool = new Pool({
    connectionString: line.url,
    max: 1,
    connectionTimeoutMillis: 1_000,
    query_timeout: 1_000,
  })
  ownPool.on('error', () => undefined)
  const stopping = new AbortController()
  const log = silentLog()
  await followInvalidations({
    databaseUrl: line.url,
    pool: ownPool,
    expire: async (tags) => void expired.push(...tags),
    log,
    stopping: stopping.signal,
    beatMs,
  })
  return { expired, log, stop: () => (stopping.abort(), ownPool.end()) }
}

const announce = (...tags: string[]) => announceExpired({ payload }, tags)

describe('reading the history', () => {
  test('the first time expires every page, then what was announced since, once', async () => {
    const read = expiryReader()
    await announce('earlier')
    expect(await read(pool)).toEqual([EVERY_PAGE])
    expect(await read(pool)).toEqual([])
    await announce('pages', 'page:/about')
    await announce('pages')
    expect(await read(pool)).toEqual(['pages', 'page:/about'])
    expect(await read(pool)).toEqual([])
  })

  test('finds a change that was begun before another and committed after it', async () => {
    const read = expiryReader()
    const slow = await pool.connect()
    await slow.query('begin')
    await slow.query(`insert into cache_invalidations (tags) values ('{slow}')`)
    await read(pool)
    await announce('quick')
    expect(await read(pool)).toEqual(['quick'])
    await slow.query('commit')
    slow.release()
    expect(await read(pool)).toEqual(['slow'])
    expect(await read(pool)).toEqual([])
  })

  test('expires every page once when rows it has not read may have been deleted', async () => {
    const read = expiryReader()
    await announce('read')
    await read(pool)
    await announce('deleted unread')
    await announce('newest')
    await pool.query(`update cache_invalidations set at = now() - interval '2 days'`)
    await enforceRetention({ pool, log: silentLog() })
    expect(await read(pool)).toEqual([EVERY_PAGE])
    expect(await read(pool)).toEqual([])
  })

  test('is complete after old rows that it has read are deleted', async () => {
    const read = expiryReader()
    await announce('read long ago')
    await announce('read last')
    await read(pool)
    await pool.query(`update cache_invalidations set at = now() - interval '2 days'`)
    await enforceRetention({ pool, log: silentLog() })
    expect(await read(pool)).toEqual([])
  })

  test('expires every page if it missed the very first change', async () => {
    await pool.query('truncate cache_invalidations')
    const read = expiryReader()
    await read(pool)
    expect(await read(pool)).toEqual([])
    await announce('first')
    expect(await read(pool)).toEqual([EVERY_PAGE])
  })
})

describe('another process', () => {
  let web: Awaited<ReturnType<typeof startWeb>>
  beforeAll(async () => void (web = await startWeb()))
  afterAll(() => web.stop())
  afterEach(() => line.play('passing'))

  const expectExpired = (tags: string[]) =>
    expect.poll(() => web.expired, { interval: 5 }).toEqual(expect.arrayContaining(tags))
  const page = (title: string) => ({
    title,
    description: 'About what other processes know.',
    url: '/known-elsewhere',
    _status: 'published' as const,
  })

  test('is notified of an edit, a removal and a setting', async () => {
    const regularly = web
    web = await startWeb({ beatMs: 3_600_000 }) // it would not read the history in time without a notification
    onTestFinished(async () => {
      await web.stop()
      web = regularly
    })
    await expect.poll(listeners).toBe(2)
    const { id } = await payload.create({ collection: 'pages', data: page('First') })
    const changes = [
      () => payload.update({ collection: 'pages', id, data: { title: 'Second' } }),
      () => payload.update({ collection: 'pages', id, data: { _status: 'draft' } }),
    ]
    for (const change of changes) {
      await expectExpired(['page:/known-elsewhere'])
      web.expired.length = 0
      await change()
      await expectExpired(['page:/known-elsewhere', 'pages'])
    }
    await payload.updateGlobal({ slug: 'site-settings', data: {} })
    await expectExpired(['site-settings'])
  })

  test('learns nothing of a change that is rolled back', async () => {
    const req = await createLocalReq({}, payload)
    const transactionID = await payload.db.beginTransaction()
    if (transactionID === null) throw new Error('no transaction')
    req.transactionID = transactionID
    await announceExpired(req, ['rolled back'])
    await payload.db.rollbackTransaction(transactionID)
    await announce('committed')
    await expectExpired(['committed'])
    expect(web.expired).not.toContain('rolled back')
  })

  test.each(['refusing', 'swallowing'] as const)('catches up after its connection was %s', async (condition) => {
    line.play(condition)
    line.cut()
    await announce(`while ${condition}`)
    await expect.poll(() => web.log.warn.mock.calls.length, { interval: 5 }).toBeGreaterThan(0)
    expect(web.expired).not.toContain(`while ${condition}`)
    line.play('passing')
    line.cut()
    await expectExpired([`while ${condition}`])
    await expect.poll(() => web.log.info.mock.calls.length, { interval: 5 }).toBeGreaterThan(0)
    web.log.warn.mockClear()
    web.log.info.mockClear()
  })

  async function listeners() {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where application_name = 'powerboard-invalidations' and datname = current_database()`,
    )
    return rows[0]?.count ?? 0
  }
})
