import { ButtonLink } from '@/components/ui/button'
import { ClaimNote, ClaimQualifier } from '@/components/ui/claim-note'
import { cx } from '@/components/ui/cx'
import { Section } from '@/components/ui/section'
import type { Claim, Claims } from '@/lib/content/claim'
import type { SectionCopy } from '@/lib/content/home-page'
import type { SalesPage } from '@/lib/content/sales-page'
import { routes } from '@/lib/routing/routes'

export function PartnersSection({ partners, claims }: { partners: SalesPage['partners']; claims: Claims }) {
  return (
    <Section name="Partners" band="plaster" className="render-late [--late-height:36rem] md:[--late-height:24rem]">
      <h2 className="text-h2">Work with us.</h2>
      <p className="mt-4 text-lede">Margin and fee, before your own costs.</p>
      <div className="mt-9 grid gap-x-(--gutter) gap-y-9 md:grid-cols-9">
        <Offer
          copy={partners.distributor}
          claim={claims['partner.margin']}
          action="Apply as Distributor"
          className="md:col-span-5"
        />
        <Offer
          copy={partners.installer}
          claim={claims['partner.fee']}
          action="Apply as Installer"
          className="md:col-span-4"
        />
      </div>
    </Section>
  )
}

function Offer({
  copy,
  claim,
  action,
  className,
}: {
  copy: SectionCopy
  claim: Claim | undefined
  action: string
  className: string
}) {
  return (
    <div className={cx('flex flex-col items-start border-t-[1.5px] border-ink pt-5', className)}>
      <h3 className="text-h3">{copy.heading}</h3>
      {claim && (
        <p className="mt-2 max-w-[30em] text-h4">
          <ClaimNote claim={claim}>{claim.text}</ClaimNote>
          <ClaimQualifier claim={claim} />
        </p>
      )}
      {copy.lede && <p className="mt-2 max-w-[30em]">{copy.lede}</p>}
      <ButtonLink href={routes.partners} look="secondary" className="mt-6">
        {action}
      </ButtonLink>
    </div>
  )
}
