import * as z from 'zod'

import { type CatalogueFilter, SHELF_ORDERS } from '@/lib/domain/catalogue/sorted-products'

import { text } from './text'

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value)

/** The store's query parameters; missing or invalid ones count as not chosen. */
const shelfQuerySchema = z
  .object({
    category: z.preprocess(first, text({ max: 200 })).catch(''),
    sort: z.preprocess(first, z.enum(SHELF_ORDERS)).catch('featured'),
    stock: z.preprocess(first, z.literal('yes')).optional().catch(undefined),
  })
  .transform(({ category, sort, stock }): CatalogueFilter => ({ category, order: sort, onlyInStock: stock === 'yes' }))

export function readShelfQuery(query: Record<string, string | string[] | undefined>): CatalogueFilter {
  return shelfQuerySchema.parse(query)
}
