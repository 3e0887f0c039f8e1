export type Stock = 'in-stock' | 'low' | 'none' | 'unknown'

/** What is said of a number on the shelf: few when fewer than staff want to be warned of. Nobody has counted where it is null. */
export function stockOf({ level, warnBelow }: { level: number | null; warnBelow: number }): Stock {
  if (level === null) return 'unknown'
  if (level <= 0) return 'none'
  return level < warnBelow ? 'low' : 'in-stock'
}
