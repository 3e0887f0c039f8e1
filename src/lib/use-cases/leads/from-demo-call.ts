import { splitName } from '@/lib/domain/leads/split-name'
import { suspicions } from '@/lib/domain/leads/spam'
import { slotTimes, type CallSlot } from '@/lib/domain/service-level/call-slots'
import { dateInWords } from '@/lib/domain/service-level/describe-due'
import type { DemoCall } from '@/lib/schemas/demo-call'

import { answered } from './answered'
import type { LeadSubmission } from './lead-submission'

const SOURCE = 'book-free-demo'

/** A free demo by telephone, in the half hour that the person chose; we are in time when we have rung by its end. */
export function fromDemoCall({ input, slot }: { input: DemoCall; slot: CallSlot }): LeadSubmission {
  const { firstName, lastName } = splitName(input.name)
  const when = `${dateInWords(slot.startsAt)}, ${slotTimes(slot)}`
  const message = `Free demo by telephone: ring on ${when}.`
  return {
    kind: 'call-back',
    source: SOURCE,
    firstName,
    lastName,
    email: null,
    phone: input.phone,
    postcode: null,
    message,
    answers: answered({ Name: input.name, Phone: input.phone, 'Ring for a demo': when }),
    consent: { marketing: false, terms: false, form: SOURCE },
    suspicions: suspicions({ texts: [], names: [firstName, lastName], honeypot: input.website, email: null }),
    dueAt: slot.endsAt,
    enquiry: {
      collection: 'call-requests',
      row: { kind: 'call-back', phone: input.phone, source: SOURCE, message: `${input.name}. ${message}` },
    },
  }
}
