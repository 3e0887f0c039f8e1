import type { Logger } from '@/lib/platform/logger'
import { sleep } from '@/lib/platform/sleep'

import type { ClaimedDelivery } from './store/claim'

const AT_ONCE = 4
const POLL_MS = 750
/** Deliveries that end within this time are replaced by a single claim instead of one each. */
const TOGETHER_MS = 10
const PAUSE_AFTER_FAILURE_MS = 5_000
/** Five minutes without a database. */
const FAILURES_MAX = 60

type DeliverLoop = {
  claim: (limit: number) => Promise<ClaimedDelivery[]>
  deliver: (delivery: ClaimedDelivery) => Promise<unknown>
  stopping: AbortSignal
  log: Logger
  pauseAfterFailureMs?: number
}

/**
 * Delivers whatever is due until `stopping`, up to four at once; resolves when the last attempt is over. A claim that
 * fails is repeated; returns false after sixty failures in a row, when a restart may help.
 */
export async function deliverLoop({ claim, deliver, stopping, log, ...options }: DeliverLoop): Promise<boolean> {
  const running = new Set<Promise<void>>()
  let failures = 0
  while (!stopping.aborted && failures < FAILURES_MAX) {
    const free = AT_ONCE - running.size
    const claimed = await claim(free).catch((err: unknown) => {
      log.warn({ msg: 'deliveries could not be claimed', failures: failures + 1, err })
      return null
    })
    failures = claimed ? 0 : failures + 1
    for (const delivery of claimed ?? []) {
      const run = runOne(delivery).finally(() => running.delete(run))
      running.add(run)
    }
    if (!claimed) await sleep(options.pauseAfterFailureMs ?? PAUSE_AFTER_FAILURE_MS, stopping)
    else if (running.size === AT_ONCE) await Promise.race(running).then(() => sleep(TOGETHER_MS, stopping))
    else if (claimed.length < free) await sleep(POLL_MS, stopping)
  }
  await Promise.all(running)
  return failures < FAILURES_MAX

  /** When the result cannot be recorded, the lease expires and the delivery becomes due again. */
  async function runOne(delivery: ClaimedDelivery): Promise<void> {
    await deliver(delivery).catch((err: unknown) =>
      log.error({ msg: 'attempt not recorded', deliveryId: delivery.id, err }),
    )
  }
}
