/** Confidence in a source: read in the original or a copy, widely known, computed here, or assumed until measured. */
export const CONFIDENCES = [
  { value: 'verified', label: 'Checked by us', printed: 'Checked by us.' },
  { value: 'well-known', label: 'Well known', printed: 'Well established, and the same in several places.' },
  { value: 'computed', label: 'Our calculation', printed: 'Our own calculation.' },
  { value: 'assumed', label: 'Our assumption', printed: 'Our assumption, low confidence.' },
] as const

export type Confidence = (typeof CONFIDENCES)[number]['value']
