import type { Db } from '@/lib/platform/database'
import type { Logger } from '@/lib/platform/logger'
import { sleep } from '@/lib/platform/sleep'

import { checkPage } from './check-page'
import { claimDue, handBack, record } from './due'
import type { Probe } from './probe'

export type CheckDeps = { pool: Db; ask: Probe; askLinked: Probe; origin: string; log: Logger }

/** Pause between pages, so that checks do not slow down the site. */
const CHECK_GAP_MS = 200
const IDLE_MS = 3_000
const PAUSE_MS = { checked: CHECK_GAP_MS, idle: IDLE_MS, away: 60_000, failed: 15_000 }

/** Checks due pages one at a time until `stopping` aborts. Failures are logged and retried in the next round. */
export async function checkLoop({ stopping, ...deps }: CheckDeps & { stopping: AbortSignal }): Promise<void> {
  while (!stopping.aborted) {
    const outcome = await checkNext(deps).catch((err: unknown) => {
      deps.log.warn({ msg: 'pages could not be checked', err })
      return 'failed' as const
    })
    await sleep(PAUSE_MS[outcome], stopping)
  }
}

/** Checks the longest-waiting page. `away`: the site is unreachable, so the page stays due. */
export async function checkNext({ pool, log, ...site }: CheckDeps): Promise<'checked' | 'idle' | 'away'> {
  const due = await claimDue(pool)
  if (!due) return 'idle'
  const finding = await checkPage({ path: due.path, ...site })
  if (finding === 'away') {
    await handBack(pool, due)
    log.warn({ msg: 'the site does not answer; its pages are checked later' })
    return 'away'
  }
  await record(pool, due, finding)
  if (!finding.isLive) log.warn({ msg: 'a page is not live', path: due.path, problem: finding.problem })
  return 'checked'
}
