import type { PartnerKind } from '@/lib/domain/leads/lead-kinds'
import { suspicions } from '@/lib/domain/leads/spam'
import { splitName } from '@/lib/domain/leads/split-name'
import { type Answer, answersOf } from '@/lib/forms/answers-of'
import { PARTNER_FIELDS } from '@/lib/forms/partners'
import type { Business, Distributor, Installer } from '@/lib/schemas/partner-application'

import type { EnquiryColumns, LeadSubmission } from './lead-submission'

export const fromDistributor = (input: Distributor) =>
  toLead({ kind: 'distributor', input, answers: answersOf(PARTNER_FIELDS.distributor, input) })
export const fromInstaller = (input: Installer) =>
  toLead({
    kind: 'installer',
    input,
    answers: answersOf(PARTNER_FIELDS.installer, input, ['name', 'company', 'email', 'phone', 'area']),
  })
export const fromBusiness = (input: Business) =>
  toLead({ kind: 'business', input, answers: answersOf(PARTNER_FIELDS.business, input) })

type CommonFields = Pick<Business, 'name' | 'email' | 'phone' | 'area' | 'message' | 'marketingConsent' | 'website'>
type FieldsOfSomeForms = Partial<
  Pick<Installer, 'company' | 'experience' | 'scheme' | 'registration'> & Pick<Business, 'budget' | 'trade'>
>

type Application = { kind: PartnerKind; input: CommonFields & FieldsOfSomeForms; answers: Answer[] }

function toLead({ kind, input, answers }: Application): LeadSubmission {
  const { name, email, phone, company, area, message, marketingConsent } = input
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
    answers,
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

function rowOf(
  kind: PartnerKind,
  { name, company, email, phone, area, trade, ...input }: Application['input'],
): EnquiryColumns<'partner-applications'> {
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
