import { Section } from '@/components/ui/section'
import type { LocalFacts } from '@/lib/domain/locations/local-facts'
import { hasMainsGas } from '@/lib/domain/locations/mains-gas'
import { electricityVatWords } from '@/lib/format/electricity-vat'
import { pounds } from '@/lib/format/pounds'

const SYSTEMS = [
  { key: 'panels', name: 'Panels' },
  { key: 'gas', name: 'Gas boiler' },
  { key: 'heatPump', name: 'Heat pump' },
  { key: 'storage', name: 'Storage heaters' },
] as const

/** A year of heating in three typical homes. Renders nothing if there is no price to calculate with. */
export function YearCosts({ facts }: { facts: LocalFacts }) {
  const { homes, place, price } = facts
  const hasGas = hasMainsGas(facts)
  const systems = SYSTEMS.filter(({ key }) => hasGas || key !== 'gas')
  const priced = homes.flatMap(({ label, pence }) => (pence ? [{ label, pence }] : []))
  if (priced.length === 0 || !price) return null
  const vat = electricityVatWords({ change: price.vatChange })
  return (
    <Section name="A year of heating" context={`Prices of ${price.period}`} band="plaster">
      <h2 className="text-h2">What three homes in {place.name} cost</h2>
      <table role="table" className="stacked mt-7 w-full border-collapse text-sm tabular-nums">
        <thead role="rowgroup">
          <tr role="row" className="border-t-[1.5px] border-ink text-left">
            <th role="columnheader" scope="col" className="py-3 font-semibold">
              Home
            </th>
            {systems.map(({ key, name }) => (
              <th key={key} role="columnheader" scope="col" className="py-3 pl-4 text-right font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {priced.map(({ label, pence }) => (
            <tr key={label} role="row" className="border-t border-line">
              <th role="rowheader" scope="row" className="py-3 text-left font-semibold">
                {label}
              </th>
              {systems.map(({ key, name }) => (
                <Cost key={key} of={name} pence={pence[key]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-[46em] pt-4 text-sm text-ink-2">
        Heated in the mornings and evenings, at the region’s capped prices
        {hasGas && '; gas includes its standing charge'}. {vat}
      </p>
    </Section>
  )
}

function Cost({ of, pence }: { of: string; pence: number }) {
  return (
    <td role="cell" data-column={of} className="py-3 md:text-right print:text-right">
      <div>{pounds(pence)}</div>
    </td>
  )
}
