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
export type Opening = {
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

type Asked = { room: RoomSurfaces; grid: PlanGrid; heightM: number }
type Wall = WallLine & { length: number; bands: Band[]; slant: Slant | null }
/** The part of a wall between the receiver and a sloping ceiling: its heights at both ends, and what it emits, K⁴. */
type Slant = { topM: readonly [from: number, to: number]; more: number }
/** A rectangle on a wall, above or below the receiver, by how much more it emits than what it counts against, K⁴. */
type Band = Omit<Opening, 'surfaceC'> & { globe: number; up: number; down: number }

/** Closer to floor or ceiling, a receiver can no longer be treated as small. */
const CLEARANCE_M = 0.05

/**
 * What the surfaces of a room radiate to `heightM` above its floor. Views fill the whole circle, so each wall counts by
 * its difference from the ceiling, above the receiver, or the floor, below it. Throws OutOfRange.
 */
export function roomRadiation({ room, grid, heightM }: Asked): RoomRadiation {
  const { outline, floorC, ceilingC } = room
  const heights = outline.map((corner) => ceilingMmAt(room.ceiling, corner) / 1_000)
  checkComfort({ heightM: Math.max(...heights) })
  for (const surfaceC of [floorC, ceilingC]) checkComfort({ surfaceC })
  const highest = Math.min(...heights) - CLEARANCE_M
  if (!(heightM >= CLEARANCE_M && heightM <= highest)) throw new OutOfRange('heightM', heightM, [CLEARANCE_M, highest])
  const [floor, ceiling] = [fourthPower(floorC), fourthPower(ceilingC)]
  const walls = wallLines(outline).map((line, place) => wallOf(line, { room, place, heightM }))
  const hiding = hidingWalls(outline)
  const filled = (value: number) => new Float64Array(grid.cells.length).fill(value)
  const sums = { globe: filled((floor + ceiling) / 2), up: filled(ceiling), down: filled(floor) }
  grid.cells.forEach((place, cell) => {
    const from = centreOf(grid, place)
    const shadows = shadowsFrom(from, hiding)
    for (const wall of walls) {
      for (const span of visibleSpans({ from, wall, shadows })) addWall({ from, wall, span, sums, cell })
    }
  })
  return sums
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
  return { ...line, length, bands, slant: isLevel(room.ceiling) ? null : { topM, more } }
}

type Adding = {
  from: Place
  wall: Wall
  span: readonly [from: number, to: number]
  sums: RoomRadiation
  cell: number
}

/** Adds the part of a wall within a span, in the frame of the wall. */
function addWall({ from, wall, span, sums: { globe, up, down }, cell }: Adding): void {
  const [unitX, unitY] = [(wall.to.x - wall.from.x) / wall.length, (wall.to.y - wall.from.y) / wall.length]
  const [x, y] = [from.x - wall.from.x, from.y - wall.from.y]
  const along = x * unitX + y * unitY
  const gap = y * unitX - x * unitY
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
    up[cell] = (up[cell] ?? NaN) + more * overheadShare(corners)
  }
  for (const band of wall.bands) {
    const start = Math.max(span[0], band.fromM) - along
    const end = Math.min(span[1], band.toM) - along
    if (start >= end) continue
    const { sillM, headM } = band
    globe[cell] = (globe[cell] ?? NaN) + band.globe * globeShare(sillM, headM, start, end, gap)
    up[cell] = (up[cell] ?? NaN) + band.up * sidewaysShare(sillM, headM, start, end, gap)
    down[cell] = (down[cell] ?? NaN) + band.down * sidewaysShare(-headM, -sillM, start, end, gap)
  }
}
