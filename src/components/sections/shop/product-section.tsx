import type { ReactNode } from 'react'

import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ClaimNote } from '@/components/ui/claim-note'
import { FactList } from '@/components/ui/fact-list'
import { ArrowLink } from '@/components/ui/link'
import { PageHeading } from '@/components/ui/page-heading'
import { ZoomablePicture } from '@/components/ui/zoomable-picture'
import { PRICED_ROOMS } from '@/lib/calculators/home/priced-rooms'
import type { Claim } from '@/lib/content/claim'
import type { ShopPrice, ShopProduct } from '@/lib/content/shop'
import { FITTING_WORDS, sizeWords } from '@/lib/content/shop-words'
import { POWERBOARD_SLUG } from '@/lib/domain/catalogue/powerboard-slug'
import { routes } from '@/lib/routing/routes'

import { PriceBox } from './price-box'
import { ProductPapers } from './product-papers'

type ProductSectionProps = {
  product: ShopProduct
  price: ShopPrice
  /** The evidence for the warranty period; null if no claim is made. */
  warranty: Claim | null
  isStoreOpen: boolean
  /** Says that nothing can be ordered; shown while the store is closed. */
  closedNotice: ReactNode
  quoteAction: ReactNode
  /** Adds the product to the basket. */
  cartAction: ReactNode
  /** The form of the waiting list. */
  waitingAction: ReactNode
}

export function ProductSection({
  product,
  price,
  warranty,
  isStoreOpen,
  closedNotice,
  quoteAction,
  cartAction,
  waitingAction,
}: ProductSectionProps) {
  const { slug, name, pictures } = product
  const facts = factsOf({ product, warranty })
  const isPanel = slug === POWERBOARD_SLUG
  return (
    <>
      <header className="title-band">
        <div className="grid-page pt-5 md:pt-7">
          <Breadcrumb trail={isStoreOpen ? [{ path: routes.shop, name: 'Store' }] : []} current={name} />
          <PageHeading>{name}</PageHeading>
          <div className="ceiling col-span-full" />
        </div>
      </header>
      <div className="isolate grid-page gap-y-9 pt-9 pb-(--section) md:pt-11">
        {/* On phones the price is directly below the pictures; on desktop it is the second column. */}
        <div className="min-w-0 max-md:contents md:col-span-7">
          <Pictures pictures={pictures} />
          <ProductText product={product} />
        </div>
        <div className="min-w-0 max-md:contents md:col-span-5">
          <PriceBox
            room={isPanel ? PRICED_ROOMS.georgian : undefined}
            {...{ product, price, isStoreOpen, closedNotice, quoteAction, cartAction, waitingAction }}
          />
          <div className="min-w-0 max-md:order-2 md:mt-9">
            {facts.length > 0 && (
              <>
                <h2 className="mb-3 text-h3">What it is</h2>
                <FactList facts={facts} />
              </>
            )}
            {isPanel && (
              <ArrowLink href={routes.technicalSpecs} className="mt-3">
                All technical data
              </ArrowLink>
            )}
            <ProductPapers inBox={product.inBox} documents={product.documents} />
          </div>
        </div>
      </div>
    </>
  )
}

function Pictures({ pictures: [first, ...others] }: Pick<ProductSectionProps['product'], 'pictures'>) {
  return (
    <div className="min-w-0">
      {first && (
        <ZoomablePicture
          id="picture"
          picture={first}
          sizes="(min-width: 56.3125rem) 55vw, 100vw"
          isUrgent
          className="aspect-video h-auto w-full rounded-panel object-cover"
        />
      )}
      {others.length > 0 && (
        <ul className="mt-(--gutter) grid grid-cols-3 gap-(--gutter)">
          {others.map((picture, index) => (
            <li key={picture.src}>
              <ZoomablePicture
                id={`picture-${index}`}
                picture={picture}
                sizes="(min-width: 56.3125rem) 18vw, 33vw"
                className="aspect-square h-auto w-full rounded-panel object-cover"
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ProductText({ product: { summary, description } }: Pick<ProductSectionProps, 'product'>) {
  return (
    <div className="min-w-0 space-y-4 max-md:order-1 md:mt-7">
      {summary && <p className="max-w-[34em] text-lede">{summary}</p>}
      {description && <p className="max-w-[38em]">{description}</p>}
    </div>
  )
}

function factsOf({ product, warranty }: Pick<ProductSectionProps, 'product' | 'warranty'>) {
  const { sizeMm, weightKg, technicalData, energyRating, installationComplexity: fitting, worksWith, gtin } = product
  const covered = warranty ? <ClaimNote claim={warranty}>{warranty.text}</ClaimNote> : product.warranty
  const measured = [
    ...(sizeMm ? [{ term: 'Size', detail: sizeWords(sizeMm) }] : []),
    ...(weightKg === null ? [] : [{ term: 'Weight', detail: `${weightKg} kg` }]),
  ]
  const described = [
    ...(energyRating ? [{ term: 'Energy rating', detail: energyRating }] : []),
    ...(fitting === 'medium' ? [] : [{ term: 'Fitting', detail: FITTING_WORDS[fitting] }]),
    ...(covered ? [{ term: 'Warranty', detail: covered }] : []),
    ...(worksWith.length > 0 ? [{ term: 'Works with', detail: worksWith.join(', ') }] : []),
    ...(gtin ? [{ term: 'GTIN', detail: gtin }] : []),
  ]
  // Technical data often name what also has a field of its own.
  const named = new Set([...measured, ...described].map(({ term }) => term))
  return [...measured, ...technicalData.filter(({ term }) => !named.has(term)), ...described]
}
