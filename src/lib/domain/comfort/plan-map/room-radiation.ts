import { OutOfRange } from '../../quantity/range-check'
import { type Ceiling, ceilingMmAt, isLevel } from '../../room-plan/ceiling'
import type { Outline } from '../../room-plan/outline'
import { hidingWalls, type Place, shadowsFrom, visibleSpans, type WallLine, wallLines } from '../../room-plan/sight'
import { fourthPower } from '../radiant-field/fourth-power'
import { overheadShare, solidShare } from '../radiant-field/polygon-in-space'
import { globeShare, sidewaysShare } from '../radiant-field/rectangle-in-view'
import { checkComfort } from '../ranges'
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

type Asked = { room: RoomSurfaces; grid: PlanGrid; heightM: number }
type Wall = WallLine & { length: number; unit: Place; whole: readonly Span[]; bands: Band[]; slant: Slant | null }
/** From one place along a wall to another, m from its beginning. */
type Span = readonly [from: number, to: number]
/** The part of a wall between the receiver and a sloping ceiling: its heights at both ends, and what it emits, K⁴. */
type Slant = { topM: readonly [from: number, to: number]; more: number }
/** A rectangle on a wall, above or below the receiver, by how much more it emits than what it counts against, K⁴. */
type Band = Omit<Opening, 'surfaceC'> & { globe: number; up: number; down: number }

/** Closer to floor or ceiling, a receiver can no longer be treated as small. */
const CLEARANCE_M = 0.05

type Enclosed = Pick<RoomSurfaces, 'outline' | 'ceiling'>

const heightsOf = ({ outline, ceiling }: Enclosed) => outline.map((corner) => ceilingMmAt(ceiling, corner) / 1_000)
const highestM = (room: Enclosed) => Math.min(...heightsOf(room)) - CLEARANCE_M

/** Whether the ceiling is nowhere too low for a receiver at a height. */
export const hasHeadroom = ({ heightM, ...room }: Enclosed & { heightM: number }): boolean => heightM <= highestM(room)

/**
 * What the surfaces of a room radiate to `heightM` above its floor. Views fill the whole circle, so each wall counts by
 * its difference from the ceiling, above the receiver, or the floor, below it. Throws OutOfRange.
 */
export function roomRadiation(asked: Asked): RoomRadiation {
  const sides = {
    up: filled(asked.grid, fourthPower(asked.room.ceilingC)),
    down: filled(asked.grid, fourthPower(asked.room.floorC)),
  }
  return { globe: summed(asked, sides), ...sides }
}

/** The same of a small globe alone, in half the time. Throws OutOfRange. */
export const globeRadiation = (asked: Asked): Pick<RoomRadiation, 'globe'> => ({ globe: summed(asked, null) })

const filled = ({ cells }: PlanGrid, value: number) => new Float64Array(cells.length).fill(value)

/** What a small globe receives; adds what elements facing up and down receive to `sides`. */
function summed({ room, grid, heightM }: Asked, sides: Sums['sides']): Float64Array {
  const { outline, floorC, ceilingC } = room
  const heights = heightsOf(room)
  checkComfort({ heightM: Math.max(...heights) })
  for (const surfaceC of [floorC, ceilingC]) checkComfort({ surfaceC })
  const highest = highestM(room)
  if (!(heightM >= CLEARANCE_M && heightM <= highest)) throw new OutOfRange('heightM', heightM, [CLEARANCE_M, highest])
  const walls = wallLines(outline).map((line, place) => wallOf(line, { room, place, heightM }))
  const hiding = hidingWalls(outline)
  const sums = { globe: filled(grid, (fourthPower(floorC) + fourthPower(ceilingC)) / 2), sides }
  grid.cells.forEach((place, cell) => {
    const from = centreOf(grid, place)
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
  { room, place, heightM }: { room: RoomSurfaces; place: number; heightM: number },
): Wall {
  const wall = room.walls[place]
  if (!wall) throw new Error(`No surfaces for wall ${place + 1}`)
  const length = Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y)
  const { surfaceC } = wall
  checkComfort({ surfaceC })
  const warmth = fourthPower(surfaceC)
  const [floor, ceiling] = [fourthPower(room.floorC), fourthPower(room.ceilingC)]
  const more = warmth - ceiling
  const ceilingM = ({ x, y }: Place) => ceilingMmAt(room.ceiling, { xMm: 1_000 * x, yMm: 1_000 * y }) / 1_000
  const whole = { fromM: 0, toM: length }
  const bands = [
    { ...whole, sillM: 0, headM: heightM, globe: warmth - floor, up: 0, down: warmth - floor },
    ...(isLevel(room.ceiling)
      ? [{ ...whole, sillM: heightM, headM: ceilingM(line.from), globe: more, up: more, down: 0 }]
      : []),
    ...wall.openings.map(({ surfaceC: openingC, ...opening }) => {
      checkComfort({ surfaceC: openingC })
      const differs = fourthPower(openingC) - warmth
      return { ...opening, globe: differs, up: differs, down: differs }
    }),
  ].map((band) => ({ ...band, sillM: band.sillM - heightM, headM: band.headM - heightM }))
  const topM = [ceilingM(line.from) - heightM, ceilingM(line.to) - heightM] as const
  const unit = { x: (line.to.x - line.from.x) / length, y: (line.to.y - line.from.y) / length }
  const slant = isLevel(room.ceiling) ? null : { topM, more }
  return { ...line, length, unit, whole: [[0, length]], bands, slant }
}

type Adding = {
  from: Place
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
