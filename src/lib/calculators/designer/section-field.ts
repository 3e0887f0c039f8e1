import { panelViewer } from '@/lib/domain/comfort/plan-map/panel-shares'
import { centreOf } from '@/lib/domain/comfort/plan-map/plan-grid'
import { celsiusOf, fourthPower } from '@/lib/domain/comfort/radiant-field/fourth-power'
import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'
import { ceilingOf } from '@/lib/domain/design/slope'
import { ceilingMmAt, isLevel } from '@/lib/domain/room-plan/ceiling'
import { contains, expanded, type PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import { type BandPath, bandPaths } from './band-paths'
import { COMFORT_SCALES } from './comfort-view'
import type { RoomDesign } from './room-design'

/** A vertical section through a room along x; mm, x to the right and y up from the floor. */
export type SectionField = {
  bands: readonly BandPath[]
  westMm: number
  eastMm: number
  /** Ceiling heights at both ends. */
  ceilingMm: readonly [west: number, east: number]
  /** The panels that the section crosses. */
  cut: readonly PlanRectangle[]
}

const COLUMNS = 40
const ROWS = 14
/** Minimum distance from the ceiling; any closer, a point sees panels edge-on. */
const CLOSEST_MM = 60
const CLEAR_OF_WALLS_MM = 10

/** Rise in radiant temperature from the panels in a section along x. Throws OutOfRange. */
export function sectionField({ room, found, yMm }: { room: DesignRoom; found: RoomDesign; yMm: number }): SectionField {
  const { outline } = room
  const ceiling = ceilingOf(room)
  const { panels, panel, surfaces, indoorC } = found
  const { westMm, eastMm } = extentOf(outline)
  const topMm = (xMm: number) => ceilingMmAt(ceiling, { xMm, yMm })
  const heightMm = Math.max(topMm(westMm), topMm(eastMm))
  const cellMm = (eastMm - westMm) / COLUMNS
  const row = { columns: COLUMNS, rows: 1, cellMm, westMm, southMm: yMm - cellMm / 2 }
  const cells = Uint32Array.from(
    Array.from({ length: COLUMNS }, (_, column) => column).filter((column) => {
      const xMm = centreOf({ ...row, cells: new Uint32Array() }, column).x * 1_000
      return contains(outline, expanded({ westMm: xMm, eastMm: xMm, southMm: yMm, northMm: yMm }, CLEAR_OF_WALLS_MM))
    }),
  )
  const warmth = fourthPower(panel.radiantC) - fourthPower(surfaces.ceilingC)
  const base = fourthPower(indoorC)
  const ys = Array.from({ length: ROWS + 1 }, (_, index) => ((heightMm - CLOSEST_MM) * index) / ROWS)
  const rises = ys.map((aboveFloorMm) => {
    const seenFrom = (some: Uint32Array<ArrayBuffer>, heightOf: number) => {
      const { globeOfAll } = panelViewer({ outline, ceiling, grid: { ...row, cells: some }, heightM: heightOf / 1_000 })
      return Array.from(globeOfAll(panels))
    }
    // Below a slope each column has its own maximum height; anything above is clipped in the drawing.
    const seen = isLevel(ceiling)
      ? seenFrom(cells, aboveFloorMm)
      : Array.from(cells).flatMap((column) => {
          const highestMm = topMm(westMm + (column + 0.5) * cellMm) - CLOSEST_MM
          return seenFrom(Uint32Array.of(column), Math.min(aboveFloorMm, highestMm))
        })
    return Array.from({ length: COLUMNS }, (_, column) => {
      const cell = cells.indexOf(column)
      return cell < 0 ? -Infinity : celsiusOf(base + warmth * (seen[cell] ?? NaN)) - indoorC
    })
  })
  return {
    // Repeat the outermost columns and the top row at the walls and the ceiling.
    bands: bandPaths(
      {
        xs: [westMm, ...Array.from({ length: COLUMNS }, (_, column) => westMm + (column + 0.5) * cellMm), eastMm],
        ys: [...ys, heightMm],
        values: [...rises, rises.at(-1) ?? []].map((values) => [values[0] ?? 0, ...values, values.at(-1) ?? 0]),
      },
      COMFORT_SCALES.rise.limits,
    ),
    westMm,
    eastMm,
    ceilingMm: [topMm(westMm), topMm(eastMm)],
    cut: panels.filter(({ southMm, northMm }) => southMm <= yMm && yMm <= northMm),
  }
}
