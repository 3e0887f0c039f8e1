import { FactList } from '@/components/ui/fact-list'
import { TextLink } from '@/components/ui/link'
import { PanelRow } from '@/components/ui/panel-row'
import { UnderlinedSummary } from '@/components/ui/underlined-summary'
import { twoCounts } from '@/lib/calculators/comfort-share'
import { configuratorFor } from '@/lib/calculators/configurator/choices'
import { HOME_NAME } from '@/lib/calculators/engine/told-home'
import type { EstimateView } from '@/lib/calculators/quick/estimate-view'
import type { BareFigure, Figure } from '@/lib/calculators/quick/figures'
import { isOpen } from '@/lib/routing/closed'
import { routes } from '@/lib/routing/routes'
import { withQuery } from '@/lib/routing/script-routes'

import { ComfortNote } from '../comfort-note'
import { FigureLink } from './figure-link'
import { SheetSection } from './sheet-section'

/** How many panels are needed as the only heating, their power and their cost. */
export function PanelsSection({
  view,
  query,
  panelName,
}: {
  view: EstimateView
  query: string
  /** The panel that is counted; null if there is only one. */
  panelName: string | null
}) {
  const { panels, panelCount, atStatedTemperature, comfort, usualRooms, panelWatts, installation } = view
  const fact = (term: string, figure: Figure | BareFigure) => ({
    term,
    detail: <Detail figure={figure} query={query} />,
  })
  return (
    <SheetSection
      heading={<Linked figure={panels.count} query={query} />}
      aside={
        <>
          <Linked figure={panels.kilowatts} query={query} />
          <span>{', '}</span>
          <Linked figure={panels.circuits} query={query} />
          <span>{' of 16 A'}</span>
        </>
      }
    >
      <PanelRow panels={panelCount} />
      {comfort && <ComfortNote comfort={comfort} />}
      <FactList className="mt-5 [--row:.7rem]" facts={[fact('Panels, delivery and fitting', panels.price)]} />
      <details className="mt-2 max-w-[44em] text-sm text-ink-2 [&>p]:mt-2">
        <UnderlinedSummary>How we count and price them</UnderlinedSummary>
        <FactList
          facts={[
            fact('Heat lost on a cold day', panels.heatLoss),
            fact('Panels at their full power', panels.count),
            fact('Panels at their stated temperature', panels.atStatedTemperature),
          ]}
        />
        <p>
          <span>{twoCounts({ panelWatts, panelName, panels: panelCount, atStatedTemperature })}</span>
          <span>{` ${usualRooms}`}</span>
        </p>
        <p>{`We assume ${installation} a panel for fitting; we set the price after a survey.`}</p>
        {view.payback && <p>{view.payback}</p>}
        {view.overTime.map(({ before, figure, after }) => (
          <p key={figure.key}>
            <span>{before}</span>
            <Linked figure={figure} query={query} />
            <span>{after}</span>
          </p>
        ))}
      </details>
      <InOtherTools query={query} isForWholeHome={view.isForWholeHome} />
    </SheetSection>
  )
}

/** Where this home goes on, with what each of the other tools adds. */
function InOtherTools({ query, isForWholeHome }: { query: string; isForWholeHome: boolean }) {
  return (
    <div className="mt-4 max-w-[44em] text-sm text-ink-2">
      {isOpen(routes.configure) && (
        <p>
          <TextLink href={configuratorFor(query)}>Price a system line by line</TextLink>
          <span>
            {isForWholeHome
              ? ', for all rooms or some.'
              : ', for what you asked to heat; the panels above are for the whole home.'}
          </span>
        </p>
      )}
      {isOpen(routes.professionalCalculator) && (
        <p>
          <TextLink href={routes.professionalCalculator}>Work it out room by room</TextLink>, with circuits.
        </p>
      )}
      {isOpen(routes.systemDesigner) && (
        <p>
          <TextLink href={routes.systemDesigner}>Draw the rooms</TextLink>.
        </p>
      )}
      {isOpen(routes.solarQuote) && (
        <p>
          <TextLink href={withQuery(routes.solarQuote, { [HOME_NAME]: query })}>Add a solar roof</TextLink>.
        </p>
      )}
    </div>
  )
}

type LinkedProps = { figure: Pick<Figure, 'key' | 'text'>; query: string }

function Linked({ figure: { key, text }, query }: LinkedProps) {
  return (
    <FigureLink of={key} query={query}>
      {text}
    </FigureLink>
  )
}

function Detail({ figure, query }: { figure: Figure | BareFigure; query: string }) {
  return (
    <>
      <Linked figure={figure} query={query} />
      {figure.likely !== null && (
        <>
          <span> </span>
          <span className="text-ink-2">{`(${figure.likely})`}</span>
        </>
      )}
    </>
  )
}
