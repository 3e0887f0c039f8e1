import type { PrintedFigure } from '@/lib/content/printed-figures'

import { EvidenceNote } from './evidence-note'

/** A maintained figure that opens its source; in print, a note appears beside it if it is out of date. */
export function FigureNote({ figure: { text, note } }: { figure: PrintedFigure }) {
  if (!note) return text
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
        {text}
      </EvidenceNote>
      {isOver && <span className="hidden print:inline"> ({source})</span>}
    </>
  )
}
