import { suspicions } from '@/lib/domain/leads/spam'
import { splitName } from '@/lib/domain/leads/split-name'
import { compactAnswers } from '@/lib/forms/compact-answers'
import type { SparkyCall } from '@/lib/schemas/sparky-call'

import type { LeadSubmission } from './lead-submission'

const SOURCE = 'sparky-widget'
const REQUEST = 'Asked Sparky for a call back.'

/** The name that the widget sends for a visitor who gave none. */
const NO_NAME = 'Sparky caller'

/**
 * A call-back requested in Sparky. The widget sends a generated email address and a fixed message, which anyone could
 * replace, so only the name and the number are used.
 */
export function fromSparkyCall(input: SparkyCall & { phone: string }): LeadSubmission {
  const name = input.name ?? NO_NAME
  const names = splitName(name)
  return {
    kind: 'call-back',
    source: SOURCE,
    ...names,
    email: null,
    phone: input.phone,
    postcode: null,
    message: REQUEST,
    answers: compactAnswers({ Name: name === NO_NAME ? '' : name, Phone: input.phone, Request: REQUEST }),
    consent: { marketing: false, terms: false, form: SOURCE },
    suspicions: suspicions({ texts: [], names: Object.values(names), honeypot: input.website, email: null }),
    enquiry: {
      collection: 'call-requests',
      row: {
        kind: 'call-back',
        name: name === NO_NAME ? null : name,
        phone: input.phone,
        source: SOURCE,
        message: REQUEST,
      },
    },
  }
}
