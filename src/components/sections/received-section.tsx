import type { ReactNode } from 'react'

import { Badge } from '@/components/ui/badge'
import { ButtonLink } from '@/components/ui/button'
import { ArrowLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { RowLinks } from '@/components/ui/row-link'
import type { PhoneLine } from '@/lib/content/site-settings'
import { openOnes } from '@/lib/routing/closed'
import { routes } from '@/lib/routing/routes'

type ReceivedSectionProps = { title: string; reference: string | null; phone: PhoneLine; children: ReactNode }

const MEANWHILE = openOnes([
  {
    href: routes.technicalSpecs,
    label: 'See the technical specs',
    note: 'Size, weight, power, and what we can’t confirm',
  },
  { href: routes.installationEngineering, label: 'How panels are fitted', note: 'From the survey to the handover' },
  { href: routes.systemDesigner, label: 'Draw your room', note: 'Panels, joists and circuits on your own plan' },
])

/**
 * The confirmation after a form: what happens next and, beside it, the reference. Without a reference nothing was sent,
 * so nothing is promised.
 */
export function ReceivedSection({ title, reference, phone, children }: ReceivedSectionProps) {
  if (reference === null) return <NothingReceived phone={phone} />
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="grid-page gap-y-9 pt-8 pb-(--section) md:pt-11">
        <div className="grid content-start justify-items-start gap-3 rounded-panel border-t-6 border-ink bg-panel px-5 py-7 shadow-cast md:col-span-5 md:col-start-8 md:row-start-1 md:px-9 print:shadow-none">
          <Badge>Received</Badge>
          <p className="font-display text-quote font-medium break-words lg:text-h2">{reference}</p>
          <p className="text-sm text-ink-2">Your reference. Please quote it if you call.</p>
        </div>
        <div className="grid content-start justify-items-start gap-5 md:col-span-7 md:row-start-1 [&>*]:max-w-[36em]">
          <h2 className="text-h3">What happens next</h2>
          {children}
          <p>
            Something to add? Call <PhoneLink phone={phone} />.
          </p>
        </div>
        <h2 className="text-h4 md:col-span-3 md:row-start-2 md:pt-4">In the meantime</h2>
        <RowLinks rows={MEANWHILE} className="max-md:-mt-6 md:col-span-9 md:col-start-4 md:row-start-2" />
      </div>
    </>
  )
}

/** Shown when the page was opened without having sent anything. */
function NothingReceived({ phone }: Pick<ReceivedSectionProps, 'phone'>) {
  return (
    <>
      <PageTitle lede="This page confirms what has just been sent to us, and was opened without anything being sent.">
        Nothing to confirm.
      </PageTitle>
      <div className="grid-page pt-8 pb-(--section) md:pt-11">
        <div className="col-span-full grid justify-items-start gap-5 md:col-span-7">
          <p>
            If you have sent us something and aren’t sure that it arrived, call <PhoneLink phone={phone} />.
          </p>
          <ButtonLink href={routes.quoteRequest}>Get a quote</ButtonLink>
          <ArrowLink href={routes.contact}>Contact us</ArrowLink>
        </div>
      </div>
    </>
  )
}

const PhoneLink = ({ phone }: Pick<ReceivedSectionProps, 'phone'>) => (
  <a href={phone.href} className="whitespace-nowrap underline decoration-current/45 underline-offset-[.22em]">
    {phone.display}
  </a>
)
