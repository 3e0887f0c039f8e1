import { londonDay } from '../calendar/london-day'
import { CHALLENGES, type ChallengeSlug, pointsOf } from './challenges'
import { type ChallengeEvent, type Completion, completionsOf } from './completions'
import { type ChallengeRules, LEVEL_NAMES, type LevelName } from './rules'
import { type Season, shareOfSeason, weekOf, WEEKS } from './season'
import { type Streak, streakOf } from './streak'

export type Progress = {
  /** The current week, counted from 0: negative before the winter, 26 or more after it. */
  week: number
  completions: Completion[]
  points: number
  level: LevelName
  next: { name: LevelName; pointsToGo: number } | null
  streak: Streak
  /** kWh of energy saved by the challenges finished in each of the 26 weeks, as calculated for the home. */
  weeklyKwh: number[]
  /** The sum of `weeklyKwh`. */
  kwh: number
}

/** kWh of energy that a challenge saves if kept up for a whole winter; 0 where none is calculated. */
export type WinterKwh = Readonly<Partial<Record<ChallengeSlug, number>>>

type Input = {
  events: readonly ChallengeEvent[]
  season: Season
  now: string
  winterKwh: WinterKwh
  rules: ChallengeRules
}

/**
 * A household's progress at the ISO instant `now`. A challenge that is done once saves from its week to the end of the
 * winter, one that repeats only in its week, both in proportion to the degree days.
 */
export function progressOf({ events, season, now, winterKwh, rules }: Input): Progress {
  const completions = completionsOf({ events, season })
  const week = weekOf(season, londonDay(now))
  const points = completions.reduce((sum, { slug }) => sum + pointsOf(slug, rules), 0)
  const weeklyKwh = Array.from({ length: WEEKS }, (_, index) =>
    completions
      .filter((completion) => completion.week === index)
      .reduce((sum, completion) => sum + savedKwh({ completion, season, winterKwh }), 0),
  )
  return {
    week,
    completions,
    points,
    ...levelAt(points, rules),
    streak: streakOf({
      weeks: completions.map((completion) => completion.week),
      now: week,
      graceWeeks: rules.graceWeeks,
    }),
    weeklyKwh,
    kwh: weeklyKwh.reduce((sum, kwh) => sum + kwh, 0),
  }
}

function savedKwh({
  completion: { slug, week },
  season,
  winterKwh,
}: {
  completion: Completion
  season: Season
  winterKwh: WinterKwh
}): number {
  const share = shareOfSeason(season, week, CHALLENGES[slug].repeats ? 'week' : 'rest')
  return (winterKwh[slug] ?? 0) * share
}

/** The level reached with these points, and the next one. */
export function levelAt(
  points: number,
  { layer, timer, loft, zone }: ChallengeRules,
): Pick<Progress, 'level' | 'next'> {
  const limits = [layer, timer, loft, zone]
  const reached = limits.filter((limit) => points >= limit).length
  const [name, limit] = [LEVEL_NAMES[reached + 1], limits[reached]]
  return {
    level: LEVEL_NAMES[reached] ?? LEVEL_NAMES[0],
    next: name && limit !== undefined ? { name, pointsToGo: limit - points } : null,
  }
}
