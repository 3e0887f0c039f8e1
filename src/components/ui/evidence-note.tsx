import { type ReactNode, useId } from 'react'

import { Badge } from './badge'
import { cx } from './cx'
import { IconButton } from './icon-button'
import type { IconName } from './icon-names'

type Evidence = {
  /** The subject of the note as printed: '5.9p an hour' */
  figure: string
  /** How the figure is obtained. */
  sum?: string
  source?: string
  /** '3 November 2026', or null if nobody has checked it. */
  checked: string | null
  /** The strength of the evidence, in a word or two. */
  status?: { label: string; isDisputed: boolean; icon?: IconName }
}

type EvidenceNoteProps = Evidence & {
  /** The claim it is about; the page check counts these. */
  claimKey?: string
  className?: string
  children: ReactNode
}

/** Text with a dotted underline that opens the evidence for it. Native popover: no JavaScript. */
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
          'relative cursor-pointer [text-align:inherit] underline decoration-edge decoration-dotted decoration-2 underline-offset-[.3em] hover:decoration-current',
          'after:absolute after:-inset-x-1 after:-inset-y-2.5', // a larger target than a line of text
          className,
        )}
      >
        {children}
      </button>
      {/* Spans, because a note may open within a sentence. */}
      <span
        id={id}
        popover="auto"
        role="note"
        className="popover-below w-74 max-w-[calc(100vw-2rem)] rounded-panel border border-transparent bg-panel px-4.5 pt-5.5 pb-4.5 text-left text-sm font-normal text-ink shadow-float before:absolute before:-inset-x-px before:-top-px before:h-1.5 before:rounded-t-panel before:bg-ink before:content-[''] forced-colors:before:bg-[CanvasText]"
      >
        <IconButton
          icon="x"
          label="Close"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="absolute top-2.5 right-1.5"
        />
        <span className="block pr-9 font-semibold">{figure}</span>
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
          {checked && <Badge>{`Checked ${checked}`}</Badge>}
        </span>
      </span>
    </>
  )
}
