import { type ChallengeEvent, completionsOf } from './completions'
import { latestSeason, type Season, seasonOf } from './season'

/**
 * The winter that a household sees on an ISO date in London: the one under way, and between two winters the last one if
 * anything was done in it, otherwise the one to come.
 */
export function shownSeason({ today, events }: { today: string; events: readonly ChallengeEvent[] }): Season {
  const latest = latestSeason(today)
  return completionsOf({ events, season: latest }).length > 0 ? latest : seasonOf(today)
}
