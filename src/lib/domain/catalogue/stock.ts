export type Stock = 'in-stock' | 'low' | 'none' | 'unknown'

/** Availability of a stock level: low below the warning level, unknown when null. */
export function stockOf({ level, warnBelow }: { level: number | null; warnBelow: number }): Stock {
  if (level === null) return 'unknown'
  if (level <= 0) return 'none'
  return level < warnBelow ? 'low' : 'in-stock'
}

/** Reasons for a change of a stock level. */
export const STOCK_REASONS = [
  { value: 'order', label: 'Order' },
  { value: 'correction', label: 'Correction' },
  { value: 'delivery', label: 'Delivery to us' },
  { value: 'sync', label: 'Supplier file' },
] as const

export type StockReason = (typeof STOCK_REASONS)[number]['value']
