import { sideLengthMm, sidesOf } from '../room-plan/corners'
import { type DesignOpening, type DesignRoom, nextId } from './design'
import { onGrid } from './new-room'
import { wallHeightsMm } from './slope'

/** Initial sizes of an opening: a usual window and an external door of 1.85 m², as in RdSAP. */
const FIRST = {
  window: { widthMm: 1_200, sillMm: 900, heightMm: 1_200 },
  door: { widthMm: 900, sillMm: 0, heightMm: 2_050 },
} as const

type NewOpening = { room: DesignRoom; kind: DesignOpening['kind']; wall: number }

/** A window or door of the usual size or, if the wall is too low or too short for it, as much of it as fits. */
export function newOpening({ room, kind, wall }: NewOpening): DesignOpening {
  const size = FIRST[kind]
  const side = sidesOf(room.outline)[wall]
  const lengthMm = side ? sideLengthMm(side) : 0
  const widthMm = Math.min(size.widthMm, onGrid(lengthMm) - 100)
  const highestMm = lowerEndMm(room, wall)
  const heightMm = Math.min(size.heightMm, highestMm)
  return {
    id: nextId(kind, room.openings),
    kind,
    wall,
    widthMm,
    heightMm,
    sillMm: Math.min(size.sillMm, highestMm - heightMm),
    fromMm: freeFromMm({ room, wall, widthMm, lengthMm }),
  }
}

/** The height of a wall at its lower end, in whole mm: an opening below it can be anywhere along the wall. */
function lowerEndMm(room: DesignRoom, wall: number): number {
  const { fromMm, toMm } = wallHeightsMm(room)[wall] ?? { fromMm: room.heightMm, toMm: room.heightMm }
  return Math.floor(Math.min(fromMm, toMm))
}

type Free = { room: DesignRoom; wall: number; widthMm: number; lengthMm: number }

/** The start of a new opening: after the last one in the wall if there is room, otherwise in the middle of the wall. */
function freeFromMm({ room, wall, widthMm, lengthMm }: Free): number {
  const ends = room.openings
    .filter((opening) => opening.wall === wall)
    .map((opening) => opening.fromMm + opening.widthMm + 100)
  const after = Math.max(0, ...ends)
  if (ends.length > 0 && after + widthMm <= lengthMm) return after
  return Math.max(0, Math.floor((lengthMm - widthMm) / 100) * 50)
}
