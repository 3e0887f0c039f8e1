import { periodText, type RetentionPeriods } from '@/lib/domain/retention/periods'

import { KEPT_FIGURES } from './kept-options'
import type { PrintedFigures } from './printed-figures'

/** The retention periods as printed in text: '30 days'. */
export function keptFigures(periods: RetentionPeriods): PrintedFigures {
  return Object.fromEntries(
    KEPT_FIGURES.map(({ key, kind }) => [key, { key, text: periodText(kind, periods[kind]), value: null, note: null }]),
  )
}
