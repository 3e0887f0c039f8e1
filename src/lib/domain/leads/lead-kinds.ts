import { capitalised } from '../text/capitalised'
import { labelOf } from '../text/label-of'
import { ENTERED_SOURCES } from './entered-sources'

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

/** The kinds as staff see them. What a colleague has entered came by no form, so it is called after how it reached us. */
export const SHOWN_KINDS = [
  ...LEAD_KINDS,
  ...ENTERED_SOURCES.map(({ value, noun }) => ({ value, label: capitalised(noun), noun })),
]

type Arrived = { kind: LeadKind; source: string | null }

/** Whether a colleague has entered it, instead of its customer on the website. */
export const isEntered = ({ kind, source }: Arrived): boolean =>
  kind === 'contact' && ENTERED_SOURCES.some(({ value }) => value === source)

const shownKind = (lead: Arrived): string => (isEntered(lead) && lead.source) || lead.kind

/** What staff call a lead: 'Survey form', or 'Call' for a call that a colleague has entered. */
export const leadKindLabel = (lead: Arrived): string => labelOf(SHOWN_KINDS, shownKind(lead))

/** The same within a sentence: 'quote request', 'call'. */
export const leadNoun = (lead: Arrived): string =>
  SHOWN_KINDS.find(({ value }) => value === shownKind(lead))?.noun ?? 'enquiry'

/** The same to its customer, who sent us no call and no visit. */
export const customerNoun = (lead: Arrived): string => (isEntered(lead) ? 'enquiry' : leadNoun(lead))

/** The kinds as the options of a field. */
export const LEAD_KIND_OPTIONS = LEAD_KINDS.map(({ value, label }) => ({ value, label }))
