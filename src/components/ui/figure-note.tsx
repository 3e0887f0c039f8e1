import type { PrintedFigure } from '@/lib/content/printed-figures'

import { EvidenceNote } from './evidence-note'

type FigureNoteProps = {
  figure: PrintedFigure
  /** Punctuation that stays on the line of the figure. */
  closing?: string
}

/** A maintained figure that opens its source; in print, a note appears beside it if it is out of date. */
export function FigureNote({ figure: { text, note }, closing = '' }: FigureNoteProps) {
  const shown = `${text}${closing}`
  if (!note) return shown
  const { about, source, isOver, checkedOn } = note
  return (
    <>
      <EvidenceNote
        figure={text}
        sum={about}
        source={source}
        checked={checkedOn}
        status={checkedOn === null ? { label: 'Calculated', isDisputed: false } : undefined}
      >
        {shown}
      </EvidenceNote>
      {isOver && <span className="hidden print:inline">{` (${source})`}</span>}
    </>
  )
}
