/** The hover delay of a tooltip, and the time after closing one in which the next one shows immediately. */
export const TOOLTIP_DELAY_MS = 700
export const TOOLTIP_SKIP_DELAY_MS = 300

/** The delay of the next tooltip; `closedAtMs` is when the last one closed, null before the first. */
export function tooltipDelayMs({ nowMs, closedAtMs }: { nowMs: number; closedAtMs: number | null }): number {
  return closedAtMs !== null && nowMs - closedAtMs < TOOLTIP_SKIP_DELAY_MS ? 0 : TOOLTIP_DELAY_MS
}
