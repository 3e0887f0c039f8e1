import type { DesignRoom } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'
import { namePlace } from '@/lib/domain/design/name-place'
import type { ViewPoint } from '@/lib/domain/design/storey-view'
import type { PlanPoint } from '@/lib/domain/room-plan/corners'
import { cornersOf, type PlanRectangle } from '@/lib/domain/room-plan/rectangle'

import { metresWords } from './words'

/** A line of the name: its middle along and its baseline, mm to the right and down. */
export type NameLine = ViewPoint & { text: string; sizeMm: number }

type Asked = {
  room: DesignRoom
  panels: readonly PlanRectangle[]
  /** Of the largest text. */
  textMm: number
  /** With length and width below the name, where there is space for them. */
  withSize: boolean
}

/** Of the size of the text; letters of our bold type are narrower on average. And what is left free beside them. */
const LETTER = 0.62
const BESIDE = 0.6
const LINE = 1.2
const BASELINE = 0.9
const SMALLER = 0.8
/** Shares of the largest text, from which the first that fits is taken. */
export const NAME_SIZES = [1, 0.8, 0.65, 0.5]

/**
 * The name of a room where no panel and nothing else on the ceiling is, near the top of the room and as large as it goes.
 * Where nothing fits, it is in its smallest size at the top.
 */
export function nameOnPlan({ room, panels, textMm, withSize }: Asked): NameLine[] {
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  const sized = { text: `${metresWords(eastMm - westMm)} × ${metresWords(northMm - southMm)}`, size: SMALLER }
  const named = [{ text: room.name, size: 1 }]
  const taken = [...panels, ...room.obstacles.map(({ area }) => area)].map((area) => cornersOf(area).map(downwards))
  const outline = room.outline.map(downwards)
  const topOf = (height: number): ViewPoint => ({
    x: (westMm + eastMm) / 2,
    y: -northMm + 0.5 * textMm + height / 2,
  })
  const ways = [...(withSize ? [[...named, sized]] : []), named]
  for (const lines of ways)
    for (const size of NAME_SIZES) {
      const box = boxOf(lines, size * textMm)
      const middle = namePlace({ room: outline, taken, box, near: topOf(box.height) })
      if (middle) return linesAt({ lines, middle, sizeMm: size * textMm })
    }
  const sizeMm = Math.min(...NAME_SIZES) * textMm
  return linesAt({ lines: named, middle: topOf(boxOf(named, sizeMm).height), sizeMm })
}

/** Numbers inside panels: no larger than the shorter side of a usual panel holds. */
export const numberSizeMm = (textMm: number): number => Math.min(0.8 * textMm, 300)

/** How much space a name takes, mm. */
export const nameBox = (name: string, sizeMm: number) => boxOf([{ text: name, size: 1 }], sizeMm)

/** A name of one line around a place. */
export const onlyLine = ({ text, middle, sizeMm }: { text: string; middle: ViewPoint; sizeMm: number }): NameLine => ({
  text,
  x: middle.x,
  y: middle.y + (BASELINE - LINE / 2) * sizeMm,
  sizeMm,
})

type Line = { text: string; size: number }

const boxOf = (lines: readonly Line[], sizeMm: number) => ({
  width: Math.max(...lines.map(({ text, size }) => (LETTER * text.length + BESIDE) * size)) * sizeMm,
  height: lines.reduce((height, { size }) => height + LINE * size, 0) * sizeMm,
})

function linesAt({ lines, middle, sizeMm }: { lines: readonly Line[]; middle: ViewPoint; sizeMm: number }): NameLine[] {
  let topMm = middle.y - boxOf(lines, sizeMm).height / 2
  return lines.map(({ text, size }) => {
    const line = { text, x: middle.x, y: topMm + BASELINE * size * sizeMm, sizeMm: size * sizeMm }
    topMm += LINE * size * sizeMm
    return line
  })
}

const downwards = ({ xMm, yMm }: PlanPoint): ViewPoint => ({ x: xMm, y: -yMm })
