import { suspicions } from '@/lib/domain/leads/spam'
import { splitName } from '@/lib/domain/leads/split-name'
import { type CallSlot, slotTimes } from '@/lib/domain/opening-hours/call-slots'
import { dateInWords } from '@/lib/domain/opening-hours/describe-due'
import { compactAnswers } from '@/lib/forms/compact-answers'
import type { DemoCall } from '@/lib/schemas/demo-call'

import type { LeadSubmission } from './lead-submission'

const SOURCE = 'book-free-demo'

/** A free demo by phone in the chosen half hour; a call before it ends is on time. */
export function fromDemoCall({ input, slot }: { input: DemoCall; slot: CallSlot }): LeadSubmission {
  const { firstName, lastName } = splitName(input.name)
  const when = `${dateInWords(slot.startsAt)}, ${slotTimes(slot)}`
  const message = `Free demo by telephone: call on ${when}.`
  return {
    kind: 'call-back',
    source: SOURCE,
    firstName,
    lastName,
    email: null,
    phone: input.phone,
    postcode: null,
    message,
    answers: compactAnswers({ Name: input.name, Phone: input.phone, 'Demo call': when }),
    consent: { marketing: false, terms: false, form: SOURCE },
    suspicions: suspicions({ texts: [], names: [firstName, lastName], honeypot: input.website, email: null }),
    dueAt: slot.endsAt,
    enquiry: {
      collection: 'call-requests',
      row: { kind: 'call-back', name: input.name, phone: input.phone, source: SOURCE, message },
    },
  }
}
