/** The last period, in any order, to have begun by an ISO date, whether or not it has ended. */
export function lastBegun<Period extends { validFrom: string }>(
  periods: readonly Period[],
  date: string,
): Period | undefined {
  const begun = periods.filter(({ validFrom }) => validFrom <= date)
  return begun.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1)).at(-1)
}
