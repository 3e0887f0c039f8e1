import { useState } from 'react'

import { Button } from '@/components/ui/button'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { HistoryAction } from '@/lib/calculators/professional/sheet-history'

import { useKeptHome } from '../use-kept-home'

type HomeStartProps = { basis: Basis; dispatch: (action: HistoryAction) => void }

/** Starts from the home that the visitor has told another tool. */
export function HomeStart({ basis, dispatch }: HomeStartProps) {
  const kept = useKeptHome()
  const [words, setWords] = useState<string | null>(null)
  if (!kept) return null
  const start = async () => {
    const { sheetFromHome } = await import('./home-start-tools')
    const started = sheetFromHome({ query: kept.query, basis })
    if (!started) return setWords('This home can’t be read any more. Please answer the quick calculator again.')
    dispatch({ type: 'load', sheet: started.sheet })
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
    </div>
  )
}
