const SETTLED_MS = 10_000

/**
 * Delay before the next restart: `firstMs` after a long enough run, doubling after each shorter one up to `mostMs`.
 * @param {{ firstMs: number, mostMs: number }} limits
 * @returns {(ranForMs: number) => number}
 */
export function restartDelays({ firstMs, mostMs }) {
  let shortRuns = 0
  return (ranForMs) => {
    shortRuns = ranForMs < SETTLED_MS ? shortRuns + 1 : 0
    return Math.min(firstMs * 2 ** Math.max(0, shortRuns - 1), mostMs)
  }
}
