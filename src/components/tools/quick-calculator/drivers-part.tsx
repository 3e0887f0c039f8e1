import type { AnswerView } from '@/lib/site/quick-calculation/answer-view'

import { FigureLink } from './figure-link'
import { SheetPart } from './sheet-part'

/** The three quantities that the cost of a year hangs on most, and what it rests on otherwise. */
export function DriversPart({ view: { drivers, basis }, query }: { view: AnswerView; query: string }) {
  return (
    <SheetPart heading="What it hangs on most">
      <ol className="border-t border-line">
        {drivers.map(({ key, name, low, high }) => (
          <li
            key={key}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2.5 text-sm"
          >
            <FigureLink of={key} query={query} className="font-semibold">
              {name}
            </FigureLink>
            <span className="tabular-nums">
              {low} to {high} a year
            </span>
          </li>
        ))}
      </ol>
      <div className="mt-4 grid max-w-[44em] gap-1 text-xs text-ink-2">
        <p>Prices: {basis.prices}.</p>
        <p>Weather: {basis.weather}</p>
        {basis.expired.map((note) => (
          <p key={note} className="font-semibold text-ink">
            {note}
          </p>
        ))}
      </div>
    </SheetPart>
  )
}
