import { FactList } from '@/components/ui/fact-list'
import { TextLink } from '@/components/ui/link'
import { PanelRow } from '@/components/ui/panel-row'
import { configuratorFor } from '@/lib/calculators/configurator/choices'
import type { EstimateView } from '@/lib/calculators/quick/estimate-view'
import type { Figure } from '@/lib/calculators/quick/figures'
import { isOpen } from '@/lib/routing/closed'
import { scriptRoutes } from '@/lib/routing/script-routes'

import { FigureLink } from './figure-link'
import { SheetSection } from './sheet-section'

/** How many panels are needed as the only heating, their power and their cost. */
export function PanelsSection({
  view: { panels, panelCount, panelWatts, installation, shortOfRule, payback, overTime },
  query,
  panelName,
}: {
  view: EstimateView
  query: string
  /** The panel that is counted; null if there is only one. */
  panelName: string | null
}) {
  const fact = (term: string, figure: Figure) => ({ term, detail: <Detail figure={figure} query={query} /> })
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
      <FactList
        className="mt-5 [--row:.7rem]"
        facts={[
          fact('Heat lost on a cold day', panels.heatLoss),
          fact('Panels at their full power', panels.count),
          fact('Panels at their stated temperature', panels.atStatedTemperature),
          fact('Panels, delivery and fitting', panels.price),
        ]}
      />
      <div className="mt-4 grid max-w-[44em] gap-2 text-sm text-ink-2">
        <p>
          <span>{`The manufacturer states ${panelWatts} W${panelName === null ? '' : ` for the ${panelName}`}`}</span>{' '}
          and a temperature at which the front gives less than that. Until a test report settles it, we count both ways.
          <span>
            {shortOfRule > 0 &&
              ` The manufacturer’s rule of thumb would leave out ${shortOfRule === 1 ? 'one panel' : `${shortOfRule} panels`}.`}
          </span>
        </p>
        <p>{`We assume ${installation} a panel for fitting; we set the price after a survey.`}</p>
        {isOpen(scriptRoutes.configure) && (
          <p>
            <TextLink href={configuratorFor(query)}>Price a system line by line</TextLink>, for the whole home or some
            rooms.
          </p>
        )}
        {payback && <p>{payback}</p>}
        {overTime.map(({ before, figure, after }) => (
          <p key={figure.key}>
            <span>{before}</span>
            <Linked figure={figure} query={query} />
            <span>{after}</span>
          </p>
        ))}
      </div>
    </SheetSection>
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

function Detail({ figure, query }: { figure: Figure; query: string }) {
  return (
    <>
      <Linked figure={figure} query={query} />
      <span> </span>
      <span className="text-ink-2">{`(${figure.likely})`}</span>
    </>
  )
}
