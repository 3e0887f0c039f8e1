import { namePlace } from '@/lib/domain/design/name-place'
import type { ViewPoint } from '@/lib/domain/design/storey-view'

/** A line of a name, centred on x with its baseline at y; mm to the right and down. */
export type NameLine = ViewPoint & { text: string; sizeMm: number }

/** `size` is relative to that of the name. */
type Line = { text: string; size: number }

type Input = {
  /** Alternative texts, in order of preference. */
  ways: readonly (readonly Line[])[]
  /** Maximum text size. */
  largestMm: number
  /** The corners of the room on the drawing. */
  room: readonly ViewPoint[]
  /** Convex areas to keep clear. */
  taken: readonly (readonly ViewPoint[])[]
  /** Preferred centre of a name of this height. */
  nearOf: (heightMm: number) => ViewPoint
}

/** Relative to the text size: letter width (wider than our average) and horizontal padding. */
const LETTER = 0.62
const BESIDE = 0.6
const LINE = 1.2
const BASELINE = 0.9
/** Relative size of the text below a name. */
export const SMALLER = 0.8
/** Relative sizes to try, in order. */
const SIZES = [1, 0.8, 0.65, 0.5]

/**
 * Writes a text that fits into free space, as large as possible: a smaller one only where no text fits. If none fits,
 * writes the last one small, at its preferred position.
 */
export function writtenName({ ways, largestMm, nearOf, ...free }: Input): NameLine[] {
  const tries = SIZES.flatMap((size) => ways.map((lines) => ({ lines, sizeMm: size * largestMm })))
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
