import type { ReactNode } from 'react'

import { cx } from '@/components/ui/cx'
import { FactList } from '@/components/ui/fact-list'
import { VAT_PERCENT } from '@/lib/domain/catalogue/delivered-price'
import { type CartTotals, linePence } from '@/lib/domain/shop/cart-totals'
import { poundsAndPence } from '@/lib/format/pounds'

import type { ReceiptLine } from './receipt-line'

type ReceiptSumsProps = { lines: readonly ReceiptLine[]; totals: CartTotals; deliveryLabel: ReactNode }

/** The price of each line, the delivery, the total and its VAT. */
export function ReceiptSums({ lines, totals, deliveryLabel }: ReceiptSumsProps) {
  return (
    <>
      <FactList
        className="mt-4"
        facts={lines.map((line) => ({
          term: `${line.quantity} × ${line.name}`,
          detail: poundsAndPence(linePence(line)),
        }))}
      />
      <dl className="text-sm tabular-nums">
        <Sum term={deliveryLabel} pence={totals.deliveryPence} />
        <Sum
          term="Total including VAT"
          pence={totals.totalPence}
          className="border-t-[1.5px] border-b border-t-ink border-b-line text-h4 font-semibold"
        />
        <Sum term="Excluding VAT" pence={totals.netPence} className="text-ink-2" />
        <Sum term={`VAT at ${VAT_PERCENT}%`} pence={totals.vatPence} className="text-ink-2" />
      </dl>
    </>
  )
}

function Sum({ term, pence, className }: { term: ReactNode; pence: number; className?: string }) {
  return (
    <div className={cx('flex justify-between gap-4 py-2', className)}>
      <dt>{term}</dt>
      <dd>{poundsAndPence(pence)}</dd>
    </div>
  )
}
