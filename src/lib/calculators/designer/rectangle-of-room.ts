import { onGrid, type SideName, SIDES } from '@/lib/domain/design/new-room'
import type { ProjectRoom } from '@/lib/domain/estimate/project'

const MM_PER_M = 1_000

/** Side of the smallest room that can be drawn, half a square metre. */
const LEAST_SIDE_MM = 750

/** The longest drawn side over the shortest, where only the floor area is known. */
const PROPORTION_MAX = 4

/** The rectangle that a room of the professional calculator is drawn as. */
export type RoomRectangle = { lengthMm: number; widthMm: number; outside: SideName[] }

/** With length and width, outer walls are the longest sides first; otherwise the sides suit the outer walls. */
export function rectangleOfRoom(room: ProjectRoom): RoomRectangle {
  const { lengthM, widthM, floorAreaM2 } = room
  if (lengthM === null || widthM === null) return suitingOuterWalls(floorAreaM2 ?? 1, outerWallsM(room))
  const size = drawnSize(lengthM, widthM)
  return { ...size, outside: longestOutside(size, MM_PER_M * outerWallsM(room)) }
}

const OUTER_KINDS: readonly string[] = ['wall', 'window', 'door']

const outerWallsM = ({ elements, heightM }: ProjectRoom): number =>
  elements
    .filter(({ kind, beyond }) => OUTER_KINDS.includes(kind) && beyond === 'outside')
    .reduce((sum, { areaM2 }) => sum + areaM2, 0) / heightM

/** Which sides may be outdoors together: so many along the length and so many across it. */
const OUTER_SIDES: readonly { along: number; across: number; outside: readonly SideName[] }[] = [
  { along: 0, across: 0, outside: [] },
  { along: 1, across: 0, outside: ['south'] },
  { along: 1, across: 1, outside: ['south', 'west'] },
  { along: 2, across: 0, outside: ['south', 'north'] },
  { along: 2, across: 1, outside: ['south', 'west', 'north'] },
  { along: 2, across: 2, outside: SIDES },
]

/** A rectangle whose outer sides are as long as they should be, as nearly square as possible. */
function suitingOuterWalls(areaM2: number, outerM: number): RoomRectangle {
  const squareM = Math.sqrt(areaM2)
  const tried = OUTER_SIDES.map(({ along, across, outside }) => {
    const lengthM = within(lengthFor({ along, across, areaM2, outerM }) ?? squareM, squareM)
    const missingM = Math.abs(along * lengthM + (across * areaM2) / lengthM - outerM)
    return { lengthM, outside, cost: missingM / squareM + 0.05 * Math.abs(Math.log(lengthM / squareM)) }
  })
  const best = tried.reduce((least, one) => (one.cost < least.cost ? one : least))
  return { ...drawnSize(best.lengthM, areaM2 / best.lengthM), outside: [...best.outside] }
}

type Outer = { along: number; across: number; areaM2: number; outerM: number }

/** The length x for which along × x + across × area ÷ x is the length of the outer walls; null if there is none. */
function lengthFor({ along, across, areaM2, outerM }: Outer): number | null {
  if (along === 0) return null
  const root = outerM ** 2 - 4 * along * across * areaM2
  return root < 0 ? null : (outerM + Math.sqrt(root)) / (2 * along)
}

const within = (lengthM: number, squareM: number) => {
  const most = squareM * Math.sqrt(PROPORTION_MAX)
  return Math.min(most, Math.max((squareM * squareM) / most, lengthM))
}

function drawnSize(lengthM: number, widthM: number): Omit<RoomRectangle, 'outside'> {
  const [lengthMm, widthMm] = [onGrid(lengthM * MM_PER_M), onGrid(widthM * MM_PER_M)]
  const isTiny = lengthM * widthM < 0.5 || lengthMm * widthMm < 0.5 * MM_PER_M ** 2
  return isTiny ? { lengthMm: LEAST_SIDE_MM, widthMm: LEAST_SIDE_MM } : { lengthMm, widthMm }
}

function longestOutside({ lengthMm, widthMm }: Omit<RoomRectangle, 'outside'>, outerMm: number): SideName[] {
  let leftMm = outerMm
  return SIDES.map((side) => ({ side, mm: side === 'south' || side === 'north' ? lengthMm : widthMm }))
    .toSorted((one, other) => other.mm - one.mm)
    .flatMap(({ side, mm }) => {
      const isOuter = leftMm >= mm / 2
      if (isOuter) leftMm -= mm
      return isOuter ? [side] : []
    })
}
