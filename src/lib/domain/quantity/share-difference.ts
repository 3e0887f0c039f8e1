import { shareBand } from './share-band'

type Share = { hits: number; of: number }

type ShareDifference = { difference: number; low: number; high: number }

/**
 * How much larger the second share is than the first, from -1 to 1, with its 95 % confidence interval; null if either is
 * of nothing. Source: R. G. Newcombe, "Interval estimation for the difference between independent proportions", Statistics
 * in Medicine 17 (1998), pp. 873–890, method 10.
 */
export function shareDifference(first: Share, second: Share): ShareDifference | null {
  const [before, after] = [shareBand(first), shareBand(second)]
  if (!before || !after) return null
  const [from, to] = [first.hits / first.of, second.hits / second.of]
  return {
    difference: to - from,
    low: to - from - Math.hypot(to - after.low, before.high - from),
    high: to - from + Math.hypot(after.high - to, from - before.low),
  }
}
