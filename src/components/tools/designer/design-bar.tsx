import { memo } from 'react'

import { Button } from '@/components/ui/button'
import type { DesignHistory } from '@/lib/domain/design/history'

import { type DesignKeeping, keepingSign } from './use-saved-design'

type DesignBarProps = {
  history: Pick<DesignHistory, 'past' | 'future'>
  keeping: DesignKeeping
  undo: () => void
  redo: () => void
  onAddRoom: () => void
}

/** What is needed at any time while drawing, and whether the work is saved. */
export const DesignBar = memo(function DesignBar(props: DesignBarProps) {
  const { history, keeping, undo, redo, onAddRoom } = props
  return (
    <div className="drawing-bar no-print">
      <Button size="sm" look="secondary" disabled={history.past.length === 0} onClick={undo}>
        Undo
      </Button>
      <Button size="sm" look="secondary" disabled={history.future.length === 0} onClick={redo}>
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
