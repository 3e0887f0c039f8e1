/** Bounds and default, in percent, of the share of page views whose speed is measured. */
export const SAMPLE_PERCENT = { least: 0, most: 100, usual: 100 } as const

/** Whether a page view is measured, given a random number from 0 up to, but not including, 1. */
export function isSampled(percent: number, random: number): boolean {
  return random * 100 < percent
}

/** Whether `percent` can be chosen as the share: a whole number within the bounds. */
export function isSamplePercent(percent: unknown): percent is number {
  return (
    typeof percent === 'number' &&
    Number.isInteger(percent) &&
    percent >= SAMPLE_PERCENT.least &&
    percent <= SAMPLE_PERCENT.most
  )
}
