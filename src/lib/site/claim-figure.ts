import type { ClaimReading } from './claim'

/** A claim's figure with its unit, as large figures print it: '£179', '99.8%', '10 yr', 'IP54' */
export function claimFigure({ value, unit }: Pick<ClaimReading, 'value' | 'unit'>): string {
  if (unit === '£') return `£${value}`
  if (unit === '' || unit === '%') return `${value}${unit}`
  return `${value} ${unit}`
}
