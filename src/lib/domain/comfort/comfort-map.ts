import { OutOfRange } from '../quantity/range-check'
import { addSource } from './add-source'
import { gridOver, type MapGrid } from './map-grid'
import { operativeWeights } from './operative'
import { celsiusOf } from './radiant-field/fourth-power'
import { checkComfort, CLEARANCE_M } from './ranges'
import { type RadiantScene, sourcesOf } from './scene'

export type ComfortMap = MapGrid & {
  /** Mean radiant temperature of a small globe, °C. */
  radiantC: Float64Array
  operativeC: Float64Array
  /** Plane radiant temperature from above minus that from below, K. */
  asymmetryK: Float64Array
}

type Input = { scene: RadiantScene; heightM: number; airC: number; airSpeed: number; stepM: number }

/**
 * Comfort at one height, in cells of about `stepM` metres, accumulated surface by surface (see `sourcesOf`).
 * Throws OutOfRange.
 */
export function comfortMap({ scene, heightM, airC, airSpeed, stepM }: Input): ComfortMap {
  checkComfort({ ...scene.room, airC, stepM })
  const highest = scene.room.heightM - CLEARANCE_M
  if (!(heightM >= CLEARANCE_M && heightM <= highest)) throw new OutOfRange('heightM', heightM, [CLEARANCE_M, highest])
  const weights = operativeWeights(airSpeed)
  const grid = gridOver(scene.room, stepM)
  checkComfort({ cells: grid.columns * grid.rows })
  const sums = { globe: emptyOver(grid), up: emptyOver(grid), down: emptyOver(grid) }
  for (const source of sourcesOf(scene)) addSource({ source, heightM, grid, sums })

  const radiantC = sums.globe.map(celsiusOf)
  return {
    ...grid,
    radiantC,
    operativeC: radiantC.map((radiant) => weights.air * airC + weights.radiant * radiant),
    asymmetryK: sums.up.map((up, index) => celsiusOf(up) - celsiusOf(sums.down[index] ?? NaN)),
  }
}

const emptyOver = ({ columns, rows }: MapGrid) => new Float64Array(columns * rows)
