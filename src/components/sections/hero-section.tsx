import type { ReactNode } from 'react'

import { ButtonLink } from '@/components/ui/button'
import type { Powerboard } from '@/lib/site/product'
import { routes } from '@/lib/site/routes'

import { HeroPicture } from './hero-picture'

/** `quoteAction` is the page's one primary action. */
export function HeroSection({ panel, quoteAction }: { panel: Powerboard; quoteAction: ReactNode }) {
  const { widthMm, heightMm, thicknessMm, powerWatts, warrantyYears } = panel
  return (
    <section className="isolate bg-linear-to-b from-panel to-daylight to-60% pb-(--section)">
      <div className="grid-page pt-8 md:pt-12">
        <h1 className="col-span-full pb-7 text-hero md:pb-5 xl:whitespace-nowrap">Warmth from above.</h1>
        <div className="col-span-full border-t-[1.5px] border-ink max-md:hidden" />
      </div>
      <div className="mx-auto max-w-360 md:grid md:grid-cols-[minmax(0,65.3%)_1fr]">
        <div className="flex flex-col px-(--margin) md:order-1 md:pt-8 md:pl-(--gutter)">
          <p className="text-lede">
            Powerboard is a white panel, {thicknessMm} mm thin, that fixes flat to your ceiling. It warms people, floors and furniture directly.
            No pipes, no radiators, no wall given up.
          </p>
          <dl className="mt-6 text-sm max-md:order-1">
            <Fact term="Power" detail={`${powerWatts} W`} />
            <Fact term="Size" detail={`${widthMm.toLocaleString('en-GB')} × ${heightMm} × ${thicknessMm} mm`} />
            <Fact term="Warranty" detail={`${warrantyYears} years`} />
          </dl>
          <div className="mt-6 md:mt-auto md:pt-8">
            <p className="flex items-end gap-4">
              <span className="font-display text-[4.5rem] leading-[.95] font-medium tracking-[-.025em] lg:text-[5.5rem]">{panel.priceLabel}</span>
              <span className="pb-2 text-sm font-semibold">per panel, inc. VAT</span>
            </p>
            <div className="mt-5 grid gap-3">
              {quoteAction}
              <ButtonLink look="secondary" href={routes.calculator}>
                Calculate your running cost
              </ButtonLink>
            </div>
            <p className="mt-4 text-sm text-ink-2">The calculator takes about a minute and asks for no contact details.</p>
          </div>
        </div>
        <div className="max-md:mt-8">
          <HeroPicture powerWatts={powerWatts} operatingTempC={panel.operatingTempC} />
        </div>
      </div>
    </section>
  )
}

function Fact({ term, detail }: { term: string; detail: string }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-2 first:border-t">
      <dt className="font-semibold">{term}</dt>
      <dd className="tabular-nums">{detail}</dd>
    </div>
  )
}
