import { OutOfRange } from '../../quantity/range-check'
import { type Ceiling, ceilingMmAt, isLevel } from '../../room-plan/ceiling'
import type { Outline } from '../../room-plan/outline'
import { hidingWalls, type PointM, shadowsFrom, visibleSpans, type WallLine, wallLines } from '../../room-plan/sight'
import { fourthPower } from '../radiant-field/fourth-power'
import { overheadShare, solidShare } from '../radiant-field/polygon-in-space'
import { globeShare, sidewaysShare } from '../radiant-field/rectangle-in-view'
import { checkComfort, CLEARANCE_M } from '../ranges'
import { centreOf, type PlanGrid } from './plan-grid'

/** A window or door in a wall, m along the wall and above the floor. */
type Opening = {
  readonly fromM: number
  readonly toM: number
  readonly sillM: number
  readonly headM: number
  readonly surfaceC: number
}

/** The surfaces of a drawn room; `walls` are in the order of the sides of the outline. */
export type RoomSurfaces = {
  readonly outline: Outline
  readonly ceiling: Ceiling
  readonly floorC: number
  readonly ceilingC: number
  readonly walls: readonly { readonly surfaceC: number; readonly openings: readonly Opening[] }[]
}

/** Irradiation by the room itself at each of `grid.cells`, K⁴: of a small globe, and of elements facing up and down. */
export type RoomRadiation = { globe: Float64Array; up: Float64Array; down: Float64Array }
type Sums = { globe: Float64Array; sides: Pick<RoomRadiation, 'up' | 'down'> | null }

type Input = { room: RoomSurfaces; grid: PlanGrid; heightM: number }
type Wall = WallLine & { length: number; unit: PointM; whole: readonly Span[]; bands: Band[]; slant: Slant | null }
/** A stretch of a wall, m from its start. */
type Span = readonly [from: number, to: number]
/** A wall from the receiver to a sloping ceiling: heights of its ends, and emission in excess of the ceiling, K⁴. */
type Slant = { topM: readonly [from: number, to: number]; more: number }
/** A rectangle on a wall, above or below the receiver, with its emission in excess of the background, K⁴. */
type Band = Omit<Opening, 'surfaceC'> & { globe: number; up: number; down: number }

type Enclosed = Pick<RoomSurfaces, 'outline' | 'ceiling'>

const heightsOf = ({ outline, ceiling }: Enclosed) => outline.map((corner) => ceilingMmAt(ceiling, corner) / 1_000)
const highestM = (room: Enclosed) => Math.min(...heightsOf(room)) - CLEARANCE_M

/** Whether the whole ceiling is high enough for a receiver at a height. */
export const hasHeadroom = ({ heightM, ...room }: Enclosed & { heightM: number }): boolean => heightM <= highestM(room)

/**
 * Irradiation by the surfaces of a room at `heightM` above its floor. View factors add up to 1, so each wall counts by
 * its difference from the ceiling above the receiver, and from the floor below it. Throws OutOfRange.
 */
export function roomRadiation(input: Input): RoomRadiation {
  const sides = {
    up: filled(input.grid, fourthPower(input.room.ceilingC)),
    down: filled(input.grid, fourthPower(input.room.floorC)),
  }
  return { globe: summed(input, sides), ...sides }
}

/** The same for a small globe only, in half the time. Throws OutOfRange. */
export const globeRadiation = (input: Input): Pick<RoomRadiation, 'globe'> => ({ globe: summed(input, null) })

const filled = ({ cells }: PlanGrid, value: number) => new Float64Array(cells.length).fill(value)

/** Returns the irradiation of a small globe, and adds that of elements facing up and down to `sides`. */
function summed({ room, grid, heightM }: Input, sides: Sums['sides']): Float64Array {
  const { outline, floorC, ceilingC } = room
  const heights = heightsOf(room)
  checkComfort({ heightM: Math.max(...heights) })
  for (const surfaceC of [floorC, ceilingC]) checkComfort({ surfaceC })
  const highest = highestM(room)
  if (!(heightM >= CLEARANCE_M && heightM <= highest)) throw new OutOfRange('heightM', heightM, [CLEARANCE_M, highest])
  const walls = wallLines(outline).map((line, index) => wallOf(line, { room, index, heightM }))
  const hiding = hidingWalls(outline)
  const sums = { globe: filled(grid, (fourthPower(floorC) + fourthPower(ceilingC)) / 2), sides }
  grid.cells.forEach((index, cell) => {
    const from = centreOf(grid, index)
    const shadows = hiding.length === 0 ? [] : shadowsFrom(from, hiding)
    for (const wall of walls) {
      const spans = hiding.length === 0 ? wall.whole : visibleSpans({ from, wall, shadows })
      for (const span of spans) addWall({ from, wall, span, sums, cell })
    }
  })
  return sums.globe
}

