import type { ReactNode } from 'react'

import { ButtonLink } from '@/components/ui/button'
import { ClaimNote, ClaimQualifier } from '@/components/ui/claim-note'
import { FactList } from '@/components/ui/fact-list'
import type { RoomPrice } from '@/lib/calculators/home/room-price'
import { type Claim, type Claims, readingOf } from '@/lib/content/claim'
import type { HomePage } from '@/lib/content/home-page'
import type { PriceWords } from '@/lib/content/price-list'
import type { Powerboard } from '@/lib/content/product'
import type { Tariff } from '@/lib/domain/assumptions/tariff'
import { formatPrices } from '@/lib/format/prices'
import { routes } from '@/lib/routing/routes'

import { HeroFigure } from './hero-figure'
import { RoomLabel } from './room-label'

type HeroSectionProps = {
  hero: HomePage['hero']
  panel: Powerboard
  /** Claims for the hero context. */
  claims: Claims
  tariff: Tariff
  price: PriceWords
  /** What the room in the picture costs; null if no price may be shown. */
  room: RoomPrice | null
  /** The page's one primary action. */
  quoteAction: ReactNode
}

/**
 * The first screen. On a phone it shows what it is, the picture with the price of its room, and the whole button at
 * 390 × 844 px; the cookie notice, which would cover the rest, waits until the visitor scrolls.
 */
export function HeroSection({ hero, panel, claims, tariff, price, room, quoteAction }: HeroSectionProps) {
  const claim = claims['price.panel']
  const { pencePerKwh } = tariff.electricity
  const label = { powerWatts: panel.powerWatts, pencePerKwh, source: formatPrices(tariff) }
  return (
    <section
      data-hero
      className="isolate overflow-x-clip bg-linear-to-b from-panel to-daylight to-60% pb-10 md:pb-18.5"
    >
      <div className="grid-page md:grid-rows-[auto_auto_auto_1fr]">
        <h1 className="col-span-full -ml-[.027em] pt-4 pb-3 text-hero md:pt-8.75 md:pb-5 xl:whitespace-nowrap">
          {hero.heading}
        </h1>
        <div className="col-span-full border-t-[1.5px] border-ink max-md:hidden" />
        <p className="max-md:pb-3 md:col-span-4 md:col-start-9 md:pt-8 md:text-lede">{hero.lede}</p>
        <HeroFigure
          hero={hero}
          roomLabel={<RoomLabel price={room} {...label} />}
          className="md:col-span-8 md:col-start-1 md:row-span-2 md:row-start-3"
        />
        <div className="flex flex-col md:col-span-4 md:col-start-9 md:pt-6">
          <HeroFacts claims={claims} />
          <div className="mt-4 md:mt-auto md:pt-8">
            <Price claim={claim} price={price} />
            <div className="mt-3.5 flex flex-col gap-3">
              {quoteAction}
              <ButtonLink look="secondary" href={routes.calculator}>
                Work out your cost
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The price with its delivery, or the replacement wording. */
function Price({ claim, price: { panel, delivery, forOne } }: { claim: Claim | undefined; price: PriceWords }) {
  if (claim?.kind !== 'reading') return <p className="font-display text-h4 font-medium">{claim?.text}</p>
  return (
    <div className="flex items-end gap-3 md:gap-4">
      <p className="font-display text-[2.5rem] leading-[.95] font-medium tracking-[-.025em] lg:text-[3.25rem]">
        {panel}
      </p>
      <p className="text-xs md:text-sm">
        <b className="block">{`per panel, inc. VAT, plus ${delivery} delivery per order`}</b>
        <span className="text-ink-2">{`(${forOne} delivered for one) `}</span>
        <ClaimNote claim={claim}>About this price</ClaimNote>
        <ClaimQualifier claim={claim} />
      </p>
    </div>
  )
}

function HeroFacts({ claims }: Pick<HeroSectionProps, 'claims'>) {
  const warranty = readingOf(claims, 'warranty.years')
  if (!warranty) return null
  return (
    <FactList
      className="max-md:order-1 max-md:mt-5"
      facts={[{ term: 'Warranty', detail: <ClaimNote claim={warranty}>{warranty.value} years</ClaimNote> }]}
    />
  )
}
