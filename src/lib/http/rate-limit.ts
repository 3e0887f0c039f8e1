import { createHmac } from 'node:crypto'

import { RateLimiterRes, type RateLimiterStoreAbstract } from 'rate-limiter-flexible'

import { env } from '@/lib/platform/env'

import { limiter } from './limiter'

export type Limit = { points: number; perSeconds: number }

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Rate limits: generous for people, tight for scripts. Counted by all processes together. */
export const LIMITS = {
  flood: [
    { points: 300, perSeconds: 10 * MINUTE },
    { points: 2_000, perSeconds: DAY },
  ],
  enquiry: [
    { points: 60, perSeconds: 10 * MINUTE },
    { points: 300, perSeconds: DAY },
  ],
  // Ten files of 20 MB are 410 requests.
  filePiece: [
    { points: 1_000, perSeconds: 10 * MINUTE },
    { points: 5_000, perSeconds: DAY },
  ],
  enquirySameEmail: [{ points: 5, perSeconds: DAY }],
  callBack: [
    { points: 10, perSeconds: 15 * MINUTE },
    { points: 30, perSeconds: DAY },
  ],
  callBackSameNumber: [{ points: 3, perSeconds: DAY }],
  callBackEverybody: [
    { points: 20, perSeconds: 60 * MINUTE },
    { points: 60, perSeconds: DAY },
  ],
  login: [{ points: 10, perSeconds: 15 * MINUTE }],
  loginSameAccount: [{ points: 5, perSeconds: 15 * MINUTE }],
  download: [{ points: 20, perSeconds: 10 * MINUTE }],
  calculation: [
    { points: 60, perSeconds: MINUTE },
    { points: 2_000, perSeconds: DAY },
  ],
  calculatorUsage: [
    { points: 30, perSeconds: 10 * MINUTE },
    { points: 200, perSeconds: DAY },
  ],
  calculatorUsageEverybody: [{ points: 600, perSeconds: 60 * MINUTE }],
  cart: [
    { points: 120, perSeconds: MINUTE },
    { points: 3_000, perSeconds: DAY },
  ],
  waitingList: [{ points: 20, perSeconds: DAY }],
  waitingListSameEmail: [{ points: 5, perSeconds: DAY }],
  sharedDesign: [
    { points: 20, perSeconds: 10 * MINUTE },
    { points: 100, perSeconds: DAY },
  ],
  sharedDesignEverybody: [{ points: 600, perSeconds: 60 * MINUTE }],
  designChange: [
    { points: 120, perSeconds: 10 * MINUTE },
    { points: 2_000, perSeconds: DAY },
  ],
  designComment: [
    { points: 20, perSeconds: 10 * MINUTE },
    { points: 200, perSeconds: DAY },
  ],
  pageCheck: [{ points: 10, perSeconds: 10 * MINUTE }],
  search: [{ points: 60, perSeconds: MINUTE }],
  completion: [{ points: 240, perSeconds: MINUTE }],
  report: [
    { points: 20, perSeconds: 10 * MINUTE },
    { points: 100, perSeconds: DAY },
  ],
  view: [
    { points: 120, perSeconds: 10 * MINUTE },
    { points: 1_000, perSeconds: DAY },
  ],
  viewEverybody: [{ points: 20_000, perSeconds: 60 * MINUTE }],
  speed: [
    { points: 20, perSeconds: MINUTE },
    { points: 500, perSeconds: DAY },
  ],
  speedEverybody: [{ points: 20_000, perSeconds: 60 * MINUTE }],
  heatmap: [
    { points: 30, perSeconds: MINUTE },
    { points: 300, perSeconds: DAY },
  ],
  heatmapEverybody: [{ points: 5_000, perSeconds: 60 * MINUTE }],
  seasonLinks: [{ points: 5, perSeconds: DAY }],
  seasonLinksSameEmail: [{ points: 3, perSeconds: DAY }],
  seasonLinksEverybody: [{ points: 200, perSeconds: 60 * MINUTE }],
  sharedSavings: [{ points: 3, perSeconds: DAY }],
  sharedSavingsEverybody: [{ points: 600, perSeconds: 60 * MINUTE }],
  rewardClaims: [
    { points: 10, perSeconds: MINUTE },
    { points: 50, perSeconds: DAY },
  ],
  reportEverybody: [{ points: 600, perSeconds: 60 * MINUTE }],
} satisfies Record<string, Limit[]>

export type LimitName = keyof typeof LIMITS

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
