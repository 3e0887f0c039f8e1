type PeriodUnit = 'days' | 'months' | 'years'

/** `least` and `most` bound what staff can choose. The law sets the minimum for invoices and contracts, and
 * fairness the others. */
type KnownPeriod = { name: string; unit: PeriodUnit; usual: number; least: number; most: number }

/** How long each kind of record is kept, unless staff choose another period. */
export const RETENTION_PERIODS = {
  leads: {
    name: 'Enquiries that led to no sale, after the last contact',
    unit: 'months',
    usual: 24,
    least: 1,
    most: 72,
  },
  estimates: {
    name: 'Calculator results sent by email, after the last contact',
    unit: 'months',
    usual: 12,
    least: 1,
    most: 72,
  },
  sales: { name: 'Sales and their invoices', unit: 'years', usual: 7, least: 6, most: 12 },
  acceptedQuotes: {
    name: 'Accepted quotes of erased enquiries, after the acceptance',
    unit: 'years',
    usual: 6,
    least: 6,
    most: 12,
  },
  warranties: { name: 'Warranties, after their last day', unit: 'years', usual: 1, least: 1, most: 6 },
  heldBack: { name: 'Enquiries held back as suspected spam', unit: 'days', usual: 30, least: 7, most: 90 },
  calculations: { name: 'Anonymous calculations', unit: 'months', usual: 12, least: 1, most: 24 },
  calls: { name: 'Presses of the call button without a number', unit: 'months', usual: 12, least: 1, most: 24 },
  carts: { name: 'Baskets, after the last change', unit: 'days', usual: 90, least: 7, most: 365 },
  errors: { name: 'Error reports, after the last occurrence', unit: 'days', usual: 14, least: 7, most: 90 },
  speed: { name: 'Speed measurements', unit: 'days', usual: 30, least: 15, most: 90 },
  heatmap: { name: 'Clicks and scrolling', unit: 'days', usual: 30, least: 7, most: 90 },
  views: {
    name: 'Individual views of blog posts, which are then added to totals',
    unit: 'days',
    usual: 90,
    least: 2,
    most: 365,
  },
  pageTotals: {
    name: 'Totals of page views by day, without anything about visitors',
    unit: 'months',
    usual: 25,
    least: 1,
    most: 60,
  },
  rewards: { name: 'Claims of rewards, after the last claim', unit: 'months', usual: 18, least: 13, most: 36 },
  seasons: {
    name: 'Saved progress of the energy challenge, after its link was last opened',
    unit: 'months',
    usual: 7,
    least: 1,
    most: 18,
  },
  comparisons: {
    name: 'Savings shared for the comparison of a postcode district',
    unit: 'months',
    usual: 13,
    least: 7,
    most: 24,
  },
  searches: { name: 'Searches without results, after the last search', unit: 'months', usual: 12, least: 1, most: 24 },
} as const satisfies Record<string, KnownPeriod>

export type RetentionKind = keyof typeof RETENTION_PERIODS

/** How long each kind of record is kept, in its unit. */
export type RetentionPeriods = Record<RetentionKind, number>

export const RETENTION_KINDS = Object.keys(RETENTION_PERIODS) as RetentionKind[]

/** Whether staff may choose this number for a kind of record. */
export function isAllowedPeriod(kind: RetentionKind, chosen: unknown): chosen is number {
  const { least, most } = RETENTION_PERIODS[kind]
  return Number.isInteger(chosen) && Number(chosen) >= least && Number(chosen) <= most
}

/** The periods that apply: the chosen ones, and the usual one for each that is missing or out of bounds. */
export function periodsOf(chosen: Partial<Record<RetentionKind, unknown>>): RetentionPeriods {
  const periods = RETENTION_KINDS.map((kind) => {
    const value = chosen[kind]
    return [kind, isAllowedPeriod(kind, value) ? value : RETENTION_PERIODS[kind].usual]
  })
  return Object.fromEntries(periods) as RetentionPeriods
}

/** '30 days', '1 year': for readers, and for PostgreSQL as an interval. */
export function periodText(kind: RetentionKind, count: number): string {
  const { unit } = RETENTION_PERIODS[kind]
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`
}
