import { DATA_ASKS, DATA_COMPLAINT, DATA_REQUEST, dataRequestDueAt } from '@/lib/domain/leads/data-requests'
import { suspicions } from '@/lib/domain/leads/spam'
import { splitName } from '@/lib/domain/leads/split-name'
import { labelOf } from '@/lib/domain/text/label-of'
import { answersOf } from '@/lib/forms/answers-of'
import { DATA_REQUEST_FIELDS } from '@/lib/forms/data-request'
import type { DataRequest } from '@/lib/schemas/your-data'

import type { LeadSubmission } from '../leads/lead-submission'

const FORM = 'data-request'

/** What whoever answers has to know first: a name or a number proves nothing. */
const PROOF = {
  label: 'Proof of identity',
  value:
    'Not seen yet. Before you tell, change or erase anything, let them open a link from /your-data with an address that we have, or ask for the least that proves who they are.',
}

/** A request about someone's data, with the time that the law gives us. */
export function fromDataRequest(input: DataRequest, receivedAt: Date): LeadSubmission {
  const { asks, name, email = null, phone = null, postcode = null, details, website } = input
  const { firstName, lastName } = splitName(name)
  const source = asks === 'complain' ? DATA_COMPLAINT : DATA_REQUEST
  return {
    kind: 'contact',
    source,
    dueAt: dataRequestDueAt(source, receivedAt),
    firstName,
    lastName,
    email,
    phone,
    postcode,
    message: details,
    answers: [...answersOf(DATA_REQUEST_FIELDS, input), PROOF],
    consent: { marketing: false, terms: false, form: FORM },
    suspicions: suspicions({ texts: [details], names: [firstName, lastName], honeypot: website, email }),
    enquiry: {
      collection: 'contact-inquiries',
      row: {
        first_name: firstName,
        last_name: lastName,
        email: email ?? '',
        phone,
        subject: labelOf(DATA_ASKS, asks),
        details: details || null,
        source: FORM,
      },
    },
  }
}
