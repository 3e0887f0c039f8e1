import type { Source } from '@/lib/domain/quantity/quantity'

/** A figure from elsewhere beside ours. `within`: the largest difference that counts as agreement, in `unit`. */
export type Check = {
  what: string
  reference: number
  ours: number
  unit: string
  /** Decimal places to show. */
  digits: number
  within: number
}

/** Figures of one kind with their common source. */
export type CheckTable = {
  /** Also the URL fragment. */
  id: string
  heading: string
  /** What is compared, and what that shows or does not show. */
  text: string
  source: Source
  checks: readonly Check[]
}

const agrees = ({ reference, ours, within }: Check): boolean => Math.abs(ours - reference) <= within

/** The checks whose figures disagree. */
export const disagreeing = ({ checks }: Pick<CheckTable, 'checks'>): Check[] => checks.filter((check) => !agrees(check))

/** '1,477.4 W'; a bare number without a unit. */
export function figureText({ value, unit, digits }: { value: number; unit: string; digits: number }): string {
  const rounded = Math.abs(value).toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const sign = value < 0 && /[1-9]/.test(rounded) ? '−' : ''
  return unit === '£' ? `${sign}£${rounded}` : `${sign}${rounded}${unit && ` ${unit}`}`
}
