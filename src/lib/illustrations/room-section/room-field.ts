import type { Patch } from '@/lib/domain/comfort/radiant-field/patch'
import { depthOfRise, radiantRise } from '@/lib/domain/comfort/radiant-field/radiant-rise'
import { type Point, regionsAbove } from '@/lib/domain/contour/regions-above'
import { simplify } from '@/lib/domain/contour/simplify'

import { BAND_LIMITS_K, ROOM_C, ROOM_HEIGHT_MM, type RoomScene } from './scene'

/** The product fields the drawing needs. */
export type DrawnPanel = { widthMm: number; heightMm: number; thicknessMm: number; operatingTempC: number }

const COLUMN_MM = 35
const ROWS = 64
/** A third of a pixel at display size. */
const TOLERANCE_MM = 1.5
/** Minimum distance from the panel: in its plane a point sees it edge-on. */
const CLOSEST_MM = 2

/** Outlines of each band, coldest first, in the section through the centre of the panels. */
export function bandOutlines({ scene, panel }: { scene: RoomScene; panel: DrawnPanel }): Point[][][] {
  const radiant = radiantScene({ scene, panel })
  const riseAt = (xMm: number, yMm: number) =>
    radiantRise({
      ...radiant,
      point: { x: xMm / 1_000, y: 0, z: -Math.max(yMm - panel.thicknessMm, CLOSEST_MM) / 1_000 },
    })

  const xs = Array.from({ length: scene.widthMm / COLUMN_MM + 1 }, (_, column) => column * COLUMN_MM)
  // Denser near the ceiling, where the bands are.
  const ys = Array.from({ length: ROWS + 1 }, (_, row) => ROOM_HEIGHT_MM * (row / ROWS) ** 1.6)
  const values = ys.map((y) => xs.map((x) => riseAt(x, y)))
  return BAND_LIMITS_K.map((limit) =>
    regionsAbove({ xs, ys, values }, limit).map((loop) => simplify(closed(loop), TOLERANCE_MM)),
  )
}

/** Depth below the ceiling of each label, on the contour it names. */
export function labelDepthsMm({ scene, panel }: { scene: RoomScene; panel: DrawnPanel }): number[] {
  const radiant = radiantScene({ scene, panel })
  const deepest = ROOM_HEIGHT_MM / 1_000
  return scene.labels.map(
    ({ riseK }) =>
      panel.thicknessMm + 1_000 * depthOfRise({ ...radiant, x: scene.labelsAtMm / 1_000, y: 0, riseK, deepest }),
  )
}

function radiantScene({ scene, panel }: { scene: RoomScene; panel: DrawnPanel }) {
  const panels = scene.panelsAtMm.map((middle): Patch => ({
    plane: 'z',
    at: 0,
    x: [(middle - panel.widthMm / 2) / 1_000, (middle + panel.widthMm / 2) / 1_000],
    y: [-panel.heightMm / 2_000, panel.heightMm / 2_000],
  }))
  return { panels, panelC: panel.operatingTempC, roomC: ROOM_C }
}

const closed = (loop: Point[]): Point[] => [...loop, ...loop.slice(0, 1)]
