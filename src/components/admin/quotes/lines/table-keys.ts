/** What a key does in the table of lines. */
export type TableAction = 'left' | 'right' | 'up' | 'down' | 'add' | 'move-up' | 'move-down' | 'remove'

export type PressedKey = { key: string; isAlt: boolean; isControl: boolean; isShift: boolean }

/** The control that has the focus. `isAtStart`, `isAtEnd`: where the caret of a text is, with nothing selected. */
export type FocusedControl = { kind: 'text' | 'choice' | 'tick' | 'button'; isAtStart: boolean; isAtEnd: boolean }

const MOVES: Partial<Record<string, TableAction>> = { ArrowUp: 'move-up', ArrowDown: 'move-down' }

/**
 * The action of a key; null if the control keeps it. A text keeps its arrows until the caret is at its edge, and its
 * Delete; a list of choices keeps up and down; a button keeps Enter.
 */
export function tableAction(
  { key, isAlt, isControl, isShift }: PressedKey,
  control: FocusedControl,
): TableAction | null {
  if (isAlt) return MOVES[key] ?? null
  if (key === 'Delete') return isControl || control.kind !== 'text' ? 'remove' : null
  if (isControl || isShift) return null
  if (key === 'Enter') return control.kind === 'button' ? null : 'add'
  return arrowAction(key, control)
}

function arrowAction(key: string, { kind, isAtStart, isAtEnd }: FocusedControl): TableAction | null {
  switch (key) {
    case 'ArrowUp':
      return kind === 'choice' ? null : 'up'
    case 'ArrowDown':
      return kind === 'choice' ? null : 'down'
    case 'ArrowLeft':
      return kind !== 'text' || isAtStart ? 'left' : null
    case 'ArrowRight':
      return kind !== 'text' || isAtEnd ? 'right' : null
    default:
      return null
  }
}
