/** Whether a page was last scrolled down. */
export function goesDown({ wentDown, fromPx, topPx }: { wentDown: boolean; fromPx: number; topPx: number }): boolean {
  return topPx === fromPx ? wentDown : topPx > fromPx
}

/** Whether the end of a page is in view; browsers round. */
export function isAtEnd({ topPx, windowPx, pagePx }: { topPx: number; windowPx: number; pagePx: number }): boolean {
  return topPx + windowPx >= pagePx - 1
}
