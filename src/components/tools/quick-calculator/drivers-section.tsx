import type { EstimateView } from '@/lib/calculators/quick/estimate-view'

import { FigureLink } from './figure-link'
import { FoldedSection } from './sheet-section'

/** The three quantities with the most influence on the annual cost, and the remaining assumptions. */
export function DriversSection({ view: { drivers, basis, hash }, query }: { view: EstimateView; query: string }) {
  return (
    <FoldedSection heading="What affects it most">
      <>
        <ol className="border-t border-line">
          {drivers.map(({ key, name, low, high }) => (
            <li
              key={key}
              className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2.5 text-sm"
            >
              <FigureLink of={key} query={query} className="font-semibold">
                {name}
              </FigureLink>
              <span className="tabular-nums">{`${low} to ${high} a year`}</span>
            </li>
          ))}
        </ol>
        <div className="mt-4 grid max-w-[44em] gap-1 text-xs text-ink-2">
          <p>{`Prices: ${basis.prices}.`}</p>
          <p>{`Weather: ${basis.weather}`}</p>
          <p>
            Calculation <span className="tabular-nums">{hash}</span>: the same on screen, in the email and in the PDF.
          </p>
          {basis.expired.map((note) => (
            <p key={note} className="font-semibold text-ink">
              {note}
            </p>
          ))}
        </div>
      </>
    </FoldedSection>
  )
}
