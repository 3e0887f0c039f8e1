import type { ReactNode } from 'react'

import { FactList } from '@/components/ui/fact-list'
import { VAT_PERCENT } from '@/lib/domain/catalogue/delivered-price'
import { linePence } from '@/lib/domain/shop/cart-totals'
import { cartTotals } from '@/lib/domain/shop/cart-totals'
import { poundsAndPence } from '@/lib/format/pounds'

import { CHECKOUT_FORM_ID } from './checkout-fields'
import { lineValue } from './line-value'

type ReceiptLine = {
  productId: number
  variantId?: number | null
  name: string
  quantity: number
  eachPence: number
}

type ReceiptProps = {
  lines: readonly ReceiptLine[]
  deliveryPence: number
  deliveryLabel: ReactNode
  children?: ReactNode
}

/** The ordered products and their total. Its hidden fields belong to the form, which sends exactly what is shown. */
export function Receipt({ lines, deliveryPence, deliveryLabel, children }: ReceiptProps) {
  const totals = cartTotals({ lines, deliveryPence })
  return (
    <section
      id={`${CHECKOUT_FORM_ID}-lines`}
      tabIndex={-1}
      aria-labelledby="receipt"
      className="bg-panel px-5 py-7 shadow-cast md:sticky md:top-24 md:p-9"
    >
      <h2 id="receipt" className="text-h3">
        Your order
      </h2>
      {lines.map((line) => (
        <input key={lineValue(line)} type="hidden" form={CHECKOUT_FORM_ID} name="lines" value={lineValue(line)} />
      ))}
      <input type="hidden" form={CHECKOUT_FORM_ID} name="agreedTotalPence" value={totals.totalPence} />
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
      {children}
    </section>
  )
}

function Sum({ term, pence, className = '' }: { term: ReactNode; pence: number; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 py-2 ${className}`}>
      <dt>{term}</dt>
      <dd>{poundsAndPence(pence)}</dd>
    </div>
  )
}
