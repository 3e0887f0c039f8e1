'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'

import { linesOf, type StoredQuote } from '@/lib/calculators/quote/stored-quote'
import { depositPence, discountPercent, quoteTotals } from '@/lib/domain/quotes/quote-lines'
import { poundsAndPence } from '@/lib/format/pounds'

type Typed = Pick<StoredQuote, 'lines' | 'depositPercent'>

/** The totals of the lines as typed, before they are saved. */
export function LiveTotals() {
  const [fields] = useAllFormFields()
  const { lines, depositPercent } = reduceFieldsToValues(fields, true) as Typed // the fields of a quote
  const quoted = linesOf({ lines: lines ?? [] })
  const totals = quoteTotals(quoted)
  const deposit = depositPence(totals, depositPercent ?? null)
  const percent = discountPercent(quoted)
  return (
    <dl className="pb-totals" role="status" aria-label="Totals">
      <Amount name="Excluding VAT" pence={totals.netPence} />
      <Amount name="VAT" pence={totals.vatPence} />
      <Amount name="Total" pence={totals.totalPence} />
      {deposit !== null && <Amount name="Deposit" pence={deposit} />}
      {percent > 0 && (
        <div>
          <dt>Discount</dt>
          <dd>{`${percent.toFixed(1)}%`}</dd>
        </div>
      )}
    </dl>
  )
}

const Amount = ({ name, pence }: { name: string; pence: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{poundsAndPence(pence)}</dd>
  </div>
)
