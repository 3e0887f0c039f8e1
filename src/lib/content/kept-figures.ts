import { periodText, RETENTION_KINDS, RETENTION_PERIODS, type RetentionPeriods } from '@/lib/domain/retention/periods'

import type { PrintedFigures } from './printed-figures'

/** How long each kind of record is kept, for texts such as the privacy policy to name. */
export const KEPT_FIGURES = RETENTION_KINDS.map((kind) => ({
  kind,
  key: `kept.${kind}`,
  name: `How long we keep: ${RETENTION_PERIODS[kind].name}`,
  unit: '',
}))

/** The periods as texts print them: '30 days'. */
export function keptFigures(periods: RetentionPeriods): PrintedFigures {
  return Object.fromEntries(
    KEPT_FIGURES.map(({ key, kind }) => [key, { key, text: periodText(kind, periods[kind]), value: null, note: null }]),
  )
}
