import { RETENTION_KINDS, RETENTION_PERIODS } from '@/lib/domain/retention/periods'

/** Retention periods that texts such as the privacy policy can reference. */
export const KEPT_FIGURES = RETENTION_KINDS.map((kind) => ({
  kind,
  key: `kept.${kind}`,
  name: `How long we keep: ${RETENTION_PERIODS[kind].name}`,
  unit: '',
}))
