import { SNAP_MM } from '../room-plan/outline'
import { CLEARANCES } from './clearances'

/** Centres of panels in rows, along the row and across the rows, mm from a common centre. */
export type Pattern = { readonly points: readonly (readonly [alongMm: number, acrossMm: number])[]; penalty: number }

/** What one axis of a pattern may use: the extent of the room, the panel and the joists that cross it. */
export type Axis = { readonly extentMm: number; readonly panelMm: number; readonly joistsMm: number | null }

/** Rows of different lengths look less tidy than equal ones; as evenness. */
const UNEQUAL_PENALTY = 0.06

/** Pitches are tried in this step, from somewhat less than an equal share of the room to somewhat more. */
const PITCH_STEP_MM = 2 * SNAP_MM
const [LEAST_SHARE, MOST_SHARE] = [0.7, 1.35]

/** Distances between the centres of so many panels on an axis. One panel needs none. */
export function pitchesOf(count: number, { extentMm, panelMm, joistsMm }: Axis): number[] {
  if (count === 1) return [0]
  const share = extentMm / count
  const least = Math.max(panelMm + CLEARANCES.panel.mm, LEAST_SHARE * share)
  const most = Math.min((extentMm - 2 * CLEARANCES.wall.mm - panelMm) / (count - 1), MOST_SHARE * share)
  const usual = multiples(PITCH_STEP_MM, least, most)
  const onJoists = joistsMm === null ? [] : multiples(joistsMm, least, most)
  const widest = SNAP_MM * Math.floor(Math.min(share, most) / SNAP_MM)
  return [...new Set([...(widest >= least ? [widest] : []), ...onJoists, ...usual])]
}

function multiples(of: number, least: number, most: number): number[] {
  const first = Math.ceil(least / of)
  return Array.from({ length: Math.max(0, Math.floor(most / of) - first + 1) }, (_, index) => of * (first + index))
}

/** The lengths of a number of rows with this many panels, as equal as possible and the same from both ends. */
export function rowLengths(count: number, rows: number): number[][] {
  const least = Math.floor(count / rows)
  const longer = count % rows
  if (longer === 0) return [Array.from({ length: rows }, () => least)]
  const order = Array.from({ length: rows }, (_, row) => row)
  const fromMiddle = (row: number) => Math.abs(row - (rows - 1) / 2)
  const orders = [
    order,
    order.toReversed(),
    order.toSorted((one, other) => fromMiddle(one) - fromMiddle(other)),
    order.toSorted((one, other) => fromMiddle(other) - fromMiddle(one)),
  ]
  const lengths = orders.map((first) => order.map((row) => least + (first.indexOf(row) < longer ? 1 : 0)))
  return [...new Map(lengths.map((one) => [one.join(), one])).values()]
}

/** Rows with these numbers of panels, each centred, at these pitches along and across the rows. */
export function patternOf(lengths: readonly number[], alongMm: number, acrossMm: number): Pattern {
  const isEqual = lengths.every((length) => length === lengths[0])
  return {
    points: lengths.flatMap((length, row) =>
      Array.from(
        { length },
        (_, place) => [alongMm * (place - (length - 1) / 2), acrossMm * (row - (lengths.length - 1) / 2)] as const,
      ),
    ),
    penalty: isEqual ? 0 : UNEQUAL_PENALTY,
  }
}

/** Single panels on two lines in turn, so far apart: for ceilings that may not have two side by side. */
export function zigzag(count: number, alongMm: number, acrossMm: number): Pattern {
  return {
    points: Array.from(
      { length: count },
      (_, row) => [(alongMm / 2) * (row % 2 === 0 ? 1 : -1), acrossMm * (row - (count - 1) / 2)] as const,
    ),
    penalty: 0, // only ever compared with each other
  }
}
