import { periodText, type RetentionKind, type RetentionPeriods } from '@/lib/domain/retention/periods'

/** How long rows are kept: for the period of a kind of record, which staff choose, or for a fixed period. */
type Kept = { kind: RetentionKind; fixed?: never } | { kind?: never; fixed: '0 days' | '1 day' | '7 days' | '90 days' }

/**
 * Rows of `table` that match `where` are deleted once `ageColumn` is older than the period for which they are kept.
 * Above `maxRows`, the oldest are deleted immediately; it is null for what people were promised, of which new rows are
 * refused instead (platform/quotas.ts). `alongside`: statements that run with the deletion, on the keys in `doomed`.
 * `hasMails`: without a mail server, emails about a row are saved under its `reference`; they are deleted with it.
 */
export type RetentionRule = {
  name: string
  table: string
  key: string
  ageColumn: string
  kept: Kept
  maxRows: number | null
  where: string
  alongside: string[]
  hasMails: boolean
}

/** The period as a PostgreSQL interval. */
export const keptFor = ({ kept }: RetentionRule, periods: RetentionPeriods): string =>
  kept.kind ? periodText(kept.kind, periods[kept.kind]) : kept.fixed

/** Of a rule for all rows of a table. */
export const ALL = { key: 'id', where: 'true', alongside: [], hasMails: false }
