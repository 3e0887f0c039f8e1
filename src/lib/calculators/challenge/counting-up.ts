import { numberIn } from '@/lib/domain/text/decimal-mark'

import { amountIn } from './amount-cells'
import type { TableRow } from './consumption-table'

const REGISTER = /reading|register|index|meter|counter|cumulat|total|state/i
/** Minimum number of steps in one direction, and how many of them there are for one in the other. */
const STEPS_MIN = 12
const STEPS_FOR_ONE_BACK = 50

/**
 * Whether a column holds the readings of a meter rather than amounts: it is named so, and rises all the time, or falls
 * if the latest row is the first. A meter that was exchanged runs back once.
 */
export function isCountingUp({
  heading,
  rows,
  column,
}: {
  heading: string
  rows: readonly TableRow[]
  column: number
}) {
  if (!REGISTER.test(heading)) return false
  let before: number | null = null
  let [rises, falls] = [0, 0]
  for (const { cells } of rows) {
    const { number } = amountIn(cells[column] ?? '')
    const value = numberIn(number, '.') ?? numberIn(number, ',')
    if (value === null) continue
    if (before !== null && value > before) rises++
    if (before !== null && value < before) falls++
    before = value
  }
  const [most, least] = [Math.max(rises, falls), Math.min(rises, falls)]
  return most >= STEPS_MIN && most >= least * STEPS_FOR_ONE_BACK
}
