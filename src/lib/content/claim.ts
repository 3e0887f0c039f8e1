import type { ClaimMode } from '@/lib/domain/claims/effective-wording'

/** Where a claim is shown; a contested figure has a separate reading for each context. */
export const CLAIM_CONTEXTS = [
  { value: 'banner', label: 'Banner' },
  { value: 'hero', label: 'Top of the homepage' },
  { value: 'footer', label: 'Footer' },
  { value: 'metadata', label: 'Search results' },
  { value: 'structured-data', label: 'Data for search engines' },
  { value: 'product', label: 'Product data' },
  { value: 'landing', label: 'Sales page' },
  { value: 'calculator-teaser', label: 'Calculator teasers' },
  { value: 'toast', label: 'Notices' },
  { value: 'modal', label: 'Quote dialog' },
  { value: 'section', label: 'Page sections' },
] as const

export type ClaimContext = (typeof CLAIM_CONTEXTS)[number]['value']

/** The evidence for a reading, and how visitors see it. */
export const CLAIM_STATUSES = [
  { value: 'draft', label: 'Draft', shownAs: null },
  { value: 'unverified', label: 'Not checked yet', shownAs: 'Not checked yet' },
  { value: 'evidenced', label: 'Proof on file', shownAs: 'Proof on file' },
  { value: 'approved', label: 'Approved', shownAs: 'Approved' },
  { value: 'contested', label: 'Contested: readings disagree', shownAs: 'Other figures published' },
  { value: 'unsubstantiated', label: 'No proof found', shownAs: 'Not yet proved' },
  { value: 'false', label: 'Wrong', shownAs: 'Not true as stated' },
  { value: 'retired', label: 'No longer used', shownAs: null },
] as const

export type ClaimStatus = (typeof CLAIM_STATUSES)[number]['value']

/** Site-wide claim policy. */
export const CLAIM_MODES: readonly { value: ClaimMode; label: string }[] = [
  { value: 'faithful', label: 'Every reading in its place, with a note on what is doubtful' },
  { value: 'strict', label: 'Approved claims and replacement wording only' },
]

/** A claim in one context: a reading with its evidence, or replacement text. */
export type Claim = ClaimReading | ClaimReplacement

export type ClaimReading = {
  kind: 'reading'
  key: string
  /** Display text: '10-year warranty' */
  text: string
  /** The bare figure: '10' */
  value: string
  unit: string
  status: ClaimStatus
  qualifier: string
  evidence: string
  /** '3 November 2026', or null if never checked. */
  checkedOn: string | null
}

/** Shown when only approved claims are allowed. Makes no claim, so has no evidence note. */
type ClaimReplacement = { kind: 'replacement'; key: string; text: string }

/** Whether a claim may appear without its qualifier: replacement wording and approved readings. */
export const isUnqualified = (claim: Claim) => claim.kind === 'replacement' || claim.status === 'approved'

/** Whether the proof of a claim is on file, so that its figure may stand in large type. */
export const isOfRecord = ({ status }: Pick<ClaimReading, 'status'>) => status === 'approved' || status === 'evidenced'

export const isUnproved = (status: ClaimStatus) => status === 'unverified' || status === 'unsubstantiated'

/** The one line beside every figure without proof. What is doubtful about it is in its note. */
const UNPROVED_LINE = 'Published by us; evidence not on file yet.'

/**
 * One line beside a figure without proof; what is wrong with a wrong one; null for any other. Where only the readings
 * disagree, the page prints the one to rely on and the note has the others: a page that prints the case against each of
 * its figures reads as an argument with itself.
 */
export function printedQualifier(claim: Claim): string | null {
  if (claim.kind === 'replacement') return null
  if (claim.status === 'false') return claim.qualifier
  return isUnproved(claim.status) ? UNPROVED_LINE : null
}

/** The text of a claim, followed by its qualifier unless it is approved; null if there is no claim. */
export function qualifiedText(claim: Claim | undefined): string | null {
  if (!claim) return null
  return claim.kind === 'reading' && !isUnqualified(claim) ? `${claim.text}. ${claim.qualifier}` : `${claim.text}.`
}

/** Every claim available in one context, by key. */
export type Claims = Readonly<Record<string, Claim>>

/** Every reading of every claim, by key. */
export type Readings = Readonly<Record<string, readonly Claim[]>>

/** The claim's reading, or null when it has none or only replacement text. */
export function readingOf(claims: Claims, key: string): ClaimReading | null {
  const claim = claims[key]
  return claim?.kind === 'reading' ? claim : null
}
