import type { PartnerKind } from '@/lib/domain/leads/lead-kinds'
import { EXPERIENCES, SCHEMES, TRADES } from '@/lib/domain/leads/partner-options'
import { BUDGETS } from '@/lib/domain/leads/quote-options'
import { suspicions } from '@/lib/domain/leads/spam'
import { splitName } from '@/lib/domain/leads/split-name'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Business, Distributor, Installer } from '@/lib/schemas/partner-application'

import { compactAnswers } from './compact-answers'
import type { LeadSubmission } from './lead-submission'

export const fromDistributor = (input: Distributor) => toLead({ kind: 'distributor', input, trade: input.trade })
export const fromInstaller = (input: Installer) =>
  toLead({ kind: 'installer', input, trade: labelOf(TRADES, input.trade) })
export const fromBusiness = (input: Business) => toLead({ kind: 'business', input, trade: input.trade })

type CommonFields = Pick<
  Distributor,
  'name' | 'email' | 'phone' | 'area' | 'experience' | 'message' | 'marketingConsent' | 'website'
>
type FieldsOfSomeForms = Partial<
  Pick<Installer, 'company' | 'scheme' | 'registration'> & Pick<Business, 'budget'> & { trade: string }
>

/** `trade`: the applicant's current business, as readable text. */
type Application = { kind: PartnerKind; input: CommonFields & FieldsOfSomeForms; trade: string | undefined }

function toLead({ kind, input, trade }: Application): LeadSubmission {
  const {
    name,
    email,
    phone,
    company,
    area,
    experience,
    scheme,
    registration,
    budget,
    message = '',
    marketingConsent,
  } = input
  const { firstName, lastName } = splitName(name)
  const form = `${kind}-form`
  return {
    kind,
    source: form,
    firstName,
    lastName,
    email,
    phone,
    postcode: null,
    message,
    answers: compactAnswers({
      Name: name,
      Firm: company,
      Email: email,
      Phone: phone,
      Area: area,
      'Trade now': trade,
      'For how long': experience && labelOf(EXPERIENCES, experience),
      'Registered with': scheme && labelOf(SCHEMES, scheme),
      'Registration number': registration,
      'Available budget': budget && labelOf(BUDGETS, budget),
      Message: message,
    }),
    consent: { marketing: marketingConsent, terms: false, form },
    suspicions: suspicions({
      texts: [message, company ?? '', area, input.trade ?? ''],
      names: [firstName, lastName],
      honeypot: input.website,
      email,
    }),
    enquiry: { collection: 'partner-applications', row: rowOf(kind, input) },
  }
}

function rowOf(kind: PartnerKind, { name, company, email, phone, area, trade, ...input }: Application['input']) {
  return {
    kind,
    name,
    company: company ?? null,
    email,
    phone,
    area,
    trade: trade ?? null,
    experience: input.experience ?? null,
    scheme: input.scheme ?? null,
    registration: input.registration ?? null,
    budget: input.budget ?? null,
    message: input.message || null,
    marketing_consent: input.marketingConsent,
  }
}
