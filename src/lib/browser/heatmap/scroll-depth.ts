import { ATTENTION_BANDS, SCROLL_MILESTONES } from '@/lib/schemas/heatmap'

/** What of a page is on screen, in pixels: `topPx` of the page is the first line that is visible. */
export type Screen = { topPx: number; heightPx: number; pageHeightPx: number }

type Milestone = (typeof SCROLL_MILESTONES)[number]

/** The furthest quarter of the page whose end has been on screen; null before the first. */
export function milestoneAt({ topPx, heightPx, pageHeightPx }: Screen): Milestone | null {
  const percent = Math.round(((topPx + heightPx) / Math.max(pageHeightPx, 1)) * 100)
  return SCROLL_MILESTONES.findLast((milestone) => milestone <= percent) ?? null
}

/** The tenths of the page, from 0, whose middle is on screen; the one nearest the middle of a small screen if none is. */
export function bandsOnScreen({ topPx, heightPx, pageHeightPx }: Screen): number[] {
  const bandPx = Math.max(pageHeightPx, 1) / ATTENTION_BANDS
  const seen = Array.from({ length: ATTENTION_BANDS }, (_, band) => band).filter((band) => {
    const middlePx = (band + 0.5) * bandPx
    return middlePx >= topPx && middlePx <= topPx + heightPx
  })
  if (seen.length > 0) return seen
  const nearest = Math.floor((topPx + heightPx / 2) / bandPx)
  return [Math.min(ATTENTION_BANDS - 1, Math.max(0, nearest))]
}
