/** A sheet for the plan of a room, and the scale that it is drawn to. */
export type PlanPaper = { size: 'A4' | 'A3'; orientation: 'portrait' | 'landscape'; scale: number }

/** What a sheet has for a drawing between its margins, heading and foot, mm of paper. */
const SHEETS = [
  { size: 'A4', orientation: 'portrait', acrossMm: 178, alongMm: 226 },
  { size: 'A4', orientation: 'landscape', acrossMm: 265, alongMm: 139 },
  { size: 'A3', orientation: 'landscape', acrossMm: 388, alongMm: 226 },
  { size: 'A3', orientation: 'portrait', acrossMm: 265, alongMm: 349 },
] as const

/** The scale of a plan for the person who fits the panels, and those for rooms that are larger than A3 at it. */
const SCALES = [50, 100, 200, 500] as const

/** Beside the walls, for their lengths, mm of paper. */
export const PLAN_MARGIN_MM = 14

/** The smallest sheet that holds a room at 1:50, or at the next scale that fits. */
export function planPaper({ lengthMm, widthMm }: { lengthMm: number; widthMm: number }): PlanPaper {
  for (const scale of SCALES) {
    const sheet = SHEETS.find(
      ({ acrossMm, alongMm }) =>
        lengthMm / scale + 2 * PLAN_MARGIN_MM <= acrossMm && widthMm / scale + 2 * PLAN_MARGIN_MM <= alongMm,
    )
    if (sheet) return { size: sheet.size, orientation: sheet.orientation, scale }
  }
  throw new Error(`No paper for ${lengthMm} by ${widthMm} mm`) // rooms are no longer than 50 m
}
