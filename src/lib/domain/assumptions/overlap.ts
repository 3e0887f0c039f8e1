type Days = { validFrom: string; validTo: string | null }

/** The first of other periods that shares a day with this one; ISO days, null for no last one. Null where none does. */
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
