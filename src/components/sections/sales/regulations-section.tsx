import { ClaimNote } from '@/components/ui/claim-note'
import { ArrowLink } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { Claim, ClaimReading } from '@/lib/content/claim'
import type { SalesPage } from '@/lib/content/sales-page'
import { routes } from '@/lib/routing/routes'

/** `heard` is a false reading: shown as hearsay with its correction, or not at all. */
export function RegulationsSection({
  regulations,
  heard,
}: {
  regulations: SalesPage['regulations']
  heard: Claim | undefined
}) {
  return (
    <Section
      id="uk-regulations"
      name="UK regulations"
      context="England"
      band="plaster"
      className="render-late [--late-height:48rem] md:[--late-height:32rem]"
    >
      <h2 className="text-h2">{regulations.heading}</h2>
      <p className="mt-4 max-w-[38em] text-lede">{regulations.lede}</p>
      <div className="mt-9 grid gap-x-(--gutter) gap-y-9 md:grid-cols-9">
        <dl className="md:col-span-6">
          {regulations.points.map(({ heading, text }) => (
            <div key={heading} className="border-t border-line py-5 first:border-ink last:pb-0">
              <dt className="text-h4 font-semibold">{heading}</dt>
              <dd className="mt-1.5 max-w-[36em]">{text}</dd>
            </div>
          ))}
        </dl>
        {heard?.kind === 'reading' && heard.status === 'false' && <WhatYouMayHaveHeard claim={heard} />}
      </div>
      <ArrowLink href={routes.contact} className="mt-7">
        Get Expert Quote
      </ArrowLink>
    </Section>
  )
}

function WhatYouMayHaveHeard({ claim }: { claim: ClaimReading }) {
  return (
    <div className="self-start rounded-panel border-t-7 border-ink bg-panel px-6 pt-5 pb-6 shadow-cast md:col-span-3">
      <h3 className="font-text text-base font-semibold">What you may have heard</h3>
      <p className="mt-2 font-semibold">
        <ClaimNote claim={claim}>“{claim.text}”</ClaimNote>
      </p>
      <p className="mt-2 text-sm text-ink-2">{claim.qualifier}</p>
    </div>
  )
}
