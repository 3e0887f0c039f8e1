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
        <div className="col-span-full grid max-w-[36em] justify-items-start gap-5 md:col-start-4">
          {reference && (
            <div className="grid justify-items-start gap-3">
              <Badge>Received</Badge>
              <p className="font-display text-quote font-medium">{reference}</p>
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
