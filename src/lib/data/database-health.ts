import { statfs } from 'node:fs/promises'

import { poolOf } from '@/lib/platform/database'
import { env } from '@/lib/platform/env'
import { logger } from '@/lib/platform/logger'
import { migrations } from '@/lib/platform/migrations'
import { HEALTH_BUDGET_MS, withTimeout } from '@/lib/platform/with-timeout'

import { payloadClient } from './payload-client'

const KEEP_MS = 1000
const MIN_FREE_BYTES = 64 * 1024 * 1024

/** Result of the health check. `oldestUndeliveredLeadSeconds`: null if nothing is waiting to be sent. */
export type Health = { isWell: boolean; oldestUndeliveredLeadSeconds: number | null; freeBytes: number | null }

type Database = { isReadOnly: boolean; migration: string | null; oldest: number | null }

const UNWELL: Health = { isWell: false, oldestUndeliveredLeadSeconds: null, freeBytes: null }

let latest: { at: number; health: Promise<Health> } | null = null

/** Checks at most once a second, however often it is called, because each check writes to the disk. */
export function health(nowMs: number): Promise<Health> {
  if (!latest || nowMs - latest.at >= KEEP_MS) latest = { at: nowMs, health: check() }
  return latest.health
}

/**
 * Checks whether the site can accept an enquiry: the schema is up to date, a write reaches the disk, and there is room
 * for more.
 */
async function check(): Promise<Health> {
  try {
    const [database, freeBytes] = await withTimeout(HEALTH_BUDGET_MS, Promise.all([askDatabase(), freeSpace()]))
    const problem = problemOf(database, freeBytes)
    if (problem) logger.warn({ msg: 'health check failed', problem })
    return { isWell: problem === null, oldestUndeliveredLeadSeconds: database.oldest, freeBytes }
  } catch (err) {
    logger.warn({ msg: 'health check failed', err })
    return UNWELL
  }
}

function problemOf({ isReadOnly, migration }: Database, freeBytes: number): string | null {
  if (isReadOnly) return 'the database is read-only'
  if (migration !== migrations.at(-1)?.name) return 'the database has another schema than this build'
  return freeBytes < MIN_FREE_BYTES ? 'the disk is full' : null
}

/**
 * Writes a message to the write-ahead log, which leaves no row behind but whose commit waits for the disk. PostgreSQL
 * accepts it even where rows are refused, so that is queried as well: hosts make a database read-only when its disk is
 * full.
 */
async function askDatabase(): Promise<Database> {
  const { rows } = await poolOf(await payloadClient()).query<Database>(`
    select pg_logical_emit_message(true, 'powerboard', 'health check') is not null as written,
      current_setting('transaction_read_only')::boolean as "isReadOnly",
      (select name from payload_migrations order by id desc limit 1) as migration,
      (select extract(epoch from now() - min(created_at))::int from deliveries where state in ('waiting', 'sending')) as oldest`)
  return rows[0] ?? { isReadOnly: false, migration: null, oldest: null }
}

/** Free space on the fuller of the disks that the site itself writes to. */
async function freeSpace(): Promise<number> {
  const disks = await Promise.all([env.dataDir, env.uploadsDir].map((folder) => statfs(folder)))
  return Math.min(...disks.map(({ bavail, bsize }) => bavail * bsize))
}
