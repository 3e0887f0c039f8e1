import type { FixedPanel } from './fixing-list'

/** A strip of a panel's edge at 1:1. `joistsMm`: where joists cross it, from the start of the strip. */
export type TemplateStrip = { fromMm: number; lengthMm: number; joistsMm: readonly number[] }

/** Maximum length that fits on A4 landscape between the margins. */
const STRIP_MM = 240

/** Splits the panel edge that crosses the joists into strips to cut out and join. */
export function templateStrips({ edgeMm, joistsMm }: { edgeMm: number; joistsMm: readonly number[] }): TemplateStrip[] {
  return Array.from({ length: Math.ceil(edgeMm / STRIP_MM) }, (_, index) => {
    const fromMm = index * STRIP_MM
    const lengthMm = Math.min(STRIP_MM, edgeMm - fromMm)
    return {
      fromMm,
      lengthMm,
      joistsMm: joistsMm.filter((at) => at >= fromMm && at < fromMm + lengthMm).map((at) => at - fromMm),
    }
  })
}

/** Length of the edge that crosses the joists: west to east, unless the joists run along it. */
export const edgeAcrossMm = ({ panel }: Pick<FixedPanel, 'panel'>, along: 'x' | 'y' | undefined): number =>
  along === 'x' ? panel.northMm - panel.southMm : panel.eastMm - panel.westMm
