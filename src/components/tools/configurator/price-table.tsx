import type { Price } from '@/lib/calculators/configurator/price'
import { VAT_PERCENT } from '@/lib/domain/catalogue/delivered-price'
import { priceOrSurvey } from '@/lib/format/price-or-survey'

/** The lines of a price, which add up to its total; VAT is shown separately. */
export function PriceTable({ price: { lines, netPence, vatPence, totalPence } }: { price: Price }) {
  return (
    <table className="mt-5 w-full border-t border-line text-sm">
      <caption className="sr-only">The price, line by line, in pounds including VAT</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">What</th>
          <th scope="col">Price including VAT</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, detail, pence }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-2.5 pr-4 text-left align-top font-semibold">
              <span>{name}</span>
              <span className="block font-normal text-ink-2">{detail}</span>
            </th>
            <Amount isUnknown={pence === null}>{priceOrSurvey(pence)}</Amount>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-b-2 border-ink text-base font-semibold">
          <th scope="row" className="py-2.5 pr-4 text-left">
            Total including VAT
          </th>
          <Amount>{priceOrSurvey(totalPence)}</Amount>
        </tr>
        {[
          { name: 'Excluding VAT', pence: netPence },
          { name: `VAT at ${VAT_PERCENT}%`, pence: vatPence },
        ].map(({ name, pence }) => (
          <tr key={name} className="text-ink-2">
            <th scope="row" className="py-2.5 pr-4 text-left font-normal">
              {name}
            </th>
            <Amount>{priceOrSurvey(pence)}</Amount>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}

function Amount({ isUnknown = false, children }: { isUnknown?: boolean; children: string }) {
  return (
    <td
      style={isUnknown ? HATCHED : undefined}
      className={`py-2.5 text-right align-top whitespace-nowrap tabular-nums ${isUnknown ? 'pr-2 print-exact' : ''}`}
    >
      {isUnknown ? <span className="bg-panel px-1.5">{children}</span> : children}
    </td>
  )
}

/** So that it is not taken for a price of nothing. Only here, so it costs other pages no styles. */
const HATCHED = { background: 'repeating-linear-gradient(135deg, var(--color-line) 0 1.5px, transparent 1.5px 8px)' }
