import type { Confidence } from '@/lib/domain/quantity/confidence'
import { withMinusSign, writtenNumber } from '@/lib/format/written-number'

/** Confidence labels. */
export const CONFIDENCE_LABELS: Record<Confidence, string> = {
  verified: 'read in the source or a copy of it',
  'well-known': 'well known, not read in the source',
  computed: 'computed',
  assumed: 'assumed, low confidence',
}

const UNITS: Readonly<Record<string, string>> = { 'K·d': 'degree days', '1/h': 'an hour', 'kWh/kWh': '', kg: 'kg CO₂e' }

/** Threshold above which pence are shown as whole pounds. */
const WHOLE_POUNDS_PENCE = 10_000

/** A formatted quantity: '£2,735', '26.32 p/kWh', '0.78', '5,646 W'. */
export function amountOf({ value, unit }: { value: number; unit: string }): string {
  if (unit === 'p') return poundsOf(value)
  const written = withMinusSign(writtenNumber(value, { most: decimalsOf(value) }))
  const shownUnit = UNITS[unit] ?? unit
  return shownUnit === '' ? written : `${written} ${shownUnit}`
}

function poundsOf(pence: number): string {
  const decimals = Math.abs(pence) >= WHOLE_POUNDS_PENCE ? 0 : 2
  const written = writtenNumber(Math.abs(pence / 100), { least: decimals, most: decimals })
  return `${pence < 0 ? '−' : ''}£${written}`
}

function decimalsOf(value: number): number {
  const size = Math.abs(value)
  if (size >= 1000) return 0
  if (size >= 100) return 1
  return size >= 1 ? 2 : 3
}
