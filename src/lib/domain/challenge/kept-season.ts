import { londonDay } from '../calendar/london-day'
import { addDays, weekdayOf } from '../calendar/london-time'
import type { ChallengeSlug } from './challenges'
import { type ChallengeEvent, completionsOf } from './completions'
import { betweenReadings, type MeterFuel, type MeterReading, type Use } from './meter-readings'
import { isInSeason, type Season, seasonBefore, weekOf, WEEKS } from './season'

/** Version of the data kept on a device. */
export const KEPT_VERSION = 1

/** More than any home uses in a day, kWh. */
export const DAY_KWH_MAX = 10_000

/** kWh by ISO date in London, from a supplier's file. */
export type DailyUse = Readonly<Record<string, number>>

/** All data about a household that its device keeps. */
export type KeptSeason = {
  version: typeof KEPT_VERSION
  /** Query string of the quick calculator for the household's home; null for the typical home. */
  home: string | null
  events: readonly ChallengeEvent[]
  readings: readonly MeterReading[]
  days: Readonly<Record<MeterFuel, DailyUse>>
}

/** The initial data of a device. */
export const NOTHING_KEPT: KeptSeason = {
  version: KEPT_VERSION,
  home: null,
  events: [],
  readings: [],
  days: { electricity: {}, gas: {} },
}

/** Adds an event; `withProofs` adds and takes back those that depend on readings. */
export function withEvent(kept: KeptSeason, event: ChallengeEvent): KeptSeason {
  return { ...kept, events: [...kept.events, event] }
}

/** Adds a reading, replacing one of the same fuel and day. */
export function withReading(kept: KeptSeason, reading: MeterReading): KeptSeason {
  return { ...kept, readings: [...withoutReading(kept, reading).readings, reading] }
}

/** Removes the reading of a fuel and day. */
export function withoutReading(kept: KeptSeason, { fuel, date }: Pick<MeterReading, 'fuel' | 'date'>): KeptSeason {
  return { ...kept, readings: kept.readings.filter((other) => other.fuel !== fuel || other.date !== date) }
}

const SLACK_DAYS = 7

/** Adds the days of a file, replacing the same days. Days before last winter are dropped. */
export function withDays(
  kept: KeptSeason,
  { fuel, days, season }: { fuel: MeterFuel; days: DailyUse; season: Season },
): KeptSeason {
  const from = addDays(seasonBefore(season).startDate, -SLACK_DAYS)
  const all = Object.entries({ ...kept.days[fuel], ...days }).filter(([date]) => date >= from)
  return { ...kept, days: { ...kept.days, [fuel]: Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b))) } }
}

/** The use of a fuel: by day where a file was read, and between the readings of other times. */
export function usesOf({ days, readings }: Pick<KeptSeason, 'days' | 'readings'>, fuel: MeterFuel): Use[] {
  const daily = Object.entries(days[fuel]).map(([date, kwh]) => ({ from: date, to: addDays(date, 1), kwh }))
  const others = betweenReadings(readings, fuel).filter(
    (use) => !daily.some(({ from }) => from >= use.from && from < use.to), // no day counts twice
  )
  return [...daily, ...others]
}

/** The ISO dates of a winter that have a reading or a day of a file, earliest first. */
export function datesIn(season: Season, { readings, days }: Pick<KeptSeason, 'readings' | 'days'>): string[] {
  const dates = [...readings.map(({ date }) => date), ...Object.values(days).flatMap((daily) => Object.keys(daily))]
  return [...new Set(dates)].filter((date) => isInSeason(weekOf(season, date))).sort()
}

/**
 * Adds the marks of challenges that readings prove, and takes back those they no longer prove: two Sundays of a winter,
 * and its last week. A mark added after the winter gets the date of the reading that proves it, since marks outside the
 * winter do not count.
 */
export function withProofs(kept: KeptSeason, { season, at }: { season: Season; at: string }): KeptSeason {
  const dates = datesIn(season, kept)
  const [, secondSunday] = dates.filter((date) => weekdayOf(date) === 0)
  const provenOn: [ChallengeSlug, string | undefined][] = [
    ['two-sundays', secondSunday],
    ['last-sunday', dates.find((date) => weekOf(season, date) === WEEKS - 1)],
  ]
  const isWithin = (instant: string) => isInSeason(weekOf(season, londonDay(instant)))
  const marked = completionsOf({ events: kept.events, season }).map(({ slug }) => slug)
  return provenOn.reduce((sum, [slug, date]) => {
    if (marked.includes(slug) === (date !== undefined)) return sum
    const earlier = kept.events.filter((event) => event.slug === slug && isWithin(event.at))
    const lastMs = Math.max(-Infinity, ...earlier.map((event) => Date.parse(event.at)))
    const ownMs = isWithin(at) ? Date.parse(at) : date === undefined ? -Infinity : Date.parse(`${date}T12:00:00Z`)
    const ms = Math.max(ownMs, lastMs + 1) // only the last event counts
    return withEvent(sum, { kind: date === undefined ? 'undone' : 'done', slug, at: new Date(ms).toISOString() })
  }, kept)
}

/** Merges an export into the kept data. Equal events are kept once; a kept reading or day takes precedence. */
export function withExport(kept: KeptSeason, other: KeptSeason): KeptSeason {
  const events = [...kept.events, ...other.events]
  const both = kept.readings.reduce(withReading, { ...kept, readings: other.readings })
  return {
    ...both,
    home: kept.home ?? other.home,
    events: [...new Map(events.map((event) => [`${event.kind} ${event.slug} ${event.at}`, event])).values()],
    days: {
      electricity: { ...other.days.electricity, ...kept.days.electricity },
      gas: { ...other.days.gas, ...kept.days.gas },
    },
  }
}
