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

type HeatPricesPartProps = { block: BlockOf<'heatPrices'>; prices: HeatingPrices; number: number }

/** The cost of a kWh of heat, four ways, at price cap rates. */
export function HeatPricesBlock({
  block: { id, heading, text },
  prices: { tariff, ways },
  number,
}: HeatPricesPartProps) {
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
        <table className="w-full border-collapse text-left text-sm tabular-nums">
          <thead>
            <tr className="border-t-[1.5px] border-ink">
              <th scope="col" className="px-4 py-3.5 md:px-6">
                Heated by
              </th>
              <th scope="col" className="px-4 py-3.5 text-right max-sm:hidden">
                Fuel, p/kWh
              </th>
              <th scope="col" className="px-4 py-3.5 text-right max-sm:hidden">
                Heat for each kWh paid
              </th>
              <th scope="col" className="px-4 py-3.5 text-right md:px-6">
                Heat, p/kWh
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, fuelPence, heatPerUnit, pence }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="px-4 py-3 font-semibold md:px-6">
                  {NAMES[key]}
                </th>
                <td className="px-4 py-3 text-right max-sm:hidden">{fuelPence.toFixed(2)}</td>
                <td className="px-4 py-3 text-right max-sm:hidden">{heatPerUnit.toFixed(2)}</td>
                <td className="px-4 py-3 text-right font-semibold md:px-6">{pence.toFixed(2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
    </BlockFrame>
  )
}
