import { VerdictLabel } from '@/components/tools/verdict-label'
import { VerdictRooms } from '@/components/tools/verdict-rooms'
import type { EstimateView } from '@/lib/calculators/quick/estimate-view'

import { FigureLink } from './figure-link'

/** Our recommendation, the reasons, and the cost of a year. */
export function VerdictSection({ view, query }: { view: EstimateView; query: string }) {
  const { reasons, rooms, isForWholeHome, rating, cost, difference } = view
  const [first, ...others] = reasons
  return (
    <div className="px-5 pt-7 pb-8 md:px-11 md:pt-9">
      <VerdictLabel verdict={view} />
      <p className="mt-4 max-w-[34em] text-lede">{first}</p>
      {others.length > 0 && (
        <ul className="mt-3 grid max-w-[42em] list-disc gap-1.5 pl-5 text-sm marker:text-ink-3">
          {others.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {rooms && <VerdictRooms rooms={rooms} />}
      {rating.letting && <p className="mt-4 max-w-[38em] border-l-6 border-ink pl-4 font-semibold">{rating.letting}</p>}
      <div className="mt-7 flex flex-wrap items-end gap-x-11 gap-y-5">
        <div>
          <p className="font-display text-[clamp(3.5rem,2.2rem+5.4vw,6.5rem)] leading-[.95] font-medium tracking-[-.025em]">
            <FigureLink of={cost.key} query={query} className="decoration-[3px] underline-offset-[.12em]">
              {cost.text}
            </FigureLink>
          </p>
          <p className="mt-3 text-sm">
            <b>{isForWholeHome ? 'a year with panels' : 'a year with panels in the whole home'}</b>
            <span>{`, likely ${cost.likely}`}</span>
          </p>
        </div>
        {difference && (
          <div>
            <p className="font-display text-h3 font-medium">
              <FigureLink of={difference.key} query={query}>
                {difference.words}
              </FigureLink>
            </p>
            <p className="text-sm text-ink-2">{`a year, likely ${difference.likely}`}</p>
          </div>
        )}
      </div>
    </div>
  )
}
