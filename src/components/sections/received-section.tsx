import type { ReactNode } from 'react'

import { Badge } from '@/components/ui/badge'
import { ArrowLink } from '@/components/ui/link'
import { PageTitle } from '@/components/ui/page-title'
import { routes } from '@/lib/site/routes'
import type { PhoneLine } from '@/lib/site/site-settings'

type ReceivedSectionProps = { title: string; reference: string | null; phone: PhoneLine; children: ReactNode }

/** What a sender reads afterwards: the reference, and what happens next. */
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
              <p className="text-sm text-ink-2">Your reference. Quote it if you ring us.</p>
            </div>
          )}
          <h2 className="text-h3">What happens next</h2>
          {children}
          <p>
            Something to add? Ring{' '}
            <a href={phone.href} className="whitespace-nowrap underline decoration-current/45 underline-offset-[.22em]">
              {phone.display}
            </a>
            .
          </p>
          <ArrowLink href={routes.technicalSpecs}>Meanwhile, read the technical data</ArrowLink>
        </div>
      </div>
    </>
  )
}
