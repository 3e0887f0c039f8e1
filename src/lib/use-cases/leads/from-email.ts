import { splitName } from '@/lib/domain/leads/split-name'
import { compactAnswers } from '@/lib/forms/compact-answers'

import type { UnmatchedEmail } from '../emails/adopt-email'
import type { LeadSubmission } from './lead-submission'

const FORM = 'email'
const MESSAGE_MAX = 5_000

/** An enquiry that someone has sent by email, which a colleague (`enteredBy`) makes a lead. */
export function fromEmail(email: UnmatchedEmail, enteredBy: string): LeadSubmission {
  const { fromAddress, subject } = email
  const text = email.text.slice(0, MESSAGE_MAX)
  const name = email.fromName || (fromAddress.split('@')[0] ?? fromAddress)
  const { firstName, lastName } = splitName(name)
  return {
    kind: 'contact',
    source: 'email',
    firstName,
    lastName,
    email: fromAddress,
    phone: null,
    postcode: null,
    message: text,
    answers: compactAnswers({
      Name: name,
      Email: fromAddress,
      Subject: subject,
      Message: text,
      'Entered by': `${enteredBy}, email`,
    }),
    consent: { marketing: false, terms: false, form: FORM },
    suspicions: [],
    isUnannounced: true,
    enquiry: {
      collection: 'contact-inquiries',
      row: {
        first_name: firstName,
        last_name: lastName,
        email: fromAddress,
        phone: null,
        subject,
        details: text,
        source: 'email',
      },
    },
  }
}
