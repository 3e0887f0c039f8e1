import { SNAP_MM } from '../room-plan/outline'
import { CLEARANCES } from './clearances'

/** Centres of panels in rows, along the row and across the rows, mm from a common centre. */
export type Pattern = { readonly points: readonly (readonly [alongMm: number, acrossMm: number])[]; penalty: number }

/** What one axis of a pattern may use: the extent of the room, the panel and the joists that cross it. */
export type Axis = { readonly extentMm: number; readonly panelMm: number; readonly joistsMm: number | null }

/** Rows of different lengths look less tidy than equal ones; as evenness. */
const UNEQUAL_PENALTY = 0.06

/** Rooms of one home look alike only if each has its longer row on the same side; as evenness. */
const LONGER_LAST_PENALTY = 0.03

/** Panels as far from each other as twice from the walls look regular; as evenness, for a distance of twice that. */
const SPACING_PENALTY = 0.1

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

/** Rows with these numbers of panels, at each pair of pitches along and across the rows. */
export const patternsOf = (
  lengths: readonly number[],
  pitches: readonly [readonly number[], readonly number[]],
  [along, across]: readonly [Axis, Axis],
): Pattern[] =>
  pitches[0].flatMap((alongMm) =>
    pitches[1].map((acrossMm) => {
      const { points, penalty } = patternOf(lengths, alongMm, acrossMm)
      const unevenness = offShare(Math.max(...lengths), alongMm, along) + offShare(lengths.length, acrossMm, across)
      return { points, penalty: penalty + SPACING_PENALTY * unevenness }
    }),
  )

/** How far a pitch is from an equal share of the room, of that share. */
const offShare = (count: number, pitchMm: number, { extentMm }: Axis) =>
  count === 1 ? 0 : Math.abs((pitchMm * count) / extentMm - 1)

/** Rows with these numbers of panels, each centred, at these pitches along and across the rows. */
export function patternOf(lengths: readonly number[], alongMm: number, acrossMm: number): Pattern {
  const points = lengths.flatMap((length, row) =>
    Array.from(
      { length },
      (_, place) => [alongMm * (place - (length - 1) / 2), acrossMm * (row - (lengths.length - 1) / 2)] as const,
    ),
  )
  return { points, penalty: penaltyOf(lengths) }
}

function penaltyOf(lengths: readonly number[]): number {
  const [first = 0, last = 0] = [lengths[0], lengths.at(-1)]
  if (lengths.every((length) => length === first)) return 0
  return UNEQUAL_PENALTY + (last > first ? LONGER_LAST_PENALTY : 0)
}

/**
 * Single panels on two lines in turn, so far apart, the longer line first: for ceilings that may not have two side by
 * side.
 */
export function zigzag(count: number, alongMm: number, acrossMm: number): Pattern {
  return {
    points: Array.from(
      { length: count },
      (_, row) => [(alongMm / 2) * (row % 2 === 0 ? -1 : 1), acrossMm * (row - (count - 1) / 2)] as const,
    ),
    penalty: 0, // only ever compared with each other
  }
}
