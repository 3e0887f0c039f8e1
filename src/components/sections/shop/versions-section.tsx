import type { ReactNode } from 'react'

import { FactList } from '@/components/ui/fact-list'
import type { Claims } from '@/lib/content/claim'
import { shopPriceOf, type ShopProduct, type ShopVariant, STOCK_WORDS } from '@/lib/content/shop'
import { previousPriceWords, sizeWords } from '@/lib/content/shop-words'
import { poundsAndPence } from '@/lib/format/pounds'

type VersionsSectionProps = {
  product: ShopProduct
  claims: Claims
  /** Adds a version to the basket; not shown while it is out of stock. */
  cartActionOf: (variant: ShopVariant) => ReactNode
  /** The form of the waiting list for a version; shown while it is out of stock. */
  waitingActionOf: (variant: ShopVariant) => ReactNode
}

/** The other sizes and versions of a product, each with its own price, stock and data. */
export function VersionsSection({ product, claims, cartActionOf, waitingActionOf }: VersionsSectionProps) {
  if (product.variants.length === 0) return null
  return (
    <section className="isolate grid-page pb-(--section)">
      <h2 className="col-span-full pb-3 text-h3">Other versions</h2>
      <ul className="col-span-full grid gap-(--gutter) md:grid-cols-2">
        {product.variants.map((variant) => (
          <li key={variant.id} className="rounded-panel bg-panel px-5 py-7 shadow-cast md:p-9">
            <Version
              {...{ product, variant, claims }}
              cartAction={cartActionOf(variant)}
              waitingAction={variant.stock === 'none' && waitingActionOf(variant)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type VersionProps = {
  product: ShopProduct
  variant: ShopVariant
  claims: Claims
  cartAction: ReactNode
  waitingAction: ReactNode
}

function Version({ product: { slug }, variant, claims, cartAction, waitingAction }: VersionProps) {
  const { name, sku, pricePence, previousPrice, stock, attributes, sizeMm, weightKg } = variant
  const price = shopPriceOf({ product: { slug, pricePence }, claims })
  return (
    <>
      <h3 className="text-h4 font-semibold">{name}</h3>
      <p className="mt-1 font-display text-h3 tabular-nums">
        {price.kind === 'priced' ? `${poundsAndPence(price.delivered.totalPence)} for one, delivered` : price.text}
      </p>
      <FactList
        className="mt-4"
        facts={[
          ...(price.kind === 'priced' ? [{ term: 'Price of one', detail: poundsAndPence(pricePence) }] : []),
          ...(price.kind === 'priced' && previousPrice
            ? [{ term: 'Previous price of one', detail: previousPriceWords(previousPrice) }]
            : []),
          ...(stock === 'unknown' ? [] : [{ term: 'Stock', detail: STOCK_WORDS[stock] }]),
          ...attributes,
          ...(sizeMm ? [{ term: 'Size', detail: sizeWords(sizeMm) }] : []),
          ...(weightKg === null ? [] : [{ term: 'Weight', detail: `${weightKg} kg` }]),
          { term: 'Product code', detail: sku },
        ]}
      />
      <div className="no-print mt-6 grid gap-5">
        {price.kind === 'priced' && stock !== 'none' && cartAction}
        {waitingAction}
      </div>
    </>
  )
}
