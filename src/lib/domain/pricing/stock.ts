export type Stock = 'in-stock' | 'low' | 'none'

/** What is said of a number on the shelf: few when fewer than staff want to be warned of. */
export function stockOf({ level, warnBelow }: { level: number; warnBelow: number }): Stock {
  if (level <= 0) return 'none'
  return level < warnBelow ? 'low' : 'in-stock'
}
