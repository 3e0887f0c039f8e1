import { type ChallengeEvent } from './completions'
import { progressOf } from './progress'
import type { ChallengeRules } from './rules'
import type { Season } from './season'

/** A reward on offer, as visitors see it. `endsOn`: the last day to claim it, an ISO date. */
export type RewardOffer = {
  id: number
  title: string
  value: string
  description: string
  points: number
  endsOn: string
}

/** Points of the winter at the ISO instant `now`. Events dated after `now` do not count. */
export function pointsAt({
  events,
  season,
  now,
  rules,
}: {
  events: readonly ChallengeEvent[]
  season: Season
  now: string
  rules: ChallengeRules
}): number {
  const nowMs = Date.parse(now)
  const past = events.filter(({ at }) => Date.parse(at) <= nowMs)
  return progressOf({ events: past, season, now, winterKwh: {}, rules }).points
}
