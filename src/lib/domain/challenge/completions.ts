import { londonDay } from '../calendar/london-day'
import { CHALLENGES, type ChallengeSlug } from './challenges'
import { isInSeason, type Season, weekOf } from './season'

/** A household marked a challenge as done, or removed the mark. `at` is an ISO instant. */
export type ChallengeEvent = { kind: 'done' | 'undone'; slug: ChallengeSlug; at: string }

/** A finished challenge. `week` is that of the winter, counted from 0. */
export type Completion = { slug: ChallengeSlug; week: number; at: string }

/**
 * The finished challenges of a winter, earliest first, whatever the order or repetition of events. A mark counts from
 * the first event after it was last removed. A challenge that repeats counts once a week, in London time.
 */
export function completionsOf({ events, season }: { events: readonly ChallengeEvent[]; season: Season }): Completion[] {
  const groups = new Map<string, { event: ChallengeEvent; week: number; ms: number }[]>()
  for (const event of events) {
    const week = weekOf(season, londonDay(event.at))
    if (!isInSeason(week)) continue
    const key = CHALLENGES[event.slug].repeats ? `${event.slug} ${week}` : event.slug
    groups.set(key, [...(groups.get(key) ?? []), { event, week, ms: Date.parse(event.at) }])
  }
  const completions = [...groups.values()].flatMap((group) => {
    const removedMs = Math.max(-Infinity, ...group.filter(({ event }) => event.kind === 'undone').map(({ ms }) => ms))
    const done = group.filter(({ event, ms }) => event.kind === 'done' && ms > removedMs)
    const first = done.reduce<(typeof done)[number] | null>((a, b) => (a && a.ms <= b.ms ? a : b), null)
    return first ? [{ slug: first.event.slug, week: first.week, at: new Date(first.ms).toISOString() }] : []
  })
  return completions.sort((a, b) => a.at.localeCompare(b.at) || a.slug.localeCompare(b.slug))
}
