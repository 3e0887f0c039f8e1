import { setTimeout as wait } from 'node:timers/promises'

import { openPool } from './db'
import { deliver } from './deliver'
import { enqueue } from './jobs'
import { openQueue } from './queue'
import { releaseConfigured } from './release-configured'
import type { DeliveryDeps } from './settings'
import { sweepLoop } from './sweep-loop'
import { workJobs } from './work-jobs'

const SWEEP_MS = 15_000
/** Time for what is being sent to finish, inside the twenty seconds a supervisor leaves us. */
const STOP_MS = 18_000
const CLOSE_MS = 1_000

export type Worker = Omit<DeliveryDeps, 'pool'> & {
  connectionString: string
  /** Whether `mail` reaches a mail server. */
  hasMail: boolean
  /** Ends the worker when it aborts. */
  stopping: AbortSignal
}

/**
 * Delivers what the leads owe the world until `stopping`; any number of workers may run at once. Outages of the
 * database, the CRM or the mail server are waited out. Returns the exit code: 0 when told to stop, 1 when the database
 * stayed away so long that a new process should take over.
 * @throws when the database cannot be reached at the start
 */
export async function runWorker({ connectionString, hasMail, stopping, ...rest }: Worker): Promise<0 | 1> {
  const { log } = rest
  const pool = openPool({ connectionString, log })
  const deps: DeliveryDeps = { ...rest, pool }
  const boss = await openQueue(deps)
  await enqueue(deps, await releaseConfigured({ pool, hasCrm: deps.crm !== null, hasMail }))
  log.info({ msg: 'worker started', hasCrm: deps.crm !== null, hasMail })

  const givingUp = new AbortController()
  const ending = AbortSignal.any([stopping, givingUp.signal])
  const work = workJobs({ boss, handle: (deliveryId) => deliver(deps, deliveryId), stopping: ending, log })
  const isHealthy = await sweepLoop({ pool, log, stopping: ending, everyMs: SWEEP_MS })
  givingUp.abort()

  await Promise.race([work, wait(STOP_MS, undefined, { ref: false })])
  await boss.stop({ graceful: false })
  await Promise.race([pool.end(), wait(CLOSE_MS, undefined, { ref: false })])
  log.info({ msg: 'worker stopped', isHealthy })
  return isHealthy ? 0 : 1
}
