import { WEEKS } from './season'

/** `grace`: the missed week that the streak survived; null if none. */
export type Streak = { weeks: number; longest: number; grace: number | null }

/**
 * Consecutive weeks in which something was done, up to the current one, which may still be empty. A streak survives one
 * missed week, which does not count towards it; a second one ends it. Weeks are counted from 0.
 */
export function streakOf({ weeks, now }: { weeks: readonly number[]; now: number }): Streak {
  const active = new Set(weeks)
  let streak: Omit<Streak, 'longest'> = { weeks: 0, grace: null }
  let longest = 0
  for (let week = 0; week <= Math.min(now, WEEKS - 1); week++) {
    if (active.has(week)) streak = { ...streak, weeks: streak.weeks + 1 }
    else if (week < now && streak.weeks > 0)
      streak = streak.grace === null ? { ...streak, grace: week } : { weeks: 0, grace: null }
    longest = Math.max(longest, streak.weeks)
  }
  return { ...streak, longest }
}
