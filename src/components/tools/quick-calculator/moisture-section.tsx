import type { EstimateView } from '@/lib/calculators/quick/estimate-view'

import { FigureLink } from './figure-link'
import { FoldedSection } from './sheet-section'

const CELL = 'border-b border-line py-2.5 pr-2 text-left align-baseline last:pr-0 sm:pr-3'

/** The risk of damp on the coldest surfaces in winter, which no heater prevents by itself. */
export function MoistureSection({ view: { moisture }, query }: { view: EstimateView; query: string }) {
  return (
    <FoldedSection heading="Condensation and mould">
      <>
        <table className="w-full border-t border-line text-sm tabular-nums">
          <caption className="sr-only">The coldest places in an average January</caption>
          <thead>
            <tr>
              <th className={CELL}>Coldest places in January</th>
              <th className={CELL}>Surface</th>
              <th className={CELL}>Humidity there</th>
              <th className={CELL}>Risk</th>
            </tr>
          </thead>
          <tbody>
            {moisture.map(({ position, surface, humidity, verdict }) => (
              <tr key={position}>
                <th scope="row" className={CELL}>
                  {position}
                </th>
                {[surface, humidity].map(({ key, text }) => (
                  <td key={key} className={CELL}>
                    <FigureLink of={key} query={query}>
                      {text}
                    </FigureLink>
                  </td>
                ))}
                <td className={CELL}>{verdict}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="mt-4 grid max-w-[44em] gap-2 text-sm text-ink-2">
          <p>
            Mould grows where the air at a surface stays above 80% relative humidity for days; at 100% water condenses.
            The check uses the U-values of your home in corners and behind furniture. The temperature and humidity of
            your rooms are assumptions: open a figure to change them.
          </p>
          <p>
            Panels remove no moisture, and no heater prevents mould by itself. Heating only some rooms saves energy, but
            makes the others damper. Ventilation, extractor fans and insulation are the remedy.
          </p>
        </div>
      </>
    </FoldedSection>
  )
}
