import { createHmac } from 'node:crypto'

import { RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible'

import { now } from './clock'
import type { Db } from './database'
import { env } from './env'
import { limiter } from './limiter'
import { type LimitName, LIMITS } from './limits'

const limiters = new Map<LimitName, RateLimiterStoreAbstract[]>()

function limitersOf(name: LimitName): RateLimiterStoreAbstract[] {
  const existing = limiters.get(name)
  if (existing) return existing
  const created = LIMITS[name].map((window) => limiter({ ...window, name }))
  limiters.set(name, created)
  return created
}

/** `points`: how much of the limit is used; one by default. */
export type Counted = { limit: LimitName; key: string; points?: number }

/** `over`: the first exceeded limit and its wait in seconds. `refund` takes back every count. */
export type Spent<Use extends Counted> = { over: (Use & { waitSeconds: number }) | null; refund: () => Promise<void> }

/**
 * Counts one use towards each limit, stopping at the first that is exceeded, so that a client over its own limit does
 * not use up the shared limits that follow.
 */
export async function spend<Use extends Counted>(uses: readonly Use[]): Promise<Spent<Use>> {
  const counted: { window: RateLimiterStoreAbstract; key: string; points: number }[] = []
  const refund = async () => {
    await Promise.all(counted.map(({ window, key, points }) => window.reward(key, points)))
    for (const { window } of counted) window.deleteInMemoryBlockedAll() // one of them may be allowed again
  }
  if (!env.isRateLimited) return { over: null, refund }
  for (const use of uses) {
    const key = pseudonym(use.key)
    const points = use.points ?? 1
    for (const window of limitersOf(use.limit)) {
      const { isCounted, waitSeconds } = await consume(window, key, points)
      if (isCounted) counted.push({ window, key, points })
      if (waitSeconds !== null) return { over: { ...use, waitSeconds }, refund }
    }
  }
  return { over: null, refund }
}

/** Counts one use; returns the wait in seconds when the limit is exceeded, otherwise null. */
export async function overLimit(limit: LimitName, key: string): Promise<number | null> {
  const { over } = await spend([{ limit, key }])
  return over && over.waitSeconds
}

/** Those of `keys` that have exceeded a limit, according to the counts in the database. */
export async function keysOver(db: Db, { limit, keys }: { limit: LimitName; keys: string[] }): Promise<string[]> {
  const over = new Set<string>()
  for (const { points, perSeconds } of LIMITS[limit]) {
    const { rows } = await db.query<{ key: string }>(
      'select key from rate_limits where key = any($1) and points > $2 and expire > $3',
      [keys.map((key) => `${limit}/${perSeconds}:${pseudonym(key)}`), points, now().getTime()],
    )
    for (const { key } of rows) over.add(key.slice(key.indexOf(':') + 1))
  }
  return keys.filter((key) => over.has(pseudonym(key)))
}

/** The refusal of another attempt at a password. */
export const tooManyAttempts = (waitSeconds: number): string =>
  `Too many attempts. Please try again in ${waitSeconds < 60 ? counted(waitSeconds, 'second') : counted(Math.ceil(waitSeconds / 60), 'minute')}.`

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

type Consumed = { isCounted: boolean; waitSeconds: number | null }

async function consume(window: RateLimiterStoreAbstract, key: string, points: number): Promise<Consumed> {
  try {
    await window.consume(key, points)
    return { isCounted: true, waitSeconds: null }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const waitSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    return { isCounted: refusal.consumedPoints > 0, waitSeconds } // a refusal from memory counts nothing
  }
}

/** Keys are hashed, because they may be email addresses or telephone numbers. */
const pseudonym = (key: string) => createHmac('sha256', env.secret).update(`limit ${key}`).digest('base64url')
