import { periodText, type RetentionPeriods } from '@/lib/domain/retention/periods'
import type { RetentionRule } from '@/lib/features/feature'
import { listed } from '@/lib/features/features'

/**
 * Retention of everything visitors can add, as the features declare it. Leads are erased one by one, see
 * `expired-leads.ts`, except held ones that were never approved. Orders are no longer held; those that were may have an
 * invoice or goods, and are erased like the rest. Page checks are deleted with their page.
 */
export const RETENTION_RULES: readonly RetentionRule[] = listed('retention')

/** The period as a PostgreSQL interval. */
export const keptFor = ({ kept }: RetentionRule, periods: RetentionPeriods): string =>
  kept.kind ? periodText(kept.kind, periods[kept.kind]) : kept.fixed
