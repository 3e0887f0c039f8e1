import { createHmac } from 'node:crypto'

import { RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible'

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

export type Counted = { limit: LimitName; key: string }

/** `over`: the first exceeded limit and its wait in seconds. `refund` takes back every count. */
export type Spent<Use extends Counted> = { over: (Use & { waitSeconds: number }) | null; refund: () => Promise<void> }

/**
 * Counts one use towards each limit, stopping at the first that is exceeded, so that a client over its own limit does
 * not use up the shared limits that follow.
 */
export async function spend<Use extends Counted>(uses: readonly Use[]): Promise<Spent<Use>> {
  const counted: { window: RateLimiterStoreAbstract; key: string }[] = []
  const refund = async () => {
    await Promise.all(counted.map(({ window, key }) => window.reward(key)))
    for (const { window } of counted) window.deleteInMemoryBlockedAll() // one of them may be allowed again
  }
  if (!env.isRateLimited) return { over: null, refund }
  for (const use of uses) {
    const key = pseudonym(use.key)
    for (const window of limitersOf(use.limit)) {
      const { isCounted, waitSeconds } = await consume(window, key)
      if (isCounted) counted.push({ window, key })
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

/** The refusal of another attempt at a password. */
export const tooManyAttempts = (waitSeconds: number): string =>
  `Too many attempts. Please try again in ${Math.ceil(waitSeconds / 60)} minutes.`

type Consumed = { isCounted: boolean; waitSeconds: number | null }

async function consume(window: RateLimiterStoreAbstract, key: string): Promise<Consumed> {
  try {
    await window.consume(key)
    return { isCounted: true, waitSeconds: null }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    const waitSeconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    return { isCounted: refusal.consumedPoints > 0, waitSeconds } // a refusal from memory counts nothing
  }
}

/** Keys are hashed, because they may be email addresses or telephone numbers. */
const pseudonym = (key: string) => createHmac('sha256', env.secret).update(`limit ${key}`).digest('base64url')
