/** Of some periods, in whatever order, the last that has begun on an ISO day, ended or not. */
export function lastBegun<Period extends { validFrom: string }>(
  periods: readonly Period[],
  date: string,
): Period | undefined {
  const begun = periods.filter(({ validFrom }) => validFrom <= date)
  return begun.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1)).at(-1)
}
