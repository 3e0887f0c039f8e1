import type { ReactNode } from 'react'

import { ButtonLink } from '@/components/ui/button'
import { ClaimNote, ClaimQualifier } from '@/components/ui/claim-note'
import { cx } from '@/components/ui/cx'
import { EvidenceNote } from '@/components/ui/evidence-note'
import { FactList } from '@/components/ui/fact-list'
import { type Claim, type Claims, readingOf } from '@/lib/content/claim'
import type { HomePage } from '@/lib/content/home-page'
import type { PriceWords } from '@/lib/content/price-list'
import type { Powerboard } from '@/lib/content/product'
import type { Tariff } from '@/lib/domain/assumptions/tariff'
import { keepUnits } from '@/lib/format/keep-units'
import { formatPrices } from '@/lib/format/prices'
import { routes } from '@/lib/routing/routes'

import { HeroFigure } from './hero-figure'
import { hourlyCost } from './hourly-cost'

type HeroSectionProps = {
  hero: HomePage['hero']
  panel: Powerboard
  /** Claims for the hero context. */
  claims: Claims
  tariff: Tariff
  price: PriceWords
  /** The page's one primary action. */
  quoteAction: ReactNode
}

/**
 * The first screen. On a phone it shows the picture, the price and the whole button at 390 × 844 px: the picture comes
 * straight after the heading, and the cookie notice, which would cover the rest, waits until the visitor scrolls.
 */
export function HeroSection({ hero, panel, claims, tariff, price, quoteAction }: HeroSectionProps) {
  const claim = claims['price.panel']
  return (
    <section
      data-hero
      className="isolate overflow-x-clip bg-linear-to-b from-panel to-daylight to-60% pb-10 md:pb-18.5"
    >
      <div className="grid-page">
        <h1 className="col-span-full -ml-[.027em] pt-5 pb-4.5 text-hero md:pt-8.75 md:pb-5 xl:whitespace-nowrap">
          {hero.heading}
        </h1>
        <div className="col-span-full border-t-[1.5px] border-ink max-md:hidden" />
        <HeroFigure hero={hero} className="max-md:-mr-(--margin) md:col-span-8" />
        {/* On a phone the price comes straight after the picture, in the first screen. */}
        <div className="flex flex-col md:col-span-4 md:pt-8">
          <p className="text-lede max-md:order-1 max-md:mt-7">{keepUnits(hero.lede)}</p>
          <HeroFacts panel={panel} claims={claims} tariff={tariff} />
          <div className={cx('mt-5 md:pt-8', claim?.kind === 'reading' && 'md:mt-auto')}>
            <Price claim={claim} price={price} />
            <div className="mt-3.5 flex flex-col gap-3">
              {claim?.kind === 'reading' && (
                <p className="max-md:order-1">
                  <ClaimQualifier claim={claim} />
                </p>
              )}
              {quoteAction}
              <ButtonLink look="secondary" href={routes.calculator} className="max-md:order-2">
                Calculate your running cost
              </ButtonLink>
            </div>
            <p className="mt-3.5 text-sm text-ink-2">It takes about a minute. No contact details needed.</p>
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
      <p className="font-display text-[4.125rem] leading-[.95] font-medium tracking-[-.025em] lg:text-[5.75rem]">
        {panel}
      </p>
      <p className="text-sm max-md:text-xs md:pb-2">
        <b className="block">per panel, inc. VAT,</b>
        <b className="block">plus {delivery} delivery per order</b>
        <span className="block text-ink-2">({forOne} delivered for one)</span>
        <ClaimNote claim={claim}>About this price</ClaimNote>
      </p>
    </div>
  )
}

function HeroFacts({ panel, claims, tariff }: Pick<HeroSectionProps, 'panel' | 'claims' | 'tariff'>) {
  const { powerWatts, widthMm, heightMm, thicknessMm } = panel
  const warranty = readingOf(claims, 'warranty.years')
  const perHour = hourlyCost({ panel, tariff })
  return (
    <FactList
      className="mt-5.5 max-md:order-1"
      facts={[
        {
          term: 'Runs for',
          detail: (
            <EvidenceNote
              figure={perHour}
              sum={`${powerWatts} W at ${tariff.electricity.pencePerKwh}p a unit, full power.`}
              source={`${formatPrices(tariff)}.`}
              checked={null}
              status={{ label: 'Calculated', isDisputed: false }}
            >
              {perHour}
            </EvidenceNote>
          ),
        },
        { term: 'Size', detail: `${widthMm.toLocaleString('en-GB')} × ${heightMm} × ${thicknessMm} mm` },
        ...(warranty
          ? [{ term: 'Warranty', detail: <ClaimNote claim={warranty}>{warranty.value} years</ClaimNote> }]
          : []),
      ]}
    />
  )
}
