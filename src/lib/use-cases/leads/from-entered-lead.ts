import { ENTERED_SOURCES } from '@/lib/domain/leads/entered-sources'
import { splitName } from '@/lib/domain/leads/split-name'
import { labelOf } from '@/lib/domain/text/label-of'
import { compactAnswers } from '@/lib/forms/compact-answers'
import type { EnteredLead } from '@/lib/schemas/entered-lead'

import type { LeadSubmission } from './lead-submission'

const FORM = 'entered-by-staff'

/** An enquiry that a member of staff (`enteredBy`) has entered, with the consent that the customer gave in words. */
export function fromEnteredLead(input: EnteredLead, enteredBy: string): LeadSubmission {
  const {
    name,
    phone = null,
    email = null,
    postcode = null,
    note,
    source,
    wantsOffers,
    consentWay,
    tellsCustomer,
  } = input
  const { firstName, lastName } = splitName(name)
  return {
    kind: 'contact',
    source,
    firstName,
    lastName,
    email,
    phone,
    postcode,
    message: note,
    answers: compactAnswers({
      Name: name,
      Phone: phone,
      Email: email,
      Postcode: postcode,
      Note: note,
      'Offers and news': wantsOffers ? consentWay : null,
      'Entered by': `${enteredBy}, ${labelOf(ENTERED_SOURCES, source).toLowerCase()}`,
    }),
    consent: { marketing: wantsOffers, terms: false, form: FORM },
    suspicions: [],
    isUnannounced: !tellsCustomer,
    enquiry: {
      collection: 'contact-inquiries',
      row: {
        first_name: firstName,
        last_name: lastName,
        email: email ?? '',
        phone,
        details: note || null,
        source,
      },
    },
  }
}
