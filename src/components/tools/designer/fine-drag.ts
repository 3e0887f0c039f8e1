/** The plan on which something is dragged, and whether a second finger has switched its grid off. */
type Plan = SVGSVGElement | null

/** Marks the beginning or the end of a drag. */
export function markDrag(plan: Plan, isDragged: boolean): void {
  if (!plan) return
  if (isDragged) plan.dataset.drag = 'grid'
  else delete plan.dataset.drag
}

/** Switches the grid off while a second finger is down, or on again; false if nothing is dragged. */
export function markFine(plan: Plan, isFine: boolean): boolean {
  if (plan?.dataset.drag === undefined) return false
  plan.dataset.drag = isFine ? 'fine' : 'grid'
  return true
}

export const isFineDrag = (plan: Plan): boolean => plan?.dataset.drag === 'fine'
