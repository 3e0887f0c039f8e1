import type { ReactNode } from 'react'

import { ButtonLink } from '@/components/ui/button'
import { ClaimNote, ClaimQualifier } from '@/components/ui/claim-note'
import { FilmPlayer } from '@/components/ui/film'
import type { Claims } from '@/lib/content/claim'
import type { SalesPage } from '@/lib/content/sales-page'
import { routes } from '@/lib/routing/routes'

type SalesHeroProps = { hero: SalesPage['hero']; claims: Claims; demoAction: ReactNode }

const FACTS = [
  { term: 'Price', key: 'price.panel' },
  { term: 'Fitting', key: 'installation.time' },
  { term: 'Warranty', key: 'warranty.years' },
  { term: 'Reviews', key: 'rating' },
]

/** The promise on its ceiling rule, the film below it, and in front of the film a white sheet aligned with the rule. */
export function SalesHero({ hero, claims, demoAction }: SalesHeroProps) {
  return (
    <div data-hero className="isolate bg-linear-to-b from-panel to-daylight to-60%">
      <div className="grid-page pt-8 md:pt-12">
        <h1 className="col-span-full max-w-[18ch] pb-6 text-h1 text-wrap max-sm:text-[clamp(1.75rem,8.6vw,2.75rem)] md:pb-8">
          {hero.heading}
        </h1>
        <div className="col-span-full border-t-[1.5px] border-ink max-md:hidden" />
      </div>
      <div className="relative mx-auto max-w-360">
        <div className="z-1 flex flex-col px-(--margin) pb-8 md:absolute md:top-0 md:left-(--margin) md:w-105 md:rounded-b-panel md:bg-panel md:px-8 md:py-8 md:shadow-cast">
          <p className="text-lede">{hero.lede}</p>
          <dl className="mt-5 text-sm">
            {factsOf(claims).map(({ term, claim }) => (
              <div key={term} className="flex justify-between gap-4 border-b border-line py-2 first:border-t">
                <dt className="font-semibold">{term}</dt>
                <dd className="text-right">
                  <ClaimNote claim={claim}>{claim.text}</ClaimNote>
                  <ClaimQualifier claim={claim} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="grid gap-3 max-md:mt-5 md:mt-6">
            <ButtonLink href={routes.contact}>Get Expert Quote</ButtonLink>
            {demoAction}
          </div>
        </div>
        <FilmPlayer
          film={hero.film}
          autoplays
          isUrgent
          sizes="(min-width: 90rem) 1440px, 100vw"
          className="aspect-13/12 md:aspect-4/3 lg:aspect-1440/660 lg:[&_:is(img,video)]:object-top"
          captionClassName="px-(--margin)"
        />
      </div>
    </div>
  )
}

function factsOf(claims: Claims) {
  return FACTS.flatMap(({ term, key }) => {
    const claim = claims[key]
    return claim ? [{ term, claim }] : []
  })
}
