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
