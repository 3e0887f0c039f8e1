import type { Metric } from '@/lib/page-speed/weekly-speed'

/** '1,250 ms'; layout shift has no unit. */
export function speedText(metric: Metric, value: number | null): string {
  if (value === null) return 'none'
  return metric === 'CLS' ? value.toFixed(2) : `${Math.round(value).toLocaleString('en-GB')} ms`
}
