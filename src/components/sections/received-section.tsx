import type { ReactNode } from 'react'

import { Badge } from '@/components/ui/badge'
import { ArrowLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import type { PhoneLine } from '@/lib/content/site-settings'
import { routes } from '@/lib/routing/routes'

type ReceivedSectionProps = { title: string; reference: string | null; phone: PhoneLine; children: ReactNode }

/** The confirmation after a form: the reference, and what happens next. */
export function ReceivedSection({ title, reference, phone, children }: ReceivedSectionProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className="grid-page relative pt-8 pb-(--section)">
        <div className="col-span-full grid justify-items-start gap-5 md:col-span-7 md:col-start-4 [&>*]:max-w-[36em]">
          {reference && (
            <div className="grid w-full justify-items-start gap-3 rounded-panel border-t-6 border-ink bg-panel px-5 py-7 shadow-cast md:px-9 print:shadow-none">
              <Badge>Received</Badge>
              <p className="font-display text-h2 font-medium break-words">{reference}</p>
              <p className="text-sm text-ink-2">Your reference. Please quote it if you call.</p>
            </div>
          )}
          <h2 className="text-h3">What happens next</h2>
          {children}
          <p>
            Something to add? Call{' '}
            <a href={phone.href} className="whitespace-nowrap underline decoration-current/45 underline-offset-[.22em]">
              {phone.display}
            </a>
            .
          </p>
          <ArrowLink href={routes.technicalSpecs}>In the meantime, see the technical specs</ArrowLink>
        </div>
      </div>
    </>
  )
}
