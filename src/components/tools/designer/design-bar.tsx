import { memo } from 'react'

import { Button } from '@/components/ui/button'

import { type DesignKeeping, keepingSign } from './use-saved-design'

type DesignBarProps = {
  canUndo: boolean
  canRedo: boolean
  keeping: DesignKeeping
  undo: () => void
  redo: () => void
  onAddRoom: () => void
}

/** What is needed at any time while drawing, and whether the work is saved. */
export const DesignBar = memo(function DesignBar(props: DesignBarProps) {
  const { canUndo, canRedo, keeping, undo, redo, onAddRoom } = props
  return (
    <div className="drawing-bar no-print">
      <Button size="sm" look="secondary" disabled={!canUndo} onClick={undo}>
        Undo
      </Button>
      <Button size="sm" look="secondary" disabled={!canRedo} onClick={redo}>
        Redo
      </Button>
      <Button size="sm" look="secondary" onClick={onAddRoom}>
        Add a room
      </Button>
      <p role="status" className="ml-auto text-xs text-ink-2">
        {keepingSign(keeping)}
      </p>
    </div>
  )
})
