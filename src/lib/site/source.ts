/** How sure a figure is that rests on a source, and how the page says so. */
export const CONFIDENCES = [
  {
    value: 'verified',
    label: 'Read in the document or a copy of it',
    printed: 'Read in the document or a copy of it.',
  },
  { value: 'well-known', label: 'Well known', printed: 'Well established, and the same in several places.' },
  { value: 'computed', label: 'Our sum', printed: 'Our own sum.' },
  { value: 'assumed', label: 'Our assumption', printed: 'Our assumption, low confidence.' },
] as const

export type Confidence = (typeof CONFIDENCES)[number]['value']

/** A document that stands behind figures of a page, as its list of sources shows it. */
export type NumberedSource = {
  number: number
  title: string
  publisher: string
  /** '2018' or '1 October 2026' */
  date: string
  /** '' when it is not on the web. */
  url: string
  confidence: Confidence
  /** '20 November 2026' */
  checkedOn: string
}
