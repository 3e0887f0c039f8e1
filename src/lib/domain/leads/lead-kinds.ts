/** `noun`: what the customer sent, as in 'We have your …'. */
export const LEAD_KINDS = [
  { value: 'quote', label: 'Quote request', noun: 'quote request' },
  { value: 'contact', label: 'Contact form', noun: 'message' },
  { value: 'call-back', label: 'Call-back', noun: 'call-back request' },
  { value: 'quote-request', label: 'Survey form', noun: 'quote request' },
  { value: 'datasheet', label: 'Datasheet', noun: 'datasheet request' },
  { value: 'configuration', label: 'System configuration', noun: 'configuration' },
  { value: 'project-quote', label: 'Project quote', noun: 'project quote request' },
  { value: 'order', label: 'Order', noun: 'order' },
  { value: 'calculator', label: 'Calculator result', noun: 'calculator result' },
  { value: 'distributor', label: 'Distributor application', noun: 'distributor application' },
  { value: 'installer', label: 'Installer application', noun: 'installer application' },
  { value: 'business', label: 'Business enquiry', noun: 'business enquiry' },
] as const

export type LeadKind = (typeof LEAD_KINDS)[number]['value']

/** Enquiries about selling or installing panels, or starting a business with them. */
export const PARTNER_KINDS = ['distributor', 'installer', 'business'] as const satisfies readonly LeadKind[]

export type PartnerKind = (typeof PARTNER_KINDS)[number]

export function leadNoun(kind: LeadKind): string {
  return LEAD_KINDS.find(({ value }) => value === kind)?.noun ?? 'enquiry'
}

/** The kinds as the options of a field. */
export const LEAD_KIND_OPTIONS = LEAD_KINDS.map(({ value, label }) => ({ value, label }))
