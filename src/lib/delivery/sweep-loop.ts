import type { Logger } from '@/lib/platform/logger'

import type { Db } from './db'
import { forgetKeys } from './forget-keys'
import { pause } from './pause'
import { sweep } from './sweep'

const FAILURES_MAX = 20

/**
 * Sweeps, and forgets expired idempotency keys, every `everyMs` until `stopping`; each round is the worker's heartbeat in the log. Failures are logged and
 * the next round tries again; false after twenty in a row, when a new process may do better.
 */
export async function sweepLoop({
  pool,
  log,
  stopping,
  everyMs,
}: {
  pool: Db
  log: Logger
  stopping: AbortSignal
  everyMs: number
}): Promise<boolean> {
  let failures = 0
  while (!stopping.aborted) {
    try {
      const queued = await sweep({ pool, log })
      await forgetKeys(pool)
      failures = 0
      log.debug({ msg: 'worker is alive', queued })
    } catch (err) {
      failures += 1
      log.warn({ msg: 'sweep failed', failures, err })
      if (failures === FAILURES_MAX) return false
    }
    await pause(everyMs, stopping)
  }
  return true
}
