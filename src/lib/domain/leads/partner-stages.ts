import type { PartnerKind } from './lead-kinds'

/** Where an application of a partner stands. */
export const PARTNER_STAGES = [
  { value: 'received', label: 'Received' },
  { value: 'reviewing', label: 'In review' },
  { value: 'terms-sent', label: 'Terms sent' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'declined', label: 'Declined' },
  { value: 'ended', label: 'Ended' },
] as const

export type PartnerStage = (typeof PARTNER_STAGES)[number]['value']

const MOVES: Readonly<Record<PartnerStage, readonly PartnerStage[]>> = {
  received: ['reviewing', 'declined'],
  reviewing: ['terms-sent', 'declined'],
  'terms-sent': ['accepted', 'reviewing', 'declined'],
  accepted: ['ended'],
  declined: ['reviewing'],
  ended: ['reviewing'],
}

/** Whether an application may move to another stage; remaining in one is no move. */
export const mayMovePartner = ({ from, to }: { from: PartnerStage; to: PartnerStage }): boolean =>
  from === to || MOVES[from].includes(to)

/** What a partner earns, as we offer it: a distributor's margin in percent, an installer's fee in pounds a home. */
export const PARTNER_RANGES = {
  marginPercent: { min: 40, max: 60 },
  feePounds: { min: 300, max: 500 },
} as const

/** Papers that we look at before an application is accepted. */
export const PARTNER_DOCUMENTS = [
  { value: 'company', label: 'Company or sole trader' },
  { value: 'insurance', label: 'Public liability insurance' },
  { value: 'registration', label: 'Registration with a competent person scheme' },
  { value: 'references', label: 'References' },
] as const

type PartnerDocument = (typeof PARTNER_DOCUMENTS)[number]['value']

const NEEDED: Readonly<Record<PartnerKind, readonly PartnerDocument[]>> = {
  distributor: ['company', 'insurance'],
  installer: ['insurance', 'registration'],
  business: [],
}

/** What has been agreed with a partner. `expiresOn`: an ISO date; null for a paper that does not expire. */
export type PartnerAgreement = {
  kind: PartnerKind
  territory: readonly string[]
  documents: readonly { what: PartnerDocument; expiresOn: string | null }[]
  termsAgreedOn: string | null
  marginPercent: number | null
  feePounds: number | null
}

/** What is missing before an application can be accepted on an ISO date, in sentences. */
export function missingForAcceptance(agreement: PartnerAgreement, today: string): string[] {
  const { kind, territory, documents, termsAgreedOn, marginPercent, feePounds } = agreement
  const isSeen = (needed: PartnerDocument) =>
    documents.some(({ what, expiresOn }) => what === needed && (expiresOn === null || expiresOn >= today))
  return [
    ...(territory.length === 0 ? ['Enter the territory.'] : []),
    ...(termsAgreedOn === null ? ['Enter when the terms were agreed.'] : []),
    ...(kind === 'distributor' && marginPercent === null ? ['Enter the agreed margin.'] : []),
    ...(kind === 'installer' && feePounds === null ? ['Enter the agreed fee.'] : []),
    ...PARTNER_DOCUMENTS.filter(({ value }) => NEEDED[kind].includes(value) && !isSeen(value)).map(
      ({ label }) => `Seen and valid is still missing: ${label.toLowerCase()}.`,
    ),
  ]
}

const AREA = /^[A-Z]{1,2}$/

/** The postcode areas in what staff have typed, such as 'sn, BA'; null if a part of it is none. */
export function readTerritory(typed: string): string[] | null {
  const areas = typed
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  return areas.every((area) => AREA.test(area)) ? [...new Set(areas)].toSorted() : null
}
