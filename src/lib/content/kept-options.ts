import { RETENTION_KINDS, RETENTION_PERIODS } from '@/lib/domain/retention/periods'

/** How long each kind of record is kept, for texts such as the privacy policy to name. */
export const KEPT_FIGURES = RETENTION_KINDS.map((kind) => ({
  kind,
  key: `kept.${kind}`,
  name: `How long we keep: ${RETENTION_PERIODS[kind].name}`,
  unit: '',
}))
