import type { SectionCopy } from '@/lib/content/home-page'

/** The text of a section as entered by staff; a line that was never written is empty. */
export function toCopy({ heading, lede }: { heading: string; lede?: string | null }): SectionCopy {
  return { heading, lede: lede ?? '' }
}
