/** On screens this wide or narrower, reading far and staying long count as leaving too. */
export const MOBILE_WIDTH_MAX_PX = 768
export const SCROLL_PERCENT = 70

/** What has happened so far on this page. */
export type Visit = { wasShown: boolean; isPastMark: boolean }

export const START: Visit = { wasShown: false, isPastMark: false }

export type Sign = { type: 'pointer-left'; y: number } | { type: 'scrolled'; percent: number } | { type: 'stayed' }

/** What the page is like at the moment of the sign; while it is busy, the popup waits for the next one. */
export type Page = { widthPx: number; isBusy: boolean }

/** One step of a visit. The popup opens until it was shown once; how far down the page somebody is counts when they pass the mark. */
export function nextVisit({ visit, sign, page }: { visit: Visit; sign: Sign; page: Page }): {
  visit: Visit
  opens: boolean
} {
  const isPastMark = sign.type === 'scrolled' ? sign.percent > SCROLL_PERCENT : visit.isPastMark
  const opens = !visit.wasShown && !page.isBusy && isLeaving({ visit, sign, widthPx: page.widthPx })
  return { visit: { ...visit, isPastMark }, opens }
}

function isLeaving({ visit, sign, widthPx }: { visit: Visit; sign: Sign; widthPx: number }): boolean {
  if (sign.type === 'pointer-left') return sign.y <= 0
  if (widthPx > MOBILE_WIDTH_MAX_PX) return false
  return sign.type === 'stayed' || (sign.percent > SCROLL_PERCENT && !visit.isPastMark)
}

/** How far down a page is scrolled; a page that fits the window is not scrolled at all. */
export function scrollPercent({
  top,
  height,
  windowHeight,
}: {
  top: number
  height: number
  windowHeight: number
}): number {
  return height > windowHeight ? (100 * top) / (height - windowHeight) : 0
}
