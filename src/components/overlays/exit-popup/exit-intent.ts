/** On screens up to this width, scrolling far and staying long also count as exit intent. */
const MOBILE_WIDTH_MAX_PX = 768
const SCROLL_PERCENT = 70

/**
 * What has happened so far on this page. `isPastMark` counts only what happened while the visitor was not busy;
 * `hasStayed` waits until they are not.
 */
export type Visit = { wasShown: boolean; isPastMark: boolean; hasStayed: boolean }

export const START: Visit = { wasShown: false, isPastMark: false, hasStayed: false }

export type Sign = { type: 'pointer-left'; y: number } | { type: 'scrolled'; percent: number } | { type: 'stayed' }

/** The state of the page at the time of the signal; while the visitor is busy, the popup waits for the next one. */
export type Page = { widthPx: number; isBusy: boolean }

/**
 * One step of a visit. The popup opens at most once per page; scroll depth counts when it passes the threshold. If the
 * visitor is busy at the time, the next scroll counts instead.
 */
export function nextVisit({ visit, sign, page }: { visit: Visit; sign: Sign; page: Page }): {
  visit: Visit
  opens: boolean
} {
  const isPastMark = sign.type === 'scrolled' && !page.isBusy ? sign.percent > SCROLL_PERCENT : visit.isPastMark
  const opens = !visit.wasShown && !page.isBusy && isLeaving({ visit, sign, widthPx: page.widthPx })
  const hasStayed = !opens && (visit.hasStayed || sign.type === 'stayed') // one attempt uses it up
  return { visit: { ...visit, isPastMark, hasStayed }, opens }
}

function isLeaving({ visit, sign, widthPx }: { visit: Visit; sign: Sign; widthPx: number }): boolean {
  if (sign.type === 'pointer-left') return sign.y <= 0
  if (widthPx > MOBILE_WIDTH_MAX_PX) return false
  return sign.type === 'stayed' || visit.hasStayed || (sign.percent > SCROLL_PERCENT && !visit.isPastMark)
}

/** Scroll depth of the page; a page that fits the viewport counts as not scrolled. */
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
