import { memo } from 'react'

import { totalsWords } from '@/lib/calculators/designer/totals-words'

import type { Outcome } from './designer-engine'

type TotalsLineProps = { outcome: Outcome | null; isStale: boolean; onOpen: () => void }

/** What the design comes to, in one line that opens the totals, and is said when it changes. */
export const TotalsLine = memo(function TotalsLine({ outcome, isStale, onOpen }: TotalsLineProps) {
  const words = outcome && totalsWords(outcome.result)
  return (
    <>
      <p role="status" className="sr-only">
        {words ? `${words.amounts}. ${words.verdict}` : WAIT}
      </p>
      <button type="button" className="drawing-totals no-print cursor-pointer" onClick={onOpen}>
        {words ? (
          <>
            <span className="tabular-nums">{words.amounts}</span>
            <span className={`text-sm font-normal ${words.isEnough ? 'text-moss' : ''}`}>
              {isStale ? 'Working out the change.' : words.verdict}
            </span>
          </>
        ) : (
          <span>{WAIT}</span>
        )}
      </button>
    </>
  )
})

const WAIT = 'Working out the heat and the panels.'
