import type { ClaimMode } from '@/lib/domain/claims/standing-wording'

/** Where a claim is shown: each place has its own reading of a contested figure. */
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

/** How far a reading is proven, and what visitors are told of it. */
export const CLAIM_STATUSES = [
  { value: 'draft', label: 'Draft', shownAs: null },
  { value: 'unverified', label: 'Not checked yet', shownAs: 'Not checked yet' },
  { value: 'evidenced', label: 'Proof on file', shownAs: 'Proof on file' },
  { value: 'approved', label: 'Approved', shownAs: 'Approved' },
  { value: 'contested', label: 'Contested: readings disagree', shownAs: 'Contested' },
  { value: 'unsubstantiated', label: 'No proof found', shownAs: 'No proof on file' },
  { value: 'false', label: 'Wrong', shownAs: 'Not true as stated' },
  { value: 'retired', label: 'No longer used', shownAs: null },
] as const

export type ClaimStatus = (typeof CLAIM_STATUSES)[number]['value']

/** What the site says of its claims as a whole. */
export const CLAIM_MODES: readonly { value: ClaimMode; label: string }[] = [
  { value: 'faithful', label: 'Every reading in its place, with a note on what is doubtful' },
  { value: 'strict', label: 'Approved claims and replacement words only' },
]

/** What a claim says in one kind of place: a reading with what stands behind it, or words in its stead. */
export type Claim = ClaimReading | ClaimReplacement

export type ClaimReading = {
  kind: 'reading'
  key: string
  /** As it is printed: '10-year warranty' */
  text: string
  /** The bare figure: '10' */
  value: string
  unit: string
  status: ClaimStatus
  qualifier: string
  evidence: string
  /** '3 November 2026', or null when nobody has checked it. */
  checkedOn: string | null
}

/** Printed where only approved claims may stand. It makes no claim, so there is nothing to open. */
export type ClaimReplacement = { kind: 'replacement'; key: string; text: string }

/** Every claim that says something in one kind of place, by key. */
export type Claims = Readonly<Record<string, Claim>>

/** Everything that every claim says anywhere, by key. */
export type Readings = Readonly<Record<string, readonly Claim[]>>

/** The claim with its figure, or null where it says nothing or words stand in its stead. */
export function readingOf(claims: Claims, key: string): ClaimReading | null {
  const claim = claims[key]
  return claim?.kind === 'reading' ? claim : null
}
