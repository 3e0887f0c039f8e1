import { TextLink } from '@/components/ui/link'
import type { PhoneLine } from '@/lib/site/site-settings'

/** What a caller can expect, beside the form. */
export function WhatADemoIs({ phone }: { phone: PhoneLine }) {
  return (
    <div className="grid gap-3 text-sm">
      <h2 className="text-h4">What happens on the call</h2>
      <p>
        A person in Devizes rings you in the half hour you choose and takes you through a room of yours: where the
        panels would go, how many, and what they’d cost to run.
      </p>
      <p>It takes about 20 minutes and costs nothing. If panels are the wrong heating for you, we say so.</p>
      <p className="text-ink-2">
        Rather talk now?{' '}
        <TextLink href={phone.href} className="whitespace-nowrap">
          {phone.display}
        </TextLink>
      </p>
    </div>
  )
}
