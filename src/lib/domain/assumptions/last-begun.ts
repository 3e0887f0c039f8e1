type Dated = { validFrom: string }

/** Periods by their first day; those that begin on the same day stay in their order. */
export const byBeginning = <Period extends Dated>(periods: readonly Period[]): Period[] =>
  periods.toSorted((one, other) => Number(one.validFrom > other.validFrom) - Number(one.validFrom < other.validFrom))

/** The last period, in any order, to have begun by an ISO date, whether or not it has ended; of two, the latter. */
export function lastBegun<Period extends Dated>(periods: readonly Period[], date: string): Period | undefined {
  return byBeginning(periods.filter(({ validFrom }) => validFrom <= date)).at(-1)
}
