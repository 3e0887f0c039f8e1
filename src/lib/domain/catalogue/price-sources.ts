/** Origins of a price change. */
export const PRICE_SOURCES = [
  { value: 'staff', label: 'Staff' },
  { value: 'supplier-file', label: 'Supplier file' },
  { value: 'seed', label: 'Initial data' },
] as const

export type PriceSource = (typeof PRICE_SOURCES)[number]['value']
