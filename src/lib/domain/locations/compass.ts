import type { Position } from '../places/great-circle'

const POINTS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

export type CompassPoint = (typeof POINTS)[number]

/** The direction from one position to another, over distances within the UK. */
export function compassPoint(from: Position, to: Position): CompassPoint {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  const degrees = (Math.atan2(east, to.latitude - from.latitude) * 180) / Math.PI
  return POINTS[Math.round((degrees + 360) / 45) % 8] ?? 'north'
}
