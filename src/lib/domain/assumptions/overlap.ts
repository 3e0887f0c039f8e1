type Days = { validFrom: string; validTo: string | null }

/** The first period that overlaps this one, or null. ISO dates; a null end date is open. */
export function overlapping<Other extends Days>({
  period,
  others,
}: {
  period: Days
  others: readonly Other[]
}): Other | null {
  const endsBefore = (one: Days, other: Days) => one.validTo !== null && one.validTo < other.validFrom
  return others.find((other) => !endsBefore(period, other) && !endsBefore(other, period)) ?? null
}
