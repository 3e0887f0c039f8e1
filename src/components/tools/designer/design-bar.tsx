import { memo } from 'react'

import { AskFirst } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'

type DesignBarProps = {
  canUndo: boolean
  canRedo: boolean
  isShared: boolean
  /** Says where the work is saved. */
  kept: string
  undo: () => void
  redo: () => void
  /** Clears the device and returns to the start options. */
  onStartAgain: () => void
}

/** The actions on the whole design. */
export const DesignBar = memo(function DesignBar(props: DesignBarProps) {
  const { canUndo, canRedo, isShared, kept, undo, redo, onStartAgain } = props
  return (
    <div className="no-print flex flex-wrap items-start gap-2 border-b-[1.5px] border-ink pb-3">
      <Button size="sm" look="secondary" disabled={!canUndo} onClick={undo}>
        Undo
      </Button>
      <Button size="sm" look="secondary" disabled={!canRedo} onClick={redo}>
        Redo
      </Button>
      <Button size="sm" look="secondary" onClick={() => window.print()}>
        Print
      </Button>
      <AskFirst
        size="sm"
        label={isShared ? 'Leave without saving' : 'Clear this device and start again'}
        question={
          isShared
            ? 'Leave? What you have changed since the last version is lost.'
            : 'Delete this drawing and its picture from this device? They cannot be brought back.'
        }
      >
        <Button size="sm" onClick={onStartAgain}>
          {isShared ? 'Yes, leave' : 'Yes, delete them'}
        </Button>
      </AskFirst>
      <p role="status" className="ml-auto text-sm text-ink-2">
        {kept}
      </p>
    </div>
  )
})
