import { WEEKS } from './season'

/** `missed`: the missed weeks that the streak survived. `grace`: how many more it can survive. */
export type Streak = { weeks: number; longest: number; missed: readonly number[]; grace: number }

type Input = { weeks: readonly number[]; now: number; graceWeeks: number }

/**
 * Consecutive weeks in which something was done, up to the current one, which may still be empty. A streak survives
 * `graceWeeks` missed weeks, which do not count towards it; one more ends it. Weeks are counted from 0.
 */
export function streakOf({ weeks, now, graceWeeks }: Input): Streak {
  const active = new Set(weeks)
  let streak: Pick<Streak, 'weeks' | 'missed'> = { weeks: 0, missed: [] }
  let longest = 0
  for (let week = 0; week <= Math.min(now, WEEKS - 1); week++) {
    if (active.has(week)) streak = { ...streak, weeks: streak.weeks + 1 }
    else if (week < now && streak.weeks > 0)
      streak =
        streak.missed.length < graceWeeks ? { ...streak, missed: [...streak.missed, week] } : { weeks: 0, missed: [] }
    longest = Math.max(longest, streak.weeks)
  }
  return { ...streak, longest, grace: graceWeeks - streak.missed.length }
}
