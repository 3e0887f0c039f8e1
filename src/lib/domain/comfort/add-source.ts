import { axesOf, type GridAxis, type MapGrid } from './map-grid'
import type { Patch, Span } from './radiant-field/patch'
import { facingShare, globeShare, sidewaysShare } from './radiant-field/rectangle-in-view'
import type { Source } from './scene'

/** Irradiation at each grid point, K⁴: of small globes, and of small elements facing up and down. */
export type Sums = Record<'globe' | 'up' | 'down', Float64Array>

type Adding = { kelvin4: number; heightM: number; sums: Sums }

/** Adds the contribution of one source at every grid point `heightM` above the floor. */
export function addSource({
  source: { patch, kelvin4 },
  heightM,
  grid,
  sums,
}: {
  source: Source
  heightM: number
  grid: MapGrid
  sums: Sums
}): void {
  const adding = { kelvin4, heightM, sums }
  const { x, y } = axesOf(grid)
  switch (patch.plane) {
    case 'x':
      return addUpright({ ...adding, at: patch.at, along: patch.y, z: patch.z, towards: x, beside: y })
    case 'y':
      return addUpright({ ...adding, at: patch.at, along: patch.x, z: patch.z, towards: y, beside: x })
    case 'z':
      return addLevel({ ...adding, patch, x, y })
  }
}

/** A patch on the floor or ceiling. */
function addLevel({
  kelvin4,
  heightM,
  sums,
  patch,
  x,
  y,
}: Adding & { patch: Extract<Patch, { plane: 'z' }>; x: GridAxis; y: GridAxis }): void {
  const { globe } = sums
  const facing = patch.at > heightM ? sums.up : sums.down
  const [x1, x2] = patch.x
  const [y1, y2] = patch.y
  const gap = Math.abs(patch.at - heightM)
  for (let row = 0; row < y.cells; row += 1) {
    const south = y1 - (row + 0.5) * y.stepM
    const north = y2 - (row + 0.5) * y.stepM
    for (let column = 0; column < x.cells; column += 1) {
      const west = x1 - (column + 0.5) * x.stepM
      const east = x2 - (column + 0.5) * x.stepM
      const index = row * y.stride + column * x.stride
      globe[index] = (globe[index] ?? 0) + kelvin4 * globeShare(west, east, south, north, gap)
      facing[index] = (facing[index] ?? 0) + kelvin4 * facingShare(west, east, south, north, gap)
    }
  }
}

/** A patch on a wall: `towards` is the direction to the wall, `beside` along it. */
function addUpright({
  kelvin4,
  heightM,
  sums: { globe, up, down },
  at,
  along,
  z,
  towards,
  beside,
}: Adding & { at: number; along: Span; z: Span; towards: GridAxis; beside: GridAxis }): void {
  const bottom = z[0] - heightM
  const top = z[1] - heightM
  for (let far = 0; far < towards.cells; far += 1) {
    const gap = Math.abs(at - (far + 0.5) * towards.stepM)
    for (let cell = 0; cell < beside.cells; cell += 1) {
      const from = along[0] - (cell + 0.5) * beside.stepM
      const to = along[1] - (cell + 0.5) * beside.stepM
      const index = far * towards.stride + cell * beside.stride
      globe[index] = (globe[index] ?? 0) + kelvin4 * globeShare(bottom, top, from, to, gap)
      up[index] = (up[index] ?? 0) + kelvin4 * sidewaysShare(bottom, top, from, to, gap)
      down[index] = (down[index] ?? 0) + kelvin4 * sidewaysShare(-top, -bottom, from, to, gap)
    }
  }
}
