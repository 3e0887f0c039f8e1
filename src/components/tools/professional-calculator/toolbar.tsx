import type { ReactNode } from 'react'

import { Button } from '@/components/ui/button'

type ToolbarProps = {
  /** The rows that the buttons affect: 'Lounge', '3 rooms'. */
  rows: string
  canUndo: boolean
  canRedo: boolean
  on: Record<'add' | 'duplicate' | 'moveUp' | 'moveDown' | 'remove' | 'undo' | 'redo', () => void>
}

/** The table's keyboard shortcuts as buttons. */
export function Toolbar({ rows, canUndo, canRedo, on }: ToolbarProps) {
  return (
    <div role="group" aria-label="Rooms" className="no-print flex flex-wrap items-center gap-2.5">
      <Button size="sm" look="secondary" onClick={on.add}>
        Add a room
      </Button>
      <Action press={on.duplicate}>{`Duplicate ${rows}`}</Action>
      <Action press={on.moveUp}>Move up</Action>
      <Action press={on.moveDown}>Move down</Action>
      <Action press={on.remove}>{`Delete ${rows}`}</Action>
      <span className="ml-auto flex gap-2.5">
        <Action press={on.undo} disabled={!canUndo}>
          Undo
        </Action>
        <Action press={on.redo} disabled={!canRedo}>
          Redo
        </Action>
      </span>
    </div>
  )
}

function Action({ press, disabled = false, children }: { press: () => void; disabled?: boolean; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={press}
      // Keep the focus in the table.
      onPointerDown={(event) => event.preventDefault()}
      disabled={disabled}
      className="min-h-11 cursor-pointer px-2 text-sm font-semibold underline underline-offset-[.22em] disabled:cursor-default disabled:text-ink-3 disabled:no-underline"
    >
      {children}
    </button>
  )
}
