import { useId, type ReactNode } from 'react'

import { Badge } from './badge'
import { cx } from './cx'
import type { IconName } from './icon-names'

export type Evidence = {
  /** What the note is about, as it is printed: '5.9p an hour' */
  figure: string
  /** How the figure comes about. */
  sum?: string
  source?: string
  /** '3 November 2026', or null when nobody has checked it. */
  checked: string | null
  /** How far it is proven, in a word or two. */
  status?: { label: string; isDisputed: boolean; icon?: IconName }
}

type EvidenceNoteProps = Evidence & {
  /** Which claim it is about; the page check counts them. */
  claimKey?: string
  className?: string
  children: ReactNode
}

/** Words or a figure with a dotted line under them that open what stands behind them. Native popover: no script. */
export function EvidenceNote({
  figure,
  sum,
  source,
  checked,
  status,
  claimKey,
  className,
  children,
}: EvidenceNoteProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        data-claim={claimKey}
        className={cx(
          'relative cursor-pointer text-left underline decoration-edge decoration-dotted decoration-2 underline-offset-[.3em] hover:decoration-current',
          'after:absolute after:-inset-x-1 after:-inset-y-2.5', // easier to hit than a line of text
          className,
        )}
      >
        {children}
      </button>
      {/* Spans, because a note may open from within a sentence. */}
      <span
        id={id}
        popover="auto"
        role="note"
        className="popover-below w-74 max-w-[calc(100vw-2rem)] rounded-panel border border-transparent bg-panel px-4.5 pt-5.5 pb-4.5 text-left text-sm font-normal text-ink shadow-float before:absolute before:-inset-x-px before:-top-px before:h-1.5 before:rounded-t-panel before:bg-ink before:content-[''] forced-colors:before:bg-[CanvasText]"
      >
        <span className="block font-semibold">{figure}</span>
        {sum && <span className="block">{sum}</span>}
        {source && <span className="mt-1.5 block text-ink-2">{source}</span>}
        <span className="mt-3 flex flex-wrap gap-2">
          {status && (
            <Badge
              look={status.isDisputed ? 'fault' : 'plain'}
              icon={status.icon ?? (status.isDisputed ? 'alert' : 'file-check')}
            >
              {status.label}
            </Badge>
          )}
          {checked && <Badge>Checked {checked}</Badge>}
        </span>
      </span>
    </>
  )
}
