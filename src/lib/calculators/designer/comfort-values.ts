import { DEFAULT_ANSWERS } from '@/lib/domain/assumptions/default-answers'
import { panelViewer } from '@/lib/domain/comfort/plan-map/panel-shares'
import { BODY_HEIGHTS_M, planAsymmetryK, planComfort, planVotes } from '@/lib/domain/comfort/plan-map/plan-comfort'
import { type PlanGrid, planGrid } from '@/lib/domain/comfort/plan-map/plan-grid'
import { globeRadiation, hasHeadroom, roomRadiation } from '@/lib/domain/comfort/plan-map/room-radiation'
import type { DesignRoom } from '@/lib/domain/design/design'
import { ceilingOf } from '@/lib/domain/design/slope'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'

import type { ComfortView, Posture } from './comfort-view'
import type { RoomDesign } from './room-design'

/**
 * Comfort in each of `grid.cells`; `shown` is the quantity of the view. Plain data that can be posted from a worker.
 */
export type ComfortValues = { grid: PlanGrid; riseK: Float64Array; operativeC: Float64Array; shown: Float64Array }

/** Fine enough for smooth bands, and fast enough to calculate between two frames of a drag. */
const MOST_CELLS = 700

/**
 * At rest and in winter clothes indoors: ISO 7730:2005, tables B.1 and C.1; standing at ease from ASHRAE 55. Well known,
 * not read in the source. Humidity assumed on 2026-11-25.
 */
const METS: Readonly<Record<Posture, number>> = { lying: 0.8, seated: 1, standing: 1.2 }
const CLO = 1
const HUMIDITY_PCT = 50

type Input = {
  room: DesignRoom
  found: RoomDesign
  view: ComfortView
  /** Above the floor; the height of the posture if absent. */
  heightM?: number
}

/** The comfort of a drawn room on a cold day; null if the ceiling is too low for the posture. Throws OutOfRange. */
export function comfortValues({
  room,
  found,
  view,
  heightM = BODY_HEIGHTS_M[view.posture],
}: Input): ComfortValues | null {
  const { outline } = room
  const ceiling = ceilingOf(room)
  const { surfaces, panel, panels, indoorC } = found
  if (!hasHeadroom({ outline, ceiling, heightM })) return null
  const grid = planGrid({ outline, mostCells: MOST_CELLS })
  const radiationInput = { room: { ...surfaces, outline, ceiling }, grid, heightM }
  const { globeOfAll, upOf } = panelViewer({ outline, ceiling, grid, heightM })
  const warmth = { panelC: panel.radiantC, ceilingC: surfaces.ceilingC }
  const air = { airC: indoorC, airSpeed: DEFAULT_ANSWERS.airSpeedMPerS.value }
  const { radiantC, riseK, operativeC } = planComfort({
    radiation: globeRadiation(radiationInput),
    panels: [{ globe: globeOfAll(panels) }],
    ...warmth,
    ...air,
  })
  const shown = {
    rise: () => riseK,
    operative: () => operativeC,
    asymmetry: () =>
      planAsymmetryK({
        radiation: roomRadiation(radiationInput),
        panels: panels.map((panel) => ({ up: upOf(panel) })),
        ...warmth,
      }),
    vote: () => planVotes({ radiantC, ...air, relativeHumidityPct: HUMIDITY_PCT, met: METS[view.posture], clo: CLO }),
  }[view.shows]()
  return { grid, riseK, operativeC, shown }
}

/** Comfort at a point; null outside the room. */
export function feltAt({ grid, riseK, operativeC, shown }: ComfortValues, { xMm, yMm }: PlanPoint) {
  const column = Math.floor((xMm - grid.westMm) / grid.cellMm)
  const row = Math.floor((yMm - grid.southMm) / grid.cellMm)
  const isOnGrid = column >= 0 && column < grid.columns && row >= 0 && row < grid.rows
  const cell = isOnGrid ? grid.cells.indexOf(row * grid.columns + column) : -1
  if (cell < 0) return null
  return { riseK: riseK[cell] ?? NaN, operativeC: operativeC[cell] ?? NaN, shown: shown[cell] ?? NaN }
}
