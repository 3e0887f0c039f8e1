import type { Sheet } from './sheet'
import { changed, type SheetAction } from './sheet-actions'

/** A sheet with undo and redo stacks. `typing` names the field whose keystrokes count as one step. */
export type SheetHistory = { past: readonly Sheet[]; sheet: Sheet; future: readonly Sheet[]; typing: string | null }

export type HistoryAction =
  SheetAction | { type: 'undo' } | { type: 'redo' } | { type: 'settle' } | { type: 'restore'; sheet: Sheet }

const STEPS_MAX = 200

export const historyOf = (sheet: Sheet): SheetHistory => ({ past: [], sheet, future: [], typing: null })

/**
 * Applies an action to the history. `settle` ends typing in a field; `restore` replaces the sheet and clears the
 * history. Every other action can be undone.
 */
export function withHistory(history: SheetHistory, action: HistoryAction): SheetHistory {
  const { past, sheet, future, typing } = history
  switch (action.type) {
    case 'undo': {
      const before = past.at(-1)
      return before ? { past: past.slice(0, -1), sheet: before, future: [sheet, ...future], typing: null } : history
    }
    case 'redo': {
      const [after, ...later] = future
      return after ? { past: [...past, sheet], sheet: after, future: later, typing: null } : history
    }
    case 'settle':
      return typing === null ? history : { ...history, typing: null }
    case 'restore':
      return historyOf(action.sheet)
    default: {
      const next = changed(sheet, action)
      if (next === sheet) return history
      const field = fieldOf(action)
      const isSameField = field !== null && field === typing
      return { past: isSameField ? past : [...past, sheet].slice(-STEPS_MAX), sheet: next, future: [], typing: field }
    }
  }
}

function fieldOf(action: SheetAction): string | null {
  if (action.type === 'name') return 'name'
  if (action.type === 'cell') return `cell ${action.row} ${action.column}`
  if (action.type === 'own') return `own ${action.key}`
  if (action.type === 'home') return `home ${Object.keys(action.change).join(' ')}`
  return action.type === 'element' ? `element ${action.row} ${action.id} ${Object.keys(action.change).join(' ')}` : null
}
