import { memo } from 'react'

import { totalsWords } from '@/lib/calculators/designer/totals-words'

import type { Outcome } from './designer-engine'

type TotalsLineProps = { outcome: Outcome | null; isStale: boolean; onOpen: () => void }

/** What the design comes to, in one line that opens the totals. */
export const TotalsLine = memo(function TotalsLine({ outcome, isStale, onOpen }: TotalsLineProps) {
  const words = outcome && totalsWords(outcome.result)
  return (
    <button type="button" className="drawing-totals no-print cursor-pointer" onClick={onOpen}>
      {words ? (
        <>
          <span className="tabular-nums">{words.amounts}</span>
          <span className={`text-sm font-normal ${words.isEnough ? 'text-moss' : ''}`}>
            {isStale ? 'Working out the change.' : words.verdict}
          </span>
        </>
      ) : (
        <span>Working out the heat and the panels.</span>
      )}
    </button>
  )
})
