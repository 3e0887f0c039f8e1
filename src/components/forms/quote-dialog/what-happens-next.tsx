import { useState } from 'react'

import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/link'
import type { PhoneLine } from '@/lib/content/site-settings'
import { describeDue } from '@/lib/domain/opening-hours/describe-due'
import { responseDueAt } from '@/lib/domain/opening-hours/due-at'
import { isOpenAt, type OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/opening-hours/promise'
import { capitalised } from '@/lib/domain/text/capitalised'

import { ResponseLimit } from './response-limit'

/** The time of our call if the request were sent now. */
export function WhatHappensNext({ hours, phone }: { hours: OpeningHours; phone: PhoneLine }) {
  const [now] = useState(() => new Date())
  const due = describeDue(responseDueAt({ receivedAt: now, hours, promiseMinutes: RESPONSE_PROMISE_MINUTES }), now)
  return (
    <>
      <h3 className="text-h4 mb-2">What happens next</h3>
      <p className="mb-3 text-sm">One of our team in Devizes will call you.</p>
      <Badge icon="clock">{capitalised(due)}</Badge>
      <ResponseLimit className="mt-4 text-sm text-ink-2" />
      {!isOpenAt({ at: now, hours }) && (
        <p className="mt-4 text-sm text-ink-2">We’re closed now, so the 15 minutes start when we open.</p>
      )}
      <p className="mt-4 text-sm text-ink-2">
        Prefer to talk? <TextLink href={phone.href}>{phone.display}</TextLink>
      </p>
    </>
  )
}
