import { ATTENTION_BANDS, SCROLL_MILESTONES } from '@/lib/schemas/heatmap'

/** The visible range of a page, in pixels; `topPx` is the first visible line. */
export type Screen = { topPx: number; heightPx: number; pageHeightPx: number }

type Milestone = (typeof SCROLL_MILESTONES)[number]

/** The furthest quarter of the page whose end has been on screen; null if none yet. */
export function milestoneAt({ topPx, heightPx, pageHeightPx }: Screen): Milestone | null {
  const percent = Math.round(((topPx + heightPx) / Math.max(pageHeightPx, 1)) * 100)
  return SCROLL_MILESTONES.findLast((milestone) => milestone <= percent) ?? null
}

/** Indexes of the tenths of the page whose middle is on screen; if none is, the one at the middle of the screen. */
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
