import type { ReactNode } from 'react'

import type { Elements } from '@/components/ui/elements'
import { cartTotals } from '@/lib/domain/shop/cart-totals'

import type { ReceiptLine } from '../cart/receipt-line'
import { ReceiptSums } from '../cart/receipt-sums'
import { CHECKOUT_FORM_ID } from './checkout-fields'
import { lineValue } from './line-value'

export const LINES_ID = `${CHECKOUT_FORM_ID}-lines`

type ReceiptProps = {
  lines: readonly ReceiptLine[]
  deliveryPence: number
  deliveryLabel: ReactNode
  /** Not where the quantities can be chosen beside it. */
  sendsLines?: boolean
  children?: Elements
}

/** The ordered products and their total. Its hidden fields belong to the form, which sends what is shown. */
export function Receipt({ lines, deliveryPence, deliveryLabel, sendsLines = true, children }: ReceiptProps) {
  const totals = cartTotals({ lines, deliveryPence })
  return (
    <section
      id={LINES_ID}
      tabIndex={-1}
      aria-labelledby="receipt"
      className="bg-panel px-5 py-7 shadow-cast md:sticky md:top-24 md:p-9"
    >
      <h2 id="receipt" className="text-h3">
        Your order
      </h2>
      {sendsLines &&
        lines.map((line) => (
          <input key={lineValue(line)} type="hidden" form={CHECKOUT_FORM_ID} name="lines" value={lineValue(line)} />
        ))}
      <input type="hidden" form={CHECKOUT_FORM_ID} name="agreedTotalPence" value={totals.totalPence} />
      <ReceiptSums {...{ lines, totals, deliveryLabel }} />
      {children}
    </section>
  )
}
