import type { Stock } from './stock'

export const SHELF_ORDERS = ['featured', 'price-up', 'price-down', 'name'] as const

export type ShelfOrder = (typeof SHELF_ORDERS)[number]

/** A visitor's filters and sort order for the catalogue. `category` is a slug, or '' for all. */
export type CatalogueFilter = { category: string; order: ShelfOrder; onlyInStock: boolean }

export const ALL_PRODUCTS: CatalogueFilter = { category: '', order: 'featured', onlyInStock: false }

type Shelved = { name: string; pricePence: number; stock: Stock; categorySlug: string }

const COMPARE: Record<ShelfOrder, (one: Shelved, other: Shelved) => number> = {
  featured: () => 0,
  'price-up': (one, other) => one.pricePence - other.pricePence,
  'price-down': (one, other) => other.pricePence - one.pricePence,
  name: (one, other) => one.name.localeCompare(other.name, 'en-GB'),
}

/** Filters and sorts products. The sort is stable, and 'featured' keeps the given order. */
export function sortedProducts<Product extends Shelved>(
  products: readonly Product[],
  { category, order, onlyInStock }: CatalogueFilter,
): Product[] {
  return products
    .filter(({ categorySlug }) => category === '' || categorySlug === category)
    .filter(({ stock }) => !onlyInStock || stock === 'in-stock' || stock === 'low')
    .sort(COMPARE[order])
}
