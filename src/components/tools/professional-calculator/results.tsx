import { memo, useRef, useState } from 'react'

import type { ProjectResult } from '@/lib/site/professional/project-result'

import { FigureWorking, ResultsParts } from './results-parts'

/** What a project comes to: totals, rooms by both methods, circuits, a year, assumptions, and the working of any figure. */
export const Results = memo(function Results({ result }: { result: ProjectResult }) {
  const [shown, setShown] = useState<string | null>(null)
  const working = useRef<HTMLDivElement>(null)
  const show = (key: string) => {
    setShown(key)
    requestAnimationFrame(() => working.current?.focus())
  }
  return (
    <ResultsParts
      result={result}
      show={show}
      working={
        <div ref={working} tabIndex={-1} className="scroll-mt-32 outline-none">
          {shown !== null && (
            <FigureWorking result={result} of={shown}>
              <button type="button" onClick={() => setShown(null)} className="no-print mt-2 min-h-11 text-sm font-semibold underline underline-offset-[.22em]">
                Close the working
              </button>
            </FigureWorking>
          )}
        </div>
      }
    />
  )
})
