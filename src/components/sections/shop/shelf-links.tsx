import { textLinkClass } from '@/components/ui/link'
import type { ShopProduct } from '@/lib/content/shop'
import type { CatalogueFilter, ShelfOrder } from '@/lib/domain/catalogue/sorted-products'
import { shopShelf } from '@/lib/routing/routes'

const ORDERS: { order: ShelfOrder; label: string }[] = [
  { order: 'featured', label: 'Featured' },
  { order: 'price-up', label: 'Lowest price first' },
  { order: 'price-down', label: 'Highest price first' },
  { order: 'name', label: 'By name' },
]

type ShelfLinksProps = { products: readonly ShopProduct[]; choice: CatalogueFilter }

/** Categories, stock and order, as links that need no JavaScript. */
export function ShelfLinks({ products, choice }: ShelfLinksProps) {
  const categories = new Map(products.map(({ categorySlug, category }) => [categorySlug, category]))
  const named = [...categories].filter(([slug]) => slug !== '')
  const shown = (name: string, change: Partial<CatalogueFilter>) => ({ name, to: { ...choice, ...change } })
  const rows = [
    {
      label: 'Category',
      links: [shown('All', { category: '' }), ...named.map(([category, name]) => shown(name, { category }))],
    },
    { label: 'Stock', links: [shown('All', { onlyInStock: false }), shown('In stock', { onlyInStock: true })] },
    { label: 'Order', links: ORDERS.map(({ order, label }) => shown(label, { order })) },
  ]
  return (
    <nav aria-label="Sort and filter" className="no-print grid gap-1 text-sm">
      {rows
        .filter(({ label }) => label !== 'Category' || named.length > 0)
        .map(({ label, links }) => (
          <div key={label} className="flex flex-wrap items-center gap-x-5">
            <p id={`shelf-${label}`} className="w-20 font-semibold">
              {label}
            </p>
            <ul aria-labelledby={`shelf-${label}`} className="flex flex-wrap gap-x-5">
              {links.map(({ name, to }) => (
                <li key={name}>
                  <ShelfLink href={shopShelf(to)} isCurrent={isSame(to, choice)}>
                    {name}
                  </ShelfLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  )
}

const isSame = (one: CatalogueFilter, other: CatalogueFilter) =>
  one.category === other.category && one.order === other.order && one.onlyInStock === other.onlyInStock

function ShelfLink({ href, isCurrent, children }: { href: string; isCurrent: boolean; children: string }) {
  const look = isCurrent ? 'border-ink font-semibold' : 'border-transparent'
  return (
    <a
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      className={`inline-flex min-h-11 items-center border-t-4 ${look}`}
    >
      <span className={isCurrent ? undefined : textLinkClass}>{children}</span>
    </a>
  )
}
