import { MONTHS } from '@/lib/domain/calendar/months'
import type { Comparison } from '@/lib/domain/challenge/against-last-winter'
import { counted } from '@/lib/format/counted'

import { roughly } from './roughly'

/** The result of a comparison in one sentence, no more precise than its range allows. */
export function comparisonWords(comparison: Comparison, daysMin: number): string {
  const { last, current } = comparison
  if (!comparison.ok)
    return `We compare two winters once there are ${daysMin} days of each. So far: ${counted(last.days, 'day')} of last winter, ${counted(current.days, 'day')} of this one.`
  const { savedKwh, band } = comparison
  if (band.p10 > 0)
    return `About ${roughly(savedKwh)} kWh less than last winter’s habits would have used, likely ${roughly(band.p10)} to ${roughly(band.p90)}.`
  if (band.p90 < 0)
    return `About ${roughly(-savedKwh)} kWh more than last winter’s habits would have used, likely ${roughly(-band.p90)} to ${roughly(-band.p10)}.`
  return `No clear difference yet: between ${roughly(-band.p10)} kWh more and ${roughly(band.p90)} kWh less than last winter’s habits would have used.`
}

/** Which weather a comparison counts, and what its range allows for: the end of a sentence about average degree days. */
export function weatherWords({ last, current }: Comparison, source: string): string {
  const average = [...last.averageMonths, ...current.averageMonths]
  if (average.length === 0)
    return `, and for how cold each month was (${source}). The range of eight in ten results allows for your place being up to 5% colder or milder than the country.`
  const few = average.length <= FEW_MONTHS
  const named = average.map((month) => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`)
  return `, and for how cold each month was where we know it. ${few ? listed(named) : `${average.length} of the months`} ${average.length === 1 ? 'counts' : 'count'} as average: we have no figures for ${average.length === 1 ? 'it' : 'them'} yet. The range of eight in ten results allows for one winter being up to 15% colder or milder than the other.`
}

const FEW_MONTHS = 3

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
