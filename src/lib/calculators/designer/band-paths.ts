import { type Grid, regionsAbove } from '@/lib/domain/contour/regions-above'
import { simplify } from '@/lib/domain/contour/simplify'
import { HEAT_RAMP } from '@/lib/illustrations/heat-ramp'

/** A band of the map, drawn over the lower ones: SVG path data in mm, x to the right and y down. */
export type BandPath = { colour: string; path: string }

/** Background colour of the map: the coldest band. */
export const COLDEST_COLOUR = HEAT_RAMP[0]

/** Simplification tolerance, below what is visible. */
const TOLERANCE_MM = 5

/**
 * Paths of each band but the coldest: the regions of a grid (mm, y upwards) where values reach the band's lower limit.
 */
export function bandPaths(grid: Grid, limits: readonly number[]): BandPath[] {
  return limits
    .map((limit, band) => ({
      colour: HEAT_RAMP[band + 1] ?? COLDEST_COLOUR,
      path: regionsAbove(grid, limit)
        .map((loop) => simplify([...loop, ...loop.slice(0, 1)], TOLERANCE_MM))
        .map((loop) => `M${loop.map(({ x, y }) => `${Math.round(x)} ${Math.round(-y)}`).join('L')}Z`)
        .join(''),
    }))
    .filter(({ path }) => path !== '')
}
