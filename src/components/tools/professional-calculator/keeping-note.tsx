import { useRef } from 'react'

import { AskFirst } from '@/components/ui/ask-first'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { saveFile } from '@/lib/browser/save-file'

import type { Keeping } from './use-saved-sheet'

const LINK = 'min-h-11 font-semibold underline underline-offset-[.22em]'

type KeepingNoteProps = { keeping: Keeping; aside: string | null; onClear: () => void; onTakeOver: () => void }

/** Says where the work is saved. */
export function KeepingNote({ keeping, aside, onClear, onTakeOver }: KeepingNoteProps) {
  const words = useRef<HTMLSpanElement>(null)
  /** The pressed button is removed, and the focus would be lost with it. */
  const andFocus = (act: () => void) => () => {
    act()
    words.current?.focus()
  }
  return (
    <div className="no-print flex flex-wrap items-baseline gap-x-4 text-sm">
      <span ref={words} role="status" tabIndex={-1} className="outline-none">
        {wordsOf(keeping)}
      </span>
      {keeping.state === 'overtaken' && (
        <button type="button" onClick={andFocus(onTakeOver)} className={LINK}>
          Show that one
        </button>
      )}
      {aside !== null && (
        <button
          type="button"
          onClick={() =>
            saveFile({ name: 'powerboard-unreadable.json', content: new Blob([aside], { type: 'application/json' }) })
          }
          className={LINK}
        >
          Save the unreadable data as a file
        </button>
      )}
      {keeping.state === 'kept' && (
        <AskFirst
          label="Clear this device"
          question="Delete these rooms from this device? They cannot be brought back."
          commandClass={cx(LINK, 'inline-flex items-center')}
        >
          <Button size="sm" onClick={andFocus(onClear)}>
            Yes, delete them
          </Button>
        </AskFirst>
      )}
    </div>
  )
}

function wordsOf(keeping: Keeping): string {
  switch (keeping.state) {
    case 'reading':
    case 'unreached':
      return ''
    case 'nothing':
      return 'What you enter is saved on this device only.'
    case 'refused':
      return 'This device can’t save anything: export the project before you leave the page.'
    case 'unreadable':
      return 'This version can’t read what was saved on this device. It is still there, and new work is saved alongside it.'
    case 'kept':
      return `Saved on this device at ${timeOf(keeping.at)}.`
    case 'overtaken':
      return `Another tab saved a project at ${timeOf(keeping.at)}. If you carry on here, this one will replace it.`
  }
}

const timeOf = (at: Date) => at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
