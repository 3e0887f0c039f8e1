import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

import { env } from '@/lib/platform/env'

export type Limit = { points: number; perSeconds: number }

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** How often one sender may do what; generous for people, tight for scripts. Kept per process. */
export const LIMITS = {
  enquiry: [
    { points: 5, perSeconds: 10 * MINUTE },
    { points: 20, perSeconds: DAY },
  ],
  enquirySameEmail: [{ points: 5, perSeconds: DAY }],
  callBack: [{ points: 2, perSeconds: 15 * MINUTE }],
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
  calculationEverybody: [{ points: 600, perSeconds: MINUTE }],
  calculatorUsage: [
    { points: 30, perSeconds: 10 * MINUTE },
    { points: 200, perSeconds: DAY },
  ],
  calculatorUsageEverybody: [{ points: 600, perSeconds: 60 * MINUTE }],
  pageCheck: [{ points: 10, perSeconds: 10 * MINUTE }],
  search: [{ points: 60, perSeconds: MINUTE }],
  searchEverybody: [{ points: 1_200, perSeconds: MINUTE }],
  completion: [{ points: 240, perSeconds: MINUTE }],
  completionEverybody: [{ points: 3_000, perSeconds: MINUTE }],
  report: [{ points: 20, perSeconds: 10 * MINUTE }],
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

/** Counts one use; returns the seconds to wait when it was one too many, else null. */
export async function overLimit(name: LimitName, key: string): Promise<number | null> {
  if (!env.isRateLimited) return null
  for (const limiter of limitersOf(name)) {
    try {
      await limiter.consume(key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    }
  }
  return null
}

export type Counted = { limit: LimitName; key: string }

/** Counts one use under each; returns the seconds to wait at the first that was used up, else null. */
export async function firstOverLimit(counted: Counted[]): Promise<number | null> {
  for (const { limit, key } of counted) {
    const waitSeconds = await overLimit(limit, key)
    if (waitSeconds !== null) return waitSeconds
  }
  return null
}
