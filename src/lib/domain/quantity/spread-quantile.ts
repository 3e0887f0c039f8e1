/** 95th percentile of the standard normal distribution. */
const DEVIATE_AT_95_PERCENT = 1.6448536269514722

type Spread = { low: number; value: number; high: number }

/*
 * Quantiles of a spread, where nine in ten true values are between `low` and `high` and half are below `value`: half a
 * normal curve on either side of `value`, scaled to that side of the spread. Clamped to the spread, so that no sample
 * exceeds the slider's limits.
 */

/** A quantile on a scale on which the spread is -1 to 1. */
export function spreadDeviate(share: number): number {
  if (share <= 0.05) return -1
  if (share >= 0.95) return 1
  return normalDeviate(share) / DEVIATE_AT_95_PERCENT
}

/** Maps that scale to the values of a spread. */
export function acrossSpread({ low, value, high }: Spread): (deviate: number) => number {
  const below = value - low
  const above = high - value
  return (deviate) => value + deviate * (deviate < 0 ? below : above)
}

/** Central part of the normal quantile function, Acklam's rational approximation (2003), accurate to 1.2e-9. */
function normalDeviate(share: number): number {
  const off = share - 0.5
  const square = off * off
  const above = polynomial(
    [
      -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
      2.506628277459239,
    ],
    square,
  )
  const below = polynomial(
    [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572, 1],
    square,
  )
  return (above * off) / below
}

function polynomial(coefficients: readonly number[], x: number): number {
  return coefficients.reduce((sum, coefficient) => sum * x + coefficient, 0)
}
