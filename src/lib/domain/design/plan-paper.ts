/** The sheet and scale for the plan of a room. */
export type PlanPaper = { size: 'A4' | 'A3'; orientation: 'portrait' | 'landscape'; scale: number }

/** Drawing area of a sheet, inside its margins, header and footer, mm on paper. */
const SHEETS = [
  { size: 'A4', orientation: 'portrait', acrossMm: 178, alongMm: 226 },
  { size: 'A4', orientation: 'landscape', acrossMm: 265, alongMm: 139 },
  { size: 'A3', orientation: 'landscape', acrossMm: 388, alongMm: 226 },
  { size: 'A3', orientation: 'portrait', acrossMm: 265, alongMm: 349 },
] as const

/** The scale of a plan for fitters, then those for rooms that exceed A3 at that scale. */
const SCALES = [50, 100, 200, 500] as const

/** Space around the walls for their dimensions, mm on paper. */
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
