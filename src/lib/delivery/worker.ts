import { setTimeout as wait } from 'node:timers/promises'

import { deliver } from './deliver'
import { deliverLoop } from './deliver-loop'
import { releaseConfigured } from './release-configured'
import { claimDue } from './store/claim'
import { openPool } from './store/open-pool'
import type { DeliveryDeps } from './store/settings'

/** Time for sends in progress to finish, within the twenty seconds that a supervisor allows. */
const STOP_MS = 18_000
const CLOSE_MS = 1_000
/** One for each delivery in progress, and one to claim the next. */
const CONNECTIONS = 5

export type Worker = Omit<DeliveryDeps, 'pool'> & {
  connectionString: string
  /** Whether `mail` uses a real mail server. */
  hasMail: boolean
  /** Aborting it stops the worker. */
  stopping: AbortSignal
}

/**
 * Sends outstanding deliveries until `stopping`; any number of workers may run at the same time. Waits out failures of
 * the database, CRM and mail server. Returns the exit code: 0 after a stop, 1 if the database has been unavailable for
 * so long that a restart may help.
 * @throws if the database is unreachable at startup
 */
export async function runWorker({ connectionString, hasMail, stopping, ...rest }: Worker): Promise<0 | 1> {
  const { log } = rest
  const pool = openPool({ connectionString, log, max: CONNECTIONS })
  const deps: DeliveryDeps = { ...rest, pool }
  await releaseConfigured({ pool, hasCrm: deps.crm !== null, hasMail })
  log.info({ msg: 'worker started', hasCrm: deps.crm !== null, hasMail })

  const loop = deliverLoop({
    claim: (limit) => claimDue(pool, limit),
    deliver: (delivery) => deliver(deps, delivery),
    stopping,
    log,
  })
  const isHealthy = await Promise.race([loop, outOfTime(stopping)])
  await Promise.race([pool.end(), wait(CLOSE_MS, undefined, { ref: false })])
  log.info({ msg: 'worker stopped', isHealthy })
  return isHealthy ? 0 : 1
}

/**
 * Resolves to true when a stop has taken too long. Deliveries still being sent are sent again when their leases expire.
 */
async function outOfTime(stopping: AbortSignal): Promise<true> {
  await new Promise((resolve) => stopping.addEventListener('abort', resolve, { once: true }))
  return wait(STOP_MS, true as const, { ref: false })
}
