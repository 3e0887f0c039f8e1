import type { LeadKind } from '@/lib/domain/leads/lead-kinds'

/** Noun for what the customer sent, as used in 'We have your …'. */
export const LEAD_NOUNS: Record<LeadKind, string> = {
  quote: 'quote request',
  contact: 'message',
  'call-back': 'call-back request',
  'quote-request': 'quote request',
  datasheet: 'datasheet request',
  configuration: 'configuration',
  'project-quote': 'project quote request',
  order: 'order',
  calculator: 'calculator result',
  distributor: 'distributor application',
  installer: 'installer application',
  business: 'business enquiry',
}
