import { cx } from '@/components/ui/cx'
import type { Elements } from '@/components/ui/elements'
import { UnderlinedSummary } from '@/components/ui/underlined-summary'
import { YearBar, YearBarMonths } from '@/components/ui/year-bar'
import type { EstimateView, YearView } from '@/lib/calculators/quick/estimate-view'
import { MONTHS_OF_HEATING } from '@/lib/calculators/quick/months'
import type { HeatingSystemKey } from '@/lib/domain/energy-costs/heating-systems'

import { FigureLink } from './figure-link'
import { SheetSection } from './sheet-section'

/** Renders an override field for a price we do not have; null where we do. */
export type DrawOwnPrice = (system: HeatingSystemKey) => Elements

/** What the home has now, panels and the cheapest of the others; the rest is folded. */
const COMPARED = 3

/** A year of heating with every system we compare: a bar, its figure, its likely range and its carbon. */
export function YearsSection({
  view: { years, bill, vat },
  query,
  ownPrice,
}: {
  view: EstimateView
  query: string
  ownPrice?: DrawOwnPrice | undefined
}) {
  const [compared, others] = [years.slice(0, COMPARED), years.slice(COMPARED)]
  const longest = compared.reduce((one, other) => ((other.bar?.length ?? 0) > (one.bar?.length ?? 0) ? other : one))
  const drawn = (year: YearView) => (
    <Year key={year.system} year={year} isLongest={year === longest} query={query} ownPrice={ownPrice?.(year.system)} />
  )
  return (
    <SheetSection heading="A year’s heating, side by side">
      <figure className="[--year-bar-room:5.7rem] md:[--year-bar-room:6.5rem]">
        <div className="pt-4 max-md:hidden md:ml-50">
          <YearBarMonths months={MONTHS_OF_HEATING} length={longest.bar?.length ?? 0} />
        </div>
        <dl className="mt-1.5">{compared.map(drawn)}</dl>
        <details className="text-sm">
          <UnderlinedSummary>Other ways to heat it</UnderlinedSummary>
          <dl>{others.map(drawn)}</dl>
        </details>
        <figcaption className="mt-4 max-w-[45em] text-xs text-ink-2">
          <details>
            <UnderlinedSummary>How to read it</UnderlinedSummary>
            <p>
              January on the left, December on the right. A wide stripe is an expensive month; a hot colour is a month
              that needs more heat each day. The bracket spans eight in ten results when everything uncertain varies
              within its range. Gas includes the standing charge, which a home without gas would save. Carbon is that of
              the fuel bought in a year.
            </p>
            {[bill, vat].map((note) => note && <p key={note}>{note}</p>)}
          </details>
        </figcaption>
      </figure>
    </SheetSection>
  )
}

function Year({
  year: { system, name, isNow, bar, cost, carbon },
  isLongest,
  query,
  ownPrice,
}: {
  year: YearView
  isLongest: boolean
  query: string
  ownPrice?: Elements
}) {
  const isPanels = system === 'infrared'
  return (
    <div
      className={cx(
        'py-2.5 md:flex md:items-start',
        isPanels && '-mx-5 border-l-6 border-ink bg-daylight px-5 pl-3.5 md:-mx-11 md:px-11 md:pl-9.5',
      )}
    >
      <dt className="flex-none pr-3 leading-tight font-semibold max-md:pb-1.5 md:w-50 md:pt-1.5">
        <span>{name}</span>
        {isNow && <span className="block pt-0.5 text-xs font-normal text-ink-2">What you have now</span>}
      </dt>
      <dd className="min-w-0 flex-1">
        {bar && cost ? (
          <>
            {/* On phones a name stands between the heading and the bars. */}
            {isLongest && (
              <div className="pb-1 md:hidden">
                <YearBarMonths months={MONTHS_OF_HEATING} length={bar.length} />
              </div>
            )}
            <div className="flex items-center gap-3">
              <YearBar length={bar.length} months={MONTHS_OF_HEATING} />
              <FigureLink of={cost.key} query={query} className="font-display text-h3 font-medium">
                {cost.text}
              </FigureLink>
            </div>
            <Bracket {...bar} />
          </>
        ) : (
          <p className="text-sm">We have no price from the last three months.</p>
        )}
        {ownPrice}
        <p className="mt-1 text-xs text-ink-2">
          <span>{`${cost ? `Likely ${cost.likely}` : ''}${cost && carbon ? '. ' : ''}`}</span>
          {carbon && (
            <FigureLink of={carbon.key} query={query}>
              {carbon.text}
            </FigureLink>
          )}
        </p>
      </dd>
    </div>
  )
}

/** The range of eight in ten results, under the bar. */
function Bracket({ from, to }: { from: number; to: number }) {
  const along = (fraction: number) => `calc((100% - var(--year-bar-room)) * ${fraction.toFixed(4)})`
  return (
    <div
      aria-hidden
      className="mt-1 h-1.75 border-x-[1.5px] border-b-[1.5px] border-ink"
      style={{ marginLeft: along(from), width: along(to - from) }}
    />
  )
}
