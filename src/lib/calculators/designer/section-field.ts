import { panelViewer } from '@/lib/domain/comfort/plan-map/panel-shares'
import { centreOf } from '@/lib/domain/comfort/plan-map/plan-grid'
import { celsiusOf, fourthPower } from '@/lib/domain/comfort/radiant-field/fourth-power'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'
import { grown, holds, type PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import { type BandPath, bandPaths } from './band-paths'
import type { RoomDesign } from './room-design'

/** A vertical cut through a room along x, mm to the right and up from the floor. */
export type SectionField = {
  bands: readonly BandPath[]
  westMm: number
  eastMm: number
  heightMm: number
  /** The panels that the cut goes through. */
  cut: readonly PlanRectangle[]
}

const COLUMNS = 40
const ROWS = 14
/** Nearer to the ceiling a point sees panels edge-on. */
const CLOSEST_MM = 60
const CLEAR_OF_WALLS_MM = 10

/** What panels add to the radiant temperature in a cut along x. Throws OutOfRange. */
export function sectionField({ room, found, yMm }: { room: DesignRoom; found: RoomDesign; yMm: number }): SectionField {
  const { outline, heightMm } = room
  const { panels, panel, surfaces, indoorC } = found
  const { westMm, eastMm } = extentOf(outline)
  const cellMm = (eastMm - westMm) / COLUMNS
  const row = { columns: COLUMNS, rows: 1, cellMm, westMm, southMm: yMm - cellMm / 2 }
  const cells = Uint32Array.from(
    Array.from({ length: COLUMNS }, (_, place) => place).filter((place) => {
      const xMm = centreOf({ ...row, cells: new Uint32Array() }, place).x * 1_000
      return holds(outline, grown({ westMm: xMm, eastMm: xMm, southMm: yMm, northMm: yMm }, CLEAR_OF_WALLS_MM))
    }),
  )
  const warmth = fourthPower(panel.radiantC) - fourthPower(surfaces.ceilingC)
  const [base, grid] = [fourthPower(indoorC), { ...row, cells }]
  const ys = Array.from({ length: ROWS + 1 }, (_, place) => ((heightMm - CLOSEST_MM) * place) / ROWS)
  const rises = ys.map((aboveFloorMm) => {
    const { globeOf } = panelViewer({ outline, grid, gapM: (heightMm - aboveFloorMm) / 1_000 })
    const shares = panels.map(globeOf)
    return Array.from({ length: COLUMNS }, (_, column) => {
      const cell = cells.indexOf(column)
      if (cell < 0) return -Infinity
      const seen = shares.reduce((sum, share) => sum + (share[cell] ?? 0), 0)
      return celsiusOf(base + warmth * seen) - indoorC
    })
  })
  return {
    // The outermost columns and the highest row are repeated at the walls and the ceiling.
    bands: bandPaths({
      xs: [westMm, ...Array.from({ length: COLUMNS }, (_, place) => westMm + (place + 0.5) * cellMm), eastMm],
      ys: [...ys, heightMm],
      values: [...rises, rises.at(-1) ?? []].map((values) => [values[0] ?? 0, ...values, values.at(-1) ?? 0]),
    }),
    westMm,
    eastMm,
    heightMm,
    cut: panels.filter(({ southMm, northMm }) => southMm <= yMm && yMm <= northMm),
  }
}
