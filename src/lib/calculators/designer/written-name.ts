import { namePlace } from '@/lib/domain/design/name-place'
import type { ViewPoint } from '@/lib/domain/design/storey-view'

/** A line of a name: its middle along and its baseline, mm to the right and down. */
export type NameLine = ViewPoint & { text: string; sizeMm: number }

/** `size`: as a share of the name's. */
type Line = { text: string; size: number }

type Asked = {
  /** What can be written, the most welcome first. */
  ways: readonly (readonly Line[])[]
  /** Of the largest text. */
  largestMm: number
  /** The corners of the room on the drawing. */
  room: readonly ViewPoint[]
  /** Convex shapes that nothing may be written on. */
  taken: readonly (readonly ViewPoint[])[]
  /** Where the middle of a name of this height should be, if it is free. */
  nearOf: (heightMm: number) => ViewPoint
}

/** As shares of the text size: the width of a letter, more than ours have on average, and the space beside a line. */
const LETTER = 0.62
const BESIDE = 0.6
const LINE = 1.2
const BASELINE = 0.9
/** Of what is written below a name. */
export const SMALLER = 0.8
/** Shares of the largest text, from which the first that fits is taken. */
const SIZES = [1, 0.8, 0.65, 0.5]

/**
 * The first of the ways that fits into free space, as large as it goes. If none does, the last one is written small, where
 * it should be.
 */
export function writtenName({ ways, largestMm, nearOf, ...free }: Asked): NameLine[] {
  const tries = ways.flatMap((lines) => SIZES.map((size) => ({ lines, sizeMm: size * largestMm })))
  for (const { lines, sizeMm } of tries) {
    const box = boxOf(lines, sizeMm)
    const middle = namePlace({ ...free, box, near: nearOf(box.height) })
    if (middle) return linesAt({ lines, middle, sizeMm })
  }
  const last = tries.at(-1)
  return last ? linesAt({ ...last, middle: nearOf(boxOf(last.lines, last.sizeMm).height) }) : []
}

const boxOf = (lines: readonly Line[], sizeMm: number) => ({
  width: Math.max(...lines.map(({ text, size }) => (LETTER * text.length + BESIDE) * size)) * sizeMm,
  height: lines.reduce((height, { size }) => height + LINE * size, 0) * sizeMm,
})

type Written = { lines: readonly Line[]; middle: ViewPoint; sizeMm: number }

function linesAt({ lines, middle, sizeMm }: Written): NameLine[] {
  let topMm = middle.y - boxOf(lines, sizeMm).height / 2
  return lines.map(({ text, size }) => {
    const line = { text, x: middle.x, y: topMm + BASELINE * size * sizeMm, sizeMm: size * sizeMm }
    topMm += LINE * size * sizeMm
    return line
  })
}
