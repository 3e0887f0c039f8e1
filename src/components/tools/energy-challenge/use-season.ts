import { useSyncExternalStore } from 'react'

import type { Season } from '@/lib/domain/challenge/season'

import { type SeasonState, seasonState, subscribe } from './season-store'

export type LiveSeason = SeasonState & {
  season: Season
  /** Today’s ISO date in London. */
  today: string
  /** The current week, counted from 0: negative before the winter, 26 or more after it. */
  week: number
}

/** The household’s winter on this device; null until it has been read, and without JavaScript. */
export function useSeason(): LiveSeason | null {
  const state = useSyncExternalStore(subscribe, seasonState, () => null)
  if (!state) return null
  const today = state.tools.londonDay(state.now)
  const season = state.tools.shownSeason({ today, kept: state.kept })
  return { ...state, season, today, week: state.tools.weekOf(season, today) }
}
