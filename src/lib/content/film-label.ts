import type { FilmLabel } from './picture'

/** The label at a given second of a film: the last one that has started, or ''. */
export function labelAt(labels: readonly FilmLabel[], second: number): string {
  return labels.findLast(({ fromSecond }) => fromSecond <= second)?.text ?? ''
}
