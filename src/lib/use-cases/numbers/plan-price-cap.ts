import type { Pool } from 'pg'

import { basisOn } from '@/lib/calculators/quick/basis-on'
import { NAMED_FIGURES } from '@/lib/content/figure-options'
import { figuresOn } from '@/lib/content/figures-on'
import type { FigureChange, PriceCapPlan } from '@/lib/content/price-cap-plan'
import type { PrintedFigures } from '@/lib/content/printed-figures'
import type { Powerboard } from '@/lib/content/product'
import type { Numbers } from '@/lib/domain/assumptions/default-assumptions'
import { missingRegions, unusualPrices } from '@/lib/domain/assumptions/price-cap-changes'
import { readPriceTable } from '@/lib/domain/assumptions/read-price-table'
import { londonInstant, londonTime } from '@/lib/domain/calendar/london-time'
import type { PriceCapEntry } from '@/lib/schemas/price-cap'

import { capsOf } from './caps-of'
import { pagesWith } from './pages-with-figures'

const NOON_MINUTE = 12 * 60

type Planning = {
  pool: Pool
  entry: PriceCapEntry
  numbers: Numbers
  panels: readonly [Powerboard, ...Powerboard[]]
  now: Date
}

/**
 * What the site would print from the first day of a price cap, or from today if that has passed, beside what it prints
 * today: every figure that texts name, with its pages, and the passages that have today's figure typed in.
 */
export async function planPriceCap({ pool, entry, numbers, panels, now }: Planning): Promise<PriceCapPlan> {
  const { rows, problems } = readPriceTable(entry.table)
  const today = londonTime(now).date
  const on = entry.validFrom > today ? entry.validFrom : today
  const plan = { problems: problems.length > 0 ? problems : missingRegions(rows), on }
  if (plan.problems.length > 0) return { ...plan, unusual: [], figures: [], typed: [] }
  const tariffs = [...numbers.tariffs, ...capsOf(entry, rows)]
  const changes = changesBetween(
    printedOn({ numbers, panels, on: today }),
    printedOn({ numbers: { ...numbers, tariffs }, panels, on }),
  )
  const unusual = unusualPrices({ rows, days: entry, before: numbers.tariffs })
  return { ...plan, unusual, ...(await pagesWith(pool, changes)) }
}

type Day = { numbers: Numbers; panels: Planning['panels']; on: string }

const printedOn = ({ numbers, panels, on }: Day): PrintedFigures =>
  figuresOn(basisOn({ now: londonInstant({ date: on, minute: NOON_MINUTE }), numbers, panels })) ?? {}

function changesBetween(before: PrintedFigures, after: PrintedFigures): FigureChange[] {
  return NAMED_FIGURES.flatMap(({ value: key, label: name }) => {
    const [was, is] = [before[key], after[key]]
    return was && is && was.text !== is.text
      ? [{ key, name, was: was.text, is: is.text, isAmount: is.value !== null }]
      : []
  })
}
