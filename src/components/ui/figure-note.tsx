import type { PrintedFigure } from '@/lib/site/printed-figures'

import { EvidenceNote } from './evidence-note'

/** A figure of the records that opens where it is from; on paper, that it is out of date stands beside it. */
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
