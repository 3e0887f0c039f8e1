export const LEAD_KINDS = [
  { value: 'quote', label: 'Quote request' },
  { value: 'contact', label: 'Contact form' },
  { value: 'call-back', label: 'Call-back' },
  { value: 'quote-request', label: 'Survey form' },
  { value: 'datasheet', label: 'Datasheet' },
  { value: 'configuration', label: 'System configuration' },
  { value: 'project-quote', label: 'Project quote' },
  { value: 'order', label: 'Order' },
  { value: 'calculator', label: 'Calculator result' },
  { value: 'distributor', label: 'Distributor application' },
  { value: 'installer', label: 'Installer application' },
  { value: 'business', label: 'Business enquiry' },
] as const

export type LeadKind = (typeof LEAD_KINDS)[number]['value']

/** Enquiries about selling or installing panels, or starting a business with them. */
export const PARTNER_KINDS = ['distributor', 'installer', 'business'] as const satisfies readonly LeadKind[]

export type PartnerKind = (typeof PARTNER_KINDS)[number]
