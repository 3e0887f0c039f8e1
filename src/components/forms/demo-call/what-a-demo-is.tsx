import { TextLink } from '@/components/ui/link'
import type { PhoneLine } from '@/lib/content/site-settings'

/** What to expect from a demo, beside the form. */
export function WhatADemoIs({ phone }: { phone: PhoneLine }) {
  return (
    <div className="grid gap-3 text-sm">
      <h2 className="text-h4">What happens on the call</h2>
      <p>
        One of our team in Devizes calls you in the half hour you choose and goes through one of your rooms with you:
        where the panels would go, how many you need, and what they’d cost to run.
      </p>
      <p>It takes about 20 minutes and costs nothing. If panels are the wrong heating for you, we say so.</p>
      <p className="text-ink-2">
        Prefer to talk now?{' '}
        <TextLink href={phone.href} className="whitespace-nowrap">
          {phone.display}
        </TextLink>
      </p>
    </div>
  )
}
