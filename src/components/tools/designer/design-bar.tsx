import { memo } from 'react'

import { Button } from '@/components/ui/button'
import type { DesignHistory } from '@/lib/domain/design/history'

import { designName } from './keeping-words'

type DesignBarProps = {
  history: Pick<DesignHistory, 'past' | 'future'>
  isShared: boolean
  kept: { name: string; number: number }
  /** Whether it is saved, in a word or two. */
  sign: string
  undo: () => void
  redo: () => void
  onAddRoom: () => void
}

/** What is needed at any time while drawing, and whether the work is saved. */
export const DesignBar = memo(function DesignBar(props: DesignBarProps) {
  const { history, isShared, kept, sign, undo, redo, onAddRoom } = props
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
      {!isShared && (
        <p className="ml-auto max-w-[28em] truncate text-sm font-semibold max-md:hidden">{designName(kept)}</p>
      )}
      <p className="min-w-28 text-right text-xs text-ink-2 max-md:ml-auto">{sign}</p>
    </div>
  )
})
