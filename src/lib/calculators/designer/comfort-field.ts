import { DEFAULT_ANSWERS } from '@/lib/domain/assumptions/default-answers'
import { panelViewer } from '@/lib/domain/comfort/plan-map/panel-shares'
import { BODY_HEIGHTS_M, planComfort } from '@/lib/domain/comfort/plan-map/plan-comfort'
import { type PlanGrid, planGrid } from '@/lib/domain/comfort/plan-map/plan-grid'
import { globeRadiation } from '@/lib/domain/comfort/plan-map/room-radiation'
import type { DesignRoom } from '@/lib/domain/design/design'
import { ceilingOf } from '@/lib/domain/design/slope'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'

import { type BandPath, bandPaths } from './band-paths'
import type { RoomDesign } from './room-design'

/** How warm the panels make a room for someone seated. */
export type ComfortField = {
  bands: readonly BandPath[]
  leastK: number
  mostK: number
  /** What the panels add, and what it feels like, at a place; null outside the room. */
  feelsAt: (place: PlanPoint) => { riseK: number; operativeC: number } | null
}

/** Fine enough for smooth bands, and quick enough between two frames of a drag. */
const MOST_CELLS = 700

type Asked = { room: DesignRoom; found: RoomDesign }

/** The comfort of a drawn room on a cold day, seated. Throws OutOfRange. */
export function comfortField({ room, found }: Asked): ComfortField {
  const { outline } = room
  const ceiling = ceilingOf(room)
  const { surfaces, panel, panels, indoorC } = found
  const grid = planGrid({ outline, mostCells: MOST_CELLS })
  const heightM = BODY_HEIGHTS_M.seated
  const radiation = globeRadiation({ room: { ...surfaces, outline, ceiling }, grid, heightM })
  const { globeOfAll } = panelViewer({ outline, ceiling, grid, heightM })
  const { riseK, operativeC } = planComfort({
    radiation,
    panels: [{ globe: globeOfAll(panels) }],
    panelC: panel.radiantC,
    ceilingC: surfaces.ceilingC,
    airC: indoorC,
    airSpeed: DEFAULT_ANSWERS.airSpeedMPerS.value,
  })
  const cellAt = new Map(Array.from(grid.cells, (place, cell) => [place, cell]))
  return {
    bands: bandPaths(gridOfValues({ grid, cellAt, values: riseK })),
    leastK: riseK.reduce((least, here) => Math.min(least, here), Infinity),
    mostK: riseK.reduce((most, here) => Math.max(most, here), -Infinity),
    feelsAt: ({ xMm, yMm }) => {
      const column = Math.floor((xMm - grid.westMm) / grid.cellMm)
      const row = Math.floor((yMm - grid.southMm) / grid.cellMm)
      const isOnGrid = column >= 0 && column < grid.columns && row >= 0 && row < grid.rows
      const cell = isOnGrid ? cellAt.get(row * grid.columns + column) : undefined
      if (cell === undefined) return null
      return { riseK: riseK[cell] ?? NaN, operativeC: operativeC[cell] ?? NaN }
    },
  }
}

type Valued = { grid: PlanGrid; cellAt: ReadonlyMap<number, number>; values: Float64Array }

/** Values at the centres of the cells, with a border of their neighbours' so that bands reach the walls. */
function gridOfValues({ grid: { columns, rows, cellMm, westMm, southMm }, cellAt, values }: Valued) {
  const inside = (column: number, row: number) => {
    const cell = column >= 0 && column < columns ? cellAt.get(row * columns + column) : undefined
    return cell === undefined ? undefined : values[cell]
  }
  const near = (column: number, row: number) => {
    const own = inside(column, row)
    if (own !== undefined) return own
    const around = [-1, 0, 1]
      .flatMap((x) => [-1, 0, 1].map((y) => inside(column + x, row + y)))
      .filter((value) => value !== undefined)
    return around.length > 0 ? around.reduce((sum, value) => sum + value, 0) / around.length : -Infinity
  }
  const along = (count: number, from: number) =>
    Array.from({ length: count + 2 }, (_, place) => from + (place - 0.5) * cellMm)
  return {
    xs: along(columns, westMm),
    ys: along(rows, southMm),
    values: Array.from({ length: rows + 2 }, (_, row) =>
      Array.from({ length: columns + 2 }, (__, column) => near(column - 1, row - 1)),
    ),
  }
}
