import type { ReactNode } from 'react'

import { FactList } from '@/components/ui/fact-list'
import { ArrowLink } from '@/components/ui/link'
import type { OfferedBundle } from '@/lib/content/bundles'
import { linePence } from '@/lib/domain/shop/cart-totals'
import { poundsAndPence } from '@/lib/format/pounds'
import { routes } from '@/lib/routing/routes'

type BundlesSectionProps = {
  title: string
  bundles: readonly OfferedBundle[]
  /** Adds the pieces of a bundle to the basket. */
  cartActionOf: (bundle: OfferedBundle) => ReactNode
}

/** Bundles of products, with the price of each line and of the bundle. */
export function BundlesSection({ title, bundles, cartActionOf }: BundlesSectionProps) {
  if (bundles.length === 0) return null
  return (
    <section className="isolate grid-page pb-(--section)">
      <div className="grid gap-x-(--gutter) md:col-span-9 md:col-start-4 md:grid-cols-9">
        <h2 className="pb-3 text-h3 md:col-span-3">{title}</h2>
        <ul className="border-t border-line md:col-span-6">
          {bundles.map((bundle) => (
            <li key={bundle.slug} className="grid gap-2 border-b border-line py-5">
              <Bundle bundle={bundle} cartAction={cartActionOf(bundle)} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Bundle({ bundle, cartAction }: { bundle: OfferedBundle; cartAction: ReactNode }) {
  const { name, description, lines, pieces, deliveredPence, savingPence, isDiscounted, isInStock } = bundle
  return (
    <>
      <h3 className="text-h4 font-semibold">{name}</h3>
      {description && <p className="max-w-[34em] text-sm">{description}</p>}
      {lines.length > 1 && <FactList facts={lines.map(factOf)} />}
      <p className="font-semibold tabular-nums">{poundsAndPence(deliveredPence)} delivered</p>
      {isDiscounted && (
        <p className="text-sm text-ink-2">{`${poundsAndPence(savingPence)} less than the same ${pieces} pieces in an order.`}</p>
      )}
      {!isInStock && <p className="text-sm font-semibold">Not everything in it is in stock.</p>}
      {isDiscounted && <ArrowLink href={routes.quoteRequest}>Ask for a quote at this price</ArrowLink>}
      {isInStock && !isDiscounted && cartAction}
    </>
  )
}

const factOf = ({ item: { name, pricePence }, quantity }: OfferedBundle['lines'][number]) => ({
  term: `${quantity} × ${name}`,
  detail: poundsAndPence(linePence({ eachPence: pricePence, quantity })),
})
