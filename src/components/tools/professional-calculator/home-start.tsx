import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { beginWith, begunWith } from '@/lib/browser/kept-home'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { HistoryAction } from '@/lib/calculators/professional/sheet-history'
import type { Project } from '@/lib/domain/estimate/project'

import { useKeptHome } from '../use-kept-home'
import { useLatePart } from '../use-late-part'

export type HomeStartProps = {
  basis: Basis
  /** The sheet as read; null while part of it cannot be. */
  project: Project | null
  dispatch: (action: HistoryAction) => void
}

const loadChanges = () => import('./home-changes')

/** Starts from the home that the visitor has told another tool, and offers what changes in it to the other tools. */
export function HomeStart({ basis, project, dispatch }: HomeStartProps) {
  const kept = useKeptHome()
  const [begun, setBegun] = useState(() => begunWith('professional'))
  const { part: changes } = useLatePart({ load: loadChanges, isNeeded: begun !== null })
  const [words, setWords] = useState<string | null>(null)
  if (!kept) return null
  const start = async () => {
    const { sheetFromHome } = await import('./home-start-tools')
    const started = sheetFromHome({ query: kept.query, basis })
    if (!started) return setWords('This home can’t be read any more. Please answer the quick calculator again.')
    dispatch({ type: 'load', sheet: started.sheet })
    beginWith('professional', kept.query)
    setBegun(kept.query)
    setWords(started.words)
  }
  return (
    <div className="no-print grid gap-2">
      <Button
        size="sm"
        look="secondary"
        className="justify-self-start"
        onClick={() => void start().catch(() => setWords('Your home couldn’t be loaded. Please try again.'))}
      >
        {`Start from your home: ${kept.words}`}
      </Button>
      <p role="status" className="max-w-[44em] text-sm empty:hidden">
        {words}
      </p>
      {changes && begun !== null && <changes.HomeChanges key={begun} {...{ begun, basis, project }} />}
    </div>
  )
}
