import { VerdictLabel } from '@/components/tools/verdict-label'
import { VerdictRooms } from '@/components/tools/verdict-rooms'
import { TextLink } from '@/components/ui/link'
import { PanelRow } from '@/components/ui/panel-row'
import { UnderlinedSummary } from '@/components/ui/underlined-summary'
import { shareAndRest, twoCounts } from '@/lib/calculators/comfort-share'
import { configuratorFor } from '@/lib/calculators/configurator/choices'
import { estimateFor } from '@/lib/calculators/engine/estimate'
import { type Basis, panelNameIn, withPanel } from '@/lib/calculators/engine/estimate-basis'
import { queryOf, quickCalculatorFor } from '@/lib/calculators/engine/home-query'
import type { Typed } from '@/lib/calculators/engine/home-questions'
import { type EstimateView, estimateView } from '@/lib/calculators/quick/estimate-view'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'
import { isOpen } from '@/lib/routing/closed'
import { routes } from '@/lib/routing/routes'

type EstimateResultProps = {
  /** The home as typed, for the links to other tools, and as read. */
  typed: Typed
  answers: QuickAnswers
  basis: Basis
}

/** The quick calculator’s result in short: the year, the panels and the verdict. */
export function EstimateResult({ typed, answers, basis }: EstimateResultProps) {
  const estimate = estimateFor({ answers, basis })
  const view = estimateView(estimate)
  const { label, reasons, rooms, cost, panels, panelCount, panelWatts, atStatedTemperature, vat } = view
  return (
    <>
      <p role="status" className="sr-only">{`${panels.count.text}, ${cost.text} a year. ${label}.`}</p>
      <Year view={view} />
      <div className="border-t border-line px-5 py-6 md:px-9">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="font-display text-h3 font-medium">{panels.count.text}</span>
          <span className="text-sm text-ink-2">{`${panels.price.text}, delivered and fitted`}</span>
        </p>
        <PanelRow panels={panelCount} />
        <p className="mt-4 max-w-[44em] text-sm">{shareAndRest(estimate.comfort)}</p>
      </div>
      <div className="border-t border-line px-5 py-6 md:px-9">
        <VerdictLabel verdict={view} />
        <p className="mt-3 max-w-[40em]">{reasons[0]}</p>
        {rooms && <VerdictRooms rooms={rooms} />}
      </div>
      <OtherTools typed={typed} />
      <details className="border-t border-line px-5 pb-6 text-xs text-ink-2 md:px-9">
        <UnderlinedSummary>What this rests on</UnderlinedSummary>
        <p className="max-w-[60em]">{[`${view.basis.prices}.`, view.basis.weather, ...(vat ? [vat] : [])].join(' ')}</p>
        <p className="mt-2 max-w-[60em]">
          {twoCounts({
            panelWatts,
            panelName: panelNameIn(withPanel(basis, answers.panel)),
            panels: panelCount,
            atStatedTemperature,
          })}
        </p>
      </details>
    </>
  )
}

function Year({ view: { cost, difference, isForWholeHome } }: { view: EstimateView }) {
  return (
    <div className="flex flex-wrap items-end gap-x-11 gap-y-4 px-5 pt-7 pb-6 md:px-9 md:pt-9">
      <div>
        <p className="font-display text-[clamp(3.5rem,2.2rem+5.4vw,6.5rem)] leading-[.95] font-medium tracking-[-.025em]">
          {cost.text}
        </p>
        <p className="mt-2 text-sm">
          <b>{isForWholeHome ? 'a year with panels' : 'a year with panels in the whole home'}</b>
          <span>{`, likely ${cost.likely}`}</span>
        </p>
      </div>
      {difference && (
        <div>
          <p className="font-display text-h3 font-medium">{difference.words}</p>
          <p className="text-sm text-ink-2">{`a year, likely ${difference.likely}`}</p>
        </div>
      )}
    </div>
  )
}

/** Where this home goes on. */
function OtherTools({ typed }: { typed: Typed }) {
  return (
    <p className="border-t border-line px-5 py-5 text-sm md:px-9">
      <TextLink href={quickCalculatorFor({ asked: typed })}>The same home with your postcode and insulation</TextLink>
      {isOpen(routes.configure) && (
        <>
          <span>{' · '}</span>
          <TextLink href={configuratorFor(queryOf(typed))}>Price a system line by line</TextLink>
        </>
      )}
    </p>
  )
}
