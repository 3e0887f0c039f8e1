import { type ChallengeEvent, completionsOf } from './completions'
import { latestSeason, type Season, seasonOf } from './season'

/**
 * The winter shown to a household on an ISO date in London: the one under way. Between two winters, the last one if
 * anything was done in it, otherwise the next one.
 */
export function shownSeason({ today, events }: { today: string; events: readonly ChallengeEvent[] }): Season {
  const latest = latestSeason(today)
  return completionsOf({ events, season: latest }).length > 0 ? latest : seasonOf(today)
}
