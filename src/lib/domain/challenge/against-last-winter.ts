import { addDays } from '../calendar/london-time'
import { shareOfHeatingYear, USUAL_DEGREE_DAYS } from '../climate/heating-months'
import { assumed } from '../quantity/common-sources'
import { derived, given, type Quantity } from '../quantity/quantity'
import { type Band, bandsOf } from '../quantity/uncertainty'
import { kwhPerDay, type MeterFuel, type Use } from './meter-readings'
import { daysBetween, endOf, type Season, seasonBefore, startOfWeek, WEEKS } from './season'

/** Energy used in a winter: the days covered, their kWh and their share of a year's degree days. */
export type Covered = { days: number; kwh: number; share: number }

/** Minimum number of days covered in each of two winters for a comparison. */
export const DAYS_MIN = 14

/** Readings are seldom taken on the first and last day, so a use may begin or end this many days outside the winter. */
const SLACK_DAYS = 7

const SAMPLES = 1_000
const SEED = 1

/** `saved` is negative if more was used. The band contains the true saving in eight cases out of ten. */
export type Comparison =
  | { ok: true; last: Covered; current: Covered; expectedKwh: number; savedKwh: number; band: Band }
  | { ok: false; last: Covered; current: Covered }

/** Energy used in the days of a winter that are covered. */
export function coveredIn(season: Season, uses: readonly Use[], months = USUAL_DEGREE_DAYS): Covered {
  const from = addDays(season.startDate, -SLACK_DAYS)
  const to = addDays(endOf(season), SLACK_DAYS)
  return uses
    .filter((use) => use.from >= from && use.to <= to && use.from < use.to)
    .reduce(
      (sum, use) => ({
        days: sum.days + daysBetween(use.from, use.to),
        kwh: sum.kwh + use.kwh,
        share: sum.share + shareOfHeatingYear(use, months),
      }),
      { days: 0, kwh: 0, share: 0 },
    )
}

/**
 * Compares this winter's use with last winter's, scaled to the days covered: heating in proportion to the degree days
 * of average months (`months`: those of the region, if known), the rest in proportion to the number of days. The band
 * allows for the weather of both winters, which differs from the average, and for the share of heating, which no meter
 * shows.
 */
export function againstLastWinter({
  uses,
  season,
  fuel,
  months = USUAL_DEGREE_DAYS,
}: {
  uses: readonly Use[]
  season: Season
  fuel: MeterFuel
  months?: readonly number[]
}): Comparison {
  const last = coveredIn(seasonBefore(season), uses, months)
  const current = coveredIn(season, uses, months)
  if (last.days < DAYS_MIN || current.days < DAYS_MIN || last.kwh === 0) return { ok: false, last, current }
  const expected = expectedOf({ last, current, fuel })
  const saved = derived({
    key: 'readings.saved',
    name: 'Saved against last winter',
    unit: 'kWh',
    inputs: [expected],
    formula: `expected − ${current.kwh}`,
    compute: (kwh) => kwh - current.kwh,
  })
  const [band] = bandsOf({ roots: [saved], samples: SAMPLES, seed: SEED })
  if (!band) throw new Error('No band for the saving')
  return { ok: true, last, current, expectedKwh: expected.value, savedKwh: saved.value, band }
}

/** The share of a winter's energy that heats the home. */
export const HEATING_SHARE = {
  gas: { value: 0.8, spread: { low: 0.65, high: 0.95 } },
  electricity: { value: 0.6, spread: { low: 0.3, high: 0.8 } },
}

function expectedOf({ last, current, fuel }: { last: Covered; current: Covered; fuel: MeterFuel }): Quantity {
  const heating = given({
    key: 'readings.heating-part',
    name: 'Share of the energy used in winter that heats the home',
    unit: '',
    ...HEATING_SHARE[fuel],
    source: assumed('A home that is heated with this fuel'),
  })
  const weather = given({
    key: 'readings.weather',
    name: 'Degree days of this winter for each of the last, against average months',
    unit: '',
    value: 1,
    source: assumed('Two winters differ by up to 15 % nine times in ten'),
    spread: { low: 0.85, high: 1.15 },
  })
  return derived({
    key: 'readings.expected',
    name: 'Expected from last winter',
    unit: 'kWh',
    inputs: [heating, weather],
    formula: 'E × (h × w × degree days ÷ degree days then + (1 − h) × days ÷ days then)',
    compute: (share, ratio) =>
      last.kwh * ((share * ratio * current.share) / last.share + ((1 - share) * current.days) / last.days),
  })
}

/** kWh a day in each of the 26 weeks; null where fewer than four days are covered. */
export function weeklyUse(season: Season, uses: readonly Use[]): (number | null)[] {
  return Array.from({ length: WEEKS }, (_, week) => {
    const [start, end] = [startOfWeek(season, week), startOfWeek(season, week + 1)]
    const overlaps = uses.flatMap((use) => {
      const days = daysBetween(use.from > start ? use.from : start, use.to < end ? use.to : end)
      return days > 0 ? [{ days, kwh: days * kwhPerDay(use) }] : []
    })
    const days = overlaps.reduce((sum, overlap) => sum + overlap.days, 0)
    return days < 4 ? null : overlaps.reduce((sum, overlap) => sum + overlap.kwh, 0) / days
  })
}
