import { textLinkClass } from '@/components/ui/link'
import type { EstimateView } from '@/lib/calculators/quick/estimate-view'
import { routes } from '@/lib/routing/routes'

import { FigureLink } from './figure-link'
import { FoldedSection } from './sheet-section'

/** The energy rating before and after. */
export function RatingSection({ view: { rating }, query }: { view: EstimateView; query: string }) {
  const { now, panels, words, note } = rating
  return (
    <FoldedSection heading="Energy rating (EPC)">
      <>
        <dl className="flex flex-wrap gap-x-11 gap-y-3">
          {now && (
            <div>
              <dt className="text-sm text-ink-2">With the heating you have</dt>
              <dd className="font-display text-h3 font-medium">
                <FigureLink of={now.key} query={query}>
                  {now.text}
                </FigureLink>
              </dd>
            </div>
          )}
          <div>
            <dt className="text-sm text-ink-2">With panels</dt>
            <dd className="font-display text-h3 font-medium">
              <FigureLink of={panels.key} query={query}>
                {panels.text}
              </FigureLink>
            </dd>
          </div>
        </dl>
        <div className="mt-4 grid max-w-[44em] gap-2 text-sm text-ink-2">
          <p>{words}</p>
          <p>
            <span>{`${note} `}</span>
            <a href={routes.buildingRegulations} className={textLinkClass}>
              How ratings are calculated
            </a>
            .
          </p>
        </div>
      </>
    </FoldedSection>
  )
}
