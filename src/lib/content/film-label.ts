import type { FilmLabel } from './picture'

/** The words over a film at a second: those of the last label that has begun, or none. */
export function labelAt(labels: readonly FilmLabel[], second: number): string {
  return labels.findLast(({ fromSecond }) => fromSecond <= second)?.text ?? ''
}
