import { suspicions } from '@/lib/domain/leads/spam'
import { quickAnswersOf } from '@/lib/schemas/quick-calculation'
import type { ResultRequest } from '@/lib/schemas/result-request'
import { answerView } from '@/lib/site/quick-calculation/answer-view'
import { estimateFor, type Basis } from '@/lib/site/quick-calculation/estimate'
import type { Typed } from '@/lib/site/quick-calculation/questions'
import { resultRows } from '@/lib/site/quick-calculation/result-rows'

import { calculationRow } from '../records/calculation-row'
import { answered } from './answered'
import type { LeadSubmission } from './lead-submission'

const SOURCE = 'quick-calculator'

type Requested = { input: ResultRequest; basis: Basis }

/** Somebody who wants a calculation's result by mail; the record of it bears the address, and no session. */
export function fromResultRequest({ input, basis }: Requested): LeadSubmission {
  const { email, phone, interest, marketingConsent, website, ...questions } = input
  const estimate = estimateFor({ answers: quickAnswersOf(input), basis })
  return {
    kind: 'calculator',
    source: SOURCE,
    firstName: '',
    lastName: '',
    email,
    phone,
    postcode: null,
    message: interest ?? '',
    answers: [
      ...answered({ 'E-mail': email, Phone: phone, 'Interested in': interest }),
      ...resultRows({ typed: typedOf(questions), view: answerView(estimate) }),
    ],
    consent: { marketing: marketingConsent, terms: false, form: SOURCE },
    suspicions: suspicions({ texts: [interest ?? ''], honeypot: website, email }),
    enquiry: {
      collection: 'calculator-usage',
      row: {
        ...calculationRow({ questions, estimate, panel: basis.panel }),
        user_email: email,
        user_phone: phone,
        user_interest: interest,
      },
    },
  }
}

function typedOf({
  postcode = '',
  area,
  solar,
  ...choices
}: Omit<ResultRequest, 'email' | 'phone' | 'interest' | 'marketingConsent' | 'website'>): Typed {
  return { ...choices, postcode, area: String(area), ...(solar && { solar: 'on' }) }
}
