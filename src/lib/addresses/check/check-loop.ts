import { setTimeout as wait } from 'node:timers/promises'

import type { Logger } from '@/lib/platform/logger'

import type { Db } from '../list'
import type { Ask } from './ask'
import { checkPage } from './check-page'
import { claimDue, handBack, noteWhatIsDue, record } from './due'

export type CheckDeps = { pool: Db; ask: Ask; askLinked: Ask; origin: string; log: Logger }

const NOTE_MS = 15_000
/** Between two pages: a check must not be felt by visitors. */
const BREATH_MS = 200
const IDLE_MS = 3_000
const PAUSE_MS = { checked: BREATH_MS, idle: IDLE_MS, away: 60_000 }

/** Checks one page after the other, as they fall due, until `stopping`. A failure is logged, and the next round tries again. */
export async function checkLoop({ stopping, ...deps }: CheckDeps & { stopping: AbortSignal }): Promise<void> {
  const { pool, log } = deps
  const repeat = async (round: () => Promise<number>) => {
    while (!stopping.aborted) {
      const pauseMs = await round().catch((err: unknown) => {
        log.warn({ msg: 'pages could not be checked', err })
        return NOTE_MS
      })
      await wait(pauseMs, undefined, { signal: stopping }).catch(() => undefined)
    }
  }
  await Promise.all([
    repeat(() => noteWhatIsDue(pool).then(() => NOTE_MS)),
    repeat(async () => PAUSE_MS[await checkNext(deps)]),
  ])
}

/** Checks the page that has waited longest. `away`: the site does not answer, which says nothing about the page; it waits on. */
export async function checkNext({ pool, log, ...site }: CheckDeps): Promise<keyof typeof PAUSE_MS> {
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
