import type { DesignCommand } from './commands'
import type { Design } from './design'
import { edited, type EditProblem } from './edit'

/** A design with its undo and redo history. `dragging` identifies the drag whose steps are undone together. */
export type DesignHistory = {
  past: readonly Design[]
  design: Design
  future: readonly Design[]
  dragging: string | null
  /** Why the last command was rejected. */
  problem: EditProblem | null
}

export type HistoryCommand =
  | { type: 'undo' }
  | { type: 'redo' }
  /** Puts another state of the design in the place of this one, as a step that can be undone. */
  | { type: 'replace'; design: Design }
  | { type: 'do'; command: DesignCommand; drag?: string }

/** The states of a design that undo and redo can return to. */
export type DesignSteps = Pick<DesignHistory, 'past' | 'design' | 'future'>

const STEPS_MAX = 200

/** A history that goes on from these steps. */
export const resumed = (steps: DesignSteps): DesignHistory => ({ ...steps, dragging: null, problem: null })

export const openedDesign = (design: Design): DesignHistory => resumed({ past: [], design, future: [] })

/** The steps before the next one. */
const stepsUpTo = ({ past, design }: DesignSteps) => [...past, design].slice(-STEPS_MAX)

/**
 * Applies a command. A rejected command changes only `problem`. Every step of a drag replaces the one before: it is
 * applied to the design as it was when the drag began, and undone as one.
 */
export function withCommand(history: DesignHistory, command: HistoryCommand): DesignHistory {
  const { past, design, future, dragging } = history
  switch (command.type) {
    case 'replace':
      return { past: stepsUpTo(history), design: command.design, future: [], dragging: null, problem: null }
    case 'undo': {
      const before = past.at(-1)
      return before
        ? { past: past.slice(0, -1), design: before, future: [design, ...future], dragging: null, problem: null }
        : history
    }
    case 'redo': {
      const [after, ...later] = future
      return after ? { past: [...past, design], design: after, future: later, dragging: null, problem: null } : history
    }
    case 'do': {
      const drag = command.drag ?? null
      const goesOn = drag !== null && drag === dragging
      const edit = edited(goesOn ? (past.at(-1) ?? design) : design, command.command)
      if (!edit.ok) return { ...history, problem: edit.problem }
      return {
        past: goesOn ? past : stepsUpTo(history),
        design: edit.design,
        future: [],
        dragging: drag,
        problem: null,
      }
    }
  }
}
