import type { Candidates } from './candidates'
import type { Measure } from './measures'

/** Smaller improvements are rounding errors. */
export const GAIN = 1e-9
const MOST_ROUNDS = 40

type ImproveInput = { start: readonly number[]; candidates: Candidates; measureOf: (candidates: Candidates) => Measure }

/** Moves one panel at a time to the position that helps most, until no move of any panel helps. Locked panels stay. */
export function improve({ start, candidates, measureOf }: ImproveInput): { panels: readonly number[]; score: number } {
  const { few, near, isTaken, locked } = candidates
  const panels = [...start]
  const measure = measureOf(candidates)
  for (const panel of panels) measure.add(panel)
  let score = measure.score()
  let unmoved = 0
  for (let tried = 0; unmoved < panels.length && tried < MOST_ROUNDS * panels.length; tried += 1) {
    const index = tried % panels.length
    const panel = panels[index] ?? NaN
    if (locked.includes(panel)) {
      unmoved += 1
      continue
    }
    let best = panel
    let most = score + GAIN
    measure.remove(panel)
    const consider = (position: number, number: number | null) => {
      const found = measure.scoreWith(position, most, number)
      if (found <= most || isTaken(position, panels, panel)) return
      best = position
      most = found
    }
    for (let number = 0; number < few.length; number += 1) consider(few[number] ?? NaN, number)
    for (const position of near(panel)) if (!isTaken(position, panels, panel)) consider(position, null)
    measure.add(best)
    unmoved = best === panel ? unmoved + 1 : 0
    if (best === panel) continue
    panels[index] = best
    score = most
  }
  return { panels, score }
}
