import type { ReactNode } from 'react'

import { estimateWithOwn } from '@/lib/calculators/engine/estimate'
import { type Basis, panelNameIn, panelOptions, panelsOf, withPanel } from '@/lib/calculators/engine/estimate-basis'
import { isExample, queryOf } from '@/lib/calculators/engine/home-query'
import { type Typed } from '@/lib/calculators/engine/home-questions'
import { estimateView } from '@/lib/calculators/quick/estimate-view'
import { writeOwnFigures } from '@/lib/domain/estimate/own-figures-text'
import { routes } from '@/lib/routing/routes'
import { type QuickEstimateRead, readQuickEstimate } from '@/lib/schemas/calculate/quick-estimate'

import { EstimateSheet } from './estimate-sheet'
import { LiveCalculator } from './live-calculator'
import { QUESTION_OPTIONS } from './question-options'

type QuickCalculatorProps = {
  /** The page that the form requests for the result. */
  action?: string
  typed: Typed
  basis: Basis
  shown?: string | null
  after?: ReactNode
}

/** Eight questions, no contact details, and the result with its working; `after` is shown below it. */
export function QuickCalculator({
  typed,
  basis,
  shown = null,
  after,
  action = routes.quickCalculator,
}: QuickCalculatorProps) {
  const read = readQuickEstimate(typed)
  const own = read.ok ? read.own : {}
  const query = read.ok ? queryOf({ ...typed, own: writeOwnFigures(own) }) : ''
  return (
    <LiveCalculator
      action={action}
      typed={typed}
      own={own}
      query={query}
      options={{ ...QUESTION_OPTIONS, panel: panelOptions(panelsOf(basis)) }}
      errors={read.ok ? {} : read.errors}
      basis={basis}
      shown={shown}
      after={after}
    >
      {read.ok && isExample(typed) && <ExampleNote />}
      {read.ok && <Estimate {...{ read, basis, query, shown }} />}
    </LiveCalculator>
  )
}

/** Shown until the visitor changes an answer. */
function ExampleNote() {
  return (
    <p className="no-print px-5 pt-5 text-sm md:px-11">
      <b>An example to start from:</b> a modern flat with no heating yet. Change any answer, and it becomes your home.
    </p>
  )
}

type EstimateProps = {
  read: Extract<QuickEstimateRead, { ok: true }>
  basis: Basis
  query: string
  shown: string | null
}

function Estimate({ read: { answers, own, isOwnUnreadable }, basis, query, shown }: EstimateProps) {
  const { estimate, isOwnRefused } = estimateWithOwn({ answers, basis, own })
  return (
    <EstimateSheet
      view={estimateView(estimate)}
      panelName={panelNameIn(withPanel(basis, answers.panel))}
      query={query}
      shown={shown}
      isOwnRefused={isOwnRefused || isOwnUnreadable}
    />
  )
}
