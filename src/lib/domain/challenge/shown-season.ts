import { weeklyUse } from './against-last-winter'
import { completionsOf } from './completions'
import { datesIn, type KeptSeason, usesOf } from './kept-season'
import { latestSeason, type Season, seasonOf } from './season'

type Kept = Pick<KeptSeason, 'events' | 'readings' | 'days'>

/**
 * The winter shown to a household on an ISO date in London: the one under way. Between two winters, the last one if
 * anything was done or measured in it, otherwise the next one: what a household has measured does not vanish on the
 * Monday after. Readings on either side of it are enough. Only the last winter is kept.
 */
export function shownSeason({ today, kept }: { today: string; kept: Kept }): Season {
  const latest = latestSeason(today)
  return isPlayed(latest, kept) ? latest : seasonOf(today)
}

const isPlayed = (season: Season, kept: Kept) =>
  completionsOf({ events: kept.events, season }).length > 0 ||
  datesIn(season, kept).length > 0 ||
  // A reading just before the winter and one just after it measure it too.
  (['electricity', 'gas'] as const).some((fuel) => weeklyUse(season, usesOf(kept, fuel)).some((kwh) => kwh !== null))
