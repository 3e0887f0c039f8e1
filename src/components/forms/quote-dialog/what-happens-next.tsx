import { useState } from 'react'

import { Badge } from '@/components/ui/badge'
import { TextLink } from '@/components/ui/link'
import type { PhoneLine } from '@/lib/content/site-settings'
import { describeDue } from '@/lib/domain/opening-hours/describe-due'
import { describeResponse, responseSentence } from '@/lib/domain/opening-hours/describe-response'
import { responseDueAt } from '@/lib/domain/opening-hours/due-at'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import { RESPONSE_PROMISE_MINUTES } from '@/lib/domain/opening-hours/promise'
import { capitalised } from '@/lib/domain/text/capitalised'

import { ResponseLimit } from './response-limit'

/** The time of our call if the request were sent now. */
export function WhatHappensNext({ hours, phone }: { hours: OpeningHours; phone: PhoneLine }) {
  const [now] = useState(() => new Date())
  const dueAt = responseDueAt({ receivedAt: now, hours, promiseMinutes: RESPONSE_PROMISE_MINUTES })
  const response = describeResponse({ dueAt, now, hours })
  return (
    <>
      <h3 className="text-h4 mb-2">What happens next</h3>
      <p className="mb-3 text-sm">One of our team in Devizes will call you.</p>
      <Badge icon="clock">{capitalised(describeDue(dueAt, now))}</Badge>
      <ResponseLimit className="mt-4 text-sm text-ink-2" />
      {response.opens !== null && <p className="mt-4 text-sm text-ink-2">{responseSentence(response, 'call you')}</p>}
      <p className="mt-4 text-sm text-ink-2">
        Prefer to talk? <TextLink href={phone.href}>{phone.display}</TextLink>
      </p>
    </>
  )
}
