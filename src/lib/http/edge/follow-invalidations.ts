import { Client } from 'pg'

import { expiryReader, INVALIDATION_CHANNEL } from '@/lib/platform/cache-invalidations'
import type { Db } from '@/lib/platform/database'
import type { Logger } from '@/lib/platform/logger'
import { sleep } from '@/lib/platform/sleep'

/** How often the history is read without a notification, which also finds a connection that is dead. */
const BEAT_MS = 1_000
const RETRY_MS = 250
const ANSWER_WITHIN_MS = 1_000

type Settings = {
  databaseUrl: string
  /** For reading the history while there is no connection to be notified on. */
  pool: Db
  expire: (tags: string[]) => Promise<void>
  log: Pick<Logger, 'info' | 'warn'>
  stopping: AbortSignal
  beatMs?: number
}

/**
 * Expires what other web processes, or other machines, have changed. Resolves once the history was read for the first
 * time or could not be, so that a new process sends no page of the build that is out of date.
 */
export async function followInvalidations(settings: Settings): Promise<void> {
  const catchUp = catchUpWith(settings)
  await catchUp(settings.pool).catch(() => undefined)
  void keepListening(settings, catchUp)
}

type CatchUp = (db: Db) => Promise<void>

/** Reads the history and expires; one reading at a time, as each starts where the last one ended. */
function catchUpWith({ expire }: Settings): CatchUp {
  const read = expiryReader()
  let last: Promise<void> = Promise.resolve()
  const readOnce: CatchUp = async (db) => {
    const tags = await read(db)
    if (tags.length > 0) await expire(tags)
  }
  return (db) => {
    last = last.catch(() => undefined).then(() => readOnce(db))
    return last
  }
}

async function keepListening(settings: Settings, catchUp: CatchUp): Promise<void> {
  const { pool, log, stopping } = settings
  let isKnownToBeCut = false
  const onListening = () => {
    if (isKnownToBeCut) log.info({ msg: 'notified of changes again' })
    isKnownToBeCut = false
  }
  while (!stopping.aborted) {
    const err = await listen(settings, { catchUp, onListening }).catch((reason: unknown) => reason)
    if (stopping.aborted) return
    if (!isKnownToBeCut) log.warn({ msg: 'not notified of changes, reading the history instead', err })
    isKnownToBeCut = true
    // Without the database nothing can be published or rendered, so pages stay as they are.
    await catchUp(pool).catch(() => undefined)
    await sleep(RETRY_MS, stopping)
  }
}

/** Listens until the connection is lost, which it reports as an error, or this process stops. */
async function listen(
  { databaseUrl, stopping, beatMs = BEAT_MS }: Settings,
  { catchUp, onListening }: { catchUp: CatchUp; onListening: () => void },
): Promise<void> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'powerboard-invalidations',
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  client.on('error', () => undefined) // the next reading fails
  client.on('notification', () => void catchUp(client).catch(() => undefined))
  try {
    await client.connect()
    await client.query(`listen ${INVALIDATION_CHANNEL}`)
    await catchUp(client)
    onListening()
    while (!stopping.aborted) {
      await sleep(beatMs, stopping)
      await catchUp(client)
    }
  } finally {
    void client.end().catch(() => undefined) // does not return while the server is silent
  }
}
