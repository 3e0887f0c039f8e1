import { addDays } from '../calendar/london-time'
import { type HeatingMonths, shareOfHeatingYear } from '../climate/heating-months'
import { assumed } from '../quantity/common-sources'
import { derived, given, type Quantity } from '../quantity/quantity'
import { type Band, bandsOf } from '../quantity/uncertainty'
import { kwhPerDay, type MeterFuel, type Use } from './meter-readings'
import { daysBetween, endOf, type Season, seasonBefore, startOfWeek, WEEKS } from './season'

/** Energy used in a winter: the days covered, their kWh and their degree days as a share of an average year. */
export type Covered = {
  days: number
  kwh: number
  share: number
  /** Months among them whose weather is not known, so that they count as average: '2026-11'. */
  averageMonths: readonly string[]
}

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
export function coveredIn(season: Season, uses: readonly Use[], heating: HeatingMonths = {}): Covered {
  const from = addDays(season.startDate, -SLACK_DAYS)
  const to = addDays(endOf(season), SLACK_DAYS)
  const covered = uses.filter((use) => use.from >= from && use.to <= to && use.from < use.to)
  const total = (of: (use: Use) => number) => covered.reduce((sum, use) => sum + of(use), 0)
  return {
    days: total((use) => daysBetween(use.from, use.to)),
    kwh: total(({ kwh }) => kwh),
    share: total((use) => shareOfHeatingYear(use, heating)),
    averageMonths: [...new Set(covered.flatMap(monthsOf))]
      .filter((month) => heating.weather?.[month] === undefined)
      .sort(),
  }
}

/** The months of a use, '2026-10' and '2026-11'. */
function monthsOf({ from, to }: Use): string[] {
  const months = new Set<string>()
  for (let date = from; date < to; date = addDays(date, 1)) months.add(date.slice(0, 7))
  return [...months]
}

/**
 * Compares this winter's use with last winter's, scaled to the days covered: heating in proportion to the degree days of
 * the months, as they were where that is known and else of average ones, the rest in proportion to the number of days.
 * The band allows for weather that is not known, and for the share of heating, which no meter shows.
 */
export function againstLastWinter({
  uses,
  season,
  fuel,
  heating,
}: {
  uses: readonly Use[]
  season: Season
  fuel: MeterFuel
  heating?: HeatingMonths
}): Comparison {
  const last = coveredIn(seasonBefore(season), uses, heating)
  const current = coveredIn(season, uses, heating)
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
  const isKnown = last.averageMonths.length + current.averageMonths.length === 0
  const weather = given({
    key: 'readings.weather',
    name: 'Degree days of this winter for each of the last, against those counted',
    unit: '',
    value: 1,
    ...(isKnown
      ? { source: assumed('A place follows the weather of the country to 5 %'), spread: { low: 0.95, high: 1.05 } }
      : {
          source: assumed('Two winters differ by up to 15 % nine times in ten'),
          spread: { low: 0.85, high: 1.15 },
        }),
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
