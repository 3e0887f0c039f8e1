import type { Opening } from '@/lib/domain/page-views/opening'

import type { SectionCopy } from './home-page'

/** A page as written, with the other opening that staff gave it; null if it has one only. */
export type Written<Page> = { page: Page; second: SectionCopy | null }

type Stored = { heading?: string | null; lede?: string | null } | null | undefined

/** The second opening of a page as entered by staff; null without a heading. */
export const secondOpeningOf = (stored: Stored): SectionCopy | null =>
  stored?.heading ? { heading: stored.heading, lede: stored.lede ?? '' } : null

/** The page with the opening. A second one without a text under its heading keeps that of the first. */
export function withOpening<Page extends { hero: SectionCopy }>(
  { page, second }: Written<Page>,
  opening: Opening,
): Page {
  if (!second || opening === 'first') return page
  return { ...page, hero: { ...page.hero, heading: second.heading, lede: second.lede || page.hero.lede } }
}
