import type { FixedPanel } from './fixing-list'

/** A piece of the edge of a panel at 1:1, with the places along it where joists cross, mm from its own start. */
export type TemplateStrip = { fromMm: number; lengthMm: number; joistsMm: readonly number[] }

/** As long as A4 on its side takes between its margins. */
const STRIP_MM = 240

/** The edge of a panel that runs across the joists, in strips to cut out and join. */
export function templateStrips({ edgeMm, joistsMm }: { edgeMm: number; joistsMm: readonly number[] }): TemplateStrip[] {
  return Array.from({ length: Math.ceil(edgeMm / STRIP_MM) }, (_, place) => {
    const fromMm = place * STRIP_MM
    const lengthMm = Math.min(STRIP_MM, edgeMm - fromMm)
    return {
      fromMm,
      lengthMm,
      joistsMm: joistsMm.filter((at) => at >= fromMm && at < fromMm + lengthMm).map((at) => at - fromMm),
    }
  })
}

/** The length of the edge across the joists: the west to east one, unless joists run along it. */
export const edgeAcrossMm = ({ panel }: Pick<FixedPanel, 'panel'>, along: 'x' | 'y' | undefined): number =>
  along === 'x' ? panel.northMm - panel.southMm : panel.eastMm - panel.westMm
