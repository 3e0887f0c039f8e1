import { addDays } from '../calendar/london-time'
import { MONTHS } from '../calendar/months'
import { writtenDate } from '../calendar/written-date'
import { ELECTRICITY_REGIONS, type ElectricityRegion, regionName } from '../electrical/regions'
import { capitalised } from '../text/capitalised'
import { lastBegun } from './last-begun'
import type { PriceCap } from './price-cap'
import { PRICES } from './price-names'
import type { RegionPrices } from './read-price-table'

/** The first and last day of a price cap, as ISO dates. */
export type CapDays = { validFrom: string; validTo: string }

/** No price of a region has moved by more between two quarters since July 2024. */
const USUAL_SHARE = 0.25

/**
 * What is unusual about new prices beside those before them, in sentences: a gap between the periods, a price that moved
 * by more than a quarter, or prices that are all the same. Staff have to confirm it before saving.
 */
export function unusualPrices({
  rows,
  days,
  before,
}: {
  rows: readonly RegionPrices[]
  days: CapDays
  before: readonly PriceCap[]
}): string[] {
  return [...gapBefore(days, before), ...unusualMoves({ rows, days, before })]
}

/** The regions without prices, in a sentence; none may be missing, because a page cannot tell old prices from new. */
export function missingRegions(rows: readonly RegionPrices[]): string[] {
  const names = [null, ...ELECTRICITY_REGIONS.map(({ value }) => value)]
    .filter((value) => !rows.some(({ region }) => region === value))
    .map((value) => capitalised(regionName(value)))
  return names.length > 0 ? [`These are not in the table: ${names.join('; ')}.`] : []
}

function gapBefore({ validFrom }: CapDays, before: readonly PriceCap[]): string[] {
  const last = capBefore({ region: null, validFrom, before })
  if (!last || addDays(last.validTo, 1) >= validFrom) return []
  return [
    `There are no prices from ${writtenDate(addDays(last.validTo, 1))} to ${writtenDate(addDays(validFrom, -1))}.`,
  ]
}

function unusualMoves({ rows, days, before }: Parameters<typeof unusualPrices>[0]): string[] {
  const moves = rows.flatMap((row) =>
    movesOf(row, capBefore({ region: row.region, validFrom: days.validFrom, before })),
  )
  if (moves.length > 0 && moves.every(({ was, is }) => was === is))
    return ['Every price is the same as before. Is this the table of the new quarter?']
  return moves
    .filter(({ was, is }) => Math.abs(is / was - 1) > USUAL_SHARE)
    .map(({ region, label, was, is }) => `${capitalised(regionName(region))}, ${label}: ${was}p before, ${is}p now.`)
}

function movesOf(row: RegionPrices, last: PriceCap | undefined) {
  return PRICES.flatMap(({ name, label, fuel, rate }) => {
    const was = last?.[fuel]?.[rate]
    return was ? [{ region: row.region, label: label.toLowerCase(), was, is: row[name] }] : []
  })
}

/** The last cap of a region to begin before a day. */
function capBefore({
  region,
  validFrom,
  before,
}: {
  region: ElectricityRegion | null
  validFrom: string
  before: readonly PriceCap[]
}): PriceCap | undefined {
  return lastBegun(
    before.filter((cap) => cap.region === region),
    addDays(validFrom, -1),
  )
}

/** 'January to March 2027'; 'December 2026 to February 2027'; 'March 2027'. */
export function periodInWords({ validFrom, validTo }: CapDays): string {
  const [first, last] = [monthOf(validFrom), monthOf(validTo)]
  if (first.year !== last.year) return `${first.name} ${first.year} to ${last.name} ${last.year}`
  return first.name === last.name ? `${last.name} ${last.year}` : `${first.name} to ${last.name} ${last.year}`
}

function monthOf(date: string) {
  const [year = '', month = ''] = date.split('-')
  return { year, name: MONTHS[Number(month) - 1] ?? '' }
}
