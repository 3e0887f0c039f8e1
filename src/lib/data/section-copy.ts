import type { SectionCopy } from '@/lib/content/home-page'

/** A section's words as staff keep them, where a line that was never written is empty. */
export function toCopy({ heading, lede }: { heading: string; lede?: string | null }): SectionCopy {
  return { heading, lede: lede ?? '' }
}
