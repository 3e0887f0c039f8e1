import { useDeferredValue, useEffect, useMemo, useState } from 'react'

import { GivenChanger, type GivenChanges } from '@/components/tools/working/given-changer'
import type { WorkingStep } from '@/lib/domain/quantity/working'
import type { QuickAnswers } from '@/lib/domain/quick-estimate/answers'
import { answerView } from '@/lib/site/quick-calculation/answer-view'
import { estimateFor, type Basis } from '@/lib/site/quick-calculation/estimate'
import { VERDICT_WORDS } from '@/lib/site/quick-calculation/verdict-words'

import { AnswerSheet } from './answer-sheet'
import { WORKING_ID } from './figure-link'
import { useCalculationRecord } from './use-calculation-record'

type LiveAnswerProps = { answers: QuickAnswers; basis: Basis; query: string; shown: string | null; openedAtMs: number }

/** The answer worked out in the browser, with the visitor's own figures where there are any. */
export function LiveAnswer({ answers, basis, query, shown, openedAtMs }: LiveAnswerProps) {
  useCalculationRecord({ query, openedAtMs })
  const { changes, own } = useChanges()
  const settled = useDeferredValue(changes) // a slider moves at once, and the answer as soon as it can
  const view = useMemo(() => answerView(estimateFor({ answers, basis, changes: settled })), [answers, basis, settled])

  useEffect(() => {
    if (shown !== null) document.getElementById(WORKING_ID)?.focus()
  }, [shown])

  return (
    <>
      <p role="status" className="sr-only">
        {VERDICT_WORDS[view.verdict]}: {view.cost.text} a year, {view.panels.count.text}.
      </p>
      {Object.keys(changes).length > 0 && <OwnFigures own={own} />}
      <AnswerSheet view={view} query={query} shown={shown} changer={(step) => <GivenChanger step={step} own={own} />} />
    </>
  )
}

function OwnFigures({ own }: { own: GivenChanges }) {
  const steps = Object.values(own.changed).map(({ before }) => before)
  return (
    <p className="flex flex-wrap items-baseline gap-x-5 border-t-6 border-ink px-5 py-3 text-sm md:px-11">
      <span>
        With your own figures: <b>{steps.map(({ name }) => name).join('; ')}</b>.
      </span>
      <button type="button" onClick={() => steps.forEach(({ key }) => own.undo(key))} className="min-h-11 font-semibold underline underline-offset-[.22em]">
        Back to ours
      </button>
    </p>
  )
}

type Changed = { before: WorkingStep; value: number }

function useChanges(): { changes: Readonly<Record<string, number>>; own: GivenChanges } {
  const [changed, setChanged] = useState<Readonly<Record<string, Changed>>>({})
  const changes = useMemo(() => Object.fromEntries(Object.entries(changed).map(([key, { value }]) => [key, value])), [changed])
  const change = (before: WorkingStep, value: number) => setChanged((known) => ({ ...known, [before.key]: { before, value } }))
  const undo = (key: string) => setChanged(({ [key]: _, ...others }) => others)
  return { changes, own: { changed, change, undo } }
}
