import { poolOf } from '@/lib/platform/database'
import { logger } from '@/lib/platform/logger'
import { migrations } from '@/lib/platform/migrations'

import { payloadClient } from './payload-client'

const PATIENCE_MS = 1000

/** Does the database answer within a second, with every migration of this build applied? */
export async function databaseIsCurrent(): Promise<boolean> {
  try {
    const { rows } = await Promise.race([lastMigration(), outOfPatience()])
    return rows[0]?.name === migrations.at(-1)?.name
  } catch (err) {
    logger.warn({ msg: 'health check failed', err })
    return false
  }
}

async function lastMigration() {
  const payload = await payloadClient()
  return poolOf(payload).query<{ name: string }>('select name from payload_migrations order by id desc limit 1')
}

const outOfPatience = () =>
  new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error(`no answer in ${PATIENCE_MS} ms`)), PATIENCE_MS).unref(),
  )
