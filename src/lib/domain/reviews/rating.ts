/** What a customer can give, lowest first. */
export const STARS = [1, 2, 3, 4, 5] as const

/** `average`: to one decimal place, rounded down, so that 5 means that everyone gave five. `counts`: of each number of stars, highest first. */
export type Rating = { average: number; count: number; counts: { stars: number; count: number }[] }

/** The rating of all published reviews, from the number of those with each number of stars; null if there are none. */
export function ratingOf(given: readonly { stars: number; count: number }[]): Rating | null {
  const counts = STARS.map((stars) => ({ stars, count: countOf(given.filter((one) => one.stars === stars)) })).reverse()
  const count = countOf(counts)
  if (count === 0) return null
  const total = counts.reduce((sum, one) => sum + one.stars * one.count, 0)
  return { average: Math.floor((total * 10) / count) / 10, count, counts }
}

const countOf = (counted: readonly { count: number }[]) => counted.reduce((sum, { count }) => sum + count, 0)
