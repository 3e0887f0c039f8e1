import { type Grid, regionsAbove } from '@/lib/domain/contour/regions-above'
import { simplify } from '@/lib/domain/contour/simplify'
import { HEAT_RAMP } from '@/lib/illustrations/heat-ramp'

/** A band of the map that is drawn over those below it: SVG path data, mm down and to the right. */
export type BandPath = { colour: string; path: string }

/** The coldest band, which fills what no path covers. */
export const COLDEST_COLOUR = HEAT_RAMP[0]

/** Half a step of the grid is drawn; this is less than can be seen. */
const TOLERANCE_MM = 5

/** The regions of a grid in mm, y upwards, where the values reach the lower limit of each band but the coldest. */
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
