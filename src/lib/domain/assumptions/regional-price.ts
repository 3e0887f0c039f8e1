import type { Assumption, Period } from './assumption'

type Input = {
  /** An electricity price known only for Great Britain. */
  price: Assumption
  /** The capped electricity price, average and regional. */
  average: Assumption
  regional: Assumption
}

/**
 * Adjusts a national price to a region: in each cap period, by the difference between the regional and the average cap.
 */
export function regionalPrice({ price, average, regional }: Input): Assumption {
  const moved = regional.periods.flatMap((cap) => {
    const national = average.periods.find(({ validFrom }) => validFrom === cap.validFrom)
    return national
      ? price.periods.flatMap((period) => movedPeriod({ period, cap, share: cap.value / national.value }) ?? [])
      : []
  })
  // An adjusted period replaces the national one that starts on the same day.
  const periods = new Map([...price.periods, ...moved].map((period) => [period.validFrom, period]))
  return { ...price, periods: [...periods.values()] }
}

/** The overlap of a period and a cap, with the regional adjustment; null if they do not overlap. */
function movedPeriod({ period, cap, share }: { period: Period; cap: Period; share: number }): Period | null {
  const validFrom = period.validFrom > cap.validFrom ? period.validFrom : cap.validFrom
  const validTo =
    period.validTo === null || (cap.validTo !== null && cap.validTo < period.validTo) ? cap.validTo : period.validTo
  if (validTo !== null && validFrom > validTo) return null
  const { value, spread, source } = period
  return {
    validFrom,
    validTo,
    value: value * share,
    source: { ...source, title: `${source.title}, moved with the price cap of the region` },
    ...(spread && { spread: { low: spread.low * share, high: spread.high * share } }),
  }
}
