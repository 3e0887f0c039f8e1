import type PgBoss from 'pg-boss'

import type { Logger } from '@/lib/platform/logger'

import { pause } from './pause'
import { DELIVER_QUEUE, type DeliverJob } from './jobs'

const POLL_MS = 750
const AT_ONCE = 4

type WorkJobs = {
  boss: Pick<PgBoss, 'fetch' | 'complete' | 'fail'>
  handle: (deliveryId: number) => Promise<unknown>
  stopping: AbortSignal
  log: Logger
}

/**
 * Takes jobs from the queue until `stopping`, up to four at once; resolves when the last of them is done.
 * Not pg-boss's own `work`, which completes a job without waiting for the answer: a database that is away at that
 * moment would end the process.
 */
export async function workJobs({ boss, handle, stopping, log }: WorkJobs): Promise<void> {
  const running = new Set<Promise<void>>()
  while (!stopping.aborted) {
    const free = AT_ONCE - running.size
    const jobs = await boss.fetch<DeliverJob>(DELIVER_QUEUE, { batchSize: free })
    for (const job of jobs) {
      const run = runJob({ boss, handle, log }, job).finally(() => running.delete(run))
      running.add(run)
    }
    if (running.size === AT_ONCE) await Promise.race(running)
    else if (jobs.length < free) await pause(POLL_MS, stopping)
  }
  await Promise.all(running)
}

// Whatever happens to the job, the delivery knows its own state; a job that cannot be closed expires and finds it so.
async function runJob({ boss, handle, log }: Omit<WorkJobs, 'stopping'>, job: PgBoss.Job<DeliverJob>): Promise<void> {
  const { deliveryId } = job.data
  try {
    await handle(deliveryId)
    await boss.complete(DELIVER_QUEUE, job.id)
  } catch (err) {
    log.error({ msg: 'job failed', deliveryId, err })
    await boss
      .fail(DELIVER_QUEUE, job.id, {})
      .catch(() => log.warn({ msg: 'job could not be put back; it will expire', deliveryId }))
  }
}
