import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { env } from '@/lib/platform/env'

export type Limit = { points: number; perSeconds: number }

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Rate limits: generous for people, tight for scripts. Counted per process. */
export const LIMITS = {
  flood: [
    { points: 300, perSeconds: 10 * MINUTE },
    { points: 2_000, perSeconds: DAY },
  ],
  enquiry: [
    { points: 60, perSeconds: 10 * MINUTE },
    { points: 300, perSeconds: DAY },
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
    { points: 1_000, perSeconds: DAY },
  ],
  heatmapEverybody: [{ points: 5_000, perSeconds: 60 * MINUTE }],
  reportEverybody: [{ points: 600, perSeconds: 60 * MINUTE }],
} satisfies Record<string, Limit[]>

export type LimitName = keyof typeof LIMITS

const limiters = new Map<LimitName, RateLimiterMemory[]>()

function limitersOf(name: LimitName): RateLimiterMemory[] {
  const known = limiters.get(name)
  if (known) return known
  const made = LIMITS[name].map(({ points, perSeconds }) => new RateLimiterMemory({ points, duration: perSeconds }))
  limiters.set(name, made)
  return made
}

export type Counted = { limit: LimitName; key: string }

/** `over`: the first exceeded limit and its wait in seconds. `refund` takes back every count. */
export type Spent<Use extends Counted> = { over: (Use & { waitSeconds: number }) | null; refund: () => Promise<void> }

/**
 * Counts one use towards each limit, stopping at the first that is exceeded, so that a client over its own limit does
 * not use up the shared limits that follow.
 */
export async function spend<Use extends Counted>(uses: readonly Use[]): Promise<Spent<Use>> {
  const counted: { limiter: RateLimiterMemory; key: string }[] = []
  const refund = async () => {
    await Promise.all(counted.map(({ limiter, key }) => limiter.reward(key)))
  }
  if (!env.isRateLimited) return { over: null, refund }
  for (const use of uses) {
    for (const limiter of limitersOf(use.limit)) {
      counted.push({ limiter, key: use.key })
      const waitSeconds = await consume(limiter, use.key)
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

async function consume(limiter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
  }
}
