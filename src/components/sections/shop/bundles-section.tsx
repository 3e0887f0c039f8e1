import type { ReactNode } from 'react'

import { ArrowLink } from '@/components/ui/link'
import type { OfferedBundle } from '@/lib/content/bundles'
import { poundsAndPence } from '@/lib/format/pounds'
import { routes } from '@/lib/routing/routes'

type BundlesSectionProps = {
  bundles: readonly OfferedBundle[]
  /** Adds the pieces of a bundle to the basket. */
  cartActionOf: (bundle: OfferedBundle) => ReactNode
}

/** Panels for rooms, as the engine works them out. */
export function BundlesSection({ bundles, cartActionOf }: BundlesSectionProps) {
  if (bundles.length === 0) return null
  return (
    <section className="isolate grid-page pb-(--section)">
      <div className="grid gap-x-(--gutter) md:col-span-9 md:col-start-4 md:grid-cols-9">
        <h2 className="pb-3 text-h3 md:col-span-3">For a room</h2>
        <ul className="border-t border-line md:col-span-6">
          {bundles.map((bundle) => (
            <li key={bundle.slug} className="grid gap-2 border-b border-line py-5">
              <h3 className="text-h4 font-semibold">{bundle.name}</h3>
              <p className="max-w-[34em] text-sm">{bundle.description}</p>
              <p className="font-semibold tabular-nums">{poundsAndPence(bundle.deliveredPence)} delivered</p>
              {bundle.savingPence > 0 && (
                <p className="text-sm text-ink-2">
                  {poundsAndPence(bundle.savingPence)} less than {bundle.quantity} orders of one: delivery is charged
                  once{bundle.isDiscounted && ', and there is a discount'}.
                </p>
              )}
              {bundle.isDiscounted ? (
                <ArrowLink href={routes.quoteRequest}>Ask for a quote at this price</ArrowLink>
              ) : (
                cartActionOf(bundle)
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
