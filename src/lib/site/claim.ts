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
  { value: 'evidenced', label: 'Proof on file', shownAs: 'Measured' },
  { value: 'approved', label: 'Approved', shownAs: 'Measured' },
  { value: 'contested', label: 'Contested: readings disagree', shownAs: 'Contested' },
  { value: 'unsubstantiated', label: 'No proof found', shownAs: 'No proof on file' },
  { value: 'false', label: 'Wrong', shownAs: 'Contested' },
  { value: 'retired', label: 'No longer used', shownAs: null },
] as const

export type ClaimStatus = (typeof CLAIM_STATUSES)[number]['value']

/** The reading of one claim for one context, with what stands behind it. */
export type Claim = {
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

/** Every claim with a reading for one context, by key. */
export type Claims = Readonly<Record<string, Claim>>

/** The claim that a page is built around. Throws when the registry has no reading of it for that page. */
export function claimNamed(claims: Claims, key: string): Claim {
  const claim = claims[key]
  if (!claim) throw new Error(`The claims registry has no reading of "${key}" for this place`)
  return claim
}
