import { distanceKm, type Position } from '../places/great-circle'

/** For each position, the indexes of the nearest others, nearest first. */
export function nearestOthers(positions: readonly Position[], count: number): number[][] {
  return positions.map((from, own) =>
    positions
      .map((to, index) => ({ index, km: index === own ? Infinity : distanceKm(from, to) }))
      .filter(({ km }) => km < Infinity)
      .sort((a, b) => a.km - b.km)
      .slice(0, count)
      .map(({ index }) => index),
  )
}
