import type { Position } from './great-circle'
import codes from './outward-codes.json'

/**
 * Positions of outward codes: the mean of places with that code in OS Open Names (2017 to 2019), for Northern Ireland in
 * GeoNames and the food hygiene register (2026), and for others, large users among them, in GeoNames (12 April 2024);
 * accurate to a few miles. Excludes codes that Royal Mail has withdrawn, such as WD1, and those of the islands that are
 * not in the United Kingdom.
 */
const POSITIONS = new Map(
  Object.entries(codes).map(([code, [latitude = 0, longitude = 0]]): [string, Position] => [
    code,
    { latitude, longitude },
  ]),
)

/**
 * The position of a code such as 'SN10', or the centre of its area if only that is known; null if there is no such
 * area.
 */
export function positionOf(code: string): { position: Position; isWholeArea: boolean } | null {
  const position = POSITIONS.get(code)
  if (position) return { position, isWholeArea: false }
  const middle = middleOf(areaOf(code))
  return middle && { position: middle, isWholeArea: true }
}

/** 'SN' of 'SN10'. */
export function areaOf(code: string): string {
  return code.split(/\d/)[0] ?? ''
}

function middleOf(area: string): Position | null {
  const within = [...POSITIONS].filter(([code]) => areaOf(code) === area).map(([, position]) => position)
  if (within.length === 0) return null
  const mean = (of: (position: Position) => number) =>
    within.reduce((sum, position) => sum + of(position), 0) / within.length
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) }
}
