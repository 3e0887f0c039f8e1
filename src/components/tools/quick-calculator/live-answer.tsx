import { useDeferredValue, useEffect, useMemo, useState } from 'react'

import { GivenChanger, type GivenChanges, type GivenFigure } from '@/components/tools/working/given-changer'
import { OutOfRange } from '@/lib/domain/quantity/range-check'
import type { QuickAnswers } from '@/lib/domain/quick-estimate/answers'
import { answerView, type AnswerView } from '@/lib/site/quick-calculation/answer-view'
import { estimateFor, type Basis } from '@/lib/site/quick-calculation/estimate'
import { unheldPrice } from '@/lib/site/quick-calculation/unheld-prices'
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
  const { view, isOurs } = useMemo(() => answered({ answers, basis, changes: settled }), [answers, basis, settled])

  useEffect(() => {
    if (shown !== null) document.getElementById(WORKING_ID)?.focus()
  }, [shown])

  return (
    <>
      <p role="status" className="sr-only">
        {VERDICT_WORDS[view.verdict]}: {view.cost.text} a year, {view.panels.count.text}.
      </p>
      {Object.keys(changes).length > 0 && <OwnFigures own={own} isOurs={isOurs} />}
      <AnswerSheet
        view={view}
        query={query}
        shown={shown}
        changer={(step) => (step.inputs.length === 0 ? <GivenChanger given={step} own={own} /> : null)}
        ownPrice={(system) => {
          const given = unheldPrice({ system, basis })
          return (
            given && (
              <div className="mt-2">
                <p className="text-sm font-semibold">
                  {given.name} that you pay, {given.unit}
                </p>
                <GivenChanger given={given} own={own} />
              </div>
            )
          )
        }}
      />
    </>
  )
}

type Asked = { answers: QuickAnswers; basis: Basis; changes: Readonly<Record<string, number>> }

/** `isOurs`: no home is as the visitor's figures together say, and the answer is the one without them. */
function answered({ answers, basis, changes }: Asked): { view: AnswerView; isOurs: boolean } {
  try {
    return { view: answerView(estimateFor({ answers, basis, changes })), isOurs: false }
  } catch (error) {
    if (!(error instanceof OutOfRange)) throw error
    return { view: answerView(estimateFor({ answers, basis })), isOurs: true }
  }
}

function OwnFigures({ own, isOurs }: { own: GivenChanges; isOurs: boolean }) {
  const steps = Object.values(own.changed).map(({ before }) => before)
  return (
    <p className="flex flex-wrap items-baseline gap-x-5 border-t-6 border-ink px-5 py-3 text-sm md:px-11">
      <span role={isOurs ? 'alert' : undefined}>
        {isOurs
          ? 'Together no home is as these figures of yours say, so the answer keeps to ours: '
          : 'With your own figures: '}
        <b>{steps.map(({ name }) => name).join('; ')}</b>.
      </span>
      <button
        type="button"
        onClick={() => steps.forEach(({ key }) => own.undo(key))}
        className="min-h-11 font-semibold underline underline-offset-[.22em]"
      >
        Back to ours
      </button>
    </p>
  )
}

type Changed = { before: GivenFigure; value: number }

function useChanges(): { changes: Readonly<Record<string, number>>; own: GivenChanges } {
  const [changed, setChanged] = useState<Readonly<Record<string, Changed>>>({})
  const changes = useMemo(
    () => Object.fromEntries(Object.entries(changed).map(([key, { value }]) => [key, value])),
    [changed],
  )
  const change = (before: GivenFigure, value: number) =>
    setChanged((known) => ({ ...known, [before.key]: { before, value } }))
  const undo = (key: string) => setChanged(({ [key]: _, ...others }) => others)
  return { changes, own: { changed, change, undo } }
}
