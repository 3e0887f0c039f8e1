import { useDeferredValue, useEffect, useMemo } from 'react'

import { useUsageRecord } from '@/components/tools/use-usage-record'
import { GivenChanger, type GivenChanges, oursIn } from '@/components/tools/working/given-changer'
import { calculationBands } from '@/lib/browser/analytics/calculation-bands'
import { rememberCalculation } from '@/lib/browser/analytics/last-calculation'
import { keepHome } from '@/lib/browser/kept-home'
import { sendUsageRecord } from '@/lib/browser/usage-record'
import { estimateWithOwn } from '@/lib/calculators/engine/estimate'
import { type Basis, panelNameIn, withPanel } from '@/lib/calculators/engine/estimate-basis'
import { homeWords } from '@/lib/calculators/engine/home-words'
import { missingPrice } from '@/lib/calculators/engine/missing-prices'
import { estimateView } from '@/lib/calculators/quick/estimate-view'
import type { OwnFigures } from '@/lib/domain/estimate/project'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'
import { scriptRoutes } from '@/lib/routing/script-routes'

import { EstimateSheet } from './estimate-sheet'
import { WORKING_ID } from './figure-link'

type LiveAnswerProps = {
  answers: QuickAnswers
  own: OwnFigures
  onOwn: (own: OwnFigures) => void
  basis: Basis
  query: string
  shown: string | null
  openedAtMs: number
}

/** The result calculated in the browser, with the visitor's overrides. */
export function LiveQuickEstimate({ answers, own, onOwn, basis, query, shown, openedAtMs }: LiveAnswerProps) {
  useUsageRecord({ state: query, openedAtMs, send: (view) => sendUsageRecord({ ...view, query }) })
  const settled = useDeferredValue(own) // a slider moves immediately, the result when there is time
  const { view, isOwnRefused, bands } = useMemo(() => {
    const { estimate, isOwnRefused } = estimateWithOwn({ answers, basis, own: settled })
    return { view: estimateView(estimate), isOwnRefused, bands: calculationBands(estimate) }
  }, [answers, basis, settled])
  const changes: GivenChanges = {
    values: own,
    change: (key, value) => onOwn({ ...own, [key]: value }),
    undo: (undone) => onOwn(Object.fromEntries(Object.entries(own).filter(([key]) => key !== undone))),
  }

  useEffect(() => rememberCalculation(bands), [bands])
  useEffect(() => {
    // Not where another site embeds the calculator.
    if (window.location.pathname === scriptRoutes.quickCalculator) keepHome({ query, words: homeWords(query) })
  }, [query])

  useEffect(() => {
    if (shown !== null) document.getElementById(WORKING_ID)?.focus()
  }, [shown])

  return (
    <>
      <p role="status" className="sr-only">{`${view.label}: ${view.cost.text} a year, ${view.panels.count.text}.`}</p>
      <EstimateSheet
        view={view}
        panelName={panelNameIn(withPanel(basis, answers.panel))}
        query={query}
        shown={shown}
        isOwnRefused={isOwnRefused}
        onOurs={() => onOwn({})}
        changer={(step) =>
          step.inputs.length === 0 ? <GivenChanger key={step.key} given={oursIn(step)} own={changes} /> : null
        }
        ownPrice={(system) => {
          const given = missingPrice({ system, basis })
          return (
            given && (
              <div className="mt-2">
                <p className="text-sm font-semibold">{`${given.name} that you last paid, ${given.sold?.unit ?? given.unit}`}</p>
                <GivenChanger given={given} own={changes} />
              </div>
            )
          )
        }}
      />
    </>
  )
}
