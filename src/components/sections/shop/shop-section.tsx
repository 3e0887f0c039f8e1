import type { ReactNode } from 'react'

import { ArrowLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { Picture } from '@/components/ui/picture'
import type { Claims } from '@/lib/content/claim'
import { byCategory, type Shelf, shopPriceOf, type ShopProduct } from '@/lib/content/shop'
import { previousPriceWords } from '@/lib/content/shop-words'
import { poundsAndPence } from '@/lib/format/pounds'
import { shopProduct } from '@/lib/routing/routes'

type ShopSectionProps = {
  products: readonly ShopProduct[]
  claims: Claims
  /** Sorts and filters; null where there is nothing to choose from. */
  filter: ReactNode
  /** In one list, in the order given, instead of by category. */
  isOneList?: boolean
  /** Shown if there are no products. */
  emptyWords?: string
}

const NOTHING = 'Nothing is on sale at the moment.'

/** Products, grouped by category unless the visitor chose an order. */
export function ShopSection({ products, claims, filter, isOneList = false, emptyWords = NOTHING }: ShopSectionProps) {
  const oneShelf: Shelf[] = [{ category: '', description: '', products }]
  const shelves = isOneList && products.length > 0 ? oneShelf : byCategory(products)
  return (
    <>
      <PageTitle lede="Every price is the cost of one at your door, with delivery and VAT included. Delivery is charged once per order.">
        Store.
      </PageTitle>
      <div className="isolate grid-page gap-y-11 pt-11 pb-(--section)">
        {filter && <div className="md:col-span-9 md:col-start-4">{filter}</div>}
        {products.length === 0 && <p className="md:col-span-9 md:col-start-4">{emptyWords}</p>}
        {shelves.map(({ category, description, products: shelf }) => (
          <section key={category} className="grid gap-x-(--gutter) md:col-span-9 md:col-start-4 md:grid-cols-9">
            <div className="pb-3 md:col-span-3">
              <h2 className="text-h3">{category || (shelves.length === 1 ? 'Products' : 'Other products')}</h2>
              {description && <p className="mt-1.5 max-w-[34em] text-sm text-ink-2">{description}</p>}
            </div>
            <ul className="border-t border-line md:col-span-6">
              {shelf.map((product) => (
                <Entry key={product.slug} product={product} claims={claims} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}

function Entry({ product, claims }: { product: ShopProduct; claims: Claims }) {
  const { slug, name, summary, pictures, previousPrice } = product
  const [picture] = pictures
  const price = shopPriceOf({ product, claims })
  return (
    <li className="flex gap-5 border-b border-line py-5">
      {picture && (
        <Picture
          picture={picture}
          sizes="8rem"
          className="aspect-square h-auto w-28 flex-none rounded-panel object-cover"
        />
      )}
      <div className="min-w-0">
        <h3 className="text-h4 font-semibold">{name}</h3>
        {summary && <p className="mt-1.5 max-w-[34em] text-sm">{summary}</p>}
        <p className="mt-2 font-semibold tabular-nums">
          {price.kind === 'priced' ? `${poundsAndPence(price.delivered.totalPence)} for one, delivered` : price.text}
        </p>
        {price.kind === 'priced' && previousPrice && (
          <p className="text-sm text-ink-2">Before: {previousPriceWords(previousPrice)}</p>
        )}
        <ArrowLink href={shopProduct(slug)}>
          View product<span className="sr-only">: {name}</span>
        </ArrowLink>
      </div>
    </li>
  )
}