function wallOf(
  line: WallLine,
  { room, index, heightM }: { room: RoomSurfaces; index: number; heightM: number },
): Wall {
  const wall = room.walls[index]
  if (!wall) throw new Error(`No surfaces for wall ${index + 1}`)
  const length = Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y)
  const { surfaceC } = wall
  checkComfort({ surfaceC })
  const emission = fourthPower(surfaceC)
  const [floor, ceiling] = [fourthPower(room.floorC), fourthPower(room.ceilingC)]
  const more = emission - ceiling
  const ceilingM = ({ x, y }: PointM) => ceilingMmAt(room.ceiling, { xMm: 1_000 * x, yMm: 1_000 * y }) / 1_000
  const whole = { fromM: 0, toM: length }
  const bands = [
    { ...whole, sillM: 0, headM: heightM, globe: emission - floor, up: 0, down: emission - floor },
    ...(isLevel(room.ceiling)
      ? [{ ...whole, sillM: heightM, headM: ceilingM(line.from), globe: more, up: more, down: 0 }]
      : []),
    ...wall.openings.map(({ surfaceC: openingC, ...opening }) => {
      checkComfort({ surfaceC: openingC })
      const excess = fourthPower(openingC) - emission
      return { ...opening, globe: excess, up: excess, down: excess }
    }),
  ].map((band) => ({ ...band, sillM: band.sillM - heightM, headM: band.headM - heightM }))
  const topM = [ceilingM(line.from) - heightM, ceilingM(line.to) - heightM] as const
  const unit = { x: (line.to.x - line.from.x) / length, y: (line.to.y - line.from.y) / length }
  const slant = isLevel(room.ceiling) ? null : { topM, more }
  return { ...line, length, unit, whole: [[0, length]], bands, slant }
}

type Adding = {
  from: PointM
  wall: Wall
  span: Span
  sums: Sums
  cell: number
}

/** Adds the part of a wall within a span, in the frame of the wall. */
function addWall({ from, wall, span, sums: { globe, sides }, cell }: Adding): void {
  const { unit } = wall
  const x = from.x - wall.from.x
  const y = from.y - wall.from.y
  const along = x * unit.x + y * unit.y
  const gap = y * unit.x - x * unit.y
  if (wall.slant) {
    const { topM, more } = wall.slant
    const topAt = (at: number) => topM[0] + ((topM[1] - topM[0]) * at) / wall.length
    const corners = [
      { x: span[0] - along, y: gap, z: 0 },
      { x: span[1] - along, y: gap, z: 0 },
      { x: span[1] - along, y: gap, z: topAt(span[1]) },
      { x: span[0] - along, y: gap, z: topAt(span[0]) },
    ]
    globe[cell] = (globe[cell] ?? NaN) + more * solidShare(corners)
    if (sides) sides.up[cell] = (sides.up[cell] ?? NaN) + more * overheadShare(corners)
  }
  for (const band of wall.bands) {
    const start = Math.max(span[0], band.fromM) - along
    const end = Math.min(span[1], band.toM) - along
    if (start >= end) continue
    const { sillM, headM } = band
    globe[cell] = (globe[cell] ?? NaN) + band.globe * globeShare(sillM, headM, start, end, gap)
    if (!sides) continue
    const { up, down } = sides
    if (headM > 0) up[cell] = (up[cell] ?? NaN) + band.up * sidewaysShare(sillM, headM, start, end, gap)
    if (sillM < 0) down[cell] = (down[cell] ?? NaN) + band.down * sidewaysShare(-headM, -sillM, start, end, gap)
  }
}
