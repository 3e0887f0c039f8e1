import { VAT_PERCENT } from '@/lib/domain/catalogue/delivered-price'
import { depositPence, discountPercent, optionsIn, type QuoteLine, quoteTotals } from '@/lib/domain/quotes/quote-lines'
import { poundsAndPence } from '@/lib/format/pounds'

type LineTotalsProps = { lines: readonly QuoteLine[]; depositPercent: number | null }

/** The totals of the lines as typed, before they are saved. */
export function LineTotals({ lines, depositPercent }: LineTotalsProps) {
  const { netPence, vatPence, totalPence } = quoteTotals(lines)
  const deposit = depositPence({ netPence, vatPence, totalPence }, depositPercent)
  const percent = discountPercent(lines)
  const withOptions = quoteTotals(lines.map((line) => ({ ...line, isTaken: true }))).totalPence
  return (
    <dl className="pb-totals" role="status" aria-label="Totals">
      {percent > 0 && <Amount name="Discount">{`${percent.toFixed(1)}%`}</Amount>}
      <Amount name="Excluding VAT">{poundsAndPence(netPence)}</Amount>
      <Amount name={`VAT at ${VAT_PERCENT}%`}>{poundsAndPence(vatPence)}</Amount>
      <Amount name="Total">{poundsAndPence(totalPence)}</Amount>
      {optionsIn(lines).length > 0 && <Amount name="With all options">{poundsAndPence(withOptions)}</Amount>}
      {deposit !== null && <Amount name="Deposit">{poundsAndPence(deposit)}</Amount>}
    </dl>
  )
}

const Amount = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
