/** Confidence in a sourced figure, and its label. */
export const CONFIDENCES = [
  { value: 'verified', label: 'Checked by us', printed: 'Checked by us.' },
  { value: 'well-known', label: 'Well known', printed: 'Well established, and the same in several places.' },
  { value: 'computed', label: 'Our calculation', printed: 'Our own calculation.' },
  { value: 'assumed', label: 'Our assumption', printed: 'Our assumption, low confidence.' },
] as const

type Confidence = (typeof CONFIDENCES)[number]['value']

/** A source as shown in a page's list of sources. */
export type NumberedSource = {
  number: number
  title: string
  publisher: string
  /** '2018' or '1 October 2026' */
  date: string
  /** '' if not online. */
  url: string
  confidence: Confidence
  /** '20 November 2026' */
  checkedOn: string
}
