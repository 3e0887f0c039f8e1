import type { BlockOf } from '@/lib/site/page'
import { heatedLengthMm, type Powerboard } from '@/lib/site/product'

import { Part, Sheet } from './part'

type Row = { term: string; detail: string; isFull?: true }

/** The panel's figures, from its own record. */
export function SpecTablePart({ block: { id, panel, layout } }: { block: BlockOf<'specTable'> }) {
  const rows = rowsOf(panel).filter(({ isFull }) => layout === 'full' || !isFull)
  return (
    <Part id={id} className="break-inside-avoid">
      <Sheet>
        <table className="w-full border-collapse text-left text-sm tabular-nums">
          <caption className="px-4 pt-5 pb-4 text-left font-display text-h3 font-medium md:px-6">{panel.name}</caption>
          <tbody>
            {rows.map(({ term, detail }) => (
              <tr key={term} className="border-t border-line first:border-t-[1.5px] first:border-ink">
                <th scope="row" className="px-4 py-3 align-top font-semibold md:w-1/2 md:px-6">
                  {term}
                </th>
                <td className="px-4 py-3 align-top md:px-6">{detail}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
    </Part>
  )
}

const whole = (value: number) => value.toLocaleString('en-GB')

function rowsOf(panel: Powerboard): Row[] {
  const { powerWatts, voltage, currentAmps, widthMm, heightMm, thicknessMm, weightKg, operatingTempC, panelsPer16aMax, powerDensityWattsPerM2, heatingWidthMm } = panel
  return [
    { term: 'Rated power', detail: `${powerWatts} W at ${voltage} V` },
    { term: 'Current', detail: `${currentAmps} A` },
    { term: 'Resistance', detail: `${Math.round(voltage ** 2 / powerWatts)} Ω`, isFull: true },
    { term: 'Size', detail: `${whole(widthMm)} × ${heightMm} × ${thicknessMm} mm` },
    { term: 'Weight', detail: `${weightKg} kg` },
    { term: 'Surface temperature', detail: `${operatingTempC} °C` },
    { term: 'Heated zone', detail: `${heatingWidthMm} × ${whole(heatedLengthMm(panel))} mm`, isFull: true },
    { term: 'Power of the heated zone', detail: `${powerDensityWattsPerM2} W/m²`, isFull: true },
    { term: 'Power of the whole face', detail: `${Math.round((powerWatts * 1_000_000) / (widthMm * heightMm))} W/m²`, isFull: true },
    { term: 'Panels on one 16 A circuit', detail: `${panelsPer16aMax} at most` },
    { term: 'Their power and current', detail: `${whole(panelsPer16aMax * powerWatts)} W, ${((panelsPer16aMax * powerWatts) / voltage).toFixed(1)} A`, isFull: true },
  ]
}
