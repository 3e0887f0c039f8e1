import { londonTime } from '@/lib/domain/calendar/london-time'
import { nextAttempt } from '@/lib/domain/delivery/retry'
import { claimFaults } from '@/lib/domain/social/claim-faults'
import type { Failure } from '@/lib/integrations/failure'
import type { SocialAccount, SocialPlanner } from '@/lib/integrations/social/social-planner'
import { now } from '@/lib/platform/clock'
import type { Db } from '@/lib/platform/database'

import { retry } from '../retry'
import { beginSending, type ClaimedPost, readClaims, recordPosted, recordRetry, recordStopped } from './store'

export type SocialDeps = {
  pool: Db
  /** Null when no CRM is configured. */
  planner: SocialPlanner | null
  /** 0 <= n < 1. */
  random: () => number
}

/** Limit for all calls of one attempt together. */
const TIMEOUT_MS = 30_000
/** About two hours. After that a post may no longer be appropriate, so staff decide. */
const ATTEMPTS_MAX = 12
/** By then a request whose response was lost has been processed and can be found. */
const LOOK_AGAIN_MS = 30_000

const NOT_CONFIGURED = 'No CRM is configured, so this was not sent. Copy the text and post it by hand.'
const UNKNOWN =
  'We cannot tell whether this was posted. Look on the platform: if it is there, set the status to Posted; if not, duplicate this post and schedule the copy.'

export type Sent = 'posted' | 'waiting' | 'stopped' | 'taken over'

/**
 * Makes one attempt at a claimed post and records the result. If the CRM may already have the post, looks it up there
 * first and posts only if it is missing.
 */
export async function sendPost(deps: SocialDeps, post: ClaimedPost): Promise<Sent> {
  const { planner, pool } = deps
  const mayBeInCrm = post.sendingSince !== null
  if (!planner) {
    return stop(deps, post, mayBeInCrm ? UNKNOWN : NOT_CONFIGURED, mayBeInCrm ? 'failed' : 'not-configured')
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const found = await planner.findAccount(post.platform, signal)
  if (!found.ok) return failed(deps, post, found)
  if (post.sendingSince) {
    const { accountId } = found.account
    const existing = await planner.findPost({ accountId, text: post.text, since: post.sendingSince }, signal)
    if (!existing.ok) return failed(deps, post, existing)
    if (existing.postId) return posted(pool, post, existing.postId)
  }
  const [fault] = claimFaults({ text: post.text, claims: await readClaims(pool), today: londonTime(now()).date })
  if (fault) return stop(deps, { ...post, sendingSince: null }, fault, 'failed')
  return create(deps, post, { planner, account: found.account, signal })
}

type Creating = { planner: SocialPlanner; account: SocialAccount; signal: AbortSignal }

async function create(deps: SocialDeps, post: ClaimedPost, { planner, account, signal }: Creating): Promise<Sent> {
  if (!(await beginSending(deps.pool, post))) return 'taken over'
  const created = await planner.createPost({ ...account, text: post.text, images: post.images }, signal)
  if (created.ok) return posted(deps.pool, post, created.postId)
  if (created.permanent) return stop(deps, { ...post, sendingSince: null }, created.problem, 'failed')
  return again(deps, { ...post, sendingSince: now() }, created)
}

/** Retried, because losing this record would cost a search in the CRM. */
async function posted(pool: Db, post: ClaimedPost, postId: string): Promise<Sent> {
  await retry(() => recordPosted(pool, post, postId), { tries: 15, pauseMs: 2_000 })
  return 'posted'
}

/** Handles a failure before anything was handed over in this attempt. */
function failed(deps: SocialDeps, post: ClaimedPost, failure: Failure): Promise<Sent> {
  return failure.permanent ? stop(deps, post, failure.problem, 'failed') : again(deps, post, failure)
}

async function again(deps: SocialDeps, post: ClaimedPost, failure: Failure): Promise<Sent> {
  const at = now()
  const next = nextAttempt({ attempts: post.attempts, failure, now: at, random: deps.random })
  if (next.kind === 'park' || post.attempts >= ATTEMPTS_MAX) return stop(deps, post, failure.problem, 'failed')
  const delayMs = Math.max(next.at.getTime() - at.getTime(), post.sendingSince ? LOOK_AGAIN_MS : 0)
  await recordRetry(deps.pool, post, { delayMs, problem: failure.problem })
  return 'waiting'
}

async function stop(
  { pool }: SocialDeps,
  post: ClaimedPost,
  problem: string,
  status: 'failed' | 'not-configured',
): Promise<Sent> {
  const isUnsent = post.sendingSince === null
  const reason = isUnsent || problem === UNKNOWN ? problem : `${problem}. ${UNKNOWN}`
  await recordStopped(pool, post, { status, problem: reason, isUnsent })
  return 'stopped'
}
