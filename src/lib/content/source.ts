import type { Confidence } from '@/lib/domain/quantity/confidence'

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
