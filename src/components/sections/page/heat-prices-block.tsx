import type { BlockOf } from '@/lib/content/page'
import type { HeatingPrices, WayOfHeating } from '@/lib/domain/energy-costs/ways-of-heating'
import { formatPrices } from '@/lib/format/prices'

import { BlockFrame, Caption, Sheet } from './block-frame'
import { RichWords } from './rich-words'

const NAMES: Record<WayOfHeating['key'], string> = {
  gas: 'Gas boiler',
  'heat-pump': 'Air-source heat pump',
  electric: 'Electric heater of any kind',
  powerboard: 'Powerboard',
}

const COLUMNS = ['Fuel, p/kWh', 'Heat for each kWh paid', 'Heat, p/kWh']

type HeatPricesBlockProps = { block: BlockOf<'heatPrices'>; prices: HeatingPrices; number: number }

/** The cost of a kWh of heat, four ways, at price cap rates. On a phone each way is a list of its figures. */
export function HeatPricesBlock({
  block: { id, heading, text },
  prices: { tariff, ways },
  number,
}: HeatPricesBlockProps) {
  const rows = Object.values(ways)
    .map(({ key, fuel, heatPerUnit }) => ({
      key,
      fuelPence: tariff[fuel].pencePerKwh,
      heatPerUnit,
      pence: tariff[fuel].pencePerKwh / heatPerUnit,
    }))
    .sort((a, b) => a.pence - b.pence)
  return (
    <BlockFrame id={id} heading={heading}>
      <RichWords of={text} className="mb-6" />
      <Caption name={`Table ${number}`} className="pt-0 pb-3.5">
        Pence for each kWh of heat in the room. {formatPrices(tariff)}.
      </Caption>
      <Sheet className="overflow-x-auto">
        <table role="table" className="stacked w-full border-collapse text-left text-sm tabular-nums">
          <thead role="rowgroup">
            <tr role="row" className="border-t-[1.5px] border-ink">
              <th role="columnheader" scope="col" className="px-4 py-3.5 md:px-6">
                Heated by
              </th>
              {COLUMNS.map((column) => (
                <th key={column} role="columnheader" scope="col" className="px-4 py-3.5 text-right md:px-6">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ key, fuelPence, heatPerUnit, pence }) => (
              <tr key={key} role="row" className="border-t border-line">
                <th role="rowheader" scope="row" className="px-4 py-3 font-semibold md:px-6">
                  {NAMES[key]}
                </th>
                {[fuelPence, heatPerUnit, pence].map((figure, index) => (
                  <td
                    key={COLUMNS[index]}
                    role="cell"
                    data-column={COLUMNS[index]}
                    className="px-4 py-3 last:font-semibold md:px-6 md:text-right print:text-right"
                  >
                    <div>{figure.toFixed(2)}</div>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
    </BlockFrame>
  )
}
