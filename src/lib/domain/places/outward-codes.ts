import type { Position } from './great-circle'
import codes from './outward-codes.json'

/**
 * Where the first halves of postcodes lie: the mean of the places that OS Open Names (2017 to 2019), for Northern
 * Ireland GeoNames and the food hygiene register (2026), give that code; good to a few miles. Codes of large users and
 * a few small ones are not among them.
 */
const POSITIONS = new Map(
  Object.entries(codes).map(([code, [latitude = 0, longitude = 0]]): [string, Position] => [
    code,
    { latitude, longitude },
  ]),
)

/** Where a code such as 'SN10' lies, or, when only its letters are known, the middle of their area; null where no area has these letters. */
export function positionOf(code: string): { position: Position; isWholeArea: boolean } | null {
  const known = POSITIONS.get(code)
  if (known) return { position: known, isWholeArea: false }
  const middle = middleOf(areaOf(code))
  return middle && { position: middle, isWholeArea: true }
}

/** 'SN' of 'SN10'. */
export function areaOf(code: string): string {
  return code.replace(/\d.*$/, '')
}

function middleOf(area: string): Position | null {
  const within = [...POSITIONS].filter(([code]) => areaOf(code) === area).map(([, position]) => position)
  if (within.length === 0) return null
  const mean = (of: (position: Position) => number) =>
    within.reduce((sum, position) => sum + of(position), 0) / within.length
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) }
}
