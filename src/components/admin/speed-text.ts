import type { Metric } from '@/lib/page-speed/weekly-speed'

/** '1,250 ms'; layout shift has no unit. */
export function speedText(metric: Metric, value: number | null): string {
  if (value === null) return 'none'
  return metric === 'CLS' ? value.toFixed(2) : `${Math.round(value).toLocaleString('en-GB')} ms`
}

/** '50', or '50 of about 200 page views' if only a share was measured. */
export function measuredText(count: number, views: number): string {
  const measured = count.toLocaleString('en-GB')
  return views > count ? `${measured} of about ${views.toLocaleString('en-GB')} page views` : measured
}
