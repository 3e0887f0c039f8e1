import { suspicions } from '@/lib/domain/leads/spam'
import type { SparkyCall } from '@/lib/schemas/sparky-call'

import { answered } from './answered'
import type { LeadSubmission } from './lead-submission'

const SOURCE = 'sparky-widget'
const REQUEST = 'Asked Sparky for a call back.'

/**
 * A call-back asked for through Sparky. The widget sends a fixed name, address and message, and anybody could send
 * others in their place, so only the number is taken from it.
 */
export function fromSparkyCall(input: SparkyCall & { phone: string }): LeadSubmission {
  return {
    kind: 'call-back',
    source: SOURCE,
    firstName: 'Sparky',
    lastName: 'caller',
    email: null,
    phone: input.phone,
    postcode: null,
    message: REQUEST,
    answers: answered({ Phone: input.phone, Request: REQUEST }),
    consent: { marketing: false, terms: false, form: SOURCE },
    suspicions: suspicions({ texts: [], honeypot: input.website, email: null }),
    enquiry: {
      collection: 'call-requests',
      row: { kind: 'call-back', phone: input.phone, source: SOURCE, message: REQUEST },
    },
  }
}
