import { estimateWithOwn } from '@/lib/calculators/engine/estimate'
import { type Basis, withPanel } from '@/lib/calculators/engine/estimate-basis'
import { estimateView } from '@/lib/calculators/quick/estimate-view'
import { resultRows } from '@/lib/calculators/quick/result-rows'
import { suspicions } from '@/lib/domain/leads/spam'
import { compactAnswers } from '@/lib/forms/compact-answers'
import type { EstimateEmail } from '@/lib/schemas/calculate/estimate-email'
import { quickAnswersOf } from '@/lib/schemas/calculate/quick-estimate'

import { usageRow } from '../records/usage-row'
import type { LeadSubmission } from './lead-submission'
import { typedOf } from './typed-questions'

const SOURCE = 'quick-calculator'

type Requested = { input: EstimateEmail; basis: Basis }

/** A request for a result by email. Its record has the email address but no session id. */
export function fromEstimateEmail({ input, basis }: Requested): LeadSubmission {
  const { email, phone, interest, marketingConsent, website, ...questions } = input
  const { estimate, isOwnRefused } = estimateWithOwn({ answers: quickAnswersOf(input), basis, own: input.own })
  const view = estimateView(estimate)
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
      ...compactAnswers({ Email: email, Phone: phone, 'Interested in': interest }),
      ...resultRows({ typed: typedOf(questions), basis, view, isOwnRefused }),
    ],
    consent: { marketing: marketingConsent, terms: false, form: SOURCE },
    suspicions: suspicions({ texts: [interest ?? ''], honeypot: website, email }),
    enquiry: {
      collection: 'calculator-usage',
      row: {
        ...usageRow({ questions, estimate, panel: withPanel(basis, questions.panel).panel }),
        tool: 'quick',
        calculation: view.hash,
        user_email: email,
        user_phone: phone,
        user_interest: interest,
      },
    },
  }
}
